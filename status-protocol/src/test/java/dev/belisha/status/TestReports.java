package dev.belisha.status;

import java.util.Random;

/** Random reports: well-formed, few ids, so that they meet. */
final class TestReports {
  private static final String[] IDS = {"", "a", "a/b", "a/b/c", "ab", "ab/c", "d/e/f", "d"};
  private static final String[] APPS = {"x", "pi", "claude-code"};
  private static final String[] TEXTS = {"Hi", "é€😀", "two words", "\u2028"};

  private TestReports() {}

  static Report random(Random random) {
    String id = pick(IDS, random);
    if (random.nextInt(12) == 0) return new Report.Clear(id);
    State state = State.values()[random.nextInt(State.values().length)];
    boolean progresses = state == State.WORKING || state == State.BLOCKED;
    return new Report.Update(
        id,
        state,
        state == State.BLOCKED && random.nextBoolean() ? pick(Kind.values(), random) : null,
        progresses && random.nextBoolean() ? random.nextInt(101) : -1,
        random.nextBoolean() ? pick(APPS, random) : null,
        random.nextInt(3) == 0 ? pick(TEXTS, random) : null,
        random.nextInt(3) == 0 ? pick(TEXTS, random) : null);
  }

  static <T> T pick(T[] from, Random random) {
    return from[random.nextInt(from.length)];
  }
}
