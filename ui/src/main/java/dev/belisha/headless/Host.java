package dev.belisha.headless;

import dev.belisha.session.Session;
import dev.belisha.session.SessionListener;
import dev.belisha.session.SessionSpec;
import dev.belisha.session.StartFailedException;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TerminalOptions.EngineKind;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** {@code belisha host}: a program on a real pty under the engine, without a window. */
public final class Host {
  public static final int TIMED_OUT = 124;
  public static final int NOT_FOUND = 127;

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
   * Runs the program to its end, the time-out or the last step.
   *
   * @return the exit status
   * @throws UsageException when a file named cannot be read or written
   */
  public int run(HostOptions options) throws UsageException {
    HostSteps steps = options.steps() == null ? null : HostSteps.read(options.steps());
    try (OutputStream record = output(options.record());
        Writer status = writer(options.status())) {
      Ears ears = new Ears(record, status);
      Session session;
      try {
        session = Session.start(spec(options), ears);
      } catch (StartFailedException failed) {
        err.println("belisha: " + failed.getMessage());
        return NOT_FOUND;
      }
      Thread hangUp = new Thread(session::close);
      Runtime.getRuntime().addShutdownHook(hangUp);
      Thread.ofPlatform().daemon().name("belisha-stdin").start(() -> forward(session));
      int exit = steps == null ? await(ears, options) : play(steps, session);
      dump(options, session, ears, steps != null);
      session.close();
      return exit;
    } catch (IOException failed) {
      throw new UsageException(Replay.reason(failed));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return TIMED_OUT;
    }
  }

  private SessionSpec spec(HostOptions options) {
    TerminalOptions terminal =
        new TerminalOptions(
            options.size().cols(),
            options.size().rows(),
            TerminalOptions.DEFAULT_SCROLLBACK,
            engine,
            options.windowOps());
    return new SessionSpec(
        options.command(), options.directory(), options.environment(), "0", terminal);
  }

  private void forward(Session session) {
    byte[] buffer = new byte[8192];
    try {
      int count;
      while ((count = in.read(buffer)) >= 0) {
        if (!session.stream(java.util.Arrays.copyOf(buffer, count))) return;
      }
    } catch (IOException ended) {
      // No more input; the program lives on.
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private static int await(Ears ears, HostOptions options) throws InterruptedException {
    try {
      if (options.timeout() == null) return ears.exit.get();
      return ears.exit.get(options.timeout().toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      return TIMED_OUT;
    } catch (ExecutionException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static int play(HostSteps steps, Session session) throws InterruptedException {
    for (HostSteps.Step step : steps.steps()) {
      session.write(step.keys());
      Thread.sleep((long) (step.seconds() * 1000));
    }
    return 0;
  }

  private void dump(HostOptions options, Session session, Ears ears, boolean stepped)
      throws IOException {
    String target = options.dump() == null && stepped ? "-" : options.dump();
    if (target == null) return;
    String line =
        session.read(engine -> new Dump().of(engine, ears.takeReplies(), false, false).toString())
            + "\n";
    if (target.equals("-")) {
      out.print(line);
      out.flush();
    } else {
      Files.writeString(Path.of(target), line);
    }
  }

  private static OutputStream output(@Nullable Path file) throws UsageException {
    if (file == null) return OutputStream.nullOutputStream();
    try {
      return new BufferedOutputStream(Files.newOutputStream(file));
    } catch (IOException unwritable) {
      throw new UsageException("cannot write " + file + ": " + Replay.reason(unwritable));
    }
  }

  private static Writer writer(@Nullable Path file) throws UsageException {
    if (file == null) return Writer.nullWriter();
    try {
      return Files.newBufferedWriter(file);
    } catch (IOException unwritable) {
      throw new UsageException("cannot write " + file + ": " + Replay.reason(unwritable));
    }
  }

  /** What the session tells: kept for the dump, written to the files. */
  private static final class Ears implements SessionListener {
    private final OutputStream record;
    private final StatusLines status;
    private final ByteArrayOutputStream replies = new ByteArrayOutputStream();
    final CompletableFuture<Integer> exit = new CompletableFuture<>();

    Ears(OutputStream record, Writer status) {
      this.record = record;
      this.status = new StatusLines(status);
    }

    @Override
    public void output(byte[] bytes, int length) {
      try {
        record.write(bytes, 0, length);
      } catch (IOException full) {
        exit.completeExceptionally(full);
      }
    }

    @Override
    public void replied(byte[] bytes) {
      replies.writeBytes(bytes);
    }

    /** Under the session's lock. */
    String takeReplies() {
      String text = replies.toString(StandardCharsets.ISO_8859_1);
      replies.reset();
      return text;
    }

    @Override
    public void statusChanged(List<Transition> transitions, List<StatusRecord> records) {
      try {
        for (Transition transition : transitions) status.write(transition);
      } catch (IOException full) {
        exit.completeExceptionally(full);
      }
    }

    @Override
    public void exited(int code) {
      exit.complete(code);
    }
  }
}
