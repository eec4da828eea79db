package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** At most so many in any window, wherever the window begins. */
class RateLimitTest {
  @ParameterizedTest
  @CsvSource({"1, 1", "1, 50", "2, 50", "16, 1000", "16, 1"})
  void asManyAndNoMore(int most, long window) {
    for (long start : new long[] {0, -3, Long.MAX_VALUE - window / 2, Long.MIN_VALUE}) {
      RateLimit limit = new RateLimit(most, window);
      for (int each = 0; each < most; each++) assertThat(limit.allows(start)).isTrue();
      assertThat(limit.allows(start)).isFalse();
      assertThat(limit.allows(start + window - 1)).isFalse();
      assertThat(limit.allows(start + window)).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void anyWindowHoldsSoManyAtMost(long seed) {
    Random random = new Random(seed);
    int most = 1 + random.nextInt(20);
    long window = 1 + random.nextInt(1000);
    RateLimit limit = new RateLimit(most, window);
    ArrayDeque<Long> went = new ArrayDeque<>();
    long now = random.nextLong();
    for (int step = 0; step < 5000; step++) {
      now += random.nextLong(2 * window / most + 1);
      while (!went.isEmpty() && now - went.peekFirst() >= window) went.removeFirst();
      boolean allowed = limit.allows(now);
      assertThat(allowed).as("step %d", step).isEqualTo(went.size() < most);
      if (allowed) went.addLast(now);
    }
  }
}
