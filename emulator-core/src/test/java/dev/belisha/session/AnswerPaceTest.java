package dev.belisha.session;

import static dev.belisha.session.AnswerPace.MAX_WAITING;
import static dev.belisha.session.AnswerPace.PER_SECOND;
import static dev.belisha.session.AnswerPace.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerPaceTest {
  private final AnswerPace pace = new AnswerPace();

  private void answered(int count, long now) {
    for (int each = 0; each < count; each++) pace.answered(now);
  }

  /** vim's start, or a screen of DECRQCRA one cell at a time. */
  @ParameterizedTest
  @ValueSource(ints = {1, 30, 2000, PER_SECOND - 1})
  void aBurstGoesAtOnce(int answers) {
    answered(answers, 5);
    assertThat(pace.pause(MAX_WAITING, 0, 5)).isZero();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 77, Long.MAX_VALUE - SECOND / 2, Long.MIN_VALUE})
  void tooManyWaitForTheSecondToEnd(long start) {
    answered(PER_SECOND, start);
    assertThat(pace.pause(0, 0, start)).isEqualTo(SECOND);
    assertThat(pace.pause(0, 0, start + SECOND - 1)).isEqualTo(1);
    assertThat(pace.pause(0, 0, start + SECOND)).isZero();
    pace.answered(start + SECOND);
    assertThat(pace.pause(0, 0, start + SECOND)).as("a second of its own").isZero();
  }

  @Test
  void theSecondBeginsWithItsFirstAnswer() {
    answered(1, 0);
    answered(PER_SECOND - 1, SECOND - 1);
    assertThat(pace.pause(0, 0, SECOND - 1)).isEqualTo(1);
    answered(PER_SECOND - 1, 2 * SECOND);
    assertThat(pace.pause(0, 0, 2 * SECOND)).isZero();
  }

  /** It goes on reading: each look waits anew, and nothing is ever dropped. */
  @Test
  void aProgramThatReadsIsWaitedFor() {
    for (int step = 0; step < 100; step++) {
      long now = step * (SECOND - 1);
      assertThat(pace.pause(MAX_WAITING + 1, step, now)).isEqualTo(SECOND);
    }
    assertThat(pace.pause(MAX_WAITING, 99, 100 * SECOND)).isZero();
  }

  @Test
  void aProgramThatDoesNotReadIsHeldForASecondOnly() {
    assertThat(pace.pause(MAX_WAITING + 1, 7, 0)).isEqualTo(SECOND);
    assertThat(pace.pause(MAX_WAITING + 1, 7, SECOND - 1)).isEqualTo(1);
    assertThat(pace.pause(MAX_WAITING + 1, 7, SECOND)).isZero();
    assertThat(pace.pause(MAX_WAITING + 9, 7, 50 * SECOND)).as("not again").isZero();
    assertThat(pace.pause(MAX_WAITING + 9, 8, 60 * SECOND)).as("it reads").isEqualTo(SECOND);
  }

  /** The second begins when too much waits, not when the program last read. */
  @Test
  void longQuietIsNoStandstill() {
    assertThat(pace.pause(10, 3, 0)).isZero();
    assertThat(pace.pause(MAX_WAITING, 3, 90 * SECOND)).isZero();
    assertThat(pace.pause(MAX_WAITING + 1, 3, 90 * SECOND + 5)).isEqualTo(SECOND - 5);
  }

  @Test
  void theLongerOfTheTwoCounts() {
    answered(PER_SECOND, 0);
    assertThat(pace.pause(MAX_WAITING + 1, 1, SECOND / 2)).isEqualTo(SECOND);
    assertThat(pace.pause(0, 1, SECOND / 2)).isEqualTo(SECOND / 2);
  }
}
