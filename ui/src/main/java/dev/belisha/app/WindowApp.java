package dev.belisha.app;

import dev.belisha.attention.Journal;
import dev.belisha.config.Settings;
import dev.belisha.config.SettingsFile;
import dev.belisha.config.SettingsReading;
import dev.belisha.control.WindowOptions;
import dev.belisha.desktop.Desktop;
import dev.belisha.notify.DbusLauncherCounter;
import dev.belisha.notify.DbusNotifications;
import dev.belisha.notify.LauncherCounter;
import dev.belisha.notify.NotificationBackend;
import dev.belisha.shell.Shell;
import dev.belisha.shell.ShellParts;
import dev.belisha.shell.WindowState;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.shell.sidebar.Sidebar;
import dev.belisha.shell.tabs.TabStrip;
import dev.belisha.shell.theme.Themes;
import dev.belisha.shell.toast.ToastStack;
import dev.belisha.view.Painting;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/** The window, wired by hand. One per process. */
final class WindowApp {
  private static final long END_MS = 1500;

  private final Map<String, String> environment;
  private final WindowOptions options;
  private final Journal journal;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final ExecutorService io =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("belisha-io-", 0).factory());
  private final Desktop desktop;
  private volatile @Nullable RuntimeException failure;

  /**
   * @param journal hears of every change of a status
   */
  WindowApp(
      Map<String, String> environment, WindowOptions options, Desktop desktop, Journal journal) {
    this.journal = journal;
    this.environment = environment;
    this.options = options;
    this.desktop = desktop;
  }

  /**
   * Blocks until the last window is closed.
   *
   * @throws IllegalStateException when no window could be opened
   */
  void run(Consumer<Shell> opened) throws InterruptedException {
    Path home = home(environment);
    SettingsFile file = new SettingsFile(SettingsFile.defaultPath(environment, home));
    SettingsReading first = file.read();
    Painting painting = painting(first);
    Path geometry = WindowState.defaultPath(environment, home);
    Optional<WindowState> last = WindowState.load(geometry);
    CompletableFuture<Shell> running = new CompletableFuture<>();
    Platform.startup(
        () -> {
          Platform.setImplicitExit(false);
          try {
            Shell shell =
                new Shell(parts(painting, home, file, last, geometry), first, closed::countDown);
            io.execute(() -> DirectScreen.open().ifPresent(painting::direct));
            if (options.cols() > 0) shell.sized(options.cols(), options.rows());
            file.watch(first, shell::settings);
            running.complete(shell);
            opened.accept(shell);
          } catch (RuntimeException fault) {
            // On the toolkit's thread nobody would hear of it, and no window would ever close.
            failure = fault;
            closed.countDown();
          }
        });
    closed.await();
    end(running);
    file.close();
    desktop.close();
    Platform.exit();
    RuntimeException fault = failure;
    if (fault != null) throw new IllegalStateException("the window could not be opened", fault);
  }

  /** Nothing of ours stays on the desktop, if that goes in a moment. */
  private static void end(CompletableFuture<Shell> running) throws InterruptedException {
    Shell shell = running.getNow(null);
    if (shell == null) return;
    CountDownLatch over = new CountDownLatch(1);
    Platform.runLater(
        () -> {
          shell.close();
          over.countDown();
        });
    if (over.await(END_MS, TimeUnit.MILLISECONDS)) shell.awaitEnd(Duration.ofMillis(END_MS));
  }

  /** What {@code ~} means to the person's shell, which is not always the account's own folder. */
  static Path home(Map<String, String> environment) {
    String home = environment.getOrDefault("HOME", "");
    return Path.of(home.startsWith("/") ? home : System.getProperty("user.home", "/"));
  }

  private ShellParts parts(
      Painting painting, Path home, SettingsFile file, Optional<WindowState> last, Path geometry) {
    return parts(
        painting,
        desktop,
        DbusNotifications::session,
        DbusLauncherCounter.session(),
        io,
        home,
        file,
        options.cols() > 0 ? Optional.empty() : last,
        Optional.of(geometry),
        journal);
  }

  /** The painter, with the fonts of the settings open before the toolkit asks for them. */
  static Painting painting(SettingsReading first) {
    Settings settings =
        first instanceof SettingsReading.Good good ? good.settings() : Settings.DEFAULT;
    Painting painting = Painting.start();
    painting.preload(settings.fontFamily(), settings.fontSize(), settings.ligatures());
    return painting;
  }

  /**
   * The real parts of a shell. FX thread.
   *
   * @param notifications makes the desktop's notifications out of the toasts of our own
   */
  static ShellParts parts(
      Painting painting,
      Desktop desktop,
      UnaryOperator<NotificationBackend.Factory> notifications,
      LauncherCounter launcher,
      Executor io,
      Path home,
      SettingsFile settings,
      Optional<WindowState> last,
      Optional<Path> geometry,
      Journal journal) {
    UiClock clock = new UiClock(InstantSource.system(), Themes::reducedMotion);
    NotificationBackend.Factory toasts = ToastStack.factory(clock);
    LinkOpener links = new LinkOpener(command -> io.execute(() -> start(command)));
    return new ShellParts(
        () -> new ViewTerminal(painting, desktop, io, links),
        actions -> new TabStrip(clock, actions),
        actions -> new Sidebar(clock, actions),
        notifications.apply(toasts),
        toasts,
        desktop,
        launcher,
        io,
        InstantSource.system(),
        clock,
        home,
        settings,
        last,
        geometry,
        journal);
  }

  /** One window, a tab for each launch, the first selected. */
  static void openTabs(Shell shell, List<Launch> launches) {
    WindowModel window = shell.openWindow(launches.getFirst());
    for (Launch launch : launches.subList(1, launches.size())) {
      shell.workspace().openTab(window, launch);
    }
    window.selectPosition(1);
  }

  private static void start(List<String> command) {
    try {
      new ProcessBuilder(command).inheritIO().start();
    } catch (IOException none) {
      System.err.println("belisha: " + command.getFirst() + " could not be started");
    }
  }
}
