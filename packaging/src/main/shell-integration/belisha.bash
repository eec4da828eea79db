# Belisha's shell integration for bash 4.4 or newer: tells the terminal where prompt, command and
# output begin (OSC 133), how a command ended, the folder (OSC 7) and a title.
# Belisha has bash read this by itself; by hand, say in ~/.bashrc:
#   [[ -n ${BELISHA_SHELL_INTEGRATION-} ]] && . "$BELISHA_SHELL_INTEGRATION/belisha.bash"
# To read it twice does no harm. docs/shell-integration.md tells why it is made so.
# shellcheck shell=bash

[[ $- == *i* ]] && ((BASH_VERSINFO[0] > 4 || (BASH_VERSINFO[0] == 4 && BASH_VERSINFO[1] > 3))) || return 0

__belisha_count=${__belisha_count-}
__belisha_pwd=
__belisha_place=
__belisha_event=
# What follows the person's PS1 and PS0; the plain one where nothing can be run in a prompt.
__belisha_ps1='\[\e]133;B\a\]'
__belisha_ps0='$(__belisha_command)'
__belisha_ps0_plain='\e]133;C\a'

# In PROMPT_COMMAND: all that goes before a prompt, in one write.
__belisha_prompt() {
  # The person's options hold again at the return; a trace (set -x) need not show our insides.
  { local __belisha_status=$? __belisha_flags=$- -; set +aeuxT; } 2>/dev/null
  local __belisha_out= __belisha_last=$__belisha_count __belisha_number='\#'
  # The number of commands: the same after an empty line, which has no end to tell of.
  __belisha_count=${__belisha_number@P}
  if [[ -n $__belisha_last && $__belisha_last != "$__belisha_count" ]]; then
    __belisha_out=$'\e]133;D;'$__belisha_status$'\a'
  fi
  [[ ${PWD-} == "$__belisha_pwd" && -n $__belisha_place ]] || __belisha_locate
  # To standard error, where bash writes the prompt.
  builtin printf '%s' "$__belisha_out$__belisha_place"$'\e]133;A\a' >&2
  __belisha_dress "$__belisha_flags"
  # Where PROMPT_COMMAND is one string, what comes after us in it wants to see the status.
  [[ ${PROMPT_COMMAND-} == $'__belisha_prompt\n'* && $__belisha_flags != *e* ]] || return 0
  return "$__belisha_status"
}

# Our marks at the end of PS1 and PS0, whoever set them anew. A PS1 that goes to other programs
# stays as it is: sh would show the mark as text.
__belisha_dress() {
  if [[ -n ${PS1-} && ${PS1@a} != *[rx]* && $PS1 != *"$__belisha_ps1"* && $PS1 != *\\ ]]; then
    PS1+=$__belisha_ps1
  fi
  local __belisha_want=$__belisha_ps0 __belisha_bang='\!'
  # With functrace a DEBUG trap of the person would print into our $(…).
  if [[ $1 == *T* ]] || ! builtin shopt -q promptvars; then
    __belisha_want=$__belisha_ps0_plain
  fi
  __belisha_event=${__belisha_bang@P}
  [[ ${PS0-} != *"$__belisha_want"* && ${PS0@a} != *[rx]* ]] || return 0
  PS0=${PS0-}
  PS0=${PS0//"$__belisha_ps0"/}
  PS0=${PS0//"$__belisha_ps0_plain"/}$__belisha_want
}

# OSC 7 and the title for the folder we are in.
__belisha_locate() {
  __belisha_pwd=${PWD-}
  local __belisha_url= __belisha_host=${HOSTNAME-} __belisha_title=$__belisha_pwd
  # The locale comes back as the function returns, and where it is unknown bash says so each time.
  __belisha_encode 2>/dev/null
  __belisha_host=${__belisha_host//[!A-Za-z0-9.-]/}
  case $__belisha_title/ in "${HOME:-/}"/*) __belisha_title="~"${__belisha_title#"$HOME"} ;; esac
  [[ -z ${SSH_CONNECTION-} ]] || __belisha_title=$__belisha_host:$__belisha_title
  __belisha_place=$'\e]7;file://'$__belisha_host$__belisha_url$'\a\e]2;'${__belisha_title//[[:cntrl:]]/}$'\a'
}

# __belisha_url: the folder with all but plain letters as %XX, byte by byte.
__belisha_encode() {
  local LC_ALL=C __belisha_at __belisha_byte __belisha_code
  for ((__belisha_at = 0; __belisha_at < ${#__belisha_pwd}; __belisha_at++)); do
    __belisha_byte=${__belisha_pwd:__belisha_at:1}
    if [[ $__belisha_byte != [A-Za-z0-9/._~-] ]]; then
      builtin printf -v __belisha_code %d "'$__belisha_byte"
      builtin printf -v __belisha_byte %%%02X "$((__belisha_code & 255))"
    fi
    __belisha_url+=$__belisha_byte
  done
}

# In PS0, in a subshell, after a command was read: output begins, and the command is the title. Only
# what bash put into its history is shown; with a leading space, say, one wants to hide it.
__belisha_command() {
  { set +eux; } 2>/dev/null
  builtin printf '\e]133;C\a'
  local __belisha_line
  __belisha_line=$(HISTTIMEFORMAT='' builtin history 1 2>/dev/null)
  [[ $__belisha_line =~ ^[[:space:]]*([0-9]+)\*?[[:space:]]+(.*)$ ]] || return 0
  # No newer than before: the same again, or one that is not recorded. (1 is said of an empty history too.)
  if ((BASH_REMATCH[1] <= __belisha_event && __belisha_event > 1)); then
    [[ -z ${HISTIGNORE-} && ${HISTCONTROL-} != *ignore[sb]* ]] || return 0
  fi
  __belisha_line=${BASH_REMATCH[2]:0:200}
  builtin printf '\e]2;%s\a' "${__belisha_line//[[:cntrl:]]/ }"
}

# Puts us into PROMPT_COMMAND. A DEBUG trap would take us for the command that comes next, so with one
# we go before all others; else far behind: who assigns PROMPT_COMMAND as a string, as many dotfiles
# do, changes element 0.
__belisha_enter() {
  local __belisha_each
  for __belisha_each in "${!PROMPT_COMMAND[@]}"; do
    [[ ${PROMPT_COMMAND[__belisha_each]} != __belisha_* ]] || unset "PROMPT_COMMAND[$__belisha_each]"
  done
  if [[ -n $1 ]]; then
    PROMPT_COMMAND=(__belisha_prompt "${PROMPT_COMMAND[@]}")
  else
    PROMPT_COMMAND[7501]=__belisha_prompt
  fi
}

# With the person's DEBUG trap, where it can be seen; by hand only the prompt sees it.
__belisha_install() {
  [[ -z ${PROMPT_COMMAND+set} || ${PROMPT_COMMAND@a} != *r* ]] || return 0
  [[ "${PROMPT_COMMAND[*]-}" != *__belisha_* ]] || return 0
  if ((BASH_VERSINFO[0] < 5 || (BASH_VERSINFO[0] == 5 && BASH_VERSINFO[1] < 1))); then
    # One string here. Not for other programs, who don't know the function.
    declare -g +x PROMPT_COMMAND
    PROMPT_COMMAND=$'__belisha_prompt\n'${PROMPT_COMMAND-}
  elif [[ $# == 0 ]]; then
    PROMPT_COMMAND[7501]='__belisha_enter "$(trap -p DEBUG)"; __belisha_prompt'
  else
    __belisha_enter "$1"
  fi
}

[[ -n ${__belisha_later-} ]] || __belisha_install
