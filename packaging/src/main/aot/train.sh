#!/bin/sh
# train.sh DIST WORK [no]: runs the distribution once as it is used: a window (on JavaFX's platform that
# needs no screen), the commands that ask it, and host. What Java learnt (classes linked; but for host also
# which code is hot) stays in DIST/lib/*.aot, for a start in about half the time. Without them all works as
# well, only slower: a failure here is told and ends nothing. With "no" only takes away what another
# build left. See docs/decisions/0011-aot-cache.md.
set -u
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
dist=$1
rm -f "$dist"/lib/*.aot "$dist"/lib/*.aot.config
[ "${3-}" != no ] || exit 0
rm -rf "$2"
mkdir -p "$2/home" || exit 0
work=$(CDPATH='' cd -- "$2" && pwd -P)

# Nothing of the person who builds: no settings, no session bus to notify on. The path of a socket is short.
HOME=$work/home
XDG_RUNTIME_DIR=$(mktemp -d) || exit 0
trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT
DBUS_SESSION_BUS_ADDRESS=disabled:
export HOME XDG_RUNTIME_DIR DBUS_SESSION_BUS_ADDRESS
unset XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME XDG_CACHE_HOME DISPLAY WAYLAND_DISPLAY

LC_ALL=C awk -f "$here/exercise.awk" >"$work/exercise" || {
  echo "packaging: without awk there is no training run, starts will be slower" >&2
  exit 0
}

# The commands that scripts call, one after the other in one Java; words stand apart by tabs.
tr ' ' '\t' >"$dist/lib/rehearsal" <<'COMMANDS'
--help
--version
list
list --json
list --text
wait --tab 1 --state none,idle,working,done,blocked,error
focus 1
mute 1 --for 1s
mark-seen 1
log 1
next
report working --app build --progress 1 --msg Compiling
report blocked --kind question --id build/one --title Which?
report clear
report run --app build -- true
report --help
clear 1
nonsense
COMMANDS

# What runs in the window: output of all sorts, then the commands, which ask that window, and host.
cat >"$work/session" <<'SESSION'
output='printf "\033]7501;state=working:app=build\033\\"; cat -- "$1"; printf "\033]7501;state=done:app=build\033\\"; sleep 1'
sh -c "$output" sh "$2/exercise"
JDK_JAVA_OPTIONS='-XX:AOTCacheOutput=command.aot -Dbelisha.rehearsal=rehearsal' "$1/bin/belisha" list >"$2/command.log" 2>&1
# Without what was hot: with it host starts no quicker, and the mixed profile made short lines slower.
export JDK_JAVA_OPTIONS='-XX:AOTCacheOutput=host.aot -XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining'
exec "$1/bin/belisha" host --size 80x24 -- sh -c "$output" sh "$2/exercise" 2>"$2/host.log"
SESSION

# Relative, as Java splits options at blanks.
cd "$dist/lib" || exit 0
export JDK_JAVA_OPTIONS='-XX:AOTCacheOutput=window.aot -Dglass.platform=Headless -Dprism.order=sw'
"$dist/bin/belisha" --new-instance --size 80x24 -e sh "$work/session" "$dist" "$work" >"$work/window.log" 2>&1
for cache in command host window; do
  [ -s "$cache.aot" ] || echo "packaging: $cache.aot was not made, starts will be slower; see $work/$cache.log" >&2
done
rm -f "$work/exercise" rehearsal
