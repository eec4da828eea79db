package dev.belisha.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionPolicy;
import dev.belisha.attention.AttentionView;
import dev.belisha.attention.Journal;
import dev.belisha.attention.PaneKey;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecords;
import dev.belisha.vt.context.TerminalEvent.Progress;
import dev.belisha.vt.context.TerminalEvent.ProgressState;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The queue before the model: ordered, bounded for programs, never closed to the person. */
class AttentionThreadTest {
  private static final PaneKey PANE = new PaneKey(1, 1);

  private final AtomicReference<AttentionView> last = new AtomicReference<>(AttentionView.EMPTY);
  private final AtomicInteger views = new AtomicInteger();
  private final Semaphore gate = new Semaphore(1_000_000);
  private final AttentionThread attention =
      new AttentionThread(
          AttentionPolicy.DEFAULT,
          InstantSource.system(),
          effect -> {},
          this::viewed,
          Journal.NONE);

  private void viewed(AttentionView view) {
    gate.acquireUninterruptibly();
    last.set(view);
    views.incrementAndGet();
  }

  @AfterEach
  void close() {
    gate.release(1_000_000);
    attention.close();
  }

  private void report(StatusRecords records, String body) {
    records.report(body.getBytes(StandardCharsets.US_ASCII), 0, body.length());
    attention.statusChanged(PANE, List.of(), records.records());
  }

  private static void await(java.util.function.BooleanSupplier condition) throws Exception {
    for (int i = 0; i < 3000 && !condition.getAsBoolean(); i++) Thread.sleep(10);
    assertThat(condition.getAsBoolean()).isTrue();
  }

  @Test
  void aFloodEndsInItsLastStateAndInFewViews() throws Exception {
    long from = System.nanoTime();
    attention.pane(PANE, 1, 1, "tab");
    StatusRecords records = new StatusRecords(InstantSource.system(), () -> false, t -> {});
    for (int i = 0; i < 20_000; i++) report(records, "state=working:progress=" + i % 101);
    report(records, "state=blocked");
    await(
        () ->
            !last.get().tabs().isEmpty()
                && last.get().tabs().getFirst().headline() == State.BLOCKED);
    long ms = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - from);
    assertThat((long) views.get()).isLessThanOrEqualTo(ms / 30 + 2);
  }

  @Test
  void programsWaitWhenNobodyTakesTheirFactsButThePersonDoesNot() throws Exception {
    gate.drainPermits();
    attention.pane(PANE, 1, 1, "tab");
    await(() -> gate.hasQueuedThreads());
    CountDownLatch told = new CountDownLatch(1);
    Thread program =
        Thread.ofPlatform()
            .daemon()
            .start(
                () -> {
                  for (int i = 0; i <= AttentionThread.MAX_FACTS; i++) {
                    attention.progress(PANE, new Progress(ProgressState.NORMAL, i % 101));
                  }
                  told.countDown();
                });
    await(() -> program.getState() == Thread.State.WAITING);
    assertThat(told.getCount()).as("the program waits").isEqualTo(1);
    for (int i = 0; i < 2 * AttentionThread.MAX_FACTS; i++) attention.typed(PANE);
    gate.release(1_000_000);
    assertThat(told.await(30, TimeUnit.SECONDS)).isTrue();
  }

  /** Facts that come faster than they are taken in hold up neither views nor timers. */
  @Test
  void viewsComeWhileAFloodGoesOn() throws Exception {
    attention.pane(PANE, 1, 1, "tab");
    AtomicBoolean over = new AtomicBoolean();
    for (int producer = 0; producer < 3; producer++) {
      Thread.ofPlatform()
          .daemon()
          .start(
              () -> {
                for (int i = 0; !over.get(); i++) {
                  attention.progress(PANE, new Progress(ProgressState.NORMAL, i % 101));
                }
              });
    }
    await(() -> views.get() >= 20);
    over.set(true);
  }

  @Test
  void aFaultInOneFactIsNotTheEnd() throws Exception {
    attention.next(
        null,
        pane -> {
          throw new IllegalStateException("asked for by the test");
        });
    attention.pane(PANE, 1, 1, "later");
    await(() -> last.get().tabs().size() == 1);
  }

  @Test
  @Timeout(60)
  void afterTheEndNothingWaits() throws Exception {
    gate.drainPermits();
    attention.close();
    for (int i = 0; i < 3 * AttentionThread.MAX_FACTS; i++) {
      attention.bell(PANE);
    }
  }

  @Test
  void factsKeepTheirOrder() throws Exception {
    attention.pane(PANE, 1, 1, "first");
    attention.pane(PANE, 1, 1, "second");
    attention.paneClosed(PANE);
    attention.pane(PANE, 1, 1, "third");
    attention.progress(PANE, new Progress(ProgressState.NORMAL, 40));
    await(() -> last.get().tabs().size() == 1 && last.get().tabs().getFirst().progress() == 40);
    assertThat(last.get().tabs().getFirst().label()).isEqualTo("third");
  }
}
