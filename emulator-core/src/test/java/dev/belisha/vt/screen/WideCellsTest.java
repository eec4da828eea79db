package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No command splits a wide cell. Seeded random text and commands; after every step the invariants
 * hold and each grapheme on the screen still has as many cells as it was printed with.
 */
class WideCellsTest {
  private static final String[] WIDE = {
    "日",
    "😀",
    "👩‍👩‍👧‍👦",
    "🇨🇦",
    "❤️",
    "1️⃣",
    "☝🏽",
    "👍🏽",
    "각",
    "\u1112\u1161\u11AB",
    "⌚\uFE0E",
    "⛹️‍♂️",
    "\u0600日"
  };
  private static final String[] NARROW = {
    "a", "é", "e\u0301", "❤", "❤\uFE0E", "क्ष", "\u06001", "x"
  };
  private static final Set<String> ALWAYS_WIDE = Set.of(WIDE);

  /** The kinds of command, each tested alone among text and cursor moves, then all together. */
  private enum Kind {
    OVERWRITE {
      @Override
      String next(Random random, int cols, int rows) {
        return pick(random, WIDE, NARROW) + pick(random, WIDE, NARROW);
      }
    },
    WRAP {
      @Override
      String next(Random random, int cols, int rows) {
        StringBuilder text = new StringBuilder();
        for (int at = random.nextInt(2 * cols); at >= 0; at--) {
          text.append(pick(random, WIDE, NARROW));
        }
        return text.toString();
      }
    },
    ERASE {
      @Override
      String next(Random random, int cols, int rows) {
        return csi(random, cols, "0J", "1J", "K", "1K", "X", "?J", "?1J", "?K", "?1K", "2K");
      }
    },
    INSERT {
      @Override
      String next(Random random, int cols, int rows) {
        boolean mode = random.nextInt(3) == 0;
        if (mode) return "\033[4h" + pick(random, WIDE, NARROW) + "\033[4l";
        return csi(random, cols, "@", "L", "'}", " A", "^");
      }
    },
    DELETE {
      @Override
      String next(Random random, int cols, int rows) {
        return csi(random, cols, "P", "M", "'~", " @");
      }
    },
    REPEAT {
      @Override
      String next(Random random, int cols, int rows) {
        return pick(random, new String[] {"日", "😀", "각"}, NARROW) + csi(random, cols, "b");
      }
    },
    SCROLL {
      @Override
      String next(Random random, int cols, int rows) {
        return switch (random.nextInt(4)) {
          case 0 -> "\033D";
          case 1 -> "\033M";
          case 2 -> random.nextBoolean() ? "\0336" : "\0339";
          default -> csi(random, rows, "S", "T", "^");
        };
      }
    },
    MARGINS {
      @Override
      String next(Random random, int cols, int rows) {
        int left = random.nextInt(cols);
        int top = random.nextInt(rows);
        return switch (random.nextInt(4)) {
          case 0 -> "\033[?69h\033[%d;%ds".formatted(left + 1, left + 2 + random.nextInt(cols));
          case 1 -> "\033[%d;%dr".formatted(top + 1, top + 2 + random.nextInt(rows));
          case 2 -> "\033[?69l\033[r";
          default -> random.nextBoolean() ? "\033[?6h" : "\033[?6l";
        };
      }
    },
    RECTANGLE {
      @Override
      String next(Random random, int cols, int rows) {
        int top = 1 + random.nextInt(rows);
        int left = 1 + random.nextInt(cols);
        int bottom = top + random.nextInt(rows);
        int right = left + random.nextInt(cols);
        String area = "%d;%d;%d;%d".formatted(top, left, bottom, right);
        int toRow = 1 + random.nextInt(rows);
        int toCol = 1 + random.nextInt(cols);
        return switch (random.nextInt(6)) {
          case 0 -> "\033[42;" + area + "$x";
          case 1 -> "\033[" + area + "$z";
          case 2 -> "\033[" + area + "${";
          case 3 -> "\033[" + area + ";1;4$r";
          case 4 -> "\033[" + area + ";7$t";
          default -> "\033[" + area + ";1;%d;%d;1$v".formatted(toRow, toCol);
        };
      }
    },
    STYLE {
      @Override
      String next(Random random, int cols, int rows) {
        return switch (random.nextInt(5)) {
          case 0 -> "\033[4%dm".formatted(random.nextInt(8));
          case 1 -> "\033[m";
          case 2 -> "\033[1\"q";
          case 3 -> "\033[0\"q";
          default -> random.nextBoolean() ? "\033[?1049h" : "\033[?1049l";
        };
      }
    },
    RESIZE {
      @Override
      String next(Random random, int cols, int rows) {
        return "";
      }
    };

    abstract String next(Random random, int cols, int rows);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void noCommandOfThisKindSplits(Kind kind) {
    for (long seed = 1; seed <= 4; seed++) {
      Random random = new Random(seed);
      TestTerminal terminal = TestTerminal.open(2 + random.nextInt(12), 1 + random.nextInt(6));
      for (int step = 0; step < 400; step++) {
        String said = step(terminal, random, random.nextInt(3) == 0 ? Kind.OVERWRITE : kind);
        wholeGraphemes(terminal, "seed %d, step %d: %s".formatted(seed, step, said));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void allTogetherSplitNothing(long seed) {
    Random random = new Random(seed);
    TestTerminal terminal = TestTerminal.open(2 + random.nextInt(30), 1 + random.nextInt(10));
    Kind[] kinds = Kind.values();
    for (int step = 0; step < 1500; step++) {
      String said = step(terminal, random, kinds[random.nextInt(kinds.length)]);
      wholeGraphemes(terminal, "seed %d, step %d: %s".formatted(seed, step, said));
    }
  }

  /** With DECAWM and mode 2027 switched too, a grapheme may be narrow: the halves stay paired. */
  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13, 14, 15, 16, 17, 18})
  void halvesStayPairedInEveryMode(long seed) {
    Random random = new Random(seed);
    TestTerminal terminal = TestTerminal.open(1 + random.nextInt(12), 1 + random.nextInt(6));
    String[] modes = {"?7h", "?7l", "?2027h", "?2027l", "?45h", "?45l", "4h", "4l"};
    Kind[] kinds = Kind.values();
    for (int step = 0; step < 1500; step++) {
      if (random.nextInt(20) == 0) terminal.raw("\033[" + modes[random.nextInt(modes.length)]);
      step(terminal, random, kinds[random.nextInt(kinds.length)]);
      if (random.nextInt(200) == 0) terminal.resize(1 + random.nextInt(3), 1 + random.nextInt(3));
    }
  }

  private static String step(TestTerminal terminal, Random random, Kind kind) {
    int cols = terminal.vt.cols();
    int rows = terminal.vt.rows();
    if (kind == Kind.RESIZE) {
      int toCols = 2 + random.nextInt(20);
      int toRows = 1 + random.nextInt(8);
      terminal.resize(toCols, toRows);
      return "resize to %d, %d".formatted(toCols, toRows);
    }
    String move = "\033[%d;%dH".formatted(1 + random.nextInt(rows), 1 + random.nextInt(cols));
    String said = (random.nextInt(3) == 0 ? "" : move) + kind.next(random, cols, rows);
    terminal.enter(said);
    return said.replace('\033', '^');
  }

  /** Every grapheme has the cells it was printed with, in history and on the screen. */
  private static void wholeGraphemes(TestTerminal terminal, String as) {
    ScreenSnapshot now = terminal.vt.snapshot(Long.MAX_VALUE, null);
    for (long line = now.firstLine(); line < now.screenLine() + now.rows(); line++) {
      RowSnapshot row = terminal.vt.line(line);
      for (int col = 0; col < row.cols(); col++) {
        String cell = row.text(col);
        if (cell.isEmpty()) continue;
        boolean wide = row.isWide(col);
        assertThat(wide).as("%s, %s at line %d, %d", as, cell, line, col).isEqualTo(isWide(cell));
        if (!wide) continue;
        assertThat(row.styles()[col + 1])
            .as("%s: style of both halves of %s at line %d, %d", as, cell, line, col)
            .isEqualTo(row.styles()[col]);
      }
    }
  }

  private static boolean isWide(String cell) {
    return ALWAYS_WIDE.contains(cell);
  }

  private static String pick(Random random, String[] first, String[] second) {
    String[] from = random.nextBoolean() ? first : second;
    return from[random.nextInt(from.length)];
  }

  /** A sequence; one that names no parameter gets a count. */
  private static String csi(Random random, int most, String... ends) {
    String end = ends[random.nextInt(ends.length)];
    boolean bare = !Character.isDigit(end.charAt(0)) && end.charAt(0) != '?';
    return "\033[" + (bare ? 1 + random.nextInt(most) : "") + end;
  }
}
