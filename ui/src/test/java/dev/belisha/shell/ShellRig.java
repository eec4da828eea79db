package dev.belisha.shell;

import dev.belisha.FxRig;
import dev.belisha.attention.Toast;
import dev.belisha.config.Settings;
import dev.belisha.config.SettingsFile;
import dev.belisha.config.SettingsReading;
import dev.belisha.control.StatusFeed;
import dev.belisha.desktop.Desktop;
import dev.belisha.notify.LauncherCounter;
import dev.belisha.notify.NotificationBackend;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.WindowModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.event.Event;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * A shell on the headless platform with real sessions and attention, plain views, and a desktop and
 * notification server made of lists.
 */
final class ShellRig implements AutoCloseable {
  final List<PlainTerminal> terminals = new ArrayList<>();
  final List<PlainTabBar> tabBars = new ArrayList<>();
  final List<PlainStatusList> lists = new ArrayList<>();
  final List<Toast> toasts = new CopyOnWriteArrayList<>();
  final List<Integer> withdrawn = new CopyOnWriteArrayList<>();
  final List<Long> raised = new CopyOnWriteArrayList<>();
  final List<Boolean> urgent = new CopyOnWriteArrayList<>();
  final CompletableFuture<Boolean> lastWindowClosed = new CompletableFuture<>();
  final StatusFeed feed = new StatusFeed();
  final SettingsFile settingsFile;
  final Shell shell;
  private volatile NotificationBackend.@Nullable Listener listener;
  private final ExecutorService io = Executors.newCachedThreadPool();
  volatile boolean focused = true;

  /** The desktop brings no window to the front. */
  volatile boolean refuses;

  /** What the dock shows, the newest last. */
  final List<Integer> launcher = new CopyOnWriteArrayList<>();

  ShellRig() throws Exception {
    this(Settings.DEFAULT);
  }

  ShellRig(Settings settings) throws Exception {
    this(settings, null);
  }

  /**
   * @param geometry where the window's place is kept, null for nowhere
   */
  ShellRig(Settings settings, @Nullable Path geometry) throws Exception {
    FxRig.startHeadless();
    settingsFile =
        new SettingsFile(Files.createTempDirectory("belisha-rig").resolve("config.toml"));
    ShellParts parts =
        new ShellParts(
            () -> add(terminals, new PlainTerminal()),
            actions -> add(tabBars, new PlainTabBar(actions)),
            actions -> add(lists, new PlainStatusList(actions)),
            this::backend,
            this::backend,
            new ListDesktop(),
            new ListLauncher(),
            io,
            InstantSource.system(),
            new UiClock(InstantSource.system(), () -> true),
            Path.of(System.getProperty("user.home")),
            settingsFile,
            Optional.ofNullable(geometry).flatMap(WindowState::load),
            Optional.ofNullable(geometry),
            feed);
    shell =
        fx(
            () ->
                new Shell(
                    parts,
                    new SettingsReading.Good(settings),
                    () -> lastWindowClosed.complete(true)));
  }

  private static <T> T add(List<T> list, T item) {
    list.add(item);
    return item;
  }

  private NotificationBackend backend(NotificationBackend.Listener told) {
    listener = told;
    return new NotificationBackend() {
      @Override
      public void show(Toast toast) {
        toasts.add(toast);
      }

      @Override
      public void withdraw(int toastId) {
        withdrawn.add(toastId);
      }

      @Override
      public void close() {}
    };
  }

  void click(Toast toast) {
    click(toast, 0);
  }

  void click(Toast toast, int button) {
    NotificationBackend.Listener to = listener;
    if (to != null) to.clicked(new NotificationBackend.Click(toast, null, button));
  }

  void dismiss(Toast toast) {
    NotificationBackend.Listener to = listener;
    if (to != null) to.closed(toast);
  }

  private final class ListLauncher implements LauncherCounter {
    @Override
    public void show(int count, boolean urgentNow) {
      if (launcher.isEmpty() || launcher.getLast() != count) launcher.add(count);
    }

    @Override
    public void close() {}
  }

  private final class ListDesktop implements Desktop {
    @Override
    public void raise(long window, @Nullable String activationToken, Runnable refused) {
      raised.add(window);
      if (refuses) refused.run();
    }

    @Override
    public void urgent(long window, boolean on) {
      urgent.add(on);
    }

    @Override
    public boolean focused(long window) {
      return focused;
    }

    @Override
    public @Nullable String primarySelection() {
      return "selected";
    }

    @Override
    public void primarySelection(String text) {}

    @Override
    public void close() {}
  }

  /** A command of {@code sh -c}. */
  static Launch sh(String script) {
    return new Launch(List.of("/bin/sh", "-c", script), null, null, false, Map.of());
  }

  WindowModel open(Launch launch) throws Exception {
    return fx(() -> shell.openWindow(launch));
  }

  /** Presses a key in the window with the index. */
  void press(int window, KeyCode code, boolean ctrl, boolean shift, boolean alt) throws Exception {
    fx(
        () -> {
          Stage stage = stages().get(window);
          Event.fireEvent(
              java.util.Objects.requireNonNullElse(
                  stage.getScene().getFocusOwner(), stage.getScene().getRoot()),
              new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, ctrl, alt, false));
          return true;
        });
  }

  void ctrlShift(KeyCode code) throws Exception {
    press(0, code, true, true, false);
  }

  static List<Stage> stages() {
    return FxRig.stages();
  }

  static <T> T fx(Callable<T> task) throws Exception {
    return FxRig.fx(task);
  }

  /** Waits until something on the FX thread is so. */
  static void await(String what, Callable<Boolean> condition) throws Exception {
    FxRig.await(what, () -> fx(condition));
  }

  @Override
  public void close() throws Exception {
    fx(
        () -> {
          shell.close();
          return true;
        });
    io.shutdownNow();
  }
}
