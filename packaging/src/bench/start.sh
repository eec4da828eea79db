#!/bin/bash
# start.sh [N]: milliseconds of N starts of the packaged distribution with and without its AOT caches,
# a line a way and the ratio of the medians. With DISPLAY set also of a window, to its program's first
# step; it wants a window manager and dbus-run-session.
set -eu
n=${1:-5}
dist=$(cd "$(dirname "$0")/../../target/belisha" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work
cp -a "$dist" "$work/without"
rm -f "$work"/without/lib/*.aot

now() { date +%s%3N; }

replay() { "$1/bin/belisha" replay "$0" >/dev/null; now; }
host() { "$1/bin/belisha" host -- true >/dev/null; now; }
window() {
  dbus-run-session -- "$1/bin/belisha" --new-instance --size 80x24 -e sh -c "date +%s%3N >'$work/up'" >/dev/null 2>&1
  cat "$work/up"
}

# Milliseconds of n starts, sorted.
starts() { for _ in $(seq "$n"); do from=$(now); to=$("$1" "$2"); echo $((to - from)); done | sort -n; }

for way in replay host ${DISPLAY:+window}; do
  with=($(starts "$way" "$dist"))
  without=($(starts "$way" "$work/without"))
  echo "$way: with ${with[*]}; without ${without[*]}; ratio" \
    "$(awk "BEGIN { printf \"%.2f\", ${without[n / 2]} / ${with[n / 2]} }")"
done
