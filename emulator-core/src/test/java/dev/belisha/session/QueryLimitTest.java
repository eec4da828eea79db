package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** At most 16 answers in any second (protocol page, section 6). */
class QueryLimitTest {
  private static final long SECOND = 1_000_000_000;
  private static final byte[] ANSWER = bytes("\033]7501;?\007");

  private final QueryLimit limit = new QueryLimit();

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private int allowed(int asked, long nanoTime) {
    int count = 0;
    for (int each = 0; each < asked; each++) if (limit.allows(ANSWER, nanoTime)) count++;
    return count;
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, Long.MAX_VALUE - SECOND / 2, Long.MIN_VALUE, -5 * SECOND})
  void sixteenASecondWhateverTheClockShows(long start) {
    assertThat(allowed(100, start)).isEqualTo(16);
    assertThat(allowed(100, start + SECOND - 1)).isZero();
    assertThat(allowed(100, start + SECOND)).isEqualTo(16);
  }

  /** Just before a window's end and just after it. */
  @Test
  void noEdgeLetsTwiceAsManyThrough() {
    assertThat(allowed(1, 0)).isEqualTo(1);
    assertThat(allowed(16, SECOND - 10)).isEqualTo(15);
    assertThat(allowed(16, SECOND + 10)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\033[?64;22c", "x", "", "\033]7501", "\033]11;rgb:0/0/0\007"})
  void otherAnswersAreNotCounted(String other) {
    allowed(16, 0);
    for (int each = 0; each < 100; each++) assertThat(limit.allows(bytes(other), 0)).isTrue();
  }
}
