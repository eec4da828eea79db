package dev.belisha.status.emit.testing;

import dev.belisha.status.ReportEncoder;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.StatusRecords;
import dev.belisha.status.emit.ProgramStatusReporter;
import dev.belisha.status.emit.TimedInput;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A terminal for tests of a program that reports: keeps what is written, answers the probe as it is
 * told to, keeps records as a real one does, and hands over what a person types. No thread, no real
 * time; use it from one thread.
 *
 * <pre>{@code
 * FakeTerminal terminal = new FakeTerminal(FakeTerminal.Answers.RECORDS);
 * ProgramStatusReporter status = terminal.reporter().app("build").build();
 * status.probe(terminal.timedInput());
 * status.working("Compiling");
 * assertEquals(List.of("state=working:app=build:msg=Q29tcGlsaW5n"), terminal.reports());
 * }</pre>
 */
public final class FakeTerminal {
  /** How the terminal answers a probe. */
  public enum Answers {
    /** The query and then {@code CSI c}, as one that keeps records. */
    RECORDS,
    /** {@code CSI c} alone, as one that does not know the protocol. */
    NAME_ONLY,
    /** Nothing, as what is no terminal. */
    NOTHING
  }

  /** The device attributes it names itself by, as xterm does. */
  public static final String DEVICE_ATTRIBUTES = "\033[?62;22c";

  private static final String QUERY = ReportEncoder.QUERY;

  /** What is no plain text in what a reporter writes: tmux's wrapping, OSC 7501, CSI c. */
  private static final Pattern SEQUENCE =
      Pattern.compile(
          "\033Ptmux;((?:[^\033]|\033\033)*)\033\\\\"
              + "|\033]7501;([^\033\007]*)(?:\033\\\\|\007)|\033\\[0?c");

  private final Answers answers;
  private final FakeTiming timing = new FakeTiming();
  private final StatusRecords records =
      new StatusRecords(InstantSource.fixed(Instant.EPOCH), () -> false, transition -> {});
  private final StringBuilder written = new StringBuilder();
  private final StringBuilder input = new StringBuilder();
  private final List<String> reports = new ArrayList<>();
  private int understood;

  /**
   * @param answers what it does when it is asked
   */
  public FakeTerminal(Answers answers) {
    this.answers = answers;
  }

  /** A reporter that writes here and goes by this terminal's clock. */
  public ProgramStatusReporter.Builder reporter() {
    return ProgramStatusReporter.to(output()).timing(timing);
  }

  /** Where the program writes. */
  public OutputStream output() {
    return new OutputStream() {
      @Override
      public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int length) {
        written.append(new String(bytes, offset, length, StandardCharsets.ISO_8859_1));
        understand();
      }
    };
  }

  private void understand() {
    Matcher sequence = SEQUENCE.matcher(written);
    while (sequence.find(understood)) {
      understood = sequence.end();
      String body = sequence.group(2);
      if (sequence.group(1) != null) {
        Matcher inner = SEQUENCE.matcher(sequence.group(1).replace("\033\033", "\033"));
        if (inner.matches() && inner.group(2) != null) report(inner.group(2));
      } else if (body == null) {
        if (answers != Answers.NOTHING) input.append(DEVICE_ATTRIBUTES);
      } else if (body.equals("?")) {
        if (answers == Answers.RECORDS) input.append(QUERY);
      } else {
        report(body);
      }
    }
  }

  private void report(String body) {
    reports.add(body);
    byte[] bytes = body.getBytes(StandardCharsets.ISO_8859_1);
    records.report(bytes, 0, bytes.length);
  }

  /** A person types: what the keys send, one character a byte. */
  public void type(String keys) {
    input.append(keys);
  }

  /** All answers and keys that wait to be read, in order. Takes them. */
  public byte[] takeInput() {
    byte[] taken = input.toString().getBytes(StandardCharsets.ISO_8859_1);
    input.setLength(0);
    return taken;
  }

  /** Reads answers and keys one by one; when there is none, the clock moves on by the patience. */
  public TimedInput timedInput() {
    return millis -> {
      if (input.isEmpty()) {
        timing.advance(Duration.ofMillis(millis));
        return TimedInput.NOTHING;
      }
      int next = input.charAt(0);
      input.deleteCharAt(0);
      return next;
    };
  }

  /** The clock of {@link #reporter}. */
  public FakeTiming timing() {
    return timing;
  }

  /** Everything written so far, the program's own output too; one character a byte. */
  public String written() {
    return written.toString();
  }

  /** The body of each report so far, in order, such as {@code state=working:app=build}. */
  public List<String> reports() {
    return List.copyOf(reports);
  }

  /** The records as they stand, least recently updated first. */
  public List<StatusRecord> records() {
    return records.records();
  }
}
