package dev.belisha.serve;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * The one page, with style and script inside, and the policy (CSP, level 3) that lets exactly these
 * two run. Nothing of a tab is in it.
 *
 * @param html complete
 * @param policy value of {@code Content-Security-Policy}
 */
record Page(String html, String policy) {
  static Page load() {
    String style = part("dashboard.css");
    String script = part("dashboard.js");
    String html = part("dashboard.html").replace("/*style*/", style).replace("/*script*/", script);
    String policy =
        "default-src 'none'; script-src '"
            + hash(script)
            + "'; style-src '"
            + hash(style)
            + "'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
            + "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
    return new Page(html, policy);
  }

  private static String part(String name) {
    try (InputStream in = Page.class.getResourceAsStream(name)) {
      if (in == null) throw new IllegalStateException("missing: " + name);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException never) {
      throw new IllegalStateException(never);
    }
  }
}
