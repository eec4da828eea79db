package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalEvent;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every number with bodies made of what its grammar is made of: nothing throws, nothing prints. */
class OscFuzzTest {
  private static final int[] NUMBERS = {
    0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 22, 52, 99, 104, 110, 111, 112, 133, 777, 1337, 7501
  };
  private static final String[] PIECES = {
    ";",
    ";",
    ";",
    ":",
    "=",
    "?",
    "4",
    "9",
    "255",
    "256",
    "-1",
    "99999999999",
    "rgb:",
    "ff/ff/ff",
    "#123456",
    "#",
    "/",
    "file://",
    "%",
    "%41",
    "%ff",
    "id=",
    "i=1",
    "p=?",
    "p=body",
    "d=0",
    "e=1",
    "aGk=",
    "c",
    "p",
    "A",
    "D",
    "k=",
    "notify",
    "CurrentDir=",
    "SetMark",
    "state=",
    "working",
    "\u0000",
    "\u007F",
    "\u0080",
    "\u009C",
    "\u00FF",
    "\u00C3",
    "\u00F0\u009F\u0098\u0080",
    " "
  };

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void survives(long seed) {
    Random random = new Random(seed);
    TestTerminal t = TestTerminal.open(12, 3);
    for (int round = 0; round < 3000; round++) {
      StringBuilder osc = new StringBuilder("\033]");
      osc.append(NUMBERS[random.nextInt(NUMBERS.length)]);
      if (random.nextInt(20) > 0) osc.append(';');
      int count = random.nextInt(12);
      for (int at = 0; at < count; at++) osc.append(PIECES[random.nextInt(PIECES.length)]);
      byte[] bytes =
          osc.append(random.nextBoolean() ? "\007" : "\033\\")
              .toString()
              .getBytes(StandardCharsets.ISO_8859_1);
      int cut = random.nextInt(bytes.length + 1);
      t.vt.feed(bytes, 0, cut);
      t.vt.feed(bytes, cut, bytes.length - cut);
    }
    t.check().shows();
    for (TerminalEvent event : t.events) {
      assertThat(event.toString().chars())
          .as("%s carries no control character", event)
          .allMatch(c -> event instanceof TerminalEvent.ClipboardWrite || (c >= 0x20 && c != 0x7F));
    }
    t.raw("\033]8;;\033\\ok").shows("ok");
  }
}
