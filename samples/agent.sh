#!/bin/sh
# A pretended coding agent that reports with OSC 7501: for demos, tests and screenshots.
#
#   agent.sh                          idle, works, asks for permission, waits for y or n, ends
#   agent.sh --name api --hold blocked
#
#   --name NAME      the app it says it is (agent); shown in its messages too
#   --task TEXT      what it pretends to do
#   --hold STATE     goes straight to idle, working, blocked, done or error and stays there:
#                    blocked waits for y or n and then goes on; the others wait for Enter
#   --kind KIND      what blocked asks for: permission, question or auth
#   --fail           ends with error instead of done
#   --children       three sub-tasks with records of their own
#   --loop           starts again after the end, until Ctrl+C
#   --fast           a tenth of a second where it takes its time otherwise
#   --speed SECONDS  the length of one step (1)
#
# y or n: y goes on and ends with done, n ends with idle. Ctrl+C, TERM and a closed tab take its
# records back. The exit status is 0 after done and idle, 1 after error.

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1
. "$here/status.sh"

usage() {
  sed -n '2,/^$/s/^# \{0,1\}//p' "$0"
}

wrong() {
  printf 'agent.sh: %s\n' "$1" >&2
  exit 2
}

name=agent task='Add retries to the upload client' hold='' kind=permission step=1
fail='' children='' loop=''
while [ $# -gt 0 ]; do
  case $1 in
  --name | --task | --hold | --kind | --speed) [ $# -ge 2 ] || wrong "$1 needs a value" ;;
  esac
  case $1 in
  --name) name=$2; shift ;;
  --task) task=$2; shift ;;
  --hold) hold=$2; shift ;;
  --kind) kind=$2; shift ;;
  --speed) step=$2; shift ;;
  --fail) fail=1 ;;
  --children) children=1 ;;
  --loop) loop=1 ;;
  --fast) step=0.1 ;;
  -h | --help) usage; exit 0 ;;
  *) wrong "no such option: $1" ;;
  esac
  shift
done
case $hold in
'' | idle | working | blocked | done | error) ;;
*) wrong "--hold takes idle, working, blocked, done or error: $hold" ;;
esac
case $kind in
permission) ask='Run "git push origin main"?' ;;
question) ask='Retry 3 times or 5 times?' ;;
auth) ask='Sign in to the registry to go on' ;;
*) wrong "--kind takes permission, question or auth: $kind" ;;
esac
case $step in
'' | . | *[!0-9.]* | *.*.*) wrong "--speed takes seconds: $step" ;;
esac
case $name in
'' | *[!A-Za-z0-9_.+-]*) wrong "--name takes letters, digits and _.+- only: $name" ;;
esac
STATUS_APP=$name

# Interrupted: nothing of this run is true any more. The agent is alone in its tab, so all may go.
leave() {
  trap - INT TERM HUP
  [ -z "$sleeping" ] || kill "$sleeping" 2> /dev/null
  status clear
  exit "$1"
}
sleeping=''
trap 'leave 130' INT
trap 'leave 143' TERM
trap 'leave 129' HUP

# Sleeps in the background, so that a signal is handled at once.
pause() {
  sleep "$step" < /dev/null &
  sleeping=$!
  wait "$sleeping"
  sleeping=''
}

say() {
  printf '%s: %s\n' "$name" "$1"
}

# A line from the person; fails at the end of input.
listen() {
  answer=''
  read -r answer
}

be_idle() {
  say 'ready'
  status idle --msg 'Ready'
}

be_working() {
  say "$task"
  for percent in 0 10 25 40 55 70 85; do
    status working --msg "$task" --progress $percent
    [ "$hold" != working ] || [ $percent -lt 40 ] || return 0
    [ -z "$children" ] || child_step $percent
    pause
  done
}

child_step() {
  case $1 in
  0)
    status working --id "$name/read" --title 'Read the code' --msg 'src/upload.c'
    status idle --id "$name/edit" --title 'Edit' --msg 'waits for Read'
    status idle --id "$name/test" --title 'Test' --msg 'waits for Edit'
    ;;
  25)
    status done --id "$name/read" --title 'Read the code' --msg '14 files'
    status working --id "$name/edit" --title 'Edit' --progress 50 --msg 'src/retry.c'
    ;;
  55)
    status done --id "$name/edit" --title 'Edit' --msg '3 files changed'
    status working --id "$name/test" --title 'Test' --msg 'make check'
    ;;
  85)
    if [ -n "$fail" ]; then
      status error --id "$name/test" --title 'Test' --msg '1 of 42 failed'
    else
      status done --id "$name/test" --title 'Test' --msg '42 passed'
    fi
    ;;
  esac
}

# Fails when the person says no, or is gone.
be_blocked() {
  status blocked --kind "$kind" --msg "$ask"
  while :; do
    printf '%s: %s [y/n] ' "$name" "$ask"
    listen || return 1
    case $answer in
    y | Y | yes) return 0 ;;
    n | N | no) return 1 ;;
    *) say 'please answer y or n' ;;
    esac
  done
}

be_done() {
  say 'done'
  status done --msg "$task: finished, 42 tests pass"
}

be_error() {
  say 'failed: 1 of 42 tests'
  status error --msg 'upload_test failed: 1 of 42 tests'
}

finish() {
  if [ -n "$fail" ]; then
    be_error
    return 1
  fi
  be_done
}

# The whole play, or the part from a blocked hold on.
play() {
  if [ "$hold" != blocked ]; then
    be_idle
    pause
    be_working
  fi
  if be_blocked; then
    status working --msg "$task" --progress 90
    pause
    finish
  else
    say 'stopped'
    status idle --msg 'Stopped'
  fi
}

case $hold in
'' | blocked)
  while :; do
    play
    code=$?
    [ -n "$loop" ] || exit $code
    pause
  done
  ;;
*)
  "be_$hold"
  printf '%s: holds %s, Enter ends it ' "$name" "$hold"
  listen || while :; do pause; done # without a keyboard: until a signal
  case $hold in
  idle | working) status clear ;;
  error) exit 1 ;;
  esac
  ;;
esac
