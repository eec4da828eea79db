package dev.belisha.shell.badge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.Kind;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The page of {@code belisha serve} draws the same badges as the window. */
class DashboardShapesTest {
  @Test
  void thePageHasTheWindowsOutlines() throws Exception {
    String page;
    try (InputStream in = getClass().getResourceAsStream("/dev/belisha/serve/dashboard.html")) {
      page = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    assertThat(page)
        .contains(symbol("blocked", BadgeGlyphs.blocked(null)))
        .contains(symbol("error", BadgeGlyphs.ERROR))
        .contains(symbol("done", BadgeGlyphs.DONE))
        .contains(symbol("idle", BadgeGlyphs.IDLE))
        .contains(symbol("bell", BadgeGlyphs.BELL));
    for (Kind kind : Kind.values()) {
      assertThat(page).contains(symbol("blocked-" + kind.wire(), BadgeGlyphs.blocked(kind)));
    }
  }

  private static String symbol(String id, String outline) {
    return "<symbol id=\"%s\" viewBox=\"0 0 14 14\"><path fill-rule=\"evenodd\" d=\"%s\"/>"
        .formatted(id, outline);
  }
}
