package dev.belisha.vt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Seeded random output and resizes: invariants hold, cuts are invisible, text still shows. */
class FuzzTest {
  private static final String[] PIECES = {
    "\033[",
    "\033]",
    "\033P",
    "\033",
    "\007",
    "\033\\",
    ";",
    ":",
    "?",
    ">",
    "0",
    "1",
    "7",
    "38",
    "999",
    "2147483647",
    "h",
    "l",
    "m",
    "r",
    "s",
    "H",
    "J",
    "K",
    "L",
    "M",
    "P",
    "@",
    "X",
    "S",
    "T",
    "b",
    "A",
    "B",
    "C",
    "D",
    "Z",
    "I",
    "q",
    "u",
    "x",
    "$",
    "\"",
    " ",
    "!p",
    "c",
    "日本",
    "e\u0301",
    "👩‍👧",
    "\r\n",
    "\t",
    "\b",
    "\033c",
    "\033M",
    "\033D",
    "\033#8",
    "\033[?1049h",
    "\033[?1049l",
    "\033[?69h",
    "\033[?6h",
    "\033[4h",
    "\033[?2027l",
    "text",
    "\030",
    "7501;state=done"
  };

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void invariantsHoldAfterEveryPiece(int seed) {
    Random random = new Random(seed);
    TestTerminal terminal = TestTerminal.open(1 + random.nextInt(30), 1 + random.nextInt(12), 50);
    for (int step = 0; step < 4000; step++) {
      if (random.nextInt(100) == 0) {
        terminal.resize(1 + random.nextInt(40), 1 + random.nextInt(15));
      } else {
        terminal.enter(PIECES[random.nextInt(PIECES.length)]);
      }
    }
    terminal.raw("\030\033\\\007\033cok").check();
    if (terminal.vt.cols() > 1) terminal.shows("ok");
  }

  @ParameterizedTest
  @EnumSource(TerminalOptions.EngineKind.class)
  void randomBytesHarmNeitherEngine(TerminalOptions.EngineKind engine) {
    Random random = new Random(7501);
    TestTerminal terminal = TestTerminal.open(new TerminalOptions(40, 10, 100, engine));
    byte[] bytes = new byte[4096];
    for (int round = 0; round < 100; round++) {
      random.nextBytes(bytes);
      terminal.feed(bytes);
    }
    terminal.raw("\030\033\\\007\033cok").shows("ok");
  }

  /** Sequences that are nearly right, sizes that change; invariants after every step. */
  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void grammarFuzz(long seed) {
    Random random = new Random(seed);
    TestTerminal terminal = TestTerminal.open(2 + random.nextInt(40), 1 + random.nextInt(12));
    for (int step = 0; step < 4000; step++) {
      if (random.nextInt(60) == 0) terminal.resize(1 + random.nextInt(50), 1 + random.nextInt(20));
      else terminal.enter(Fuzz.sequence(random));
    }
    terminal.resize(80, 24).raw("\030\033\\\007\033cok").shows("ok");
  }

  /** However a stream is cut, the screen, the replies and the records are the same. */
  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23, 24, 25, 26, 27, 28})
  void cuttingMakesNoDifference(long seed) {
    Random random = new Random(seed);
    StringBuilder stream = new StringBuilder();
    for (int step = 0; step < 1500; step++) {
      stream.append(
          random.nextBoolean() ? Fuzz.sequence(random) : PIECES[random.nextInt(PIECES.length)]);
    }
    byte[] bytes = stream.toString().getBytes(StandardCharsets.UTF_8);
    TestTerminal whole = TestTerminal.open(40, 12).feed(bytes);
    TestTerminal cut = TestTerminal.open(40, 12);
    for (int at = 0; at < bytes.length; ) {
      int length = Math.min(bytes.length - at, 1 + random.nextInt(9));
      cut.vt.feed(bytes, at, length);
      at += length;
    }
    cut.check();
    assertThat(cut.lines()).isEqualTo(whole.lines());
    assertThat(cut.history()).isEqualTo(whole.history());
    assertThat(cut.takeReplies()).isEqualTo(whole.takeReplies());
    assertThat(cut.events).isEqualTo(whole.events);
    for (int row = 0; row < 12; row++) {
      for (int col = 0; col < 40; col++) {
        assertThat(cut.style(row, col)).isEqualTo(whole.style(row, col));
      }
    }
  }
}
