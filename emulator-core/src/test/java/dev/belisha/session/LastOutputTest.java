package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An end is told when what came before it has been taken in. */
@Timeout(60)
class LastOutputTest {
  private final LastOutput output = new LastOutput(1, 1_000_000);

  private Thread awaiting() {
    return Thread.startVirtualThread(
        () -> {
          try {
            output.await(() -> false);
          } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
          }
        });
  }

  /** However long that takes, as in a start with much to load. */
  @Test
  void whileOutputIsTakenInItIsNotQuiet() throws Exception {
    output.came();
    Thread waiting = awaiting();
    waiting.join(200);
    assertThat(waiting.isAlive()).isTrue();
    output.taken();
    waiting.join();
  }

  @Test
  void nothingToComeIsQuiet() throws Exception {
    awaiting().join();
  }

  @Test
  void theReadersEndIsTheEnd() throws Exception {
    output.came();
    Thread waiting = awaiting();
    output.ended();
    waiting.join();
  }
}
