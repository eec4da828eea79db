package dev.belisha.status;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rules of section 2 again, slowly, with regular expressions and the JDK's base64, for the
 * random tests to compare with.
 */
final class ReferenceParser {
  private static final String NAME = "[A-Za-z0-9_.+-]{1,32}";

  private ReferenceParser() {}

  static @Nullable Report parse(byte[] bytes) {
    String body = new String(bytes, StandardCharsets.ISO_8859_1);
    if (body.startsWith("?")) return null;
    Map<String, String> values = new HashMap<>();
    for (String pair : body.split(":", -1)) {
      if (!pair.contains("=")) continue;
      String key = trim(pair.substring(0, pair.indexOf('=')));
      String value = trim(pair.substring(pair.indexOf('=') + 1));
      boolean wellFormed = value.matches("[A-Za-z0-9_.,+/=-]*");
      if (key.length() > 16) return null;
      if (key.equals("id") && !isId(value)) return null;
      if (!key.matches("[a-z]+") || !wellFormed) continue;
      if (key.equals("app") && value.length() > 32) return null;
      if (key.equals("msg") && !isText(value, 2732, 2048)) return null;
      if (key.equals("title") && !isText(value, 256, 192)) return null;
      values.put(key, value);
    }
    String state = values.get("state");
    String id = values.getOrDefault("id", "");
    if ("clear".equals(state)) return new Report.Clear(id);
    if (state == null || !state.matches("idle|working|done|blocked|error")) return null;
    String kind = values.getOrDefault("kind", "");
    boolean kinded = state.equals("blocked") && kind.matches("permission|question|auth");
    String progress = values.getOrDefault("progress", "");
    boolean progresses = state.matches("working|blocked") && progress.matches("0*([0-9]{1,2}|100)");
    String app = values.getOrDefault("app", "");
    return new Report.Update(
        id,
        State.valueOf(state.toUpperCase()),
        kinded ? Kind.valueOf(kind.toUpperCase()) : null,
        progresses ? Integer.parseInt("0" + progress.replaceFirst("^0+", "")) : -1,
        app.matches(NAME) ? app : null,
        text(values.get("title")),
        text(values.get("msg")));
  }

  private static String trim(String text) {
    return text.replaceAll("^[ \t]+|[ \t]+$", "");
  }

  private static boolean isId(String id) {
    return id.matches(NAME + "(/" + NAME + "){0,7}") && id.length() <= 128;
  }

  private static boolean isText(String encoded, int mostEncoded, int mostDecoded) {
    if (encoded.length() > mostEncoded) return false;
    try {
      byte[] decoded = Base64.getDecoder().decode(encoded);
      // The JDK forgives spare bits: encode again and compare.
      String again = Base64.getEncoder().encodeToString(decoded);
      String bare = again.replace("=", "");
      if (!encoded.equals(again) && !encoded.equals(bare)) return false;
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(decoded)).toString();
      return decoded.length <= mostDecoded && !text.matches("(?s).*\\p{Cc}.*");
    } catch (IllegalArgumentException | CharacterCodingException breach) {
      return false;
    }
  }

  private static @Nullable String text(@Nullable String encoded) {
    if (encoded == null || encoded.isEmpty()) return null;
    return new String(Base64.getDecoder().decode(encoded), StandardCharsets.UTF_8);
  }
}
