package dev.belisha.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ViewTerminalTest {
  @Test
  void theHintOfALinkShowsNoTurnedOrEndlessAddress() {
    assertThat(ViewTerminal.hint("https://a\u202Egro.\u200Bb"))
        .isEqualTo("https://agro.b\nCtrl+click to open");
    assertThat(ViewTerminal.hint("https://" + "a".repeat(5000))).hasSizeLessThan(400);
  }
}
