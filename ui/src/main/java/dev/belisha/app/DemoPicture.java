package dev.belisha.app;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.Journal;
import dev.belisha.attention.Toast;
import dev.belisha.config.Settings;
import dev.belisha.config.SettingsFile;
import dev.belisha.config.SettingsReading;
import dev.belisha.desktop.NoDesktop;
import dev.belisha.notify.LauncherCounter;
import dev.belisha.notify.NotificationBackend;
import dev.belisha.shell.Shell;
import dev.belisha.view.Painting;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * The demo played without a display: real programs in real terminals, drawn by the toolkit's
 * headless platform, and saved as a PNG.
 */
final class DemoPicture {
  private static final long MAX_WAIT_MS = 25_000;

  /** Time for the last paint after the last state is there. */
  private static final long SETTLE_MS = 700;

  private DemoPicture() {}

  /** A picture tells nobody. */
  private static final NotificationBackend SILENT =
      new NotificationBackend() {
        @Override
        public void show(Toast toast) {}

        @Override
        public void withdraw(int toastId) {}

        @Override
        public void close() {}
      };

  /** Plays and saves; says what it did. Returns the exit status: 0, or 1 when it went wrong. */
  static int write(Path file) throws InterruptedException {
    List<String> missing = DisplayCheck.missingForPicture();
    if (!missing.isEmpty()) {
      System.out.println("Nor can it draw a picture of one:");
      missing.forEach(sentence -> System.out.println("  " + sentence));
      return 0;
    }
    Path samples = Demo.samples();
    if (samples == null) {
      System.err.println("belisha: the demo's samples/agent.sh is not here");
      return 1;
    }
    System.setProperty("glass.platform", "Headless");
    System.setProperty("prism.order", "sw");
    ExecutorService io =
        Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("io-", 0).factory());
    CompletableFuture<Shell> opened = new CompletableFuture<>();
    Platform.setImplicitExit(false);
    SettingsReading settings = new SettingsReading.Good(Settings.DEFAULT);
    Painting painting = WindowApp.painting(settings);
    Platform.startup(() -> open(painting, io, samples, opened));
    try {
      Shell shell = opened.get(MAX_WAIT_MS, TimeUnit.MILLISECONDS);
      awaitStates(shell);
      WritableImage image = onFx(() -> snapshot());
      Picture.writePng(image, file);
      System.out.println("Here is a picture of the demo instead: " + file.toAbsolutePath());
      onFx(
          () -> {
            shell.close();
            return true;
          });
      return 0;
    } catch (ExecutionException | TimeoutException | IOException e) {
      System.err.println("belisha: the demo picture failed: " + e);
      return 1;
    }
  }

  private static void open(
      Painting painting, ExecutorService io, Path samples, CompletableFuture<Shell> opened) {
    try {
      Path home = WindowApp.home(System.getenv());
      Shell shell =
          new Shell(
              WindowApp.parts(
                  painting,
                  new NoDesktop(),
                  toasts -> clicks -> SILENT,
                  LauncherCounter.NONE,
                  io,
                  home,
                  new SettingsFile(SettingsFile.defaultPath(System.getenv(), home)),
                  Optional.empty(),
                  Optional.empty(),
                  Journal.NONE),
              new SettingsReading.Good(Settings.DEFAULT),
              () -> {});
      WindowApp.openTabs(shell, Demo.launches(samples));
      opened.complete(shell);
    } catch (RuntimeException e) {
      opened.completeExceptionally(e);
    }
  }

  /** Until every tab has come to the state it stops in, or time is up: then what is there. */
  private static void awaitStates(Shell shell) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MAX_WAIT_MS);
    while (System.nanoTime() < end && !settled(shell.attentionView())) Thread.sleep(100);
    Thread.sleep(SETTLE_MS);
  }

  private static boolean settled(AttentionView view) {
    Counts counts = view.counts();
    return counts.blocked() == 1
        && counts.working() == 1
        && counts.done() == 1
        && counts.error() == 1;
  }

  private static WritableImage snapshot() {
    @Nullable Stage stage =
        Stage.getWindows().stream()
            .filter(Stage.class::isInstance)
            .map(Stage.class::cast)
            .findFirst()
            .orElse(null);
    if (stage == null) throw new IllegalStateException("no window");
    return stage.getScene().snapshot(null);
  }

  private static <T> T onFx(Callable<T> task)
      throws InterruptedException, ExecutionException, TimeoutException {
    CompletableFuture<T> done = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          try {
            done.complete(task.call());
          } catch (Exception e) {
            done.completeExceptionally(e);
          }
        });
    return done.get(10, TimeUnit.SECONDS);
  }
}
