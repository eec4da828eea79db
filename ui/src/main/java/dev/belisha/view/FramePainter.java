package dev.belisha.view;

import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One view's frames. Snapshots are taken and painted on the painter's thread, into pixels of its
 * own; the toolkit's thread copies what changed at its next pulse. So it neither waits for a
 * session's lock nor rasterises a glyph nor opens a font. One frame at a time: while one waits for
 * its pulse no other is painted, so a flood costs at most a frame a pulse.
 */
final class FramePainter {
  /**
   * All that decides how a frame looks.
   *
   * @param reading the top line's text, which tells where the line is now; null for {@code top}
   * @param blinkOff whether blinking text is away just now
   */
  record Wish(
      TerminalSource source,
      Typeface face,
      ThemeColors theme,
      int cols,
      int rows,
      long top,
      @Nullable AnchoredText reading,
      @Nullable AnchoredText selection,
      RowMarks.@Nullable Search search,
      Hovering.Mark hover,
      boolean focused,
      boolean cursorOn,
      boolean blinkOff) {}

  /** Between frames of a program's output, however much there is of it: 60 a second. */
  static final long FRAME_NANOS = 16_000_000;

  /** Between frames that a hand asks for, as in scrolling: as fast as fast screens. */
  static final long HAND_NANOS = 7_000_000;

  /**
   * Between frames of a flood. Nobody can read it, and what a frame costs is taken from the
   * program: with pictures made in software a frame of all rows takes a core for 10 ms.
   */
  static final long FLOOD_NANOS = 50_000_000;

  /** Bytes of output between two frames that make a flood: 8 MB a second. */
  static final long FLOOD_BYTES = 128 * 1024;

  /**
   * So long after a pulse of the window the toolkit has surely shown its frame. Sooner, that frame,
   * which is one of the whole window, could cover rows put on the screen directly with older ones.
   */
  static final long SETTLED_NANOS = 30_000_000;

  /** Rows that go to the screen directly: what a key changes, the cursor's old and new one. */
  static final int DIRECT_ROWS = 4;

  private static final Logger LOG = LoggerFactory.getLogger(FramePainter.class);

  private final Painting painting;
  private final Pulses pulses;
  private final LongSupplier nanos;
  private final AtomicBoolean queued = new AtomicBoolean();

  /** Held while painting and while copying; the toolkit's thread only tries it. */
  private final ReentrantLock lock = new ReentrantLock();

  private volatile @Nullable Wish wish;
  private volatile boolean stale;
  private volatile long takenAt;
  private volatile boolean flood;
  private volatile @Nullable Spot spot;
  private volatile long pulsedAt;

  // Below: under the lock.
  private @Nullable Wish painted;
  private @Nullable ScreenPicture picture;
  private @Nullable ScreenSnapshot screen;
  private boolean waiting;
  private int rowsBefore;

  FramePainter(Painting painting, LongSupplier nanos) {
    this.painting = painting;
    this.pulses = painting.pulses();
    this.nanos = nanos;
    takenAt = nanos.getAsLong() - FRAME_NANOS;
    pulsedAt = nanos.getAsLong() - SETTLED_NANOS;
  }

  /** What to paint from now on; null, when the view cannot be seen, lets the pixels go. */
  void wish(@Nullable Wish now) {
    wish = now;
    stale = true;
    request(HAND_NANOS);
  }

  /** A pulse of the window has begun, whatever it is for: where the picture lies may change. */
  void pulsed() {
    pulsedAt = nanos.getAsLong();
    spot = null;
  }

  /** Where the picture lies, as long as nothing lies over it; null otherwise. */
  void spot(@Nullable Spot now) {
    spot = now;
  }

  /** The source's screen changed; any thread. Costs nothing while the view cannot be seen. */
  void damaged() {
    stale = true;
    if (wish != null) request(outputApart());
  }

  private long outputApart() {
    return flood ? FLOOD_NANOS : FRAME_NANOS;
  }

  /**
   * @param apart from the frame before: at once when that is long ago
   */
  private void request(long apart) {
    if (!queued.compareAndSet(false, true)) return;
    long since = nanos.getAsLong() - takenAt;
    painting.execute(this::paint, Math.max(0, apart - since));
  }

  private void paint() {
    boolean made;
    lock.lock();
    try {
      made = frame();
    } finally {
      lock.unlock();
    }
    if (made) pulses.now();
  }

  /** Paints a frame if one is wanted and none waits; under the lock. */
  private boolean frame() {
    queued.set(false);
    Wish now = wish;
    if (now == null) {
      if (picture != null) rowsBefore += picture.rowsPainted();
      picture = null;
      painted = null;
      screen = null;
      waiting = false;
      return false;
    }
    if (waiting || !stale) return false;
    stale = false;
    ScreenPicture on = picture(now);
    long top = now.reading == null ? now.top : now.reading.firstLine();
    ScreenSnapshot latest = now.source.snapshot(top, screen);
    if (latest == null) {
      // Busy: the other views' turn, and this one's again after the next pulse.
      stale = true;
      pulses.next();
      return false;
    }
    flood = screen != null && latest.fed() - screen.fed() >= FLOOD_BYTES;
    screen = latest;
    painted = now;
    Selection.Range selected = now.selection == null ? null : now.selection.in(latest.generation());
    on.paint(
        new ScreenPicture.Frame(
            latest,
            now.theme,
            selected,
            now.search,
            now.hover,
            now.focused,
            now.cursorOn,
            now.blinkOff));
    waiting = true;
    putDirectly(on);
    return true;
  }

  /**
   * What a key has changed is seen before the toolkit has its frame ready, which shows the same.
   */
  private void putDirectly(ScreenPicture from) {
    Spot at = spot;
    DirectPixels direct = painting.direct();
    if (at == null || direct == null || from.changedRows() > DIRECT_ROWS) return;
    if (nanos.getAsLong() - pulsedAt < SETTLED_NANOS) return;
    try {
      for (int row = from.nextChanged(0); row >= 0; row = from.nextChanged(row + 1)) {
        int height = from.rowHeight();
        int y = row * height;
        direct.put(
            at.window(), at.x(), at.y() + y, from.width(), height, from.pixels(), y * from.width());
      }
    } catch (IllegalStateException broken) {
      LOG.warn("frames go through the toolkit alone", broken);
      painting.direct(null);
    }
  }

  private ScreenPicture picture(Wish now) {
    Wish before = painted;
    if (before != null && before.source != now.source) {
      screen = null;
      if (picture != null) picture.invalidate();
    }
    ScreenPicture known = picture;
    boolean fits =
        known != null
            && before != null
            && before.face == now.face
            && before.cols == now.cols
            && before.rows == now.rows;
    if (known != null && fits) return known;
    if (known != null) rowsBefore += known.rowsPainted();
    ScreenPicture made = new ScreenPicture(now.face.cell(), now.face.glyphs(), now.cols, now.rows);
    picture = made;
    return made;
  }

  /** A frame that was painted: its screen, and the picture to copy the changed pixels from. */
  interface Taker {
    void take(ScreenSnapshot screen, ScreenPicture picture);
  }

  /** Hands a waiting frame over, if there is one. While the painter is at work: at a next pulse. */
  void take(Taker taker) {
    if (!lock.tryLock()) {
      // It may hold the lock only to see that a frame waits: then nobody else asks for a pulse.
      pulses.next();
      return;
    }
    try {
      if (waiting && screen != null && picture != null) {
        waiting = false;
        takenAt = nanos.getAsLong();
        taker.take(screen, picture);
      }
    } finally {
      lock.unlock();
    }
    if (stale && wish != null) request(outputApart());
  }

  /** Rows painted since the start: what tests count. */
  int rowsPainted() {
    lock.lock();
    try {
      return rowsBefore + (picture == null ? 0 : picture.rowsPainted());
    } finally {
      lock.unlock();
    }
  }
}
