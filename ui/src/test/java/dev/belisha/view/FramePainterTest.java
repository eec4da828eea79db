package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The hand-over of frames: one at a time, none lost, nothing for who cannot be seen. */
class FramePainterTest {
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final AtomicInteger pulsesAsked = new AtomicInteger();
  private final AtomicLong nanos = new AtomicLong();
  private final List<Long> delays = new ArrayList<>();
  private final Painting painting =
      new Painting(
          (task, after) -> {
            tasks.add(task);
            delays.add(after);
          },
          new Pulses(pulsesAsked::incrementAndGet, () -> {}, nanos::get));
  private final FramePainter painter = new FramePainter(painting, nanos::get);
  private final EngineSource engine = new EngineSource(10, 3);
  private final List<ScreenSnapshot> taken = new ArrayList<>();

  private FramePainter.Wish wish(TerminalSource source) {
    return wish(source, 3);
  }

  private FramePainter.Wish wish(TerminalSource source, int rows) {
    Typeface face = painting.typeface("DejaVu Sans Mono", 12, false);
    return new FramePainter.Wish(
        source,
        face,
        ThemeColors.DARK,
        10,
        rows,
        Long.MAX_VALUE,
        null,
        null,
        null,
        Hovering.Mark.NONE,
        true,
        true,
        false);
  }

  private void paint() {
    for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) task.run();
  }

  private void take() {
    painter.take(
        (screen, picture) -> {
          taken.add(screen);
          picture.shown();
        });
  }

  private String text() {
    return taken.getLast().lines().getFirst().text(0);
  }

  @Test
  void aWaitingFrameHoldsTheNextBackUntilItIsTaken() {
    painter.wish(wish(engine));
    paint();
    engine.feed("b");
    painter.damaged();
    paint();
    take();
    assertThat(text()).as("painted before").isEmpty();
    paint();
    take();
    assertThat(text()).isEqualTo("b");
    take();
    assertThat(taken).as("nothing new").hasSize(2);
  }

  @Test
  void whoCannotBeSeenCostsNothing() {
    painter.wish(wish(engine));
    paint();
    painter.wish(null);
    paint();
    painter.damaged();
    assertThat(tasks).isEmpty();
    take();
    assertThat(taken).isEmpty();
    painter.wish(wish(engine));
    paint();
    take();
    assertThat(taken).hasSize(1);
  }

  /** The first at once, so that a typed key is seen; then no more than a screen shows. */
  @Test
  void outputIsPaintedAtOnceAndThenSixtyTimesASecond() {
    painter.wish(wish(engine));
    paint();
    take();
    nanos.addAndGet(FramePainter.FRAME_NANOS);
    delays.clear();
    painter.damaged();
    assertThat(delays).containsExactly(0L);
    paint();
    take();
    nanos.addAndGet(1000);
    painter.damaged();
    assertThat(delays).containsExactly(0L, FramePainter.FRAME_NANOS - 1000);
    painter.damaged();
    assertThat(tasks).as("one is enough").hasSize(1);
  }

  /**
   * What a flood's frames cost is taken from the flood; the next calm frame is back to the pace.
   */
  @Test
  void aFloodIsPaintedTwentyTimesASecond() {
    painter.wish(wish(engine));
    paint();
    take();
    nanos.addAndGet(FramePainter.FRAME_NANOS);
    engine.feed("x".repeat((int) FramePainter.FLOOD_BYTES));
    painter.damaged();
    paint();
    take();
    delays.clear();
    engine.feed("the end");
    painter.damaged();
    assertThat(delays).containsExactly(FramePainter.FLOOD_NANOS);
    paint();
    take();
    painter.damaged();
    assertThat(delays).containsExactly(FramePainter.FLOOD_NANOS, FramePainter.FRAME_NANOS);
  }

  @Test
  void whatAHandAsksForComesSooner() {
    painter.wish(wish(engine));
    paint();
    take();
    delays.clear();
    painter.wish(wish(engine));
    assertThat(delays).containsExactly(FramePainter.HAND_NANOS);
  }

  /** The painter holds the lock: whoever could not take the frame must be called again. */
  @Test
  void aPulseThatMeetsThePainterAtWorkAsksForAnother() throws Exception {
    CountDownLatch painting = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    painter.wish(wish(slow(painting, goOn)));
    Thread thread = Thread.ofPlatform().daemon().start(this::paint);
    assertThat(painting.await(30, TimeUnit.SECONDS)).isTrue();
    int asked = pulsesAsked.get();
    take();
    assertThat(pulsesAsked.get()).isGreaterThan(asked);
    goOn.countDown();
    thread.join(10_000);
    take();
    assertThat(taken).hasSize(1);
  }

  private TerminalSource slow(CountDownLatch painting, CountDownLatch goOn) {
    return new Source() {
      @Override
      public ScreenSnapshot snapshot(long topLine, @Nullable ScreenSnapshot previous) {
        painting.countDown();
        try {
          goOn.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException stop) {
          Thread.currentThread().interrupt();
        }
        return engine.snapshot(topLine, previous);
      }
    };
  }

  /** A session that rewraps its history has no snapshot to give for a while. */
  @Test
  void aBusySourceIsAskedAgain() {
    AtomicInteger refused = new AtomicInteger();
    painter.wish(
        wish(
            new Source() {
              @Override
              public @Nullable ScreenSnapshot snapshot(
                  long topLine, @Nullable ScreenSnapshot previous) {
                return refused.getAndIncrement() < 2 ? null : engine.snapshot(topLine, previous);
              }
            }));
    for (int pulse = 0; pulse < 3; pulse++) {
      paint();
      assertThat(pulsesAsked.get()).isGreaterThan(pulse);
      take();
    }
    assertThat(taken).hasSize(1);
  }

  private final List<String> direct = new ArrayList<>();

  private void directly() {
    painting.direct(
        new DirectPixels() {
          @Override
          public long window(Window window) {
            return 0;
          }

          @Override
          public void put(long window, int x, int y, int wide, int high, int[] argb, int from) {
            direct.add(window + " at " + x + "," + y + " " + wide + "x" + high + " from " + from);
          }
        });
    painter.spot(new Spot(7, 100, 200));
  }

  /** A pulse of the window, and what takes its frame. */
  private void pulse(@Nullable Spot spot) {
    painter.pulsed();
    take();
    painter.spot(spot);
  }

  private void echo(String text, long after) {
    nanos.addAndGet(after);
    engine.feed(text);
    painter.damaged();
    paint();
    pulse(new Spot(7, 100, 200));
  }

  @Test
  void theRowOfATypedKeyGoesToTheScreenDirectly() {
    CellMetrics cell = painting.typeface("DejaVu Sans Mono", 12, false).cell();
    directly();
    painter.wish(wish(engine));
    echo("a", FramePainter.SETTLED_NANOS);
    direct.clear();
    echo("\r\nb", FramePainter.SETTLED_NANOS);
    int wide = 10 * cell.width();
    int high = cell.height();
    assertThat(direct)
        .containsExactly(
            "7 at 100,200 %dx%d from 0".formatted(wide, high),
            "7 at 100,%d %dx%d from %d".formatted(200 + high, wide, high, wide * high));
    assertThat(taken.getLast().lines().get(1).text(0)).as("the toolkit's too").isEqualTo("b");
  }

  @Test
  void nothingGoesDirectlyWhileAFrameMayBeOnItsWayOrSomethingLiesOver() {
    directly();
    painter.wish(wish(engine));
    echo("a", FramePainter.SETTLED_NANOS);
    direct.clear();
    echo("b", FramePainter.SETTLED_NANOS - 1);
    painter.spot(null);
    echo("c", FramePainter.SETTLED_NANOS);
    assertThat(direct).as("in the last frame's time, and covered").isEmpty();
    nanos.addAndGet(FramePainter.SETTLED_NANOS - 1);
    pulse(new Spot(7, 0, 0));
    echo("d", 1);
    assertThat(direct).as("the window has a frame for something else").isEmpty();
    echo("e", FramePainter.SETTLED_NANOS);
    assertThat(direct).hasSize(1);
  }

  @Test
  void whereTheWayIsBrokenFramesGoOnWithoutIt() {
    painting.direct(
        new DirectPixels() {
          @Override
          public long window(Window window) {
            return 0;
          }

          @Override
          public void put(long window, int x, int y, int wide, int high, int[] argb, int from) {
            direct.add("tried");
            throw new IllegalStateException("the server is gone");
          }
        });
    painter.spot(new Spot(7, 0, 0));
    painter.wish(wish(engine));
    echo("a", FramePainter.SETTLED_NANOS);
    echo("\rb", FramePainter.SETTLED_NANOS);
    assertThat(direct).hasSize(1);
    assertThat(text()).isEqualTo("b");
  }

  /** A window is faster in one piece. */
  @Test
  void manyRowsWaitForTheToolkit() {
    EngineSource tall = new EngineSource(10, 8);
    directly();
    painter.wish(wish(tall, 8));
    paint();
    take();
    nanos.addAndGet(FramePainter.SETTLED_NANOS);
    direct.clear();
    tall.feed("1\r\n2\r\n3\r\n4\r\n5");
    painter.damaged();
    paint();
    take();
    assertThat(direct).isEmpty();
  }

  private abstract class Source implements TerminalSource {
    @Override
    public <T extends @Nullable Object> T read(Function<dev.belisha.vt.VtTerminal, T> reader) {
      return engine.read(reader);
    }

    @Override
    public void act(Consumer<dev.belisha.vt.VtTerminal> action) {
      engine.act(action);
    }

    @Override
    public void resize(int cols, int rows) {
      engine.resize(cols, rows);
    }
  }
}
