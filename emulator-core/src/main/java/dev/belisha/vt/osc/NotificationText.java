package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * Text of OSC 99 that comes in parts. One that is encoded may be cut before or after it was
 * encoded, so inside a character and inside a group of four.
 */
final class NotificationText {
  private static final int MAX_BYTES = 4 * NotificationOsc.MAX_TEXT;

  private final ByteArrayOutputStream utf8 = new ByteArrayOutputStream();
  private String group = "";

  void add(String payload, boolean encoded) {
    if (!encoded) {
      decode(group);
      group = "";
      put(payload.getBytes(StandardCharsets.UTF_8));
      return;
    }
    String all = group + payload;
    int whole = all.endsWith("=") ? all.length() : all.length() / 4 * 4;
    group = all.substring(whole);
    decode(all.substring(0, whole));
  }

  private void decode(String base64) {
    try {
      put(Base64.getDecoder().decode(base64));
    } catch (IllegalArgumentException broken) {
      // This part says nothing; the others still do.
    }
  }

  private void put(byte[] bytes) {
    utf8.write(bytes, 0, Math.min(bytes.length, MAX_BYTES - utf8.size()));
  }

  /** Line ends, which only base64 can carry, become spaces; other controls go. */
  String line() {
    decode(group);
    group = "";
    String text = utf8.toString(StandardCharsets.UTF_8);
    String oneLine = text.replace('\n', ' ').replace('\t', ' ');
    return TerminalContext.clean(oneLine, NotificationOsc.MAX_TEXT);
  }
}
