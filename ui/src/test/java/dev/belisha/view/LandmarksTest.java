package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.State;
import dev.belisha.vt.VtTerminal.StatusMoment;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Prompts and moments: read as output comes, forgotten with their lines, jumped to. */
class LandmarksTest {
  private static final String PROMPT = "\033]133;A\033\\$ ";

  private final EngineSource source = new EngineSource(20, 5);
  private final BlockingQueue<Landmarks> found = new LinkedBlockingQueue<>();
  private final LandmarkReader reader =
      new LandmarkReader(source, Runnable::run, (by, now) -> found.add(now));

  private Landmarks await(Predicate<Landmarks> wanted) {
    try {
      for (int tries = 0; tries < 100; tries++) {
        reader.look();
        Landmarks now = found.poll(30, TimeUnit.SECONDS);
        assertThat(now).isNotNull();
        if (wanted.test(now)) return now;
      }
      throw new AssertionError("never came");
    } catch (InterruptedException stop) {
      throw new IllegalStateException(stop);
    }
  }

  @Test
  void areReadAsOutputComes() {
    source.feed(PROMPT + "one\r\nout\r\n" + PROMPT);
    assertThat(await(now -> true).prompts()).containsExactly(0, 2);
    source.feed("two\r\n" + "x\r\n".repeat(10) + PROMPT);
    Landmarks now = await(next -> next.prompts().length == 3);
    assertThat(now.prompts()).containsExactly(0, 2, 13);
    source.feed("\033]7501;state=blocked\033\\\r\n");
    now = await(next -> !next.moments().isEmpty());
    assertThat(now.moments()).isEqualTo(List.of(new StatusMoment(State.BLOCKED, 13)));
  }

  @Test
  void goWithTheHistory() {
    source.feed(PROMPT + "one\r\n");
    await(now -> now.prompts().length == 1);
    source.feed("x\r\n".repeat(1200) + PROMPT);
    assertThat(await(now -> now.prompts().length == 1 && now.prompts()[0] > 0).prompts())
        .containsExactly(1201);
    source.engine.clearScrollback();
    source.feed("more");
    assertThat(await(now -> true).prompts()).containsExactly(1201);
  }

  @Test
  void areReadAnewAfterAReflow() {
    source.feed("0123456789\r\n" + PROMPT);
    long generation = await(now -> true).generation();
    source.resize(5, 5);
    Landmarks now = await(next -> next.generation() != generation);
    assertThat(now.prompts()).containsExactly(2);
  }

  @ParameterizedTest
  @CsvSource({
    "0, true, -1",
    "5, true, -1",
    "6, true, 5",
    "9, true, 5",
    "10, true, 9",
    "0, false, 5",
    "5, false, 9",
    "8, false, 9",
    "9, false, -1"
  })
  void theNextPrompt(long line, boolean above, long wanted) {
    Landmarks marks = new Landmarks(0, new long[] {5, 9}, List.of());
    assertThat(marks.prompt(line, above)).isEqualTo(wanted);
  }
}
