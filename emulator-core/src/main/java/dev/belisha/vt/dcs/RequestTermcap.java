package dev.belisha.vt.dcs;

import dev.belisha.vt.context.TerminalContext;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;

/** XTGETTCAP: capabilities by name, names and values in hex; one answer for each name. */
final class RequestTermcap {
  /** Names served in one sequence. */
  static final int MAX_NAMES = 64;

  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private static final Map<String, String> CAPABILITIES =
      Map.ofEntries(
          Map.entry("TN", "xterm-256color"),
          Map.entry("name", "xterm-256color"),
          Map.entry("Co", "256"),
          Map.entry("colors", "256"),
          Map.entry("RGB", "8/8/8"),
          Map.entry("Tc", ""),
          Map.entry("Su", ""),
          Map.entry("Smulx", "\033[4:%p1%dm"),
          Map.entry("Setulc", "\033[58:2::%p1%{65536}%/%d:%p1%{256}%/%{255}%&%d:%p1%{255}%&%dm"),
          Map.entry("Ss", "\033[%p1%d q"),
          Map.entry("Se", "\033[0 q"),
          Map.entry("Smol", "\033[53m"),
          Map.entry("Rmol", "\033[55m"),
          Map.entry("BE", "\033[?2004h"),
          Map.entry("BD", "\033[?2004l"),
          Map.entry("PS", "\033[200~"),
          Map.entry("PE", "\033[201~"),
          Map.entry("fe", "\033[?1004h"),
          Map.entry("fd", "\033[?1004l"),
          Map.entry("kxIN", "\033[I"),
          Map.entry("kxOUT", "\033[O"),
          Map.entry("Ms", "\033]52;%p1%s;%p2%s\033\\"),
          Map.entry("Sync", "\033[?2026%?%p1%{1}%-%tl%eh%;"),
          Map.entry("Pst", "\033]7501;%p1%s\033\\"));

  private RequestTermcap() {}

  static void run(byte[] body, int length, TerminalContext core) {
    String text = new String(body, 0, length, StandardCharsets.ISO_8859_1);
    int served = 0;
    for (String hex : text.split(";")) {
      if (served++ == MAX_NAMES) return;
      core.reply(answer(hex));
    }
  }

  static Set<String> names() {
    return CAPABILITIES.keySet();
  }

  private static String answer(String hex) {
    String name;
    try {
      name = new String(HEX.parseHex(hex), StandardCharsets.ISO_8859_1);
    } catch (IllegalArgumentException broken) {
      return "\033P0+r\033\\";
    }
    String value = CAPABILITIES.get(name);
    if (value == null) return "\033P0+r" + hex + "\033\\";
    String encoded = HEX.formatHex(value.getBytes(StandardCharsets.ISO_8859_1));
    return "\033P1+r" + hex + (value.isEmpty() ? "" : "=" + encoded) + "\033\\";
  }
}
