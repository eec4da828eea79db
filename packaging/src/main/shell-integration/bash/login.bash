# Belisha has a login shell read this through ENV, as bash does in POSIX mode. It leaves that mode at
# once and reads what bash would have read. Not in a function: "declare" there would be local.
# shellcheck shell=bash

set +o posix
# POSIX mode leaves these behind, and another name for the history.
shopt -u shift_verbose
shopt -u inherit_errexit 2>/dev/null # Older ones don't know it.
[[ ${HISTFILE-} != ~/.sh_history || $(declare -p HISTFILE) == "declare -x"* ]] || HISTFILE=~/.bash_history
if [[ -n ${BELISHA_BASH_ENV+set} ]]; then
  ENV=$BELISHA_BASH_ENV
  unset BELISHA_BASH_ENV
else
  unset ENV
fi

# Its functions first: the person's aliases must not get into them.
__belisha_later=yes
. "$BELISHA_SHELL_INTEGRATION/belisha.bash"
[[ ! -r /etc/profile ]] || . /etc/profile
if [[ -r ~/.bash_profile ]]; then
  . ~/.bash_profile
elif [[ -r ~/.bash_login ]]; then
  . ~/.bash_login
elif [[ -r ~/.profile ]]; then
  . ~/.profile
fi
unset __belisha_later
! declare -F __belisha_install >/dev/null || __belisha_install "$(trap -p DEBUG)"
