package dev.belisha.session;

import dev.belisha.vt.VtTerminal;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The environment a program starts with: the one Belisha has, without the marks of the terminal it
 * was itself started from, and with Belisha's own.
 */
final class CleanEnvironment {
  private static final List<String> LEFTOVERS =
      List.of(
          "TMUX",
          "TMUX_PANE",
          "TMUX_PLUGIN_MANAGER_PATH",
          "STY",
          "WINDOW",
          "WINDOWID",
          "VTE_VERSION",
          "COLUMNS",
          "LINES",
          "TERMCAP",
          "TERMINFO",
          "TERM_SESSION_ID",
          "LC_TERMINAL",
          "LC_TERMINAL_VERSION",
          "COLORFGBG",
          "TERMINAL_EMULATOR",
          "INSIDE_EMACS",
          "WT_SESSION",
          "WT_PROFILE_ID",
          "DESKTOP_STARTUP_ID",
          "MAVEN_CMD_LINE_ARGS",
          "XDG_ACTIVATION_TOKEN",
          "TERM_PROGRAM",
          "TERM_PROGRAM_VERSION",
          "GPG_TTY",
          "TERMINATOR_UUID",
          "GUAKE_TAB_UUID",
          "NVIM",
          "VIM_TERMINAL",
          "BELISHA_TAB",
          ShellIntegration.FOLDER,
          ShellIntegration.ZDOTDIR,
          ShellIntegration.BASH_ENV);

  private static final List<String> LEFTOVER_PREFIXES =
      List.of(
          "KITTY_",
          "WEZTERM_",
          "ALACRITTY_",
          "GHOSTTY_",
          "ITERM_",
          "KONSOLE_",
          "GNOME_TERMINAL_",
          "TILIX_",
          "XTERM_",
          "PTYXIS_",
          "WARP_",
          "ZELLIJ",
          "VSCODE_",
          "FOOT_",
          "RIO_",
          "HERDR_");

  private CleanEnvironment() {}

  static Map<String, String> of(Map<String, String> inherited, SessionSpec spec) {
    Map<String, String> clean = new HashMap<>(inherited);
    clean.keySet().removeIf(CleanEnvironment::isLeftover);
    clean.put("TERM", "xterm-256color");
    clean.put("COLORTERM", "truecolor");
    clean.put("TERM_PROGRAM", "belisha");
    clean.put("TERM_PROGRAM_VERSION", VtTerminal.VERSION);
    clean.put("BELISHA_TAB", spec.tabId());
    clean.put("PWD", spec.directory().toString());
    utf8(clean);
    clean.putAll(spec.environment());
    return clean;
  }

  private static boolean isLeftover(String name) {
    return LEFTOVERS.contains(name) || LEFTOVER_PREFIXES.stream().anyMatch(name::startsWith);
  }

  /** The character type that rules is UTF-8: the person's own when it is, else C.UTF-8. */
  private static void utf8(Map<String, String> clean) {
    for (String name : List.of("LC_ALL", "LC_CTYPE", "LANG")) {
      String value = clean.get(name);
      if (value == null || value.isEmpty()) continue;
      if (isUtf8(value)) return;
      if (name.equals("LC_ALL")) clean.remove(name);
      break;
    }
    clean.put("LC_CTYPE", "C.UTF-8");
  }

  private static boolean isUtf8(String locale) {
    String upper = locale.toUpperCase(Locale.ROOT);
    return upper.contains("UTF-8") || upper.contains("UTF8");
  }
}
