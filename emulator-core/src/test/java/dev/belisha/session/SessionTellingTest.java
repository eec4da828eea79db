package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalEvent;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What happened is told in order, whole, and not too often. */
class SessionTellingTest extends SessionRig {
  /** What a call changed is told in the order of the calls, from one thread at a time. */
  @Test
  void whatCallsChangeIsToldInOrder() throws Exception {
    Session session = sh("sleep 30");
    for (int each = 0; each < 500; each++) {
      String id = "r" + each;
      session.act(
          vt -> {
            byte[] report =
                ("\033]7501;state=done:id=" + id + "\007").getBytes(StandardCharsets.US_ASCII);
            vt.feed(report, 0, report.length);
          });
    }
    await(() -> heard.transitions.stream().anyMatch(t -> t.id().equals("r499")));
    assertThat(heard.transitions.stream().filter(t -> t.to() != null))
        .extracting(Transition::id)
        .containsExactlyElementsOf(IntStream.range(0, 500).mapToObj(each -> "r" + each).toList());
  }

  /** A listener's fault takes nothing from what else is told, and leaves nothing open. */
  @Test
  void aListenersFaultHidesNothing() throws Exception {
    CompletableFuture<Boolean> damaged = new CompletableFuture<>();
    List<Object> told = new CopyOnWriteArrayList<>();
    SessionListener faulty =
        new SessionListener() {
          @Override
          public void event(TerminalEvent event) {
            told.add(event);
            throw new IllegalStateException("event");
          }

          @Override
          public void statusChanged(List<Transition> transitions, List<StatusRecord> records) {
            told.addAll(transitions.stream().map(Transition::to).toList());
            throw new IllegalStateException("status");
          }

          @Override
          public void damaged() {
            damaged.complete(true);
            throw new IllegalStateException("damaged");
          }

          @Override
          public void exited(int status) {
            heard.exited(status);
            throw new IllegalStateException("exited");
          }
        };
    SessionSpec spec =
        spec(
            "faulty",
            "/bin/sh",
            "-c",
            "printf '\\033]2;t\\007\\007\\033]7501;state=done\\007x'; sleep 0.1");
    Session session = start(spec, faulty);
    damaged.get(20, TimeUnit.SECONDS);
    exit();
    assertThat(told)
        .containsExactly(new TerminalEvent.TitleChanged("t"), new TerminalEvent.Bell(), State.DONE);
    await(() -> !session.write(new byte[1]));
    await(() -> threads("faulty").isEmpty());
  }

  /** Nor does one of those that are told under the lock: not the output, not an answer, no end. */
  @Test
  void aFaultUnderTheLockLosesNoOutput() throws Exception {
    List<Outside> outside = new CopyOnWriteArrayList<>();
    SessionListener faulty =
        new SessionListener() {
          @Override
          public void output(byte[] bytes, int offset, int length) {
            throw new IllegalStateException("output");
          }

          @Override
          public void replied(byte[] bytes) {
            throw new IllegalStateException("replied");
          }

          @Override
          public void outside(Outside what) {
            outside.add(what);
            throw new IllegalStateException("outside");
          }

          @Override
          public void exited(int status) {
            heard.exited(status);
          }
        };
    String script = "stty raw; read go; printf 'a\\033[5nb'; head -c 4; exit 7";
    Session session = start(spec("1", "/bin/sh", "-c", script), faulty);
    session.resize(90, 20);
    await(() -> outside.contains(new Outside.Resized(90, 20)));
    session.write("\n".getBytes(StandardCharsets.US_ASCII));
    assertThat(exit()).isEqualTo(7);
    assertThat(outside).endsWith(new Outside.ProgramExited());
    assertThat(screen(session)).contains("ab");
  }

  /** Twenty times a second at most, and the last always: however fast a program sends. */
  @Test
  void aFloodOfTitlesAndBellsIsToldNowAndThen() throws Exception {
    sh("i=0; while [ $i -lt 20000 ]; do printf '\\033]2;t%s\\007\\007' $i; i=$((i+1)); done; cat");
    long began = System.nanoTime();
    await(() -> heard.events.contains(new TerminalEvent.TitleChanged("t19999")));
    long paces = (System.nanoTime() - began) / 1_000_000 / Outbox.PACE_MILLIS + 2;
    assertThat(heard.events)
        .filteredOn(TerminalEvent.Bell.class::isInstance)
        .hasSizeLessThan((int) paces);
    assertThat(heard.events)
        .filteredOn(TerminalEvent.TitleChanged.class::isInstance)
        .hasSizeLessThan((int) paces);
  }

  /** What is held back when the program ends is told before its end is. */
  @Test
  void theLastTitleIsToldBeforeTheEnd() throws Exception {
    List<Object> told = new CopyOnWriteArrayList<>();
    Recorder ear =
        new Recorder() {
          @Override
          public void event(TerminalEvent event) {
            told.add(event);
          }

          @Override
          public void exited(int status) {
            told.add(status);
            super.exited(status);
          }
        };
    start(spec("1", "/bin/sh", "-c", "for i in 1 2 3; do printf '\\033]2;t%s\\007' $i; done"), ear);
    ear.exit.get(20, TimeUnit.SECONDS);
    assertThat(told).endsWith(new TerminalEvent.TitleChanged("t3"), 0);
  }
}
