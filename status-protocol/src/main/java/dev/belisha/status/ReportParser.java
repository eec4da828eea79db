package dev.belisha.status;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The body of an OSC 7501 to a report (protocol page, sections 1 and 2). All or nothing: null when
 * the report must be ignored. One instance serves one thread; it keeps nothing between bodies.
 */
public final class ReportParser {
  private static final byte[] BASE64 = base64();
  private static final int INVALID = -1;

  private final CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();

  // The pairs of one body: the last well-formed value of each key.
  private @Nullable String state;
  private @Nullable String kind;
  private @Nullable String progress;
  private @Nullable String id;
  private @Nullable String app;
  private @Nullable String title;
  private @Nullable String msg;
  private boolean ignored;

  /**
   * Bytes between {@code 7501;} and the terminator. The limit on the whole sequence is for the
   * caller, who knows the framing: {@link Limits#fits}. A question ({@code ?}, section 4) is no
   * report, whatever follows.
   */
  public @Nullable Report parse(byte[] body, int offset, int length) {
    if (length > 0 && body[offset] == '?') return null;
    reset();
    int end = offset + length;
    int from = offset;
    while (from <= end && !ignored) {
      int to = from;
      while (to < end && body[to] != ':') to++;
      pair(body, from, to);
      from = to + 1;
    }
    return ignored ? null : report();
  }

  public @Nullable Report parse(byte[] body) {
    return parse(body, 0, body.length);
  }

  private void reset() {
    state = null;
    kind = null;
    progress = null;
    id = null;
    app = null;
    title = null;
    msg = null;
    ignored = false;
  }

  private void pair(byte[] body, int from, int to) {
    int equals = from;
    while (equals < to && body[equals] != '=') equals++;
    if (equals == to) return;
    int keyFrom = skipBlanks(body, from, equals);
    int keyTo = trimBlanks(body, keyFrom, equals);
    // The length is judged before the alphabet.
    if (keyTo - keyFrom > Limits.KEY) {
      ignored = true;
      return;
    }
    if (!isKey(body, keyFrom, keyTo)) return;
    int valueFrom = skipBlanks(body, equals + 1, to);
    int valueTo = trimBlanks(body, valueFrom, to);
    String key = ascii(body, keyFrom, keyTo);
    boolean wellFormed = isValue(body, valueFrom, valueTo);
    if (key.equals("id")) {
      identify(wellFormed ? ascii(body, valueFrom, valueTo) : "");
    } else if (wellFormed) {
      value(key, body, valueFrom, valueTo);
    }
  }

  /** A bad id must never fall back to the root: it ignores the report, wherever it stands. */
  private void identify(String value) {
    if (RecordId.isUsable(value)) id = value;
    else ignored = true;
  }

  private void value(String key, byte[] body, int from, int to) {
    switch (key) {
      case "state" -> state = ascii(body, from, to);
      case "kind" -> kind = ascii(body, from, to);
      case "progress" -> progress = ascii(body, from, to);
      case "app" -> {
        if (to - from > Limits.APP) ignored = true;
        else app = ascii(body, from, to);
      }
      case "title" -> title = text(body, from, to, Limits.TITLE_ENCODED, Limits.TITLE);
      case "msg" -> msg = text(body, from, to, Limits.MSG_ENCODED, Limits.MSG);
      default -> {}
    }
  }

  private @Nullable Report report() {
    if (state == null) return null;
    String where = id == null ? "" : id;
    if (state.equals("clear")) return new Report.Clear(where);
    State is = State.of(state);
    if (is == null) return null;
    Kind what = is == State.BLOCKED && kind != null ? Kind.of(kind) : null;
    boolean progresses = is == State.WORKING || is == State.BLOCKED;
    return new Report.Update(
        where, is, what, progresses ? percent(progress) : -1, name(app), title, msg);
  }

  /** Decimal, 0 to 100, leading zeros allowed; -1 for anything else. */
  private static int percent(@Nullable String text) {
    if (text == null || text.isEmpty()) return -1;
    int value = 0;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c < '0' || c > '9') return -1;
      value = value * 10 + c - '0';
      if (value > 100) return -1;
    }
    return value;
  }

  private static @Nullable String name(@Nullable String text) {
    if (text == null || text.isEmpty()) return null;
    for (int at = 0; at < text.length(); at++) {
      if (!RecordId.isNameByte(text.charAt(at))) return null;
    }
    return text;
  }

  /** Decodes a title or message; any breach ignores the whole report. Empty counts as absent. */
  private @Nullable String text(byte[] body, int from, int to, int maxEncoded, int maxDecoded) {
    if (from == to) return null;
    byte[] decoded = to - from > maxEncoded ? null : decode(body, from, to);
    if (decoded == null || decoded.length > maxDecoded) {
      ignored = true;
      return null;
    }
    try {
      String text = utf8.decode(ByteBuffer.wrap(decoded)).toString();
      if (text.chars().anyMatch(ReportParser::isControl)) ignored = true;
      return text.isEmpty() ? null : text;
    } catch (CharacterCodingException notUtf8) {
      ignored = true;
      return null;
    }
  }

  private static boolean isControl(int c) {
    return c < 0x20 || (c >= 0x7F && c <= 0x9F);
  }

  /**
   * Standard alphabet; padding optional but right when present; spare bits zero. Null for a breach.
   */
  private static byte @Nullable [] decode(byte[] body, int from, int to) {
    int end = to;
    while (end > from && body[end - 1] == '=') end--;
    int padding = to - end;
    int count = end - from;
    int rest = count % 4;
    boolean padded = padding == 0 || (rest > 1 && padding == 4 - rest);
    if (rest == 1 || !padded) return null;
    byte[] out = new byte[count / 4 * 3 + (rest == 0 ? 0 : rest - 1)];
    int bits = 0;
    int held = 0;
    int at = 0;
    for (int in = from; in < end; in++) {
      int six = BASE64[body[in] & 0xFF];
      if (six == INVALID) return null;
      bits = bits << 6 | six;
      held += 6;
      if (held >= 8) {
        held -= 8;
        out[at++] = (byte) (bits >> held);
        bits &= (1 << held) - 1;
      }
    }
    return bits == 0 ? out : null;
  }

  private static byte[] base64() {
    byte[] table = new byte[256];
    Arrays.fill(table, (byte) INVALID);
    String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (int at = 0; at < alphabet.length(); at++) table[alphabet.charAt(at)] = (byte) at;
    return table;
  }

  private static boolean isKey(byte[] body, int from, int to) {
    if (from == to) return false;
    for (int at = from; at < to; at++) {
      if (body[at] < 'a' || body[at] > 'z') return false;
    }
    return true;
  }

  private static boolean isValue(byte[] body, int from, int to) {
    for (int at = from; at < to; at++) {
      int b = body[at];
      boolean fits = RecordId.isNameByte(b) || b == ',' || b == '/' || b == '=';
      if (!fits) return false;
    }
    return true;
  }

  private static int skipBlanks(byte[] body, int from, int to) {
    int at = from;
    while (at < to && isBlank(body[at])) at++;
    return at;
  }

  private static int trimBlanks(byte[] body, int from, int to) {
    int at = to;
    while (at > from && isBlank(body[at - 1])) at--;
    return at;
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\t';
  }

  private static String ascii(byte[] body, int from, int to) {
    return new String(body, from, to - from, StandardCharsets.ISO_8859_1);
  }
}
