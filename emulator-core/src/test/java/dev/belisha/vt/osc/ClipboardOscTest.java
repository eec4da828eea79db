package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalEvent.ClipboardWrite;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OSC 52: written, never read. */
class ClipboardOscTest {
  private final TestTerminal t = TestTerminal.open(10, 2);

  @ParameterizedTest
  @CsvSource({
    "c;aGk=, false, hi",
    "c;aGk, false, hi",
    "s;aGk=, false, hi",
    "'';aGk=, false, hi",
    "p;aGk=, true, hi",
    "c;w7zwn5iA, false, ü😀",
    "c;, false, ''",
  })
  void writes(String body, boolean primary, String text) {
    t.raw("\033]52;" + body.replace("''", "") + "\007");
    assertThat(t.events).containsExactly(new ClipboardWrite(primary, text));
  }

  @Test
  void severalSelectionsAtOnce() {
    t.raw("\033]52;pc;aGk=\007");
    assertThat(t.events)
        .containsExactly(new ClipboardWrite(false, "hi"), new ClipboardWrite(true, "hi"));
  }

  /** Questions get no answer at all; cut buffers, broken base64 and what is no text are ignored. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "52",
        "52;",
        "52;c",
        "52;c;?",
        "52;p;?",
        "52;;?",
        "52;c;a",
        "52;c;aG k=",
        "52;c;aGk=;x",
        "52;c;_-_-",
        "52;c;/w==",
        "52;0;aGk=",
        "52;q;aGk=",
        "52;x;aGk="
      })
  void doesNothing(String body) {
    t.raw("\033]" + body + "\007").repliesWith("");
    assertThat(t.events).isEmpty();
  }

  @Test
  void theCapHoldsToTheByte() {
    t.raw("\033]52;c;" + base64(ClipboardOsc.MAX_TEXT) + "\007");
    assertThat(t.events).hasSize(1);
    t.raw("\033]52;c;" + base64(ClipboardOsc.MAX_TEXT + 1) + "\007");
    t.raw("\033]52;c;" + base64(ClipboardOsc.MAX_TEXT * 3) + "\007");
    assertThat(t.events).hasSize(1);
  }

  private static String base64(int length) {
    return Base64.getEncoder()
        .encodeToString("x".repeat(length).getBytes(StandardCharsets.US_ASCII));
  }
}
