#!/bin/sh
# belisha ssh: ssh whose remote shell marks its prompts as one here does. Nothing needs to be installed
# there: the scripts go along in the command, into a folder that is removed at the end.
# shellcheck disable=SC2016 # The remote shell expands what is quoted here.
set -u

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P) || exec ssh "$@"

usage() {
  cat <<'END'
Usage: belisha ssh [ssh options] HOST
Logs in as ssh does, and has bash, zsh or fish there mark its prompts and tell its folder.
Needs nothing there and leaves nothing behind. With a remote command, -N, -T and the like, and
outside Belisha, it is plain ssh.
END
}

# Whether the arguments ask for a login with a terminal and nothing else.
is_login() {
  host=
  while [ $# -gt 0 ]; do
    case $1 in
    --) ;;
    -?*)
      letters=${1#-}
      while [ -n "$letters" ]; do
        others=${letters#?}
        letter=${letters%"$others"}
        letters=$others
        case $letter in
        [NTfGVnsOQW]) return 1 ;;
        [BbcDEeFIiJLlmoPpRSw])
          # Its value is the rest of the word, or the next one.
          [ -n "$letters" ] || shift
          [ $# -gt 0 ] || return 1
          letters=
          ;;
        esac
      done
      ;;
    *)
      [ -z "$host" ] || return 1
      host=$1
      ;;
    esac
    shift
  done
  [ -n "$host" ]
}

# The same for what ~/.ssh/config and -o say in the end.
is_usual() {
  config=$(ssh -G "$@" 2>/dev/null) || return 1
  ! printf '%s\n' "$config" | grep -qiE \
    '^(remotecommand [^n]|remotecommand n[^o]|requesttty (no|false)|sessiontype (none|subsystem)|stdinnull (yes|true)|forkafterauthentication (yes|true))'
}

# What runs there, as text for sh: the functions of remote.sh and the files it unpacks.
program() {
  cat "$here/remote.sh"
  printf 'belisha_version=%s\nbelisha_prepare\n' "$(printf %s "${TERM_PROGRAM_VERSION-}" | tr -cd 'A-Za-z0-9.+-')"
  for name in belisha.bash bash/login.bash belisha.zsh zsh/.zshenv belisha.fish; do
    put "$name" "$here/$name"
  done
  put xterm-belisha.ti "$here/../terminfo/xterm-belisha.ti"
  echo belisha_login
}

put() {
  [ -r "$2" ] || return 0
  printf "belisha_put %s <<'BELISHA_END'\n" "$1"
  # Comments stay here.
  grep -v '^ *#' "$2"
  echo BELISHA_END
}

# One line without quotes, backslashes and exclamation marks of its own: whatever shell the remote
# user has (csh and fish have rules of their own), it hands it on to sh as it is.
encoded() {
  sed -e 's/\\/\\0134/g' -e "s/'/\\\\0047/g" -e 's/!/\\0041/g' | awk '{ printf "%s\\0012", $0 }'
}

case ${1-} in
--help)
  usage
  exit 0
  ;;
esac
if [ -z "${BELISHA_TAB-}" ] || ! [ -t 0 ] || ! [ -t 1 ] || ! is_login "$@" || ! is_usual "$@"; then
  exec ssh "$@"
fi
exec ssh -t "$@" "exec sh -c 'eval \"\$(printf %b \"\$1\")\"' sh '$(program | encoded)'"
