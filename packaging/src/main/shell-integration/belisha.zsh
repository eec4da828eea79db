# Belisha's shell integration for zsh 5.1 or newer: tells the terminal where prompt, command and
# output begin (OSC 133), how a command ended, the folder (OSC 7) and a title.
# Belisha has zsh read this by itself; by hand, say in ~/.zshrc:
#   [[ -n ${BELISHA_SHELL_INTEGRATION-} ]] && source "$BELISHA_SHELL_INTEGRATION/belisha.zsh"
# To read it twice does no harm. docs/shell-integration.md tells why it is made so.

[[ -o interactive ]] || return 0

# The person's aliases must not get into our functions; the last line lets them be again.
builtin typeset -g __belisha_aliases=${options[aliases]}
builtin setopt no_aliases

typeset -g __belisha_pwd= __belisha_place= __belisha_ran=${__belisha_ran-}

# Before each prompt, after all other hooks: in one write, and no redrawing repeats it.
__belisha_precmd() {
  # The person's options hold again at the return; a trace (set -x) need not show our insides.
  {
    local __belisha_status=$? __belisha_percent=${options[promptpercent]}
    emulate -L zsh
    setopt no_xtrace no_err_exit no_unset no_warn_create_global
  } 2>/dev/null
  # Whoever sent the output elsewhere gets no marks into it.
  [[ -t 1 ]] || return 0
  local __belisha_out=
  [[ -z $__belisha_ran ]] || __belisha_out=$'\e]133;D;'$__belisha_status$'\a'
  __belisha_ran=
  [[ $PWD == "$__belisha_pwd" && -n $__belisha_place ]] || __belisha_locate
  builtin print -rn -- "$__belisha_out$__belisha_place"$'\e]133;A\a'
  local __belisha_mark=$'%{\e]133;B\a%}'
  if [[ $__belisha_percent == on && -n $PS1 && $PS1 != *"$__belisha_mark"* && $PS1 != *% ]]; then
    PS1+=$__belisha_mark
  fi
  # Whose dotfiles set the hooks anew has taken us out of these.
  (($preexec_functions[(I)__belisha_preexec])) || preexec_functions+=(__belisha_preexec)
  return 0
}

# After a command was read: output begins, and the command is the title, unless it is to be hidden.
__belisha_preexec() {
  {
    local __belisha_hidden=
    [[ ! -o hist_ignore_space || $1 != [[:space:]]* ]] || __belisha_hidden=yes
    emulate -L zsh
    setopt no_xtrace no_err_exit no_warn_create_global
  } 2>/dev/null
  __belisha_ran=yes
  # Behind all others; who took us out gets us back.
  [[ ${precmd_functions[-1]-} == __belisha_precmd ]] ||
    precmd_functions=(${precmd_functions:#__belisha_precmd} __belisha_precmd)
  [[ -t 1 ]] || return 0
  local __belisha_out=$'\e]133;C\a' __belisha_line=${${1:-$2}[1,200]}
  [[ -n $__belisha_hidden ]] || __belisha_out+=$'\e]2;'${__belisha_line//[[:cntrl:]]/ }$'\a'
  builtin print -rn -- "$__belisha_out"
}

# OSC 7 and the title for the folder we are in.
__belisha_locate() {
  __belisha_pwd=$PWD
  local __belisha_host=${HOST//[^A-Za-z0-9.-]/} __belisha_title=${(%):-%~} __belisha_url=
  __belisha_encode
  [[ -z ${SSH_CONNECTION-} ]] || __belisha_title=$__belisha_host:$__belisha_title
  __belisha_place=$'\e]7;file://'$__belisha_host$__belisha_url$'\a\e]2;'${__belisha_title//[[:cntrl:]]/}$'\a'
}

# __belisha_url: the folder with all but plain letters as %XX, byte by byte.
__belisha_encode() {
  setopt local_options no_multibyte
  local __belisha_byte
  for __belisha_byte in ${(s::)__belisha_pwd}; do
    [[ $__belisha_byte == [A-Za-z0-9/._~-] ]] ||
      __belisha_byte=%${(l:2::0:)$(([##16] #__belisha_byte & 255))}
    __belisha_url+=$__belisha_byte
  done
}

__belisha_install() {
  emulate -L zsh
  typeset -ga precmd_functions preexec_functions
  precmd_functions=(${precmd_functions:#__belisha_precmd} __belisha_precmd)
  preexec_functions=(${preexec_functions:#__belisha_preexec} __belisha_preexec)
}

__belisha_install
[[ $__belisha_aliases != on ]] || builtin setopt aliases
