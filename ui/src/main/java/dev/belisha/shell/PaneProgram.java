package dev.belisha.shell;

import dev.belisha.attention.PaneKey;
import dev.belisha.attention.ProgramNotification;
import dev.belisha.attention.Toast;
import dev.belisha.session.Session;
import dev.belisha.session.SessionListener;
import dev.belisha.session.SessionSpec;
import dev.belisha.session.StartFailedException;
import dev.belisha.status.DisplayText;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.context.NotificationWishes;
import dev.belisha.vt.context.TerminalEvent;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One run of a pane's program, from start to end: starts the session off the FX thread and carries
 * what it tells to where it belongs. Facts about status go straight to the attention thread; what
 * the window shows goes to the FX thread, floods as one.
 */
final class PaneProgram implements SessionListener {
  /** Each new name lays out the tabs anew: a flood of them must not keep the FX thread busy. */
  private static final Duration NAMES = Duration.ofMillis(250);

  private final PaneKey key;
  private final ProgramFacts attention;
  private final Owner owner;
  private final Executor fx;
  private final AtomicReference<@Nullable String> newTitle = new AtomicReference<>();
  private final AtomicReference<@Nullable Path> newDirectory = new AtomicReference<>();
  private final AtomicReference<@Nullable Remote> newRemote = new AtomicReference<>();
  private final Paced names;
  private volatile @Nullable Session session;
  private volatile boolean closed;

  /** Its end may be told before its start is: a quick program is over before we look. */
  private final CompletableFuture<Session> running = new CompletableFuture<>();

  private record Remote(String host, String folder) {}

  /** Who shows the program. All calls on the FX thread, but for {@link #damaged}. */
  interface Owner {
    /** Any thread. */
    void damaged();

    void started(Session session);

    void failed(String message);

    void ended(int status);

    void title(String title);

    void directory(Path directory);

    /** Its shell is on another machine, in a folder of that one; an empty host for here. */
    void remote(String host, String folder);

    void clipboard(boolean primary, String text);

    void bell();

    /** OSC 22: the pointer over the terminal. */
    void pointerShape(String name);
  }

  PaneProgram(PaneKey key, ProgramFacts attention, Owner owner, Executor fx) {
    this.key = key;
    this.attention = attention;
    this.owner = owner;
    this.fx = fx;
    this.names = new Paced(NAMES, fx, this::publishNames);
  }

  /**
   * Starts the program on {@code io}; returns at once.
   *
   * @param prepare makes the engine ready for what the program may ask first thing
   */
  void start(SessionSpec spec, Consumer<VtTerminal> prepare, Executor io) {
    io.execute(
        () -> {
          try {
            Session started = Session.start(spec, this, prepare);
            session = started;
            if (closed) started.close();
            fx.execute(() -> whileOpen(() -> owner.started(started)));
            running.complete(started);
          } catch (StartFailedException e) {
            failed(String.valueOf(e.getMessage()));
          } catch (RuntimeException e) {
            // Such as a name no file can have.
            failed("The program could not be started: " + DisplayText.line(e.toString(), 200));
          }
        });
  }

  private void failed(String message) {
    fx.execute(() -> whileOpen(() -> owner.failed(message)));
  }

  /** The running session; null before it started. Any thread. */
  @Nullable Session session() {
    return session;
  }

  /** Ends the program; nothing more is told. */
  void close() {
    closed = true;
    Session running = session;
    if (running != null) running.close();
  }

  private void whileOpen(Runnable task) {
    if (!closed) task.run();
  }

  @Override
  public void damaged() {
    owner.damaged();
  }

  /** Not of the screen's damage, which a view out of sight hears of only once. */
  @Override
  public void output(byte[] bytes, int offset, int length) {
    if (!closed) attention.activity(key);
  }

  @Override
  public void statusChanged(List<Transition> transitions, List<StatusRecord> records) {
    if (closed) return;
    attention.statusChanged(key, transitions, records);
  }

  @Override
  public void event(TerminalEvent event) {
    if (closed) return;
    switch (event) {
      case TerminalEvent.TitleChanged(String title) -> {
        newTitle.set(title);
        names.request();
      }
      case TerminalEvent.WorkingDirectoryChanged(String path, String host) -> {
        newRemote.set(host == null ? new Remote("", "") : new Remote(host, path));
        // A folder of another machine is no place to open a tab in.
        if (host == null) workingDirectory(path);
        else names.request();
      }
      case TerminalEvent.Bell() -> {
        attention.bell(key);
        fx.execute(() -> whileOpen(owner::bell));
      }
      case TerminalEvent.Notification notification ->
          attention.notification(key, asked(notification));
      case TerminalEvent.NotificationWithdrawn(int number) ->
          attention.notificationWithdrawn(key, number);
      case TerminalEvent.Progress progress -> attention.progress(key, progress);
      case TerminalEvent.PromptMark(TerminalEvent.Mark mark, int status) ->
          promptMark(mark, status);
      case TerminalEvent.HardReset() -> attention.progressReset(key);
      case TerminalEvent.ClipboardWrite(boolean primary, String text) ->
          fx.execute(() -> whileOpen(() -> owner.clipboard(primary, text)));
      case TerminalEvent.ColorsChanged() -> owner.damaged();
      // A pane's size is the window's; a program may not change it (no windowOps).
      case TerminalEvent.Resized resized -> {}
      case TerminalEvent.PointerShape(String name) ->
          fx.execute(() -> whileOpen(() -> owner.pointerShape(name)));
    }
  }

  private static ProgramNotification asked(TerminalEvent.Notification told) {
    NotificationWishes wishes = told.wishes();
    return new ProgramNotification(
        told.title(),
        told.body(),
        urgency(wishes.urgency()),
        new Toast.Manner(
            told.key(),
            wishes.jumps(),
            wishes.silent(),
            wishes.expireMillis(),
            wishes.icons(),
            wishes.buttons()));
  }

  private static Toast.Urgency urgency(NotificationWishes.Urgency asked) {
    return switch (asked) {
      case LOW -> Toast.Urgency.LOW;
      case NORMAL -> Toast.Urgency.NORMAL;
      case CRITICAL -> Toast.Urgency.CRITICAL;
    };
  }

  private void promptMark(TerminalEvent.Mark mark, int status) {
    switch (mark) {
      case PRIMARY_PROMPT -> attention.progressReset(key);
      case OUTPUT_START -> attention.commandStarted(key);
      case COMMAND_END -> attention.commandEnded(key, status);
      case OTHER_PROMPT, COMMAND_START -> {}
    }
  }

  @Override
  public void exited(int status) {
    if (closed) return;
    attention.progressReset(key);
    attention.exited(key, status);
    running.thenRun(() -> fx.execute(() -> whileOpen(() -> owner.ended(status))));
  }

  private void workingDirectory(String path) {
    try {
      Path directory = Path.of(path);
      if (!directory.isAbsolute()) return;
      newDirectory.set(directory);
      names.request();
    } catch (InvalidPathException e) {
      // A name no file can have.
    }
  }

  private void publishNames() {
    if (closed) return;
    String title = newTitle.getAndSet(null);
    if (title != null) owner.title(title);
    Path directory = newDirectory.getAndSet(null);
    if (directory != null) owner.directory(directory);
    Remote remote = newRemote.getAndSet(null);
    if (remote != null) owner.remote(remote.host, remote.folder);
  }
}
