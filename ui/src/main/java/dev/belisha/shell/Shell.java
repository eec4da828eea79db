package dev.belisha.shell;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.Effect;
import dev.belisha.attention.PaneKey;
import dev.belisha.attention.Toast;
import dev.belisha.config.Settings;
import dev.belisha.config.SettingsReading;
import dev.belisha.session.ProgramsInFront;
import dev.belisha.session.Session;
import dev.belisha.shell.TerminalPort.Look;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.PaneModel;
import dev.belisha.shell.model.TabModel;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.shell.model.Workspace;
import dev.belisha.shell.theme.Palette;
import dev.belisha.shell.theme.Themes;
import dev.belisha.status.State;
import dev.belisha.vt.VtTerminal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/**
 * All windows of one Belisha on screen: keeps what is shown equal to the {@link Workspace}, and
 * carries facts, effects and clicks between sessions, attention and windows.
 *
 * <p>FX thread, unless a method says otherwise. After any change of the model one {@link #sync}
 * compares and mends; nothing else adds or removes panes and windows.
 */
public final class Shell implements PaneView.Host, AutoCloseable {
  /** A hundred agents may animate their titles; nobody reads them faster than this. */
  private static final Duration NAMES = Duration.ofMillis(100);

  private final ShellParts parts;
  private final Workspace workspace;
  private final AttentionThread attention;
  private final Notifications notifications;
  private final Jumps jumps = new Jumps(this);
  private final Multiplexers multiplexers;
  private final FocusFacts focus;
  private final CuePlayer cues = new CuePlayer();
  private final Bell bell;
  private final NotificationOffer offer;
  private final TryIt tryIt;
  private final ExecutorService serial =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("shell-io").factory());

  /** The notification service may hang: nothing else waits for it. */
  private final ExecutorService notices =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("notifications").factory());

  private final Map<PaneKey, PaneView> panes = new ConcurrentHashMap<>();
  private final Map<Integer, SplitPanes> contents = new HashMap<>();
  private final Map<Integer, ShellWindow> windows = new HashMap<>();
  private final ToldPanes told;
  private final Coalesced showLatest = new Coalesced(Platform::runLater, this::showAttention);
  private final Runnable onLastWindowClosed;
  private volatile AttentionView latest = AttentionView.EMPTY;
  private Settings settings;
  private List<SettingsReading.Problem> problems = List.of();
  private Map<Integer, String> hidingPrograms = Map.of();
  private double zoom;

  /** What the command line wants of every window; null for the settings' size. */
  private @Nullable Grid grid;

  private boolean syncing;
  private boolean syncAgain;

  /** A size in cells. */
  record Grid(int cols, int rows) {}

  public Shell(ShellParts parts, SettingsReading first, Runnable onLastWindowClosed) {
    this.parts = parts;
    this.onLastWindowClosed = onLastWindowClosed;
    this.settings = first instanceof SettingsReading.Good good ? good.settings() : Settings.DEFAULT;
    this.problems = first instanceof SettingsReading.Bad bad ? bad.problems() : List.of();
    Paced names = new Paced(NAMES, Platform::runLater, this::sync);
    this.workspace = new Workspace(parts.home(), this::sync, names::request);
    this.attention =
        new AttentionThread(
            Policies.of(settings), parts.clock(), this::effect, this::attention, parts.journal());
    this.told = new ToldPanes(attention);
    this.notifications = new Notifications(parts.notifications(), parts.toasts(), jumps, notices);
    this.offer =
        new NotificationOffer(
            parts.geometryFile().map(file -> file.resolveSibling("notifications-offered")), serial);
    this.bell = new Bell(parts.clock(), new BellMeans());
    this.tryIt = new TryIt(workspace, attention, parts.uiClock());
    cues.volume(settings.soundVolume());
    this.multiplexers = new Multiplexers(this::inFront, this::multiplexersFound);
    this.focus = new FocusFacts(parts.desktop(), attention::focus, serial);
    NativeWindow.applicationName("belisha");
    Themes.apply(palette());
    Platform.getPreferences().colorSchemeProperty().subscribe(scheme -> applySettings());
    Platform.getPreferences().reducedMotionProperty().subscribe(less -> applySettings());
  }

  // What a person or another start of Belisha asks for.

  /** Opens a window with one tab. */
  public WindowModel openWindow(Launch launch) {
    WindowModel window = workspace.openWindow();
    workspace.openTab(window, launch);
    return window;
  }

  /** Opens a tab in the window used last, or a window when there is none, and raises it. */
  public TabModel openTab(Launch launch) {
    WindowModel window = front().map(ShellWindow::model).orElseGet(workspace::openWindow);
    TabModel tab = workspace.openTab(window, launch);
    front().ifPresent(shown -> shown.raise(null));
    return tab;
  }

  /** The window with the keyboard, else the one opened last; empty when there is none. */
  Optional<ShellWindow> front() {
    ShellWindow last = null;
    for (ShellWindow window : windows.values()) {
      if (window.stage().isFocused()) return Optional.of(window);
      if (last == null || window.model().id() > last.model().id()) last = window;
    }
    return Optional.ofNullable(last);
  }

  /** Another window, the one with the keyboard if any has it: a new one looks like it. */
  Optional<ShellWindow> windowBeside(ShellWindow window) {
    return front().filter(other -> other != window);
  }

  Optional<ShellWindow> shown(WindowModel window) {
    return Optional.ofNullable(windows.get(window.id()));
  }

  public Workspace workspace() {
    return workspace;
  }

  /** A tab was dragged out: into the window it was dropped on, else into one of its own there. */
  void dropTab(TabModel tab, ShellWindow from, double screenX, double screenY) {
    // Nobody tells which of two windows lies above the other: over its own it is pulled out.
    Optional<ShellWindow> under =
        windows.values().stream()
            .filter(each -> !from.covers(screenX, screenY) && each.covers(screenX, screenY))
            .findFirst();
    if (under.isPresent()) {
      WindowModel target = under.get().model();
      workspace.moveTab(tab, target, target.tabs().size() + 1);
      under.get().raise(null);
      return;
    }
    workspace
        .moveTabToNewWindow(tab)
        .flatMap(this::shown)
        .ifPresent(opened -> opened.moveTo(screenX, screenY));
  }

  Jumps jumps() {
    return jumps;
  }

  /** Whether the jump key is the program's now: nothing needs the person, and they want it so. */
  boolean leavesJumpKey() {
    return settings.passJumpKey()
        && latest.tabs().stream().noneMatch(AttentionView.TabStatus::waits);
  }

  /** Closes at once when nothing in the panes is busy, else asks first. */
  void closeWithQuestion(
      ShellWindow window, List<PaneModel> closing, String question, Runnable close) {
    AttentionView view = latest;
    List<Supplier<CloseRules.Pane>> facts = new ArrayList<>();
    for (PaneModel pane : closing) {
      if (!pane.alive()) continue;
      PaneKey key = pane.key();
      String label = pane.tab().label();
      Session session = paneView(key).session();
      State state = status(view, key).map(PaneStatus::headline).orElse(null);
      facts.add(
          () ->
              new CloseRules.Pane(
                  key.tab(), label, state, session == null ? "" : session.foregroundProgram()));
    }
    // The system is asked what runs in front: not on the FX thread.
    parts
        .io()
        .execute(
            () -> {
              List<String> busy = CloseRules.busyLines(facts.stream().map(Supplier::get));
              Platform.runLater(
                  () -> {
                    if (busy.isEmpty()) {
                      close.run();
                    } else {
                      CloseDialog.ask(window.stage(), question, busy, close);
                    }
                  });
            });
  }

  static Optional<PaneStatus> status(AttentionView view, PaneKey key) {
    return view.tabs().stream()
        .filter(tab -> tab.tab() == key.tab())
        .flatMap(tab -> tab.panes().stream())
        .filter(pane -> pane.pane().equals(key))
        .findFirst();
  }

  // Settings.

  /** A new reading of the settings file. Any thread. */
  public void settings(SettingsReading reading) {
    Platform.runLater(
        () -> {
          switch (reading) {
            case SettingsReading.Good(Settings good) -> {
              settings = good;
              problems = List.of();
            }
            case SettingsReading.Bad(List<SettingsReading.Problem> bad) -> problems = bad;
          }
          applySettings();
        });
  }

  private void applySettings() {
    parts.uiClock().reducedMotion(settings.reducedMotion().byPerson());
    Themes.apply(palette());
    windows.values().forEach(window -> window.dress(palette()));
    attention.policy(Policies.of(settings));
    attention.commandsAfter(settings.commandFinished());
    attention.activityMarks(settings.activityMark());
    cues.volume(settings.soundVolume());
    boolean notify = settings.programNotifications();
    panes.keySet().forEach(key -> act(key, engine -> engine.programNotifications(notify)));
    panes.values().forEach(pane -> dress(pane.terminal()));
    windows.values().forEach(window -> window.settings(settings, problems));
    windows.values().forEach(ShellWindow::urgent);
  }

  /** The size of new windows in this run, whatever the settings say now or later. */
  public void sized(int cols, int rows) {
    grid = new Grid(cols, rows);
  }

  Grid newWindow() {
    return grid != null ? grid : new Grid(settings.cols(), settings.rows());
  }

  Palette palette() {
    return Themes.palette(settings.theme());
  }

  Look look() {
    return new Look(
        settings.fontFamily(),
        Math.clamp(settings.fontSize() + zoom, 4, 72),
        palette(),
        settings.ligatures(),
        settings.minimumContrast());
  }

  private void dress(TerminalPort terminal) {
    terminal.look(look());
    terminal.habits(TerminalPort.Habits.of(settings, parts.uiClock().reducedMotion()));
  }

  /** Changes the size of all text by a step; 0 returns to the setting's. */
  void zoom(int step) {
    zoom = step == 0 ? 0 : Math.clamp(zoom + step, -60, 60);
    panes.values().forEach(pane -> pane.terminal().look(look()));
  }

  // Attention.

  /** On the attention thread. */
  private void attention(AttentionView view) {
    latest = view;
    showLatest.request();
  }

  private void showAttention() {
    AttentionView view = latest;
    for (ShellWindow window : windows.values()) {
      window.attention(view);
      window.urgent();
    }
    tellLauncher();
  }

  /** The same count as titles and sidebars show (B-38). */
  void tellLauncher() {
    boolean away = windows.values().stream().noneMatch(window -> window.stage().isFocused());
    boolean urgent = away && windows.values().stream().anyMatch(ShellWindow::isUrgent);
    parts.launcher().show(waiting(), urgent);
  }

  /** How many tabs need the person, in any window. */
  int waiting() {
    return latest.counts().needYou();
  }

  /** What runs in front of each pane. Any thread. */
  private Map<PaneKey, Multiplexers.Front> inFront() {
    AttentionView view = latest;
    Map<PaneKey, Multiplexers.Front> fronts = new HashMap<>();
    panes.forEach(
        (key, pane) -> {
          Session session = pane.session();
          if (session == null) return;
          boolean silent = status(view, key).map(PaneStatus::rows).orElse(List.of()).isEmpty();
          List<String> programs = ProgramsInFront.of(session.pid());
          if (programs.isEmpty()) programs = pane.pane().launch().command();
          fronts.put(key, new Multiplexers.Front(programs, silent));
        });
    return fronts;
  }

  private void multiplexersFound(Map<Integer, String> found) {
    Platform.runLater(
        () -> {
          hidingPrograms = found;
          windows.values().forEach(window -> window.hidden(found));
        });
  }

  /** The newest view. Any thread. */
  public AttentionView attentionView() {
    return latest;
  }

  /** On the attention thread. */
  private void effect(Effect effect) {
    switch (effect) {
      case Effect.ShowToast(Toast toast) -> notifications.show(toast);
      case Effect.WithdrawToast(int id) -> notifications.withdraw(id);
      case Effect.PlayCue(Effect.PlayCue.Cue cue) -> cues.play(cue);
      case Effect.OfferNotifications(Toast toast) ->
          offer.make(() -> Platform.runLater(() -> front().ifPresent(w -> w.offer(toast))));
      case Effect.NotificationActivated(PaneKey key, int number, int button) ->
          act(key, terminal -> terminal.notificationActivated(number, button));
      case Effect.NotificationClosed(PaneKey key, int number) ->
          act(key, terminal -> terminal.notificationClosed(number));
      case Effect.MarkSeen(PaneKey key, String record, long revision) ->
          markSeen(key, record, revision);
    }
  }

  /** Any thread. */
  void markSeen(PaneKey key, String recordId, long revision) {
    act(key, terminal -> terminal.records().markSeenAt(recordId, revision));
  }

  /** Any thread. */
  void markUnseen(PaneKey key, String recordId) {
    act(key, terminal -> terminal.records().markSeen(recordId, false));
  }

  /** Any thread. */
  void clearStatus(PaneKey key, String recordId, long asOf) {
    act(key, terminal -> terminal.records().clearAsOf(recordId, asOf));
  }

  /** As of which revision a pane's records are shown, 0 for none. Any thread. */
  long asOf(PaneKey key) {
    return status(latest, key).map(PaneStatus::revision).orElse(0L);
  }

  /** Has an action run soon in the pane's session, if one runs. Any thread. */
  void act(PaneKey key, Consumer<VtTerminal> action) {
    PaneView view = panes.get(key);
    Session session = view == null ? null : view.session();
    if (session != null) session.act(action);
  }

  WindowSettings settingsOf(WindowModel window) {
    return new WindowSettings(this, window, parts.settingsFile(), cues, tryIt);
  }

  /** In turn, off the FX thread. */
  void later(Runnable task) {
    serial.execute(task);
  }

  /** Something about focus changed. */
  void focusChanged() {
    List<FocusFacts.Claim> claims = new ArrayList<>();
    for (ShellWindow window : windows.values()) window.claim().ifPresent(claims::add);
    focus.update(claims);
    tellLauncher();
  }

  // Keeping the screen equal to the model.

  private void sync() {
    if (syncing) {
      syncAgain = true;
      return;
    }
    syncing = true;
    try {
      do {
        syncAgain = false;
        syncPanes();
        syncWindows();
        told.tell(workspace);
      } while (syncAgain);
    } finally {
      syncing = false;
    }
    focusChanged();
    // After what is still to be written.
    if (workspace.windows().isEmpty()) later(onLastWindowClosed);
  }

  private void syncPanes() {
    Map<PaneKey, PaneModel> wanted = new HashMap<>();
    for (TabModel tab : workspace.tabs()) {
      for (PaneModel pane : tab.panes()) wanted.put(pane.key(), pane);
    }
    for (PaneView view : List.copyOf(panes.values())) {
      if (wanted.containsKey(view.key())) continue;
      panes.remove(view.key());
      view.close();
    }
    contents.keySet().removeIf(tab -> workspace.tab(tab).isEmpty());
    for (PaneModel pane : wanted.values()) {
      if (panes.containsKey(pane.key())) continue;
      TerminalPort terminal = parts.terminals().create();
      dress(terminal);
      PaneView view = new PaneView(pane, terminal, this);
      panes.put(pane.key(), view);
      // After layout, so that the program starts at the size it will have.
      Platform.runLater(view::start);
    }
    for (TabModel tab : workspace.tabs()) {
      boolean several = tab.panes().size() > 1;
      for (PaneModel pane : tab.panes()) {
        PaneView view = panes.get(pane.key());
        if (view != null) view.active(several && tab.active() == pane);
      }
    }
  }

  private void syncWindows() {
    List<WindowModel> wanted =
        workspace.windows().stream().filter(window -> !window.isEmpty()).toList();
    for (WindowModel window : wanted) {
      windows.computeIfAbsent(window.id(), id -> opened(window));
    }
    for (ShellWindow window : List.copyOf(windows.values())) {
      if (wanted.contains(window.model())) continue;
      windows.remove(window.model().id());
      window.close();
    }
    for (ShellWindow window : windows.values()) window.sync();
  }

  private ShellWindow opened(WindowModel model) {
    ShellWindow window = new ShellWindow(model, this, parts);
    window.settings(settings, problems);
    window.hidden(hidingPrograms);
    return window;
  }

  /** The content of a tab, kept while the tab lives, whichever window shows it. */
  SplitPanes content(TabModel tab) {
    SplitPanes content = contents.computeIfAbsent(tab.id(), id -> new SplitPanes(tab));
    content.sync(id -> paneView(new PaneKey(tab.id(), id)));
    return content;
  }

  PaneView paneView(PaneKey key) {
    PaneView view = panes.get(key);
    if (view == null) throw new IllegalStateException("no view for " + key);
    return view;
  }

  List<SettingsReading.Problem> settingsProblems() {
    return problems;
  }

  // What panes ask of us.

  @Override
  public Settings settings() {
    return settings;
  }

  @Override
  public AttentionFacts attention() {
    return attention;
  }

  @Override
  public Executor io() {
    return parts.io();
  }

  @Override
  public Path home() {
    return parts.home();
  }

  @Override
  public boolean hasKeyboard(PaneModel pane) {
    return pane.key().equals(focus.focused());
  }

  @Override
  public void primarySelection(String text) {
    parts.desktop().primarySelection(text);
  }

  @Override
  public void bell(PaneModel pane) {
    bell.ring(pane, settings);
  }

  private final class BellMeans implements Bell.Means {
    @Override
    public void flash(PaneModel pane) {
      paneView(pane.key()).flashBell();
    }

    @Override
    public void sound() {
      cues.bell();
    }

    @Override
    public void point(PaneModel pane) {
      workspace.windowOf(pane.tab()).flatMap(Shell.this::shown).ifPresent(ShellWindow::called);
    }
  }

  @Override
  public void menu(PaneModel pane, double screenX, double screenY) {
    workspace
        .windowOf(pane.tab())
        .flatMap(this::shown)
        .ifPresent(window -> window.terminalMenu(screenX, screenY));
  }

  /** Asks for the text last selected anywhere; the answer comes on another thread. */
  void primarySelection(Consumer<@Nullable String> answer) {
    parts.io().execute(() -> answer.accept(parts.desktop().primarySelection()));
  }

  @Override
  public void close(PaneModel pane) {
    workspace.closePane(pane);
  }

  /** Ends every program and closes every window; {@link #awaitEnd} waits for the rest. */
  @Override
  public void close() {
    for (WindowModel window : workspace.windows()) workspace.closeWindow(window);
    multiplexers.close();
    attention.close();
    notifications.close();
    cues.close();
    parts.desktop().close();
    notices.execute(parts.launcher()::close);
    notices.shutdown();
    serial.shutdown();
  }

  /**
   * After {@link #close}: waits until no toast and no number of ours is left on the desktop, but
   * not longer than a moment. Not on the FX thread.
   */
  public void awaitEnd(Duration most) throws InterruptedException {
    if (!notices.awaitTermination(most.toMillis(), TimeUnit.MILLISECONDS)) notices.shutdownNow();
  }
}
