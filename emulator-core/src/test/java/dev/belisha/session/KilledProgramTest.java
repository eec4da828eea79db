package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.status.Source;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.TerminalOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** B-1: how long the record of a killed program lives in a shell that never sent a prompt mark. */
@Timeout(300)
class KilledProgramTest {
  private static final int RUNS = 20;
  private static final long LIMIT_MILLIS = 2500;

  private static final class Ears implements SessionListener {
    final CompletableFuture<Boolean> working = new CompletableFuture<>();
    final CompletableFuture<Long> cleared = new CompletableFuture<>();
    final CompletableFuture<Source> by = new CompletableFuture<>();

    @Override
    public void statusChanged(List<Transition> transitions, List<StatusRecord> records) {
      if (!records.isEmpty()) working.complete(true);
      if (records.isEmpty() && working.isDone()) {
        cleared.complete(System.nanoTime());
        by.complete(transitions.getLast().source());
      }
    }
  }

  /** Milliseconds from the kill to the listener's call. */
  private static long kill(Path folder, long delayMillis) throws Exception {
    Ears ears = new Ears();
    SessionSpec spec =
        new SessionSpec(
            List.of("/bin/bash", "--norc", "--noprofile", "-i"),
            folder,
            Map.of(),
            "1",
            TerminalOptions.of(80, 24));
    try (Session session = Session.start(spec, ears)) {
      session.write(
          ("sh -c 'echo $$ > pid; printf \"\\033]7501;state=working\\007\"; exec sleep 60'\r")
              .getBytes(StandardCharsets.US_ASCII));
      ears.working.get(60, TimeUnit.SECONDS);
      Thread.sleep(delayMillis);
      long pid = Long.parseLong(Files.readString(folder.resolve("pid")).strip());
      long killed = System.nanoTime();
      ProcessHandle.of(pid).orElseThrow().destroyForcibly();
      long cleared = ears.cleared.get(60, TimeUnit.SECONDS);
      assertThat(ears.by.join()).isEqualTo(Source.FOREGROUND);
      return TimeUnit.NANOSECONDS.toMillis(cleared - killed);
    }
  }

  /** The looks come each second: the kills fall anywhere between two of them. */
  @Test
  void theRecordGoesSoonAfterTheKill() throws Exception {
    assumeTrue(Boolean.getBoolean("belisha.measure"), "a measurement: -Dbelisha.measure=true");
    assumeTrue(Files.isDirectory(Path.of("/proc/self")), "no /proc");
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no bash");
    Random random = new Random(7501);
    List<Long> took = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      Path folder = Files.createTempDirectory("killed");
      took.add(kill(folder, 100 + random.nextInt(1000)));
      Files.deleteIfExists(folder.resolve("pid"));
      Files.delete(folder);
    }
    long[] sorted = took.stream().mapToLong(Long::longValue).sorted().toArray();
    System.out.printf(
        "kill -9 to cleared, %d runs: min %d ms, median %d ms, max %d ms %s%n",
        RUNS, sorted[0], sorted[RUNS / 2], sorted[RUNS - 1], Arrays.toString(sorted));
    assertThat(sorted[RUNS - 1]).as("slowest, ms").isLessThanOrEqualTo(LIMIT_MILLIS);
  }
}
