package dev.belisha.shell.badge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is left of a text where emoji cannot be drawn. */
class DrawableTest {
  @ParameterizedTest
  @CsvSource({
    "api-server, api-server",
    "🚀 deploy 👩\u200d💻, deploy",
    "🎉 Deployed ✅ to prod, Deployed to prod",
    "❤️ tests, tests",
    "👍🏽 ok, ok",
    "🇩🇪 build, build",
    "✳ Claude, ✳ Claude",
    "サーバー監視, サーバー監視",
    "🚀, 🚀",
    "a  b, a  b",
    "1️⃣ step, 1️⃣ step",
  })
  void picturesGoAndTheRestStays(String text, String expected) {
    assertThat(Drawable.withoutPictures(text)).isEqualTo(expected);
  }

  @Test
  void aWindowsTitleHoldsNoCharacterThatIsCutInHalves() {
    assertThat(Drawable.withoutSupplementary("𝒜 server")).isEqualTo("\uFFFD server");
    assertThat(Drawable.withoutSupplementary("▲ サーバー")).isEqualTo("▲ サーバー");
  }
}
