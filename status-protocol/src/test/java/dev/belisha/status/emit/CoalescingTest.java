package dev.belisha.status.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.Kind;
import dev.belisha.status.Limits;
import dev.belisha.status.State;
import dev.belisha.status.emit.testing.FakeTerminal;
import dev.belisha.status.emit.testing.FakeTerminal.Answers;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Changes go out, repetitions do not, and a burst ends with the newest. */
class CoalescingTest {
  private final FakeTerminal terminal = new FakeTerminal(Answers.NOTHING);
  private final ProgramStatusReporter status = terminal.reporter().withoutProbe().build();

  private void advance(int millis) {
    terminal.timing().advance(Duration.ofMillis(millis));
  }

  @Test
  void neverTwoEqualReportsInARow() {
    for (int time = 0; time < 5; time++) {
      status.working("x");
      status.working("x\n".strip());
      advance(500);
    }
    status.clear();
    status.clear();
    assertThat(terminal.reports()).containsExactly("state=working:msg=eA==", "state=clear");
    status.working("x");
    assertThat(terminal.reports()).hasSize(3);
  }

  @Test
  void aBurstEndsWithTheNewest() {
    for (int percent = 0; percent <= 100; percent++) {
      status.working("", percent);
      advance(1);
    }
    advance(1000);
    assertThat(terminal.reports())
        .containsExactly(
            "state=working:progress=0", "state=working:progress=99", "state=working:progress=100");
  }

  @Test
  void aChangeOfStateOrKindGoesAtOnceAndOvertakesWhatWaits() {
    status.working("a");
    status.working("b");
    status.blocked(Kind.QUESTION, "c");
    status.blocked(Kind.AUTH, "c");
    status.done("d");
    advance(1000);
    assertThat(terminal.reports())
        .containsExactly(
            "state=working:msg=YQ==",
            "state=blocked:kind=question:msg=Yw==",
            "state=blocked:kind=auth:msg=Yw==",
            "state=done:msg=ZA==");
  }

  @Test
  void backToWhatIsShownNeedsNoReport() {
    status.working("a");
    status.working("b");
    status.working("a");
    advance(1000);
    assertThat(terminal.reports()).containsExactly("state=working:msg=YQ==");
  }

  @Test
  void whatWaitedIsNotSentAfterAClearOrTheEnd() {
    status.working("a");
    status.working("b");
    status.clear();
    advance(1000);
    status.working("a");
    status.working("b");
    status.finish(State.DONE, "c");
    advance(1000);
    assertThat(terminal.reports())
        .containsExactly(
            "state=working:msg=YQ==",
            "state=clear",
            "state=working:msg=YQ==",
            "state=done:msg=Yw==");
  }

  @Test
  void eachRecordHasItsOwnPace() {
    StatusReporter a = status.child("a");
    StatusReporter b = status.child("b");
    a.working("1");
    b.working("1");
    a.working("2");
    b.working("3");
    advance(100);
    assertThat(terminal.reports())
        .containsExactly(
            "state=working:id=a:msg=MQ==",
            "state=working:id=b:msg=MQ==",
            "state=working:id=a:msg=Mg==",
            "state=working:id=b:msg=Mw==");
  }

  /** Whatever is reported: no repetition, few a second, and in the end the newest stands. */
  @Test
  void randomReports() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      FakeTerminal terminal = new FakeTerminal(Answers.NOTHING);
      ProgramStatusReporter status = terminal.reporter().withoutProbe().build();
      String newest = "";
      int changes = 0;
      boolean working = false;
      for (int step = 0; step < 200; step++) {
        newest = "m" + random.nextInt(4);
        boolean works = random.nextInt(10) > 0;
        if (works != working || step == 0) changes++;
        working = works;
        if (works) status.working(newest);
        else status.done(newest);
        terminal.timing().advance(Duration.ofMillis(random.nextInt(40)));
      }
      terminal.timing().advance(Duration.ofMillis(100));
      List<String> reports = terminal.reports();
      for (int at = 1; at < reports.size(); at++) {
        assertThat(reports.get(at)).as("seed " + seed).isNotEqualTo(reports.get(at - 1));
      }
      assertThat(terminal.records().getFirst().msg()).isEqualTo(newest);
      long seconds = terminal.timing().nanoTime() / 1_000_000_000 + 1;
      assertThat(reports.size()).isLessThanOrEqualTo((int) (changes + 10 * seconds));
    }
  }

  @Test
  void onlyAsManyRecordsAreRememberedAsATerminalKeeps() {
    for (int task = 0; task < 1000; task++) status.child("t" + task).idle();
    assertThat(terminal.records()).hasSize(Limits.RECORDS);
    int before = terminal.reports().size();
    status.child("t0").close();
    assertThat(terminal.reports()).hasSize(before);
    status.child("t999").close();
    assertThat(terminal.reports()).hasSize(before + 1);
  }

  @Test
  void aTerminalThatIsGoneMakesItSilent() {
    int[] writes = {0};
    OutputStream gone =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            writes[0]++;
            throw new IOException("gone");
          }
        };
    ProgramStatusReporter status = ProgramStatusReporter.to(gone).withoutProbe().build();
    status.working("x");
    status.done("x");
    status.close();
    assertThat(writes[0]).isEqualTo(1);
  }
}
