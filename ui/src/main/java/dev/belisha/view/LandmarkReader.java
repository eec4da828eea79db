package dev.belisha.view;

import dev.belisha.session.Errand;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.VtTerminal.StatusMoment;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadFactory;
import java.util.function.BiConsumer;

/**
 * Keeps the landmarks of a source, on a thread of its own while there is something to read. Lines
 * that have gone to history are looked at once, some at a time, so the lock is held for short.
 */
final class LandmarkReader {
  private static final int SLICE = 20_000;

  /** Between two looks. */
  private static final long PAUSE_MILLIS = 200;

  private static final ThreadFactory THREADS =
      Thread.ofPlatform().daemon().name("belisha-landmarks").factory();

  private final TerminalSource source;
  private final Executor later;
  private final BiConsumer<LandmarkReader, Landmarks> found;
  private final Errand looking = new Errand(THREADS, this::pass);

  private long generation = -1;
  private long damage = -1;
  private List<StatusMoment> moments = List.of();
  private long next;
  private long[] prompts = new long[16];
  private int count;

  /**
   * @param later where {@code found} is called
   */
  LandmarkReader(
      TerminalSource source, Executor later, BiConsumer<LandmarkReader, Landmarks> found) {
    this.source = source;
    this.later = later;
    this.found = found;
  }

  /** There may be something new. Any thread; returns at once. */
  void look() {
    looking.request();
  }

  private void pass() {
    if (!source.read(this::begin)) return;
    while (!source.read(this::more)) {}
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean begin(VtTerminal engine) {
    // A report changes nothing that is painted.
    List<StatusMoment> now = engine.statusMoments();
    boolean same = engine.generation() == generation && engine.damage() == damage;
    if (same && now.equals(moments)) return false;
    damage = engine.damage();
    moments = now;
    return true;
  }

  /** Under the lock; true when all was read, and told. */
  private boolean more(VtTerminal engine) {
    if (engine.generation() != generation) {
      generation = engine.generation();
      count = 0;
      next = 0;
    }
    next = Math.max(next, engine.firstLine());
    long end = Math.min(next + SLICE, engine.screenLine());
    add(engine.promptLines(next, end));
    next = Math.max(next, end);
    if (next < engine.screenLine()) return false;
    dropBefore(engine.firstLine());
    long[] live = engine.promptLines(next, Long.MAX_VALUE);
    long[] all = Arrays.copyOf(prompts, count + live.length);
    System.arraycopy(live, 0, all, count, live.length);
    Landmarks now = new Landmarks(generation, all, engine.statusMoments());
    later.execute(() -> found.accept(this, now));
    return true;
  }

  private void add(long[] more) {
    if (count + more.length > prompts.length) {
      prompts = Arrays.copyOf(prompts, 2 * (count + more.length));
    }
    System.arraycopy(more, 0, prompts, count, more.length);
    count += more.length;
  }

  private void dropBefore(long line) {
    int at = Arrays.binarySearch(prompts, 0, count, line);
    int gone = at < 0 ? -at - 1 : at;
    System.arraycopy(prompts, gone, prompts, 0, count - gone);
    count -= gone;
  }
}
