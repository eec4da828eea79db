package dev.belisha.vt.search;

import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.screen.TextSlice;
import java.util.Arrays;

/**
 * One search through screen and history, in slices: {@link #copy} under the session's lock takes
 * the next lines, {@link #find} without it looks through them. Lines that have gone to history are
 * looked at once; those that may still change again after each change. Lines that left the history
 * take their hits along; when line numbers lose their meaning it begins anew. One thread at a time,
 * but for {@link #cancel}.
 */
public final class HistorySearch {
  /** Chars of a slice: some tenths of a millisecond under the lock. */
  static final int SLICE = 1 << 17;

  /** Lines an expression may take too long on before it is given up. */
  static final int MOST_SKIPPED = 20;

  private final Finder finder;
  private final int slice;
  private final TextSlice text = new TextSlice();
  private final Found live = new Found();
  private Found found = new Found();

  /** Hits that have left the history. */
  private int gone;

  private long generation = -1;
  private int cols = 1;

  /** The first line that was not looked at, or may have changed. */
  private long next;

  private long damage;
  private int skipped;
  private int liveSkipped;
  private Hits.State state = Hits.State.LOOKING;

  public HistorySearch(SearchQuery query) throws BadQueryException {
    this(query, SLICE);
  }

  HistorySearch(SearchQuery query, int slice) throws BadQueryException {
    this.finder = query.finder();
    this.slice = slice;
  }

  /** Ends {@link #find} early; nothing it tells afterwards counts. Any thread. */
  public void cancel() {
    finder.cancel();
  }

  /** Takes the next lines; false when nothing is new since the last look. Under the lock. */
  public boolean copy(VtTerminal engine) {
    if (state == Hits.State.GIVEN_UP) return false;
    if (engine.generation() != generation) {
      begin(engine);
    } else if (state == Hits.State.COMPLETE && engine.damage() == damage) {
      return false;
    }
    drop(engine.firstLine() * cols);
    damage = engine.damage();
    engine.readText(next, slice, text);
    return true;
  }

  private void begin(VtTerminal engine) {
    generation = engine.generation();
    cols = engine.cols();
    found = new Found();
    gone = 0;
    live.count = 0;
    next = 0;
    skipped = 0;
    state = Hits.State.LOOKING;
  }

  /** Hits before a cell have left the history. */
  private void drop(long cell) {
    while (gone < found.count && found.starts[gone] < cell) gone++;
  }

  /** Looks through what was copied; false when that was all. */
  public boolean find() {
    live.count = 0;
    liveSkipped = 0;
    finder.find(text, sink);
    next = text.finalLine();
    if (skipped + liveSkipped > MOST_SKIPPED) state = Hits.State.GIVEN_UP;
    else state = text.atEnd() ? Hits.State.COMPLETE : Hits.State.LOOKING;
    return state == Hits.State.LOOKING;
  }

  private final Finder.Sink sink =
      new Finder.Sink() {
        @Override
        public void hit(int from, int to) {
          boolean last = from < text.finalLength();
          Found into = last ? found : live;
          long start = text.cell(from);
          // Two in one cell, as in a family of emoji, are one.
          if (start < into.end()) return;
          into.add(start, text.cellEnd(to - 1));
          if (last && found.count - gone > Hits.MOST) gone++;
        }

        @Override
        public void skipped(int from) {
          if (from < text.finalLength()) skipped++;
          else liveSkipped++;
          if (skipped + liveSkipped > MOST_SKIPPED) finder.cancel();
        }
      };

  /** What has been found so far. */
  public Hits hits() {
    if (gone > found.starts.length / 2) shrink();
    return new Hits(
        generation,
        cols,
        found.starts,
        found.lengths,
        gone,
        found.count,
        Arrays.copyOf(live.starts, live.count),
        Arrays.copyOf(live.lengths, live.count),
        state,
        skipped + liveSkipped);
  }

  /** Others may still hold the arrays: what is left goes to new ones. */
  private void shrink() {
    Found left = new Found();
    left.starts = Arrays.copyOfRange(found.starts, gone, Math.max(found.count, gone + 1));
    left.lengths = Arrays.copyOfRange(found.lengths, gone, Math.max(found.count, gone + 1));
    left.count = found.count - gone;
    found = left;
    gone = 0;
  }

  /** A list of hits that grows at its end only. */
  private static final class Found {
    private long[] starts = new long[16];
    private int[] lengths = new int[16];
    private int count;

    long end() {
      return count == 0 ? 0 : starts[count - 1] + lengths[count - 1];
    }

    void add(long start, long end) {
      if (count == starts.length) {
        starts = Arrays.copyOf(starts, 2 * count);
        lengths = Arrays.copyOf(lengths, 2 * count);
      }
      starts[count] = start;
      lengths[count] = (int) (end - start);
      count++;
    }
  }
}
