package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class ErrandTest {
  private static void await(AtomicInteger value, int wanted) throws InterruptedException {
    for (int step = 0; step < 400 && value.get() != wanted; step++) Thread.sleep(10);
    assertThat(value).hasValue(wanted);
  }

  @Test
  void requestsThatComeWhileItRunsBecomeOneMoreRun() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    AtomicInteger runs = new AtomicInteger();
    Errand errand =
        new Errand(
            Thread.ofVirtual().factory(),
            () -> {
              begun.countDown();
              awaitQuietly(goOn);
              runs.incrementAndGet();
            });
    errand.request();
    begun.await();
    for (int each = 0; each < 100; each++) errand.request();
    assertThat(runs).hasValue(0);
    goOn.countDown();
    await(runs, 2);
    errand.request();
    await(runs, 3);
  }

  /** Whatever the last request saw is seen by a run that began after it; runs never overlap. */
  @Test
  void noRequestIsLostAndNoRunOverlaps() throws Exception {
    for (int round = 0; round < 200; round++) {
      AtomicInteger written = new AtomicInteger();
      AtomicInteger read = new AtomicInteger();
      AtomicInteger inside = new AtomicInteger();
      AtomicInteger overlaps = new AtomicInteger();
      Errand errand =
          new Errand(
              Thread.ofVirtual().factory(),
              () -> {
                if (inside.incrementAndGet() > 1) overlaps.incrementAndGet();
                read.set(written.get());
                inside.decrementAndGet();
              });
      Thread[] askers = new Thread[4];
      for (int at = 0; at < askers.length; at++) {
        askers[at] =
            Thread.ofVirtual()
                .start(
                    () -> {
                      for (int each = 0; each < 50; each++) {
                        written.incrementAndGet();
                        errand.request();
                      }
                    });
      }
      for (Thread asker : askers) asker.join();
      await(read, 200);
      assertThat(overlaps).hasValue(0);
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  /** Out of memory, say: the errand is not lost for ever. */
  @Test
  void afterAFaultTheNextRequestBeginsAnew() throws Exception {
    AtomicInteger runs = new AtomicInteger();
    CountDownLatch second = new CountDownLatch(1);
    List<Thread> threads = new CopyOnWriteArrayList<>();
    Errand errand =
        new Errand(
            task -> {
              Thread thread = new Thread(task);
              thread.setUncaughtExceptionHandler((failed, fault) -> {});
              threads.add(thread);
              return thread;
            },
            () -> {
              if (runs.incrementAndGet() == 1) throw new OutOfMemoryError("the first time");
              second.countDown();
            });
    errand.request();
    threads.getFirst().join();
    errand.request();
    assertThat(second.await(20, TimeUnit.SECONDS)).isTrue();
    assertThat(runs).hasValue(2);
  }

  /** No thread is left for a moment. */
  @Test
  void aThreadThatCannotStartIsAskedForAgain() throws Exception {
    AtomicInteger runs = new AtomicInteger();
    AtomicInteger starts = new AtomicInteger();
    ThreadFactory threads =
        task -> {
          if (starts.incrementAndGet() == 1) throw new OutOfMemoryError("made up");
          return Thread.ofVirtual().unstarted(task);
        };
    Errand errand = new Errand(threads, runs::incrementAndGet);
    assertThatThrownBy(errand::request).isInstanceOf(OutOfMemoryError.class);
    errand.request();
    await(runs, 1);
  }
}
