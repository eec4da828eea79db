# shellcheck shell=sh
# Report what a shell script is doing with OSC 7501, the Program Status Protocol.
#
#   . ./status.sh
#   status working --app backup --msg "Copying photos" --progress 40
#   status blocked --kind permission --msg "Delete 3 files?"
#   status done --msg "Copied 1,204 photos"
#   status clear
#
#   status STATE [--id ID] [--app NAME] [--title TEXT] [--msg TEXT]
#                [--kind permission|question|auth] [--progress 0..100]
#   STATE: idle, working, done, blocked, error or clear.
#
# A report replaces the whole record: say everything each time. STATUS_APP, when set, is the app
# of reports without --app. Text that is too long is cut, line breaks become spaces. A wrong
# argument is named on standard error and gives status 2; nothing is sent then.
#
# The report goes to standard output when that is a terminal, else to /dev/tty, else nowhere:
# `script > file` and cron stay clean. STATUS_TTY names another place, for tests. Needs only a
# POSIX shell with printf, od, tr, sed, awk and base64 or openssl; status_supported also dd and
# stty. Works in dash, bash, zsh, ksh.
#
# Inside tmux nothing is sent, since tmux swallows it; with STATUS_TMUX=1 it is wrapped for tmux's
# passthrough (set -g allow-passthrough on).

# Sends one report.
status() {
  ( # A subshell: no variable and no option of yours is touched, in any shell.
    [ -z "${ZSH_VERSION-}" ] || emulate sh
    export LC_ALL=C
    state=${1-} id='' app=${STATUS_APP-} title='' msg='' kind='' progress=''
    [ $# -eq 0 ] || shift
    case $state in
    idle | working | done | blocked | error | clear) ;;
    *) _status_wrong "state is idle, working, done, blocked, error or clear: '$state'" ;;
    esac
    while [ $# -gt 0 ]; do
      [ $# -ge 2 ] || _status_wrong "$1 needs a value"
      case $1 in
      --id) id=$2 ;;
      --app) app=$2 ;;
      --title) title=$2 ;;
      --msg) msg=$2 ;;
      --kind) kind=$2 ;;
      --progress) progress=$2 ;;
      *) _status_wrong "no such option: $1" ;;
      esac
      shift 2
    done
    _status_check
    _status_place || exit 0
    body="state=$state"
    [ -z "$id" ] || body="$body:id=$id"
    if [ "$state" != clear ]; then
      [ -z "$kind" ] || body="$body:kind=$kind"
      [ -z "$progress" ] || body="$body:progress=$progress"
      [ -z "$app" ] || body="$body:app=$app"
      title=$(_status_text "$title" 192)
      [ -z "$title" ] || body="$body:title=$title"
      msg=$(_status_text "$msg" 2048)
      [ -z "$msg" ] || body="$body:msg=$msg"
    fi
    _status_send "$body"
  )
}

# Whether the terminal keeps records: 0 for yes. Asks, then asks for its name (CSI c), which every
# terminal answers: whichever answer comes first tells. Waits 1 s at most. Needs the keyboard, so
# call it before you read input, and only from the foreground.
status_supported() {
  (
    [ -z "${TMUX-}" ] || exit 1
    (: > /dev/tty) 2> /dev/null || exit 1
    exec 3<> /dev/tty
    saved=$(stty -g <&3 2> /dev/null) || exit 1
    trap 'stty "$saved" <&3' EXIT
    trap 'exit 1' INT TERM HUP
    # Until the "c" that ends the terminal's name, or a second without a byte.
    stty -icanon -echo min 0 time 10 <&3
    printf '\033]7501;?\033\\\033[c' >&3
    answer=''
    while byte=$(dd bs=1 count=1 <&3 2> /dev/null | od -An -tx1 | tr -d ' \n') && [ -n "$byte" ]; do
      answer="$answer $byte"
      [ "$byte" != 63 ] || break
    done
    case $answer in
    *' 1b 5d 37 35 30 31 3b 3f 1b 5c'*) exit 0 ;;
    *) exit 1 ;;
    esac
  )
}

_status_wrong() {
  printf 'status: %s\n' "$1" >&2
  exit 2
}

_status_check() {
  case $kind in
  '' | permission | question | auth) ;;
  *) _status_wrong "kind is permission, question or auth: '$kind'" ;;
  esac
  [ -z "$kind" ] || [ "$state" = blocked ] || _status_wrong "--kind goes with blocked only"
  case $progress in
  '') ;;
  *[!0-9]* | ????*) _status_wrong "progress is 0 to 100: '$progress'" ;;
  *) [ "$progress" -le 100 ] || _status_wrong "progress is 0 to 100: '$progress'" ;;
  esac
  case ${progress:+$state} in
  '' | working | blocked) ;;
  *) _status_wrong "--progress goes with working or blocked only" ;;
  esac
  case $app in
  *[!A-Za-z0-9_.+-]*) _status_wrong "app takes letters, digits and _.+- only: '$app'" ;;
  esac
  [ ${#app} -le 32 ] || _status_wrong "app is longer than 32: '$app'"
  [ -z "$id" ] || _status_check_id
}

_status_check_id() {
  case $id in
  /* | */ | *//* | *[!A-Za-z0-9_.+/-]*) _status_wrong "unusable id: '$id'" ;;
  esac
  [ ${#id} -le 128 ] || _status_wrong "id is longer than 128: '$id'"
  rest=$id levels=0
  while [ -n "$rest" ]; do
    segment=${rest%%/*} levels=$((levels + 1))
    [ ${#segment} -le 32 ] || _status_wrong "a part of the id is longer than 32: '$id'"
    [ $levels -le 8 ] || _status_wrong "id has more than 8 levels: '$id'"
    case $rest in
    */*) rest=${rest#*/} ;;
    *) rest='' ;;
    esac
  done
}

# Text $1 as base64 on one line: controls out, at most $2 bytes, cut between characters.
_status_text() {
  [ -n "$1" ] || return 0
  # C1 controls are C2 80 to C2 9F in UTF-8; sed in the C locale sees bytes.
  printf '%s' "$1" | tr '\n\r\t' '   ' | tr -d '\000-\037\177' |
    sed "$(printf 's/\302[\200-\237]//g')" | _status_cut "$2" | _status_base64
}

# At most $1 bytes of standard input. A character that the cut went through is dropped: UTF-8
# continuation bytes are 80 to BF, first bytes C0 and up.
_status_cut() {
  # Octal escapes of what is kept, so that any byte survives the shell.
  od -An -v -to1 | awk -v most="$1" '
    { for (i = 1; i <= NF; i++) byte[++n] = $i }
    END {
      end = n > most ? most : n
      if (n > most) while (end > 0 && byte[end + 1] >= "200" && byte[end + 1] <= "277") end--
      for (i = 1; i <= end; i++) printf "\\%s", byte[i]
    }' | { read -r octal || :; printf "${octal-}"; }
}

_status_base64() {
  { base64 2> /dev/null || openssl base64 2> /dev/null; } | tr -d '\n\r'
}

# Sets "place" to where reports go; fails when there is none.
_status_place() {
  if [ -n "${TMUX-}" ] && [ "${STATUS_TMUX-}" != 1 ]; then
    return 1
  elif [ -n "${STATUS_TTY-}" ]; then
    place=$STATUS_TTY
  elif [ -t 1 ]; then
    place=
  elif (: > /dev/tty) 2> /dev/null; then # a subshell: dash would exit
    place=/dev/tty
  else
    return 1
  fi
}

# One write, so that other output cannot come between.
_status_send() {
  if [ -n "${TMUX-}" ] && [ "${STATUS_TMUX-}" = 1 ]; then
    report=$(printf '\033Ptmux;\033\033]7501;%s\033\033\\\033\\' "$1")
  else
    report=$(printf '\033]7501;%s\033\\' "$1")
  fi
  if [ -n "$place" ]; then printf '%s' "$report" >> "$place"; else printf '%s' "$report"; fi
}
