package dev.belisha;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.Window;

/** JavaFX for tests: started once in a process, and its thread. */
public final class FxRig {
  private static final Duration PATIENCE = Duration.ofSeconds(45);

  private static boolean started;

  private FxRig() {}

  /** On the headless platform, with pictures made in software. */
  public static synchronized void startHeadless() {
    if (started) return;
    System.setProperty("glass.platform", "Headless");
    System.setProperty("prism.order", "sw");
    start();
  }

  /** On the display there is. */
  public static synchronized void startOnDisplay() {
    if (!started) start();
  }

  private static void start() {
    started = true;
    System.setProperty("java.awt.headless", "true");
    CompletableFuture<Boolean> up = new CompletableFuture<>();
    Platform.startup(() -> up.complete(true));
    Platform.setImplicitExit(false);
    up.orTimeout(60, TimeUnit.SECONDS).join();
  }

  /** Runs a task on the FX thread and waits for its answer. */
  public static <T> T fx(Callable<T> task) throws Exception {
    CompletableFuture<T> done = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          try {
            done.complete(task.call());
          } catch (Throwable failed) {
            done.completeExceptionally(failed);
          }
        });
    return done.get(60, TimeUnit.SECONDS);
  }

  /** Waits, generously, until something is so; asked on the caller's thread. */
  public static void await(String what, Callable<Boolean> condition) throws Exception {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.call()) {
      if (System.nanoTime() > end) throw new AssertionError("never: " + what);
      Thread.sleep(20);
    }
  }

  /** The windows on screen, in the order they were opened. */
  public static List<Stage> stages() {
    return Window.getWindows().stream()
        .filter(Stage.class::isInstance)
        .map(Stage.class::cast)
        .toList();
  }
}
