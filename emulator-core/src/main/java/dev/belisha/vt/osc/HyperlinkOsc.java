package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;
import org.jspecify.annotations.Nullable;

/** OSC 8: {@code params;URI} starts a link, an empty URI ends it. */
final class HyperlinkOsc implements OscCommand {
  /** UTF-16 units of a URI kept; a longer one makes no link. */
  static final int MAX_URI = 2083;

  /** UTF-16 units of an id kept; a longer one counts as none. */
  static final int MAX_ID = 250;

  @Override
  public void run(OscBody body, TerminalContext core) {
    if (body.length() > MAX_URI + 2 * MAX_ID) {
      core.screen.link(null, null);
      return;
    }
    String text = body.text();
    int split = text.indexOf(';');
    if (split < 0) return;
    String uri = text.substring(split + 1);
    boolean usable =
        !uri.isEmpty() && uri.length() <= MAX_URI && uri.chars().allMatch(HyperlinkOsc::isVisible);
    core.screen.link(usable ? uri : null, usable ? id(text.substring(0, split)) : null);
  }

  private static @Nullable String id(String params) {
    for (String param : params.split(":")) {
      if (!param.startsWith("id=")) continue;
      String id = param.substring(3);
      return id.isEmpty() || id.length() > MAX_ID ? null : id;
    }
    return null;
  }

  private static boolean isVisible(int c) {
    return c > 0x20 && (c < 0x7F || c > 0x9F);
  }
}
