#!/bin/sh
# Shows samples/glyphs.txt in Belisha, xterm and kitty, one after the other on a display of its own,
# and puts the three pictures below each other: docs/images/glyphs-beside.png.
#
# Build the distribution first (mvn -DskipTests package). Needs Xvfb, openbox, xterm, kitty, xdotool,
# ImageMagick, dbus-run-session, and the fonts DejaVu, Noto CJK, Noto Color Emoji, one for Devanagari
# and one for Thai.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
out=${1:-$root/docs/images/glyphs-beside.png}
work=$(mktemp -d)
font='DejaVu Sans Mono'
size=12
cols=88
rows=16
show="cat '$root/samples/glyphs.txt'; sleep 120"

mkfifo "$work/display"
Xvfb -displayfd 3 -screen 0 1400x700x24 -dpi 96 3>"$work/display" 2>/dev/null &
server=$!
trap 'kill $server 2>/dev/null; wait 2>/dev/null; rm -rf "$work"' EXIT
read -r number <"$work/display"
export DISPLAY=":$number" LC_ALL=C.UTF-8 HOME="$work" XDG_CONFIG_HOME="$work/config"
unset WAYLAND_DISPLAY
openbox >/dev/null 2>&1 &

# $1 name, $2 the class of its window; the rest is the command.
picture() {
  name=$1
  class=$2
  shift 2
  "$@" >"$work/$name.log" 2>&1 &
  program=$!
  window=
  tries=0
  while [ -z "$window" ]; do
    tries=$((tries + 1))
    [ $tries -lt 120 ] || { cat "$work/$name.log"; echo "$name opened no window" >&2; exit 1; }
    sleep 0.5
    window=$(xdotool search --onlyvisible --class "$class" 2>/dev/null | tail -1) || true
  done
  # Until two pictures in a row are alike: fonts come late.
  last=
  now=first
  while [ "$last" != "$now" ]; do
    last=$now
    sleep 3
    import -window "$window" "$work/$name.png"
    now=$(convert "$work/$name.png" rgb:- | cksum)
  done
  kill $program
  wait $program 2>/dev/null || true
}

mkdir -p "$XDG_CONFIG_HOME/belisha"
cat >"$XDG_CONFIG_HOME/belisha/config.toml" <<TOML
font-family = "$font"
font-size = $size
theme = "dark"
TOML

picture belisha belisha dbus-run-session -- "$root/packaging/target/belisha/bin/belisha" \
  --new-instance --size ${cols}x$rows -e sh -c "$show"
picture xterm xterm xterm -fa "$font" -fs $size -geometry ${cols}x$rows -bg '#16191F' -fg '#D8DEE9' \
  -e sh -c "$show"
picture kitty kitty kitty --config NONE -o font_family="$font" -o font_size=$size \
  -o remember_window_size=no -o initial_window_width=${cols}c -o initial_window_height=${rows}c \
  -o update_check_interval=0 -o background='#16191F' -o foreground='#D8DEE9' sh -c "$show"

label() {
  version=$2
  convert "$work/$1.png" -background '#30343C' -fill white -font DejaVu-Sans -pointsize 14 \
    -gravity North -splice 0x24 -gravity NorthWest -annotate +6+4 "$version" "$work/$1-labelled.png"
}
label belisha Belisha
label xterm "$(xterm -version | head -1)"
label kitty "$(kitty --version | cut -d' ' -f1,2)"
convert "$work/belisha-labelled.png" "$work/xterm-labelled.png" "$work/kitty-labelled.png" \
  -background '#30343C' -append -strip "$out"
