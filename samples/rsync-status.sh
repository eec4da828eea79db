#!/bin/sh
# rsync that reports its progress with OSC 7501. Use it in place of rsync:
#
#   rsync-status.sh -a ~/Photos/ backup:/photos/
#
# Adds --info=progress2 (rsync 3.1 or newer). Exit status and output are rsync's own. The reports
# are sent only to a terminal; at the end comes done, or error with rsync's last words. Ctrl+C
# takes the record back.

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1
. "$here/status.sh"
STATUS_APP=rsync
command -v rsync > /dev/null || { echo "rsync-status: rsync is not installed" >&2; exit 127; }
[ $# -gt 0 ] || { echo "usage: rsync-status.sh RSYNC-ARGUMENTS" >&2; exit 2; }

work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
trap 'status clear; exit 130' INT
trap 'status clear; exit 143' TERM HUP

# Lines as they come. Into a pipe GNU tr and BSD tr keep 4 KiB back unless told; busybox tr does not.
lines() {
  if command -v stdbuf > /dev/null; then
    stdbuf -o0 tr '\r' '\n'
  elif printf x | tr -u x x > /dev/null 2>&1; then
    tr -u '\r' '\n'
  else
    tr '\r' '\n'
  fi
}

# rsync ends its progress lines with CR. A report per whole percent, not per line.
watch() {
  last=''
  while IFS= read -r line; do
    printf '%s\n' "$line"
    case $line in
    *[0-9]%*)
      percent=${line%%%*}
      percent=${percent##* }
      case $percent in
      '' | *[!0-9]* | ????*) continue ;;
      esac
      [ "$percent" = "$last" ] || status working --progress "$percent" --msg "$what"
      last=$percent
      ;;
    esac
  done
}

for what in "$@"; do :; done # the last argument: where the files go
what="Copying to $what"
status working --msg "$what"
{
  rsync --info=progress2 --outbuf=L "$@" 2> "$work/errors"
  echo $? > "$work/exit"
} | lines | watch
cat "$work/errors" >&2
code=$(cat "$work/exit" 2> /dev/null || echo 1)

if [ "$code" -eq 0 ]; then
  status done --msg "$what: finished"
else
  status error --msg "rsync ended with $code. $(sed -n '$p' "$work/errors")"
fi
exit "$code"
