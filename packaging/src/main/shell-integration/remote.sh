# What "belisha ssh" runs on the other machine, with any POSIX sh: unpacks the scripts, starts the
# user's login shell with them, and removes them when it ends.
# shellcheck shell=sh disable=SC2016 # What is quoted is for the shell that we start.

belisha_shell=${SHELL:-/bin/sh}

# A folder of our own; where none can be made, the login is a plain one.
belisha_prepare() {
  belisha_folder=$(
    umask 077
    mktemp -d "${TMPDIR:-/tmp}/belisha.XXXXXXXX" 2>/dev/null ||
      { mkdir "${TMPDIR:-/tmp}/belisha.$$" 2>/dev/null && echo "${TMPDIR:-/tmp}/belisha.$$"; }
  ) || exec "$belisha_shell" -l
  trap 'rm -rf "$belisha_folder"' EXIT
  trap 'exit 129' HUP
  trap 'exit 143' TERM
  # A key pressed before the shell has the terminal must not end us before we have cleaned up.
  trap : INT QUIT
  mkdir "$belisha_folder/bash" "$belisha_folder/zsh"
}

belisha_put() {
  cat >"$belisha_folder/$1"
}

# TERM is a name of our own only where every user of the machine finds it, root after sudo too. Else
# what it adds goes into an entry for this login, under the name that is known everywhere.
belisha_terminfo() {
  TERM=xterm-256color
  if (unset TERMINFO TERMINFO_DIRS && HOME=/nonexistent infocmp xterm-belisha) >/dev/null 2>&1; then
    TERM=xterm-belisha
  elif [ -r "$belisha_folder/xterm-belisha.ti" ] && command -v tic >/dev/null; then
    {
      infocmp -x xterm-256color | sed 's/^xterm-256color|[^,]*,/belisha-base|base,/'
      sed -e 's/use=xterm-256color/use=belisha-base/' -e 's/^xterm-belisha|/&xterm-256color|/' \
        "$belisha_folder/xterm-belisha.ti"
    } >"$belisha_folder/entry.ti" 2>/dev/null
    if tic -x -o "$belisha_folder/terminfo" "$belisha_folder/entry.ti" >/dev/null 2>&1; then
      TERMINFO=$belisha_folder/terminfo
      export TERMINFO
    fi
  fi
  export TERM
}

# What sshd prints for a login without a command.
belisha_greeting() {
  [ -e ~/.hushlogin ] || cat /run/motd.dynamic /etc/motd 2>/dev/null
}

belisha_login() {
  belisha_terminfo
  belisha_greeting
  COLORTERM=truecolor
  TERM_PROGRAM=belisha
  TERM_PROGRAM_VERSION=$belisha_version
  BELISHA_SHELL_INTEGRATION=$belisha_folder
  export COLORTERM TERM_PROGRAM TERM_PROGRAM_VERSION BELISHA_SHELL_INTEGRATION
  case $(uname):$belisha_shell in
  # Its bash reads no ENV.
  Darwin:/bin/bash) "$belisha_shell" -l ;;
  *:*/bash)
    [ -z "${ENV+set}" ] || export BELISHA_BASH_ENV="$ENV"
    ENV='$BELISHA_SHELL_INTEGRATION/bash/login.bash' "$belisha_shell" --posix -l
    ;;
  *:*/zsh)
    [ -z "${ZDOTDIR+set}" ] || export BELISHA_ZDOTDIR="$ZDOTDIR"
    ZDOTDIR=$belisha_folder/zsh "$belisha_shell" -l
    ;;
  *:*/fish) "$belisha_shell" --init-command 'source $BELISHA_SHELL_INTEGRATION/belisha.fish' -l ;;
  *) "$belisha_shell" -l ;;
  esac
  exit
}
