package dev.belisha.view;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Asks for the toolkit's pulses. JavaFX has one at each tick of a timer, which runs all the time: a
 * typed key would wait for the tick, or the timer would have to run so fast that it costs a percent
 * of a core at rest. So for a frame that is ready the pulse is posted at once, as the timer itself
 * does it: by {@code QuantumToolkit.postPulse}, which any thread may call. It is not part of the
 * API: where it is missing, the frame waits for the tick (decision 0013). Any thread.
 */
final class Pulses {
  /** Between two pulses out of turn, however many views ask: what comes sooner waits for a tick. */
  static final long APART_NANOS = 7_000_000;

  private static final Logger LOG = LoggerFactory.getLogger(Pulses.class);

  private final Runnable atTick;
  private final Runnable post;
  private final LongSupplier nanos;
  private final AtomicLong posted;

  /**
   * @param atTick wants a pulse at the next tick
   * @param post has a pulse that is wanted run now, if that can be done
   */
  Pulses(Runnable atTick, Runnable post, LongSupplier nanos) {
    this.atTick = atTick;
    this.post = post;
    this.nanos = nanos;
    posted = new AtomicLong(nanos.getAsLong() - APART_NANOS);
  }

  /** Those of JavaFX. */
  static Pulses ofToolkit() {
    return new Pulses(Platform::requestNextPulse, Found::post, System::nanoTime);
  }

  /** Looked for once, when the first frame is there: by then the toolkit is up. */
  private static final class Found {
    private static final @Nullable Runnable POST = poster("com.sun.javafx.tk.Toolkit");

    static void post() {
      if (POST != null) POST.run();
    }
  }

  /** A pulse at the next tick of the toolkit's timer. */
  void next() {
    atTick.run();
  }

  /** A pulse as soon as may be. */
  void now() {
    atTick.run();
    long now = nanos.getAsLong();
    long before = posted.get();
    if (now - before >= APART_NANOS && posted.compareAndSet(before, now)) post.run();
  }

  /**
   * What posts a pulse of the toolkit that a class gives; null when it has no such thing.
   *
   * @param toolkitClass has a static {@code getToolkit}, whose result has a {@code postPulse}
   */
  static @Nullable Runnable poster(String toolkitClass) {
    try {
      Object toolkit = Class.forName(toolkitClass).getMethod("getToolkit").invoke(null);
      Method method = toolkit.getClass().getDeclaredMethod("postPulse");
      method.setAccessible(true);
      MethodHandle bound = MethodHandles.lookup().unreflect(method).bindTo(toolkit);
      MethodHandle handle = bound.asType(MethodType.methodType(void.class));
      return () -> post(handle);
    } catch (ReflectiveOperationException | RuntimeException missing) {
      LOG.info("frames wait for the toolkit's tick: {}", missing.toString());
      return null;
    }
  }

  private static void post(MethodHandle handle) {
    try {
      handle.invokeExact();
    } catch (Throwable fault) {
      // The tick will come.
      LOG.debug("no pulse out of turn", fault);
    }
  }
}
