package dev.belisha.view;

import dev.belisha.FxRig;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Transform;
import javax.imageio.ImageIO;

/** Starts JavaFX on its headless platform, once, and runs things on its thread. */
public final class FxHarness {
  private FxHarness() {}

  public static <T> T call(Callable<T> task) {
    FxRig.startHeadless();
    try {
      return FxRig.fx(task);
    } catch (Exception failed) {
      throw new IllegalStateException(failed);
    }
  }

  public static void run(Runnable task) {
    call(
        () -> {
          task.run();
          return true;
        });
  }

  /** Waits for so many pulses to pass. */
  public static void pulses(int count) {
    for (int at = 0; at < count; at++) {
      CountDownLatch passed = new CountDownLatch(1);
      run(
          () -> {
            javafx.animation.AnimationTimer timer =
                new javafx.animation.AnimationTimer() {
                  @Override
                  public void handle(long now) {
                    stop();
                    passed.countDown();
                  }
                };
            timer.start();
            Platform.requestNextPulse();
          });
      try {
        passed.await(5, TimeUnit.SECONDS);
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }
  }

  /** Until nothing is left to paint, on a view's painter thread, or to show. */
  static void frames(ExecutorService painter) {
    for (int frame = 0; frame < 3; frame++) {
      pulses(1);
      try {
        painter.submit(() -> {}).get(10, TimeUnit.SECONDS);
      } catch (Exception failed) {
        throw new IllegalStateException(failed);
      }
    }
    pulses(1);
  }

  /** Until something holds on the FX thread, pulse by pulse. */
  static void await(String what, BooleanSupplier wanted) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (!call(wanted::getAsBoolean)) {
      if (System.nanoTime() > end) throw new AssertionError("never: " + what);
      pulses(1);
    }
  }

  /** A picture of a node at an output scale. */
  public static BufferedImage picture(Node node, double scale) {
    return call(
        () -> {
          SnapshotParameters parameters = new SnapshotParameters();
          parameters.setTransform(Transform.scale(scale, scale));
          WritableImage image = node.snapshot(parameters, null);
          int width = (int) image.getWidth();
          int height = (int) image.getHeight();
          BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
          PixelReader reader = image.getPixelReader();
          for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) copy.setRGB(x, y, reader.getArgb(x, y));
          }
          return copy;
        });
  }

  public static void save(BufferedImage image, Path file) {
    try {
      file.toFile().getAbsoluteFile().getParentFile().mkdirs();
      ImageIO.write(image, "png", file.toFile());
    } catch (IOException failed) {
      throw new IllegalStateException(failed);
    }
  }
}
