package dev.belisha.status.emit;

import dev.belisha.status.Kind;
import dev.belisha.status.Limits;
import dev.belisha.status.RecordId;
import dev.belisha.status.Report;
import dev.belisha.status.ReportEncoder;
import dev.belisha.status.State;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Tells the terminal what a program is doing, by OSC 7501, the Program Status Protocol.
 *
 * <pre>{@code
 * try (var status = ProgramStatusReporter.to(terminal.output()).app("deploy").build()) {
 *   byte[] typed = status.probe(input::read); // asks; these keys are the person's
 *   status.working("Uploading", 40);
 *   try (var east = status.child("us-east")) {
 *     east.working("Draining");
 *   }
 *   status.blocked(Kind.QUESTION, "Go on with us-west?");
 *   status.finish(State.DONE, "Deployed to 2 regions");
 * }
 * }</pre>
 *
 * <h2>Asking first</h2>
 *
 * The probe is the protocol's query followed by {@code CSI c}, which every terminal answers
 * (section 4). When the query is answered first, the reports that waited go out, the newest of each
 * record; when it is not, or nothing comes until the time-out, nothing else is ever written. The
 * answers come as keyboard input. Ask in one of three ways, always with the tty in raw mode and
 * without echo:
 *
 * <ul>
 *   <li>{@link #probe(TimedInput)} waits for the answer: for programs that do not read keys, or not
 *       yet. A program that may end soon must use it, or the answers end up at the shell's prompt.
 *   <li>{@link #probe()}, and all input goes through {@link #input}: for programs with an input
 *       loop.
 *   <li>{@link #probe()}, and all input is read from {@link #keys}.
 * </ul>
 *
 * The answers never reach the program and what is typed always does, in order, in whatever pieces
 * the bytes come. While an answer is awaited a lone Escape is held until the next byte or the
 * time-out. After the time-out late answers are still taken out, as long as a pause within them is
 * shorter than 50 ms. The program must not have a {@code CSI c} of its own under way when it
 * probes.
 *
 * <h2>What is written</h2>
 *
 * One write a report, never two equal ones in a row. A change of state or kind goes at once; when
 * only text or progress change, at most one report an interval goes out, and the newest always does
 * in the end. A terminal that is gone makes the reporter silent.
 *
 * <h2>Taking it back</h2>
 *
 * {@link #close} takes all records back, and so does the end of the JVM, SIGINT, SIGTERM and SIGHUP
 * included (a shutdown hook, set with the first report; not with {@code -Xrs}, {@code Runtime.halt}
 * or SIGKILL). {@link #finish} leaves a result.
 *
 * <p>Any thread, except that input is for one thread at a time.
 */
public final class ProgramStatusReporter implements StatusReporter {
  /** A pause that no terminal makes within an answer, but a person between two keys. */
  private static final long HOLD_NANOS = 50_000_000;

  private static final byte[] NONE = {};

  private final Outlet outlet;
  private final ReplyFilter filter = new ReplyFilter();
  private final Timing timing;
  private final Duration timeout;
  private final @Nullable String app;
  private final @Nullable String title;

  /** All below under the lock of this. */
  private Support support;

  private boolean probed;
  private long deadline;
  private long lastInput;

  private ProgramStatusReporter(Builder builder) {
    outlet = new Outlet(builder.terminal, builder.wrapping, builder.interval, builder.timing);
    timing = builder.timing;
    timeout = builder.timeout;
    app = builder.app;
    title = builder.title;
    support = builder.probes ? Support.UNKNOWN : Support.YES;
    if (!builder.probes) outlet.open();
  }

  /**
   * @param terminal where reports go: the stream by which the program writes to its terminal, so
   *     that they keep their place in the output; never a file or a pipe. It is flushed after each
   *     report and never closed
   */
  public static Builder to(OutputStream terminal) {
    return new Builder(terminal);
  }

  /**
   * Writes the probe and returns; the answers come with the input. The second time it does nothing.
   */
  public void probe() {
    synchronized (this) {
      if (probed || support != Support.UNKNOWN) return;
      probed = true;
      deadline = timing.nanoTime() + timeout.toNanos();
    }
    timing.after(timeout, this::giveUp);
    outlet.raw(ReplyFilter.PROBE);
  }

  /**
   * Writes the probe and waits for the answers or the time-out. Reads byte by byte and no further
   * than the end of the answers.
   *
   * @return what was typed meanwhile, to be treated as input
   * @throws IOException when the input cannot be read
   */
  public byte[] probe(TimedInput input) throws IOException {
    probe();
    ByteArrayOutputStream typed = new ByteArrayOutputStream();
    byte[] one = new byte[1];
    while (isAwaited()) {
      int next = input.read(Math.max(1, millisLeft()));
      if (next == TimedInput.END) break;
      if (next < 0) continue;
      one[0] = (byte) next;
      typed.writeBytes(input(one, 0, 1));
    }
    giveUp();
    typed.writeBytes(held());
    return typed.toByteArray();
  }

  /** Whether device attributes are still to come, in time. */
  private synchronized boolean isAwaited() {
    return probed && !filter.isNamed() && !isLate();
  }

  private boolean isLate() {
    return timing.nanoTime() - deadline >= 0;
  }

  private synchronized long millisLeft() {
    return Math.ceilDiv(deadline - timing.nanoTime(), 1_000_000L);
  }

  /**
   * Takes the answers out of a piece of input.
   *
   * @return what is the person's, in order, with what was held back before; may be empty
   */
  public byte[] input(byte[] bytes, int offset, int length) {
    giveUpWhenLate();
    byte[] keys;
    synchronized (this) {
      if (!probed) return Arrays.copyOfRange(bytes, offset, offset + length);
      lastInput = timing.nanoTime();
      keys = filter.pass(bytes, offset, length);
    }
    settle();
    return keys;
  }

  /**
   * What was held back and can no longer be an answer, such as a lone Escape after the time-out. To
   * be asked for when no input came for a while; {@link #keys} does so itself.
   *
   * @return most often empty
   */
  public byte[] held() {
    giveUpWhenLate();
    synchronized (this) {
      boolean mayBeAnAnswer = !filter.isNamed() && !isLate();
      boolean fresh = timing.nanoTime() - lastInput < HOLD_NANOS;
      return mayBeAnAnswer || fresh ? NONE : filter.release();
    }
  }

  /** All that is held back, answer or not: nothing more will come. */
  synchronized byte[] release() {
    return filter.release();
  }

  synchronized boolean isHolding() {
    return filter.isHolding();
  }

  /**
   * The program's input without the answers. It blocks as {@code from} does, and waits for more of
   * a beginning that it holds back only where {@code from} tells what is available.
   *
   * @param from the terminal's input; closed with the stream returned
   */
  public InputStream keys(InputStream from) {
    return new KeyStream(this, from);
  }

  /** What is known of the terminal. */
  public synchronized Support support() {
    return support;
  }

  /** The answers, when they came. */
  private void settle() {
    Support found;
    synchronized (this) {
      if (support != Support.UNKNOWN) return;
      if (!filter.isReplied() && !filter.isNamed()) return;
      found = filter.isReplied() ? Support.YES : Support.NO;
      support = found;
    }
    if (found == Support.YES) outlet.open();
    else outlet.shut();
  }

  /** The clock says so, though its task may not have run yet. */
  private void giveUpWhenLate() {
    boolean late;
    synchronized (this) {
      late = probed && isLate();
    }
    if (late) giveUp();
  }

  private void giveUp() {
    synchronized (this) {
      if (support != Support.UNKNOWN) return;
      support = Support.NO;
    }
    outlet.shut();
  }

  @Override
  public void report(
      State state,
      @Nullable Kind kind,
      int progress,
      @Nullable String title,
      @Nullable String msg) {
    outlet.report(update(state, kind, progress, title, msg));
  }

  private Report.Update update(
      State state,
      @Nullable Kind kind,
      int progress,
      @Nullable String title,
      @Nullable String msg) {
    String named = title == null ? this.title : title;
    return ChildReporter.fitted("", state, kind, progress, app, named, msg);
  }

  /** Takes back all records of this terminal, when this program reported any. */
  @Override
  public void clear() {
    outlet.clear("");
  }

  /**
   * The program's last word. Records of child tasks stay when they are results, and go otherwise.
   */
  @Override
  public void finish(State result, @Nullable String msg) {
    outlet.end(update(ChildReporter.result(result), null, -1, null, msg));
  }

  @Override
  public StatusReporter child(String id) {
    return new ChildReporter(outlet, "", id);
  }

  /** Takes back all records of this terminal, when this program reported any, and is silent. */
  @Override
  public void close() {
    outlet.close("");
  }

  /** How a reporter is to be. */
  public static final class Builder {
    private final OutputStream terminal;
    private @Nullable String app;
    private @Nullable String title;
    private Duration timeout = Duration.ofSeconds(1);
    private Duration interval = Duration.ofMillis(100);
    private UnaryOperator<byte[]> wrapping = UnaryOperator.identity();
    private boolean probes = true;
    private Timing timing = Timing.system();

    private Builder(OutputStream terminal) {
      this.terminal = terminal;
    }

    /**
     * @param app the program's name: 1 to 32 letters, digits and {@code _ . + -}
     * @throws IllegalArgumentException for another
     */
    public Builder app(String app) {
      if (app.contains("/") || app.length() > Limits.APP || !RecordId.isUsable(app)) {
        throw new IllegalArgumentException("unusable app: " + app);
      }
      this.app = app;
      return this;
    }

    /** A short name of the task, sent with each report of the program's own record. */
    public Builder title(String title) {
      this.title = title;
      return this;
    }

    /** How long the answers are awaited; 1 s unless told. */
    public Builder timeout(Duration timeout) {
      this.timeout = timeout;
      return this;
    }

    /** The least time between reports that change only text or progress; 100 ms unless told. */
    public Builder interval(Duration interval) {
      this.interval = interval;
      return this;
    }

    /** Reports without asking; for a terminal known to listen. */
    public Builder withoutProbe() {
      probes = false;
      return this;
    }

    /**
     * Wraps each report for tmux's passthrough, which the person must allow ({@code set -g
     * allow-passthrough on}), and does not ask: tmux answers {@code CSI c} itself.
     */
    public Builder throughTmux() {
      wrapping = ReportEncoder::throughTmux;
      return withoutProbe();
    }

    /** The clock; for tests. */
    public Builder timing(Timing timing) {
      this.timing = timing;
      return this;
    }

    /** Writes nothing yet. */
    public ProgramStatusReporter build() {
      return new ProgramStatusReporter(this);
    }
  }
}
