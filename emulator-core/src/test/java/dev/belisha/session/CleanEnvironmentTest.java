package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TerminalOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CleanEnvironmentTest {
  private static Map<String, String> clean(Map<String, String> inherited, Map<String, String> own) {
    return CleanEnvironment.of(
        inherited,
        new SessionSpec(List.of(), Path.of("/here"), own, "7", TerminalOptions.of(80, 24)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "TMUX",
        "TMUX_PANE",
        "STY",
        "WINDOW",
        "WINDOWID",
        "VTE_VERSION",
        "KITTY_WINDOW_ID",
        "KITTY_PID",
        "WEZTERM_PANE",
        "ALACRITTY_SOCKET",
        "GHOSTTY_RESOURCES_DIR",
        "ITERM_SESSION_ID",
        "KONSOLE_VERSION",
        "GNOME_TERMINAL_SCREEN",
        "XTERM_VERSION",
        "ZELLIJ_SESSION_NAME",
        "TERM_SESSION_ID",
        "COLUMNS",
        "LINES",
        "TERMCAP",
        "TERMINFO",
        "GPG_TTY",
        "NVIM",
      })
  void marksOfTheTerminalItWasStartedFromGo(String name) {
    assertThat(clean(Map.of(name, "x"), Map.of())).doesNotContainKey(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"HOME", "EDITOR", "TMUX_TMPDIR", "DISPLAY", "SSH_AUTH_SOCK", "MY_TMUX"})
  void aPersonsOwnVariablesStay(String name) {
    assertThat(clean(Map.of(name, "x"), Map.of())).containsEntry(name, "x");
  }

  @Test
  void belishasOwnStandInTheirPlaceAndTheSpecsWin() {
    assertThat(clean(Map.of("TERM", "dumb", "TERM_PROGRAM", "other"), Map.of("COLORTERM", "no")))
        .containsEntry("TERM", "xterm-256color")
        .containsEntry("TERM_PROGRAM", "belisha")
        .containsKey("TERM_PROGRAM_VERSION")
        .containsEntry("BELISHA_TAB", "7")
        .containsEntry("PWD", "/here")
        .containsEntry("COLORTERM", "no");
  }

  @ParameterizedTest
  @CsvSource({
    "LANG,de_DE.UTF-8,LANG,de_DE.UTF-8",
    "LC_ALL,en_US.utf8,LC_ALL,en_US.utf8",
    "LANG,C,LC_CTYPE,C.UTF-8",
    "LC_ALL,POSIX,LC_CTYPE,C.UTF-8",
    "HOME,/root,LC_CTYPE,C.UTF-8",
  })
  void theCharactersAreUtf8(String name, String value, String ruling, String expected) {
    Map<String, String> clean = clean(Map.of(name, value), Map.of());
    assertThat(clean).containsEntry(ruling, expected);
    if (ruling.equals("LC_CTYPE")) assertThat(clean).doesNotContainKey("LC_ALL");
  }
}
