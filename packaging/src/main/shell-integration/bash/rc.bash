# Belisha has a shell that is no login shell read this (--rcfile) in place of ~/.bashrc. Not in a
# function: "declare" there would be local.
# shellcheck shell=bash

# Its functions first: the person's aliases must not get into them.
__belisha_later=yes
. "$BELISHA_SHELL_INTEGRATION/belisha.bash"
[[ ! -r ~/.bashrc ]] || . ~/.bashrc
unset __belisha_later
! declare -F __belisha_install >/dev/null || __belisha_install "$(trap -p DEBUG)"
