#!/bin/sh
# train.sh DIST WORK [no]: runs the distribution once as it is used, without and with a window (on JavaFX's
# platform that needs no screen), and leaves what Java learnt (classes linked; for the window also
# which code is hot) in DIST/lib/*.aot, for a start in about half the time. Without them all works as
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

# Nothing of the person who builds: no settings, no session bus to notify on.
HOME=$work/home
XDG_RUNTIME_DIR=$work/home
DBUS_SESSION_BUS_ADDRESS=disabled:
export HOME XDG_RUNTIME_DIR DBUS_SESSION_BUS_ADDRESS
unset XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME XDG_CACHE_HOME DISPLAY WAYLAND_DISPLAY

LC_ALL=C awk -f "$here/exercise.awk" >"$work/exercise" || {
  echo "packaging: without awk there is no training run, starts will be slower" >&2
  exit 0
}
program='printf "\033]7501;state=working:app=build\033\\"; cat -- "$1"; printf "\033]7501;state=done:app=build\033\\"; sleep 1'

# train KIND OPTIONS ARGUMENTS...: relative, as Java splits options at blanks.
train() {
  cache=$1.aot
  options="-XX:AOTCacheOutput=$cache $2"
  shift 2
  cd "$dist/lib" || return
  JDK_JAVA_OPTIONS=$options "$dist/bin/belisha" "$@" sh -c "$program" sh "$work/exercise" >"$work/$cache.log" 2>&1
  [ -s "$cache" ] || echo "packaging: $cache was not made, starts will be slower; see $work/$cache.log" >&2
}

# Without what was hot: with it a start is no quicker, and the mixed profile made short lines slower.
train headless '-XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining' host --size 80x24 --
train window '-Dglass.platform=Headless -Dprism.order=sw' --new-instance --size 80x24 -e
rm -f "$work/exercise"
