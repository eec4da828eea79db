package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;
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

  private final Map<String, StringBuilder[]> open = new LinkedHashMap<>();

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
      core.reply("\033]99;i=" + id + ":p=?;p=title,body" + body.terminator());
      return;
    }
    boolean title = part.equals("title");
    boolean shown = title || part.equals("body");
    // Icons and buttons are not shown, but may be the part that ends a notification.
    if (!shown && !open.containsKey(id)) return;
    if (part.equals("close") || part.equals("alive")) return;
    if (shown && metadata.getOrDefault("e", "0").equals("1")) {
      try {
        payload = new String(Base64.getDecoder().decode(payload), StandardCharsets.UTF_8);
      } catch (IllegalArgumentException broken) {
        return;
      }
    }
    StringBuilder[] texts = open.computeIfAbsent(id, key -> fresh());
    if (open.size() > MAX_OPEN) open.remove(open.keySet().iterator().next());
    if (shown) append(texts[title ? 0 : 1], payload);
    if (metadata.getOrDefault("d", "1").equals("0")) return;
    open.remove(id);
    String heading = texts[0].toString();
    String content = texts[1].toString();
    if (heading.isBlank() && content.isBlank()) return;
    core.event(new TerminalEvent.Notification(id.isEmpty() ? null : id, heading, content));
  }

  /** Line ends, which only base64 can carry, become spaces; other controls go. */
  private static void append(StringBuilder text, String payload) {
    int room = NotificationOsc.MAX_TEXT - text.codePointCount(0, text.length());
    String oneLine = payload.replace('\n', ' ').replace('\t', ' ');
    if (room > 0) text.append(TerminalContext.clean(oneLine, room));
  }

  private static StringBuilder[] fresh() {
    return new StringBuilder[] {new StringBuilder(), new StringBuilder()};
  }

  /** Pairs {@code key=value} apart by colons; ids are kept to their safe characters. */
  private static Map<String, String> metadata(String text) {
    Map<String, String> pairs = new HashMap<>();
    for (String pair : text.split(":")) {
      int equals = pair.indexOf('=');
      if (equals <= 0) continue;
      String value = pair.substring(equals + 1);
      boolean safe = value.length() <= 64 && value.chars().allMatch(KittyNotificationOsc::isSafe);
      if (safe) pairs.put(pair.substring(0, equals), value);
    }
    return pairs;
  }

  private static boolean isSafe(int c) {
    return (c >= '0' && c <= '9')
        || (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || "_-+.?,=/".indexOf(c) >= 0;
  }
}
