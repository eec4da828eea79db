package dev.belisha.session;

import com.pty4j.PtyProcess;
import com.pty4j.WinSize;
import com.pty4j.unix.UnixPtyProcess;
import dev.belisha.status.Source;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.StatusRecords;
import dev.belisha.status.Transition;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A program on a pty under the engine. Threads: any thread may call; after the start, which forks,
 * only {@link #stream} waits for the program. A reader thread feeds the engine under the session's
 * lock, a writer thread drains the reply queue, so that a program that does not read blocks
 * neither.
 */
public final class Session implements AutoCloseable {
  public static final int MAX_QUEUED_TRANSITIONS = 1024;

  /** Bytes fed under one hold of the lock: a few tenths of a millisecond. */
  private static final int SLICE = 16 * 1024;

  private static final int READ = 64 * 1024;

  /** How long a program may hold painting back (mode 2026). */
  private static final long SYNCHRONIZED_MILLIS = 1000;

  private static final long POLL_MILLIS = 1000;

  private static final long KILL_AFTER_MILLIS = 1000;

  private static final Logger LOG = LoggerFactory.getLogger(Session.class);

  private final String tab;
  private final PtyProcess process;
  private final InputStream output;
  private final SessionListener listener;
  private final VtTerminal terminal;
  private final StatusRecords records;
  private final ReplyWriter writer;
  private final ForegroundGroup foreground;
  private final QueryLimit queries = new QueryLimit();
  private final AnswerPace pace = new AnswerPace();
  private final Outbox outbox = new Outbox(System::nanoTime);

  /** Guards the terminal and the outbox. Fair, so that the view gets its turn in a flood. */
  private final ReentrantLock lock = new ReentrantLock(true);

  /** Held while the listener is called, so that calls come one at a time and in order. */
  private final ReentrantLock telling = new ReentrantLock();

  /** What follows a call of an owner, off its thread. */
  private final Queue<Consumer<VtTerminal>> actions = new ConcurrentLinkedQueue<>();

  private final Errand acting;

  private final Errand resizing;

  private final LastOutput lastOutput = new LastOutput();
  private boolean feeding;
  private long toldNews;
  private long toldDamage;
  private boolean damageTold;

  /** The block of mode 2026 whose time is running, by its number. */
  private long timedBlock;

  private boolean watching;

  /** What the outbox holds back will be told by a thread that waits for its time. */
  private boolean tellingLater;

  private volatile WinSize wantedSize;
  private volatile boolean running = true;
  private volatile boolean closed;

  private Session(
      PtyProcess process, InputStream output, SessionSpec spec, SessionListener listener) {
    this.tab = spec.tabId();
    this.process = process;
    this.output = output;
    this.listener = listener;
    this.wantedSize = new WinSize(spec.terminal().cols(), spec.terminal().rows());
    this.foreground = new ForegroundGroup(process.pid());
    this.writer = new ReplyWriter(process.getOutputStream(), "belisha-writer-" + spec.tabId());
    this.records = new StatusRecords(InstantSource.system(), foreground::isShell, this::transition);
    this.foreground.onReplaced(records::shellReplaced);
    this.terminal = new VtTerminal(spec.terminal(), records, this::reply, this::event);
    this.acting =
        new Errand(Thread.ofVirtual().name("belisha-act-" + tab).factory(), this::runActions);
    // Rewrapping many tabs at once would hold all carriers of virtual threads.
    this.resizing =
        new Errand(
            Thread.ofPlatform().daemon().name("belisha-resize-" + tab).factory(), this::applySize);
  }

  /** Starts the program with an engine as it comes. */
  public static Session start(SessionSpec spec, SessionListener listener)
      throws StartFailedException {
    return start(spec, listener, engine -> {});
  }

  /**
   * Starts the program. Blocks for the fork, so not on the FX thread.
   *
   * @param prepare called before any output is read
   * @throws StartFailedException with a sentence fit for the tab: command not found, not
   *     executable, no such directory, no pty
   */
  public static Session start(
      SessionSpec spec, SessionListener listener, Consumer<VtTerminal> prepare)
      throws StartFailedException {
    SessionSpec placed = Files.isDirectory(spec.directory()) ? spec : atHome(spec);
    Map<String, String> environment = CleanEnvironment.of(System.getenv(), placed);
    ShellIntegration.Start start = ShellIntegration.of(placed, environment);
    int cols = placed.terminal().cols();
    int rows = placed.terminal().rows();
    PtyProcess process = null;
    InputStream output;
    try {
      process = Pseudoterminal.start(start, placed.directory(), cols, rows);
      output = Pseudoterminal.output(process, READ);
    } catch (IOException | RuntimeException | LinkageError failed) {
      if (process != null) abandon(process);
      LOG.warn("no program could be started", failed);
      throw new StartFailedException(
          spec.command().isEmpty()
              ? "The shell " + start.command().getFirst() + " could not be started."
              : spec.command().getFirst() + " could not be started.");
    }
    try {
      Session session = new Session(process, output, placed, listener);
      prepare.accept(session.terminal);
      session.startThreads();
      return session;
    } catch (RuntimeException | Error fault) {
      closeQuietly(output);
      abandon(process);
      throw fault;
    }
  }

  private static void abandon(PtyProcess process) {
    process.destroyForcibly();
    closeQuietly(process.getInputStream());
  }

  private static void closeQuietly(InputStream stream) {
    try {
      stream.close();
    } catch (IOException closedAlready) {
      // Nothing is left to close.
    }
  }

  private static SessionSpec atHome(SessionSpec spec) {
    Path home = Path.of(System.getProperty("user.home", "/"));
    return spec.in(home);
  }

  private void startThreads() {
    writer.start();
    Thread.ofPlatform().daemon().name("belisha-reader-" + tab).start(this::readAll);
    Thread.ofPlatform().daemon().name("belisha-exit-" + tab).start(this::awaitExit);
  }

  // Output

  private void readAll() {
    byte[] buffer = new byte[READ];
    try {
      int count;
      while ((count = output.read(buffer)) >= 0) {
        lastOutput.came();
        feed(buffer, count);
        lastOutput.taken();
      }
    } catch (IOException hungUp) {
      // The pty is gone with its last writer: the end of the output.
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    } finally {
      closePty();
      lastOutput.ended();
    }
  }

  private void feed(byte[] buffer, int count) throws InterruptedException {
    for (int from = 0; from < count; from += SLICE) {
      awaitAnswersRead();
      int length = Math.min(SLICE, count - from);
      lock.lock();
      int at = from;
      guarded(() -> listener.output(buffer, at, length));
      try {
        feeding = true;
        terminal.feed(buffer, from, length);
      } catch (RuntimeException fault) {
        // A fault of ours must not stop the program: it would wait for a reader for ever.
        LOG.warn("output of tab {} could not be taken in", tab, fault);
      } finally {
        feeding = false;
        lock.unlock();
      }
      tell();
    }
  }

  /** Waits, the lock not held, while the program asks for more answers than it reads. */
  private void awaitAnswersRead() throws InterruptedException {
    while (!closed) {
      long written = writer.written();
      long nanos = pace.pause(writer.waitingAnswers(), written, System.nanoTime());
      if (nanos == 0) return;
      writer.awaitReading(written, nanos);
    }
  }

  /**
   * Everything the engine writes; a key or paste that is refused rings the bell. Called under the
   * lock.
   */
  private void reply(byte[] bytes) {
    if (feeding) {
      long now = System.nanoTime();
      if (!queries.allows(bytes, now)) return;
      pace.answered(now);
    }
    boolean taken = feeding ? writer.answer(bytes) : writer.input(bytes);
    if (taken) guarded(() -> listener.replied(bytes));
    // As a tty does when its input is full (IMAXBEL, termios(3)).
    else if (!feeding && running) outbox.add(new TerminalEvent.Bell());
  }

  /** Tells the listener what has happened since it was last told; in order, whoever calls. */
  private void tell() {
    telling.lock();
    try {
      Outbox.Batch batch = take();
      List<StatusRecord> changed = batch.records();
      for (TerminalEvent event : batch.events()) guarded(() -> listener.event(event));
      if (changed != null) guarded(() -> listener.statusChanged(batch.transitions(), changed));
      if (batch.damaged()) guarded(listener::damaged);
    } finally {
      telling.unlock();
    }
  }

  /** A listener's fault ends neither the thread that tells nor what else is to be told. */
  private void guarded(Runnable call) {
    try {
      call.run();
    } catch (RuntimeException fault) {
      LOG.warn("what happened in tab {} could not be told", tab, fault);
    }
  }

  private void outside(Outside what) {
    guarded(() -> listener.outside(what));
  }

  private Outbox.Batch take() {
    lock.lock();
    try {
      List<StatusRecord> changed = null;
      if (records.news() != toldNews) {
        toldNews = records.news();
        changed = records.records();
      }
      if (!watching && running && records.watchesForeground()) {
        watching = true;
        Thread.ofVirtual().name("belisha-foreground-" + tab).start(this::watchForeground);
      }
      boolean held = terminal.synchronizedOutput();
      if (held && terminal.synchronizedBlocks() != timedBlock) startSynchronizedTimeout();
      boolean damaged = !held && !damageTold && terminal.damage() != toldDamage;
      if (damaged) {
        damageTold = true;
        toldDamage = terminal.damage();
      }
      List<TerminalEvent> events = outbox.takeEvents(changed != null);
      long later = tellingLater ? 0 : outbox.millisUntilEvents();
      if (later > 0) tellIn(later);
      return new Outbox.Batch(events, outbox.takeTransitions(), changed, damaged);
    } finally {
      lock.unlock();
    }
  }

  private void tellIn(long millis) {
    tellingLater = true;
    Thread.ofVirtual()
        .name("belisha-later-" + tab)
        .start(
            () -> {
              pause(millis);
              act(engine -> tellingLater = false);
            });
  }

  /** A block that is still open after a second is ended; one begun meanwhile has its own second. */
  private void startSynchronizedTimeout() {
    long block = terminal.synchronizedBlocks();
    timedBlock = block;
    Thread.startVirtualThread(
        () -> {
          pause(SYNCHRONIZED_MILLIS);
          act(
              engine -> {
                boolean same = engine.synchronizedBlocks() == block;
                if (same && engine.synchronizedOutput()) engine.endSynchronizedOutput();
              });
        });
  }

  // What owners call

  /** Runs a reader under the lock; short, no waiting. */
  public <T extends @Nullable Object> T read(Function<VtTerminal, T> reader) {
    lock.lock();
    try {
      return reader.apply(terminal);
    } finally {
      lock.unlock();
    }
  }

  /**
   * What to paint now; see {@link VtTerminal#snapshot}. After it, damage is told again. While mode
   * 2026 holds painting back it is {@code previous}, if there is one.
   */
  public ScreenSnapshot snapshot(long topLine, @Nullable ScreenSnapshot previous) {
    lock.lock();
    try {
      damageTold = false;
      if (previous != null && terminal.synchronizedOutput()) return previous;
      toldDamage = terminal.damage();
      return terminal.snapshot(topLine, previous);
    } finally {
      lock.unlock();
    }
  }

  /** As {@link #snapshot}; null when the lock is not free within so many milliseconds. */
  public @Nullable ScreenSnapshot snapshotWithin(
      long millis, long topLine, @Nullable ScreenSnapshot previous) {
    try {
      if (!lock.tryLock(millis, TimeUnit.MILLISECONDS)) return null;
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return null;
    }
    try {
      return snapshot(topLine, previous);
    } finally {
      lock.unlock();
    }
  }

  /**
   * Has an action run soon under the lock, after those asked for before, and the listener told what
   * it changed. Returns at once: the lock may be held for a while, to rewrap the history.
   */
  public void act(Consumer<VtTerminal> action) {
    actions.add(action);
    acting.request();
  }

  private void runActions() {
    Consumer<VtTerminal> action = actions.poll();
    while (action != null) {
      lock.lock();
      try {
        action.accept(terminal);
      } catch (RuntimeException fault) {
        LOG.warn("what was asked of tab {} could not be done", tab, fault);
      } finally {
        lock.unlock();
      }
      action = actions.poll();
    }
    tell();
  }

  /**
   * Raw bytes to the program, in order with replies. Returns at once.
   *
   * @return false when they were dropped: the program is gone, or 64 MiB wait for it already
   */
  public boolean write(byte[] bytes) {
    return writer.input(bytes);
  }

  /**
   * As {@link #write}, and loses nothing: waits until the program has read what was streamed
   * before. For a thread that has nothing else to do.
   *
   * @return false when the program is gone
   */
  public boolean stream(byte[] bytes) throws InterruptedException {
    return writer.stream(bytes);
  }

  /**
   * Sizes the screen, then tells the program what size it has now. Returns at once: rewrapping the
   * history takes a while, so it happens on the session's own thread. Of several sizes that come
   * meanwhile only the newest counts. Until then {@link #snapshot} shows the former size; {@link
   * SessionListener#damaged} tells of the new one.
   */
  public void resize(int cols, int rows) {
    wantedSize = new WinSize(cols, rows);
    resizing.request();
  }

  private void transition(Transition happened) {
    outbox.add(happened);
    terminal.statusChanged(happened);
    if (happened.source() == Source.FOREGROUND) {
      outside(new Outside.Lapsed(happened.id()));
    }
  }

  /** Under the lock. A size the engine took already is told to the pty. */
  private void event(TerminalEvent event) {
    outbox.add(event);
    if (event instanceof TerminalEvent.Resized(int cols, int rows)) {
      wantedSize = new WinSize(cols, rows);
      resizing.request();
    }
  }

  private void applySize() {
    WinSize taken;
    lock.lock();
    try {
      taken = resizeTerminal();
    } finally {
      lock.unlock();
    }
    try {
      if (running) process.setWinSize(taken);
    } catch (RuntimeException gone) {
      // The program ended in between.
    }
    tell();
  }

  /** Under the lock. The size the engine has then, whether it took the wanted one or not. */
  private WinSize resizeTerminal() {
    int cols = terminal.cols();
    int rows = terminal.rows();
    try {
      terminal.resize(wantedSize.getColumns(), wantedSize.getRows());
    } catch (RuntimeException | Error fault) {
      // No memory to rewrap in, say: the program must not draw for another size than there is.
      LOG.warn("tab {} could not be resized", tab, fault);
    }
    WinSize taken = new WinSize(terminal.cols(), terminal.rows());
    if (taken.getColumns() != cols || taken.getRows() != rows) {
      outside(new Outside.Resized(taken.getColumns(), taken.getRows()));
    }
    return taken;
  }

  public boolean running() {
    return running;
  }

  /** The program's process id. */
  public long pid() {
    return process.pid();
  }

  /**
   * Name of the foreground program when it is not the session's own shell, else the empty string.
   */
  public String foregroundProgram() {
    return running ? foreground.program() : "";
  }

  /** The folder of the program in front; null when it is unknown. Reads {@code /proc}. */
  public @Nullable Path foregroundDirectory() {
    return running ? foreground.directory() : null;
  }

  // The end

  private void awaitExit() {
    try {
      int status = process.waitFor();
      lastOutput.await(() -> closed);
      running = false;
      lock.lock();
      try {
        records.programExited();
        outside(new Outside.ProgramExited());
        outbox.hurry();
      } finally {
        lock.unlock();
      }
      tell();
      telling.lock();
      try {
        guarded(() -> listener.exited(status));
      } finally {
        telling.unlock();
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    } finally {
      // A background child may hold the pty open; what it prints still shows.
      if (lastOutput.isOver() || closed) closePty();
      else writer.close();
    }
  }

  /**
   * One at a time: the pty's descriptor must be no other file's yet when its writer is freed. Not
   * by pty4j's destroy, which signals the process id, whoever has it by then.
   */
  private synchronized void closePty() {
    writer.close();
    Pseudoterminal.freeWriter(process);
    closeQuietly(output);
    closeQuietly(process.getInputStream());
  }

  /** Hangs up: SIGHUP to the program's group, SIGKILL after a second. Returns at once. */
  @Override
  public void close() {
    if (closed) return;
    closed = true;
    Thread.startVirtualThread(
        () -> {
          if (process.isAlive() && process instanceof UnixPtyProcess unix) unix.hangup();
          else closePty();
          for (long waited = 0; process.isAlive() && waited < KILL_AFTER_MILLIS; waited += 50) {
            pause(50);
          }
          if (process.isAlive()) process.destroyForcibly();
          writer.close();
        });
  }

  // The foreground rule (protocol page, section 3)

  /** Looks each second while there is a record it could end; two looks in a row decide. */
  private void watchForeground() {
    int returned = 0;
    while (stillWatching()) {
      pause(POLL_MILLIS);
      returned = foreground.isShellNow() ? returned + 1 : 0;
      if (returned < 2) continue;
      returned = 0;
      act(
          engine -> {
            // A program that came and reported since the look keeps its record.
            if (foreground.isShellNow()) records.foregroundReturned();
          });
    }
  }

  private boolean stillWatching() {
    lock.lock();
    try {
      watching = running && records.watchesForeground();
      return watching;
    } finally {
      lock.unlock();
    }
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }
}
