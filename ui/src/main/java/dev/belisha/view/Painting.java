package dev.belisha.view;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * What all views of a process share: the thread that paints, and the faces with the glyphs it has
 * made. Any thread.
 */
public final class Painting {
  static {
    // Glyphs are rasterised by Java2D; no window of it is ever wanted.
    if (System.getProperty("java.awt.headless") == null) {
      System.setProperty("java.awt.headless", "true");
    }
  }

  /** Sizes and families kept: zooming through all sizes must not keep all glyphs ever made. */
  private static final int MAX_FACES = 6;

  private record Key(@Nullable String family, int pixels, boolean ligatures) {}

  /** Runs tasks one at a time, each after so long. */
  interface Painter {
    void run(Runnable task, long afterNanos);
  }

  private final Painter painter;
  private final FontBook fonts = new InstalledFonts();
  private final EmojiFont emoji = new EmojiFont();
  private final Map<Key, Typeface> faces = new LinkedHashMap<>(16, 0.75f, true);

  private final Pulses pulses;
  private volatile @Nullable DirectPixels direct;

  Painting(Painter painter, Pulses pulses) {
    this.painter = painter;
    this.pulses = pulses;
  }

  /**
   * For tests: nothing is put off.
   *
   * @param painter runs tasks one at a time, in order
   */
  Painting(Executor painter) {
    this((task, after) -> painter.execute(task), Pulses.ofToolkit());
  }

  /** With a thread of its own, a daemon. */
  public static Painting start() {
    ScheduledThreadPoolExecutor thread =
        new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("belisha-painter").factory());
    return new Painting(
        (task, after) -> thread.schedule(task, after, TimeUnit.NANOSECONDS), Pulses.ofToolkit());
  }

  /**
   * Opens a family's files, so that the toolkit's thread never has to.
   *
   * @param family null for the first good monospaced family
   * @param points at a scale of 100 %
   */
  public void preload(@Nullable String family, double points, boolean ligatures) {
    typeface(family, Typeface.pixels(points, 1), ligatures);
  }

  synchronized Typeface typeface(@Nullable String family, int pixels, boolean ligatures) {
    Key key = new Key(family, pixels, ligatures);
    Typeface known = faces.get(key);
    if (known == null) {
      known = Typeface.of(fonts, family, pixels, emoji, ligatures);
      faces.put(key, known);
      if (faces.size() > MAX_FACES) faces.remove(faces.keySet().iterator().next());
    }
    return known;
  }

  void execute(Runnable task, long afterNanos) {
    painter.run(task, afterNanos);
  }

  /**
   * For a toolkit that draws with the processor: its frames go to the screen as a whole window
   * each.
   *
   * @param pixels null for none
   */
  public void direct(@Nullable DirectPixels pixels) {
    direct = pixels;
  }

  @Nullable DirectPixels direct() {
    return direct;
  }

  Pulses pulses() {
    return pulses;
  }
}
