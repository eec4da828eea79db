package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** OSC 7: {@code file://host/path}, percent-encoded. */
final class WorkingDirectoryOsc implements OscCommand {
  private static final String SCHEME = "file://";

  private final Predicate<String> isThisMachine;

  WorkingDirectoryOsc(Predicate<String> isThisMachine) {
    this.isThisMachine = isThisMachine;
  }

  @Override
  public void run(OscBody body, TerminalContext core) {
    if (body.length() > TerminalContext.MAX_PATH) return;
    String url = body.text();
    if (!url.startsWith(SCHEME)) return;
    int slash = url.indexOf('/', SCHEME.length());
    if (slash < 0) return;
    String path = decode(url.substring(slash));
    if (path == null) return;
    String host = url.substring(SCHEME.length(), slash);
    core.workingDirectory(path, isThisMachine.test(host) ? null : host);
  }

  /** Null when an escape is broken, the result is not UTF-8 or holds a control character. */
  static @Nullable String decode(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length);
    for (int at = 0; at < bytes.length; at++) {
      if (bytes[at] != '%') {
        out.write(bytes[at]);
        continue;
      }
      int high = at + 1 < bytes.length ? Character.digit(bytes[at + 1], 16) : -1;
      int low = at + 2 < bytes.length ? Character.digit(bytes[at + 2], 16) : -1;
      if (high < 0 || low < 0) return null;
      out.write(high << 4 | low);
      at += 2;
    }
    String path = out.toString(StandardCharsets.UTF_8);
    boolean bad = path.chars().anyMatch(c -> c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0xFFFD);
    return bad ? null : path;
  }
}
