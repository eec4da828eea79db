package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Text blinks while there is some and it may; nothing waits otherwise. */
class TextBlinkTest {
  private final Queue<Runnable> later = new ArrayDeque<>();
  private final AtomicInteger repaints = new AtomicInteger();
  private final TextBlink blink = new TextBlink(later::add, repaints::incrementAndGet);

  private void halfPeriod() {
    Runnable due = later.poll();
    if (due != null) due.run();
  }

  @Test
  void nothingWaitsWhileNothingBlinks() {
    blink.seen(false);
    assertThat(later).isEmpty();
    assertThat(repaints).hasValue(0);
  }

  @Test
  void goesAndComes() {
    blink.seen(true);
    blink.seen(true);
    assertThat(later).as("one timer").hasSize(1);
    assertThat(blink.off()).isFalse();
    halfPeriod();
    assertThat(blink.off()).isTrue();
    halfPeriod();
    assertThat(blink.off()).isFalse();
    assertThat(repaints).hasValue(2);
    assertThat(later).hasSize(1);
  }

  @Test
  void endsWithTheText() {
    blink.seen(true);
    halfPeriod();
    blink.seen(false);
    assertThat(blink.off()).isFalse();
    halfPeriod();
    assertThat(later).isEmpty();
  }

  @Test
  void standsStillWhereItMayNot() {
    blink.allow(false);
    blink.seen(true);
    assertThat(later).isEmpty();
    blink.allow(true);
    assertThat(later).hasSize(1);
    halfPeriod();
    assertThat(blink.off()).isTrue();
    blink.allow(false);
    assertThat(blink.off()).as("shown at once").isFalse();
    halfPeriod();
    assertThat(later).isEmpty();
  }
}
