#!/bin/bash
# idle.sh [SECONDS]: what a window at rest costs, in percent of a core: the packaged distribution with a
# steady cursor beside a bare JavaFX window at 60 Hz, in the same seconds; then the same with 20 tabs
# whose rings turn; then the threads that paint, with ten hidden tabs at rest and with the same ten printing.
# Needs Xvfb, openbox, dbus-run-session and a Java 25 or newer (JAVA, else the newest in /usr/lib/jvm).
set -eu
seconds=${1:-20}
here=$(cd "$(dirname "$0")" && pwd)
dist=$(cd "$here/../../target/belisha" && pwd)
if [ -z "${IDLE_BUS-}" ]; then IDLE_BUS=1 exec dbus-run-session -- "$0" "$@"; fi
java=${JAVA:-$(ls -d /usr/lib/jvm/*/bin/java | sort -V | tail -n 1)}
work=$(mktemp -d)
export HOME=$work/home XDG_RUNTIME_DIR=$work/run DISPLAY=:$((900 + RANDOM % 90)) LIBGL_ALWAYS_SOFTWARE=1
mkdir -p "$HOME" && mkdir -m 700 "$XDG_RUNTIME_DIR"
Xvfb "$DISPLAY" -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 & started=$!
trap 'kill $started 2>/dev/null || true; sleep 1; rm -rf "$work"' EXIT
sleep 1
openbox >/dev/null 2>&1 & started="$! $started"
sleep 1

# A started script's java: the script becomes it, so it has its process id.
belisha() { "$dist/bin/belisha" "$@" >/dev/null 2>&1 & started="$! $started"; belisha=$!; }
ticks() { awk '{ print $14 + $15 }' "/proc/$1/stat"; }
percent() { awk -v t="$1" -v s="$seconds" -v hz="$(getconf CLK_TCK)" 'BEGIN { printf "%.1f", 100 * t / hz / s }'; }

# both WHAT: of Belisha and of the bare window in the same seconds.
both() {
  local b=$(ticks "$belisha") w=$(ticks "$bare")
  sleep "$seconds"
  echo "$1: Belisha $(percent $(($(ticks "$belisha") - b))) %, bare window $(percent $(($(ticks "$bare") - w))) %"
}

"$java" --enable-native-access=ALL-UNNAMED -Xlog:disable -cp "$dist/lib/javafx/*" "$here/BareWindow.java" >/dev/null 2>&1 &
bare=$! started="$! $started"
belisha --new-instance --size 80x24 -e cat
sleep "${SETTLE:-20}"
both "at rest"

for i in $(seq 20); do
  "$dist/bin/belisha" -e sh -c 'printf "\033]7501;state=working:app=build\033\\"; sleep 1000' >/dev/null 2>&1 || true
done
sleep "${SETTLE:-20}"
both "20 working rings"
kill "$belisha"
sleep 3

# painting WHAT: the threads that paint, of Belisha; their names are cut at 15 bytes by Linux.
painting_ticks() {
  for thread in "/proc/$belisha/task"/*; do
    case $(cat "$thread/comm" 2>/dev/null) in
    belisha-painter | JavaFX* | QuantumRenderer*) awk '{ sub(/.*\) /, ""); print $12 + $13 }' "$thread/stat" ;;
    esac
  done | awk '{ sum += $1 } END { print sum + 0 }'
}
painting() {
  local p
  p=$(painting_ticks)
  sleep "$seconds"
  echo "$1: painting threads $(percent $(($(painting_ticks) - p))) %"
}

# The tab in front sleeps; ten behind it wait for a line before they print without end.
belisha --new-instance --size 80x24 -e sleep 1000
sleep 8
mkfifo "$work/go"
for i in $(seq 10); do
  "$dist/bin/belisha" -e sh -c "cat '$work/go' >/dev/null; while :; do seq 200; sleep 0.01; done" >/dev/null 2>&1
done
"$dist/bin/belisha" -e sleep 1000 >/dev/null 2>&1
sleep "${SETTLE:-20}"
painting "ten hidden tabs at rest"
: >"$work/go"
sleep "${SETTLE:-20}"
painting "ten hidden tabs that print without end"
