package dev.belisha.vt;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Seeded random output, resizes and hostile strings: invariants hold, and text still shows. */
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

  @Test
  void anEndlessStringCostsNoMemoryAndEnds() {
    TestTerminal terminal = TestTerminal.open(10, 2);
    byte[] chunk = new byte[1 << 20];
    Arrays.fill(chunk, (byte) 'A');
    for (String intro :
        new String[] {"\033]7501;", "\033]52;c;", "\033P+q", "\033_G", "\033X", "\033^"}) {
      terminal.raw(intro);
      for (int at = 0; at < 64; at++) terminal.vt.feed(chunk, 0, chunk.length);
      terminal.raw("\033\\");
    }
    terminal.raw("ok").shows("ok");
  }

  /** What comes out depends on the bytes alone, never on how they were cut. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void cutsAreInvisible(int seed) {
    Random random = new Random(seed);
    StringBuilder output = new StringBuilder();
    for (int step = 0; step < 3000; step++) output.append(PIECES[random.nextInt(PIECES.length)]);
    byte[] bytes = output.toString().getBytes(StandardCharsets.UTF_8);
    TestTerminal whole = TestTerminal.open(30, 10).feed(bytes);
    TestTerminal cut = TestTerminal.open(30, 10);
    int at = 0;
    while (at < bytes.length) {
      int end = Math.min(bytes.length, at + 1 + random.nextInt(7));
      cut.vt.feed(bytes, at, end - at);
      at = end;
    }
    cut.check().shows(whole.lines().toArray(String[]::new));
    cut.repliesWith(whole.takeReplies());
  }
}
