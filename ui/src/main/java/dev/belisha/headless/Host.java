package dev.belisha.headless;

import dev.belisha.session.Outside;
import dev.belisha.session.Session;
import dev.belisha.session.SessionListener;
import dev.belisha.session.SessionSpec;
import dev.belisha.session.StartFailedException;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TerminalOptions.EngineKind;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** {@code belisha host}: a program on a real pty under the engine, without a window. */
public final class Host {
  public static final int TIMED_OUT = 124;
  public static final int NOT_FOUND = 127;

  /** A program is killed a second after the hang-up; its last output may take a little more. */
  private static final long PATIENCE_SECONDS = 5;

  /** Bytes of replies kept for a dump; that some are missing is told. */
  static final int MAX_REPLIES = 1 << 24;

  private final InputStream in;
  private final PrintStream out;
  private final PrintStream err;
  private final EngineKind engine;

  public Host(InputStream in, PrintStream out, PrintStream err, EngineKind engine) {
    this.in = in;
    this.out = out;
    this.err = err;
    this.engine = engine;
  }

  /**
   * Runs the program to its end, the time-out or the last step. The program has ended when this
   * returns.
   *
   * @return the exit status
   * @throws UsageException when a file named cannot be read or written
   */
  public int run(HostOptions options) throws UsageException {
    HostSteps steps = options.steps() == null ? null : HostSteps.read(options.steps());
    try (OutputStream record = NamedOutput.open(options.record());
        OutputStream script = NamedOutput.open(options.script());
        OutputStream status = NamedOutput.open(options.status());
        OutputStream dump = dumpTo(options)) {
      // To write one takes time, so that there is none when nobody asked.
      ScriptRecord scripted = options.script() == null ? null : new ScriptRecord(script);
      if (scripted != null) scripted.open(terminal(options));
      Ears ears =
          new Ears(
              record,
              scripted,
              new OutputStreamWriter(status, StandardCharsets.UTF_8),
              options.dump() != null || steps != null);
      Session session;
      try {
        session = Session.start(spec(options), ears);
      } catch (StartFailedException failed) {
        err.println("belisha: " + failed.getMessage());
        return NOT_FOUND;
      }
      Runtime.getRuntime().addShutdownHook(new Thread(() -> end(session, ears)));
      Thread.ofPlatform().daemon().name("belisha-stdin").start(() -> forward(session));
      try {
        int exit = steps == null ? await(ears, options) : play(steps, session, options, ears, dump);
        ears.check();
        dump.write(dump(session, ears, true));
        dump.flush();
        return exit;
      } finally {
        end(session, ears);
      }
    } catch (IOException failed) {
      throw new UsageException(Replay.reason(failed));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return TIMED_OUT;
    }
  }

  /** Ends the program and waits for it, so that one that ignores the hang-up is killed as well. */
  private static void end(Session session, Ears ears) {
    session.close();
    try {
      ears.ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private SessionSpec spec(HostOptions options) {
    return new SessionSpec(
        options.command(),
        options.directory(),
        options.environment(),
        "0",
        terminal(options),
        options.shellIntegration());
  }

  private TerminalOptions terminal(HostOptions options) {
    return new TerminalOptions(
        options.size().cols(),
        options.size().rows(),
        TerminalOptions.DEFAULT_SCROLLBACK,
        engine,
        options.windowOps());
  }

  private void forward(Session session) {
    byte[] buffer = new byte[8192];
    try {
      int count;
      while ((count = in.read(buffer)) >= 0) {
        if (!session.stream(Arrays.copyOf(buffer, count))) return;
      }
    } catch (IOException ended) {
      // No more input; the program lives on.
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private static int await(Ears ears, HostOptions options) throws InterruptedException {
    Duration timeout = options.timeout();
    if (timeout == null) ears.over.await();
    else if (!ears.over.await(timeout.toMillis(), TimeUnit.MILLISECONDS)) return TIMED_OUT;
    return ears.status;
  }

  /** All steps are played, whether the program lives or not; the time-out cuts them short. */
  private int play(
      HostSteps steps, Session session, HostOptions options, Ears ears, OutputStream dump)
      throws InterruptedException, IOException {
    Duration timeout = options.timeout();
    long left = timeout == null ? Long.MAX_VALUE : timeout.toMillis();
    for (HostSteps.Step step : steps.steps()) {
      switch (step.act()) {
        case HostSteps.Keys(byte[] bytes) -> session.write(bytes);
        case HostSteps.Resize(Size size) -> session.resize(size.cols(), size.rows());
      }
      long wanted = (long) (step.seconds() * 1000);
      Thread.sleep(Math.min(wanted, left));
      if (wanted > left) return TIMED_OUT;
      left -= wanted;
      if (step.dump()) {
        dump.write(dump(session, ears, false));
        dump.flush();
      }
    }
    return 0;
  }

  /**
   * @param last what comes after it is not recorded, so that the record replays to this dump
   */
  private byte[] dump(Session session, Ears ears, boolean last) {
    String line =
        session.read(
            engine -> {
              ears.finished = last;
              if (ears.repliesMissing) {
                err.println(
                    "belisha: replies after the first " + MAX_REPLIES + " bytes are missing");
              }
              return new Dump().of(engine, ears.takeReplies(), false, false).toString();
            });
    return (line + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** Opened before the program runs: a name that cannot be written must not cost a run. */
  private OutputStream dumpTo(HostOptions options) throws UsageException {
    boolean stepped = options.steps() != null;
    String target = options.dump() == null && stepped ? "-" : options.dump();
    if (target == null) return OutputStream.nullOutputStream();
    if (!target.equals("-")) return NamedOutput.open(Path.of(target));
    return new FilterOutputStream(out) {
      @Override
      public void close() throws IOException {
        flush();
      }
    };
  }

  /** What the session tells: kept for the dump, written to the files. */
  private static final class Ears implements SessionListener {
    private final OutputStream record;
    private final @Nullable ScriptRecord script;
    private final StatusLines transitions;
    private final ByteArrayOutputStream replies = new ByteArrayOutputStream();
    private final boolean dumped;

    /** A flood of questions must not take all memory; under the session's lock. */
    private boolean repliesMissing;

    /** The last dump is made; under the session's lock. */
    private boolean finished;

    private volatile @Nullable IOException failure;

    /** The program ended, or a file could not be written. */
    final CountDownLatch over = new CountDownLatch(1);

    final CountDownLatch ended = new CountDownLatch(1);
    volatile int status;

    /**
     * @param dumped replies are kept, for a dump
     */
    Ears(OutputStream record, @Nullable ScriptRecord script, Writer transitions, boolean dumped) {
      this.record = record;
      this.script = script;
      this.transitions = new StatusLines(transitions);
      this.dumped = dumped;
    }

    @Override
    public void output(byte[] bytes, int offset, int length) {
      if (finished) return;
      try {
        record.write(bytes, offset, length);
        // What a program had said is there also when we are killed.
        record.flush();
        if (script != null) script.feed(bytes, offset, length);
      } catch (IOException full) {
        fail(full);
      }
    }

    @Override
    public void outside(Outside what) {
      if (finished) return;
      try {
        if (script != null) script.outside(what);
      } catch (IOException full) {
        fail(full);
      }
    }

    @Override
    public void replied(byte[] bytes) {
      if (!dumped || finished) return;
      // What follows a gap would look as if it belonged to what stands before.
      repliesMissing |= replies.size() + bytes.length > MAX_REPLIES;
      if (!repliesMissing) replies.writeBytes(bytes);
    }

    /** What was replied since the last call, one char a byte. Under the session's lock. */
    String takeReplies() {
      String text = replies.toString(StandardCharsets.ISO_8859_1);
      replies.reset();
      repliesMissing = false;
      return text;
    }

    @Override
    public void statusChanged(List<Transition> happened, List<StatusRecord> records) {
      try {
        for (Transition transition : happened) transitions.write(transition);
      } catch (IOException full) {
        fail(full);
      }
    }

    @Override
    public void exited(int code) {
      status = code;
      ended.countDown();
      over.countDown();
    }

    private void fail(IOException full) {
      if (failure == null) failure = full;
      over.countDown();
    }

    void check() throws IOException {
      IOException failed = failure;
      if (failed != null) throw failed;
    }
  }
}
