package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * OSC 99, kitty's desktop notifications: {@code metadata;payload}, title and body possibly in
 * several sequences under one id. Answers the question for support with what is supported.
 */
final class KittyNotificationOsc implements OscCommand {
  /** Notifications under construction at a time; the oldest is dropped. */
  static final int MAX_OPEN = 16;

  /** A click shows the tab; when to show at all is the person's setting, not the program's. */
  private static final String SUPPORTED = "a=focus:o=always:p=title,body";

  private final Map<String, Parts> open = new LinkedHashMap<>();

  /** Title and body of a notification under construction. */
  private record Parts(Text title, Text body) {}

  @Override
  public void run(OscBody body, TerminalContext core) {
    String text = body.text();
    int split = text.indexOf(';');
    if (split < 0) return;
    Map<String, String> metadata = metadata(text.substring(0, split));
    String payload = text.substring(split + 1);
    String id = metadata.getOrDefault("i", "");
    String part = metadata.getOrDefault("p", "title");
    if (part.equals("?")) {
      core.reply("\033]99;i=" + id + ":p=?;" + SUPPORTED + body.terminator());
      return;
    }
    boolean title = part.equals("title");
    boolean shown = title || part.equals("body");
    // Icons and buttons are not shown, but may be the part that ends a notification.
    if (!shown && !open.containsKey(id)) return;
    if (part.equals("close") || part.equals("alive")) return;
    Parts parts = open.computeIfAbsent(id, key -> new Parts(new Text(), new Text()));
    if (open.size() > MAX_OPEN) open.remove(open.keySet().iterator().next());
    if (shown) {
      boolean encoded = metadata.getOrDefault("e", "0").equals("1");
      (title ? parts.title : parts.body).add(payload, encoded);
    }
    if (metadata.getOrDefault("d", "1").equals("0")) return;
    open.remove(id);
    String heading = parts.title.line();
    String content = parts.body.line();
    if (heading.isBlank() && content.isBlank()) return;
    core.event(new TerminalEvent.Notification(id.isEmpty() ? null : id, heading, content));
  }

  /**
   * Text that comes in parts. One that is encoded may be cut before or after it was encoded, so
   * inside a character and inside a group of four.
   */
  private static final class Text {
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
      String text = utf8.toString(StandardCharsets.UTF_8);
      String oneLine = text.replace('\n', ' ').replace('\t', ' ');
      return TerminalContext.clean(oneLine, NotificationOsc.MAX_TEXT);
    }
  }

  /** Pairs {@code key=value} apart by colons; only values of safe characters count. */
  private static Map<String, String> metadata(String text) {
    Map<String, String> pairs = new HashMap<>();
    for (String pair : text.split(":")) {
      int equals = pair.indexOf('=');
      if (equals <= 0) continue;
      String key = pair.substring(0, equals).strip();
      String value = pair.substring(equals + 1).strip();
      String signs = key.equals("i") ? "_-+." : "_-+.?,=/";
      boolean safe = value.length() <= 64 && value.chars().allMatch(c -> isSafe(c, signs));
      if (safe) pairs.put(key, value);
    }
    return pairs;
  }

  private static boolean isSafe(int c, String signs) {
    return (c >= '0' && c <= '9')
        || (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || signs.indexOf(c) >= 0;
  }
}
