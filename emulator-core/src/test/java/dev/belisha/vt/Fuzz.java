package dev.belisha.vt;

import java.util.Random;

/** Pieces of terminal output, seeded: mostly well-formed, often with values at the edges. */
final class Fuzz {
  private static final String[] PREFIX = {"", "", "", "?", ">", "=", "<"};
  private static final String[] BETWEEN = {"", "", "", "", " ", "$", "\"", "'", "!"};
  private static final String[] NUMBER = {
    "",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "7",
    "12",
    "25",
    "69",
    "80",
    "1049",
    "2027",
    "65535",
    "2147483648"
  };
  private static final String[] TEXT = {
    "a", "word ", "日本", "👩‍👩‍👧‍👦", "e\u0301\u0301", "\u200D", "🇨🇦🇫", "\u0600", "❤\uFE0F",
    "각", "\t", "\b", "\r\n", "\n", "\r", "\016", "\017", "क्ष"
  };
  private static final String[] STRING = {
    "]0;title\007",
    "]8;id=a;https://example.org/\033\\",
    "]8;;\033\\",
    "]133;A\007",
    "]7501;state=working:msg=aGk\033\\",
    "]4;1;#102030\007",
    "]104\007",
    "P$qm\033\\",
    "_G\033\\"
  };

  private Fuzz() {}

  static String sequence(Random random) {
    return switch (random.nextInt(10)) {
      case 0, 1, 2, 3 -> pick(random, TEXT);
      case 4 -> "x".repeat(random.nextInt(60));
      case 5 -> "\033" + pick(random, STRING);
      case 6 -> "\033" + (char) (0x30 + random.nextInt(0x4F));
      default -> csi(random);
    };
  }

  private static String csi(Random random) {
    StringBuilder text = new StringBuilder("\033[").append(pick(random, PREFIX));
    int count = random.nextInt(4);
    for (int at = 0; at < count; at++) {
      if (at > 0) text.append(random.nextInt(5) == 0 ? ':' : ';');
      text.append(pick(random, NUMBER));
    }
    return text.append(pick(random, BETWEEN)).append((char) (0x40 + random.nextInt(63))).toString();
  }

  private static String pick(Random random, String[] from) {
    return from[random.nextInt(from.length)];
  }
}
