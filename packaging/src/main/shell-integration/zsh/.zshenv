# Belisha has zsh read this in place of ~/.zshenv, by ZDOTDIR. It gives ZDOTDIR back at once, so that
# zsh finds all further files where it always does.

if [[ -n ${BELISHA_ZDOTDIR+set} ]]; then
  export ZDOTDIR="$BELISHA_ZDOTDIR"
  unset BELISHA_ZDOTDIR
else
  unset ZDOTDIR
fi

[[ ! -r ${ZDOTDIR-${HOME-}}/.zshenv ]] || builtin source "${ZDOTDIR-${HOME-}}/.zshenv"

if [[ -o interactive && -r ${BELISHA_SHELL_INTEGRATION-}/belisha.zsh ]]; then
  builtin source "$BELISHA_SHELL_INTEGRATION/belisha.zsh"
fi
