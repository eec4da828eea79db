package dev.belisha.status.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.emit.testing.FakeTerminal;
import dev.belisha.status.emit.testing.FakeTerminal.Answers;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A stream of keys without the answers. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class KeyStreamTest {
  private static byte[] latin(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** As a tty gives them: some bytes at a time. */
  private static InputStream inPieces(String input, int size) {
    return new ByteArrayInputStream(latin(input)) {
      @Override
      public synchronized int read(byte[] bytes, int offset, int length) {
        return super.read(bytes, offset, Math.min(length, size));
      }
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 8, 13, 100})
  void givesTheKeysAlone(int size) throws Exception {
    FakeTerminal terminal = new FakeTerminal(Answers.RECORDS);
    ProgramStatusReporter status = terminal.reporter().build();
    status.probe();
    status.idle();
    terminal.type("é\033");
    String input =
        "ab\033[A" + new String(terminal.takeInput(), StandardCharsets.ISO_8859_1) + "\033[";
    try (InputStream keys = status.keys(inPieces(input, size))) {
      assertThat(keys.readAllBytes()).isEqualTo(latin("ab\033[Aé\033\033["));
    }
    assertThat(terminal.reports()).containsExactly("state=idle");
  }

  /** By the real clock, with a short time-out. */
  private static ProgramStatusReporter hurried() {
    return ProgramStatusReporter.to(OutputStream.nullOutputStream())
        .timeout(Duration.ofMillis(20))
        .build();
  }

  @Test
  void theEndGivesWhatWasHeld() throws Exception {
    ProgramStatusReporter status = hurried();
    status.probe();
    assertThat(status.keys(inPieces("x\033[?1", 1)).readAllBytes()).isEqualTo(latin("x\033[?1"));
  }

  /** The end comes while more was promised. */
  @Test
  void aSuddenEndGivesWhatWasHeldToo() throws Exception {
    InputStream promising =
        new ByteArrayInputStream(latin("x\033[?")) {
          @Override
          public synchronized int available() {
            return 1;
          }
        };
    ProgramStatusReporter status = new FakeTerminal(Answers.NOTHING).reporter().build();
    status.probe();
    assertThat(status.keys(promising).readAllBytes()).isEqualTo(latin("x\033[?"));
  }

  @Test
  void readsByteByByteToo() throws Exception {
    FakeTerminal terminal = new FakeTerminal(Answers.RECORDS);
    ProgramStatusReporter status = terminal.reporter().build();
    status.probe();
    InputStream keys = status.keys(new ByteArrayInputStream(terminal.takeInput()));
    assertThat(keys.read()).isEqualTo(-1);
    assertThat(keys.read(new byte[0])).isZero();
    assertThat(status.keys(inPieces("\377", 1)).read()).isEqualTo(255);
  }

  /** The real clock: a lone Escape in a terminal that never answers comes after the time-out. */
  @Test
  void anEscapeIsNotLostWhereNobodyAnswers() throws Exception {
    try (PipedOutputStream person = new PipedOutputStream();
        PipedInputStream tty = new PipedInputStream(person)) {
      ProgramStatusReporter status = hurried();
      status.probe();
      person.write("q\033".getBytes(StandardCharsets.ISO_8859_1));
      person.flush();
      InputStream keys = status.keys(tty);
      assertThat(keys.read()).isEqualTo('q');
      assertThat(keys.read()).isEqualTo('\033');
      assertThat(status.support()).isEqualTo(Support.NO);
    }
  }
}
