# Belisha's shell integration for fish 3.1 or newer: tells the terminal where prompt, command and
# output begin (OSC 133), how a command ended, and the folder (OSC 7). The title fish sets itself.
# Belisha has fish read this by itself; by hand, say in ~/.config/fish/config.fish:
#   set -q BELISHA_SHELL_INTEGRATION; and source $BELISHA_SHELL_INTEGRATION/belisha.fish
# To read it twice does no harm. docs/shell-integration.md tells why it is made so.

status is-interactive; or exit 0
functions -q __belisha_prompt; and exit 0

function __belisha_prompt --on-event fish_prompt
    # A path may hold anything; percent-encoded it holds no control character.
    printf '\e]7;file://%s%s\a' (string replace -ra '[^A-Za-z0-9.-]' '' -- "$hostname") (string escape --style=url -- "$PWD")
    printf '\e]133;A\a'
end

# fish 4 marks commands by itself, and would do so twice.
string match -qr '^[0-3]\.' -- $version; or exit 0

function __belisha_preexec --on-event fish_preexec
    printf '\e]133;C\a'
end

function __belisha_postexec --on-event fish_postexec
    printf '\e]133;D;%s\a' $status
end

# Where typing begins: the end of the person's prompt, whose output is kept as it is.
if functions -q fish_prompt; and not functions -q __belisha_fish_prompt
    functions -c fish_prompt __belisha_fish_prompt
    function fish_prompt
        __belisha_fish_prompt
        printf '\e]133;B\a'
    end
end
