package dev.belisha.vt.dcs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.parser.VtParser;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What no class serves is swallowed whole: sixel, DECUDK, tmux's passthrough, synchronised update.
 */
class DcsCommandsTest {
  private final TestTerminal t = TestTerminal.open(20, 3);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "q#0;2;0;0;0~~@@",
        "0;1;0q\"1;1;10;10",
        "0|17/17",
        "tmux;\033\033]7501;?\007",
        "=1s",
        "=2s",
        "{ @",
        "1$qm",
        ">|x",
        "$$qm",
        "$+qm",
        "?$qm",
        "+p544e",
        "",
        "1;2;3",
        "\u0090\u009C"
      })
  void swallows(String dcs) {
    t.raw("\033P" + dcs + "\033\\");
    // A lone ESC inside the tmux case cancels it; what follows is its own sequence.
    if (!dcs.startsWith("tmux") && !dcs.equals("1$qm")) t.repliesWith("");
    t.raw("\r\033[Kok");
    assertThat(t.lines().getFirst()).isEqualTo("ok");
  }

  @Test
  void anOverlongOneAnswersNothingOfWhatWasCut() {
    t.raw("\033P$q" + "m".repeat(VtParser.MAX_DCS * 2) + "\033\\");
    assertThat(t.takeReplies()).isIn("", "\033P0$r\033\\");
    t.raw("ok").shows("ok");
  }

  @Test
  void cancelledOnesAnswerNothing() {
    t.raw("\033P$qm\030\033P+q544E\032").repliesWith("").raw("ok").shows("ok");
  }

  @Test
  void randomBodiesAnswerWellFormedOrNothing() {
    Random random = new Random(3);
    for (int round = 0; round < 5000; round++) {
      byte[] body = new byte[random.nextInt(16)];
      for (int at = 0; at < body.length; at++) body[at] = (byte) (0x20 + random.nextInt(0xE0));
      String opener = random.nextBoolean() ? "\033P$q" : "\033P+q";
      String text = new String(body, StandardCharsets.ISO_8859_1);
      byte[] bytes = (opener + text + "\033\\").getBytes(StandardCharsets.ISO_8859_1);
      t.vt.feed(bytes, 0, bytes.length);
      assertThat(t.takeReplies()).matches("(\033P[01][$+]r[ -~]*\033\\\\)*");
    }
    t.check().shows();
  }
}
