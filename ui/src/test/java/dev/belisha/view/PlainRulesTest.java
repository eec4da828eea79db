package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The small rules that know no toolkit: paste, scroll position, theme colours. */
class PlainRulesTest {
  @Nested
  class Paste {
    @Test
    void oneLineGoesOn() {
      assertThat(PasteGuard.warning("ls -la", false)).isNull();
      assertThat(PasteGuard.warning("ls -la\n", false)).isNull();
    }

    @Test
    void severalLinesAreAskedAboutOutsideBracketedPaste() {
      assertThat(PasteGuard.warning("a\nb\nc", false)).contains("3 lines");
      assertThat(PasteGuard.warning("a\r\nb", false)).contains("2 lines");
      assertThat(PasteGuard.warning("a\nb\nc", true)).isNull();
    }

    @Test
    void largeIsAskedAboutAlways() {
      assertThat(PasteGuard.warning("x".repeat(PasteGuard.LARGE), true)).isNull();
      assertThat(PasteGuard.warning("x".repeat(PasteGuard.LARGE + 1), true)).contains("large");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\033[201~b", "a\u0003b", "a\u0004b"})
    void controlCharactersAreAskedAbout(String text) {
      assertThat(PasteGuard.warning(text, true)).contains("control characters");
    }

    @Test
    void previewIsShortAndHarmless() {
      String preview = PasteGuard.preview("x".repeat(500) + "\n" + "e\033vil\n" + "l\n".repeat(50));
      assertThat(preview).contains("e·vil").doesNotContain("\033").endsWith("…");
      assertThat(preview.lines().count()).isLessThan(16);
      assertThat(preview.lines().mapToInt(String::length).max().orElse(0)).isLessThan(130);
    }
  }

  @Nested
  class Scroll {
    private final Painted screen = Painted.open(10, 4);
    private final ScrollPosition scroll = new ScrollPosition();

    Scroll() {
      for (int line = 0; line < 20; line++) screen.enter(line + "\r\n");
    }

    @Test
    void holdsWhileOutputComes() {
      scroll.by(-5, screen.screen());
      long held = scroll.top();
      assertThat(scroll.follows()).isFalse();
      screen.enter("more\r\nmore\r\n");
      assertThat(scroll.top()).isEqualTo(held);
      assertThat(screen.vt.snapshot(held, null).topLine()).isEqualTo(held);
    }

    @Test
    void fractionsAddUp() {
      scroll.by(-0.4, screen.screen());
      scroll.by(-0.4, screen.screen());
      assertThat(scroll.follows()).isTrue();
      scroll.by(-0.4, screen.screen());
      assertThat(scroll.top()).isEqualTo(screen.screen().screenLine() - 1);
    }

    @Test
    void endsAreEnds() {
      scroll.by(-1000, screen.screen());
      assertThat(scroll.top()).isEqualTo(screen.screen().firstLine());
      scroll.by(5000, screen.screen());
      assertThat(scroll.follows()).as("at the bottom it follows again").isTrue();
    }
  }

  @Nested
  class Colours {
    @Test
    void everyThemeColourReadsOnItsBackground() {
      for (ThemeColors theme : ThemeColors.ALL) {
        assertThat(CellColors.contrast(theme.foreground(), theme.background())).isGreaterThan(7);
        // Black on a dark theme is meant as a background.
        for (int at = 1; at < 16; at++) {
          assertThat(CellColors.contrast(theme.ansi()[at], theme.background()))
              .as("colour %d on #%06x", at, theme.background())
              .isGreaterThanOrEqualTo(theme == ThemeColors.CONTRAST ? 7 : 4.5);
        }
        assertThat(CellColors.contrast(theme.foreground(), theme.selection())).isGreaterThan(4.5);
      }
    }

    @Test
    void contrastIsThatOfTheStandard() {
      assertThat(CellColors.contrast(0xFFFFFF, 0)).isEqualTo(21);
      assertThat(CellColors.contrast(0x777777, 0xFFFFFF)).isBetween(4.47, 4.49);
    }
  }

  @Test
  void thePreviewHidesAndTurnsNothing() {
    assertThat(PasteGuard.preview("rm \u202Etxt.\u200B\u0085\u001B x\n  日本 👩‍🚀\n"))
        .isEqualTo("rm ·txt.··· x\n  日本 👩‍🚀\n");
  }
}
