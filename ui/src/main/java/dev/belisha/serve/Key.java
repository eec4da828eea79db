package dev.belisha.serve;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** What opens the page: 256 random bits, made anew at each start. */
final class Key {
  private static final int BYTES = 32;

  private final String token;

  private Key(String token) {
    this.token = token;
  }

  static Key random() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return new Key(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /** In letters that an address may hold. */
  String token() {
    return token;
  }

  /** Takes as long wherever the first wrong letter stands. */
  boolean opens(@Nullable String given) {
    return given != null && MessageDigest.isEqual(bytes(token), bytes(given));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
