package dev.belisha.view;

import dev.belisha.vt.screen.ScreenSnapshot;
import dev.belisha.vt.search.BadQueryException;
import dev.belisha.vt.search.HistorySearch;
import dev.belisha.vt.search.Hits;
import dev.belisha.vt.search.SearchQuery;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A view's search: what is looked for, what was found, and the current hit, which keeps to its text
 * while output comes, lines are wrapped anew and the query grows. FX thread; knows no toolkit.
 */
public final class ViewSearch {
  /** Brings lines into sight. */
  interface Reveal {
    /**
     * @param first, last absolute
     */
    void show(long first, long last);
  }

  private static final SearchQuery NOTHING = new SearchQuery("", false, false, false);

  /** No program writes it: a noncharacter. */
  private static final SearchQuery NOWHERE = new SearchQuery("\uffff\uffff", false, false, false);

  private final Supplier<@Nullable TerminalSource> source;
  private final Supplier<@Nullable ScreenSnapshot> screen;
  private final Reveal reveal;
  private final Executor later;
  private final Runnable repaint;
  private Runnable changed = () -> {};

  private boolean open;
  private SearchQuery query = NOTHING;
  private @Nullable LiveSearch live;
  private Hits hits = Hits.NONE;
  private String problem = "";

  /** The first look of a query is not over: it has no current hit yet. */
  private boolean fresh;

  /** The cell the current hit starts in; -1 for none. */
  private long current = -1;

  /** Where to go on from: one past the first cell of the hit taken last, or the view's end. */
  private long origin;

  /** In which both count. */
  private long generation = -1;

  /** The current hit, kept on its text. */
  private @Nullable AnchoredText kept;

  /**
   * @param screen the one shown
   * @param later runs a task on the FX thread
   * @param repaint other cells are marked
   */
  ViewSearch(
      Supplier<@Nullable TerminalSource> source,
      Supplier<@Nullable ScreenSnapshot> screen,
      Reveal reveal,
      Executor later,
      Runnable repaint) {
    this.source = source;
    this.screen = screen;
    this.reveal = reveal;
    this.later = later;
    this.repaint = repaint;
  }

  /** Called when anything that is asked for below is another. */
  public void onChange(Runnable listener) {
    changed = listener;
  }

  /** Begins, or begins anew: from what the view shows now. */
  public void open() {
    open = true;
    fromTheView();
    look(query);
  }

  /** Ends: nothing is marked, nothing is looked for. */
  public void close() {
    open = false;
    stop();
    repaint.run();
    changed.run();
  }

  public boolean isOpen() {
    return open;
  }

  private void stop() {
    if (live != null) live.close();
    live = null;
    hits = Hits.NONE;
    problem = "";
    current = -1;
    kept = null;
  }

  private void fromTheView() {
    ScreenSnapshot on = screen.get();
    if (on == null) return;
    generation = on.generation();
    origin = (on.topLine() + on.rows()) * on.cols();
  }

  /** Looks for something; what was found before stays until there is something to show. */
  public void look(SearchQuery wanted) {
    query = wanted;
    if (live != null) live.close();
    live = null;
    TerminalSource from = source.get();
    if (!open || from == null) return;
    HistorySearch search = wanted.isEmpty() ? null : started(wanted);
    if (search == null) {
      hits = Hits.NONE;
      current = -1;
      if (wanted.isEmpty()) rehearse(from);
      repaint.run();
    } else {
      begin(from, search);
    }
    changed.run();
  }

  /**
   * Looks for what is not there, until there is something to look for: by the first letter Java has
   * compiled what a search runs. The very first of a process would take twice as long.
   */
  private void rehearse(TerminalSource from) {
    HistorySearch search = started(NOWHERE);
    if (search == null) return;
    live = new LiveSearch(from, search, nothing -> {});
    live.look();
  }

  private @Nullable HistorySearch started(SearchQuery wanted) {
    problem = "";
    try {
      return new HistorySearch(wanted);
    } catch (BadQueryException bad) {
      problem = String.valueOf(bad.getMessage());
      return null;
    }
  }

  private void begin(TerminalSource from, HistorySearch search) {
    fresh = true;
    LiveSearch[] made = new LiveSearch[1];
    LiveSearch begun =
        new LiveSearch(
            from,
            search,
            found ->
                later.execute(
                    () -> {
                      if (live == made[0]) took(found);
                    }));
    made[0] = begun;
    live = begun;
    begun.look();
  }

  /** The source has another screen. */
  void follow() {
    if (live != null) live.look();
  }

  /** There is another source: what was found is not in it. */
  void sourceChanged() {
    if (!open) return;
    stop();
    look(query);
  }

  private void took(Hits now) {
    hits = now;
    if (now.generation() != generation) moveTo(now);
    if (fresh && now.state() != Hits.State.LOOKING) {
      fresh = false;
      current = -1;
      if (now.count() > 0) take(wrapped(now.before(origin) - 1));
    } else if (current >= 0 && now.at(current) < 0 && !fresh) {
      // It was overwritten, or has left the history.
      current = -1;
      kept = null;
    }
    repaint.run();
    changed.run();
  }

  /** Line numbers began anew: the current hit is where its text went. */
  private void moveTo(Hits now) {
    AnchoredText was = kept;
    Selection.Range range = was == null ? null : was.in(now.generation());
    current = range == null ? -1 : now.cell(range.startLine(), range.startCol());
    generation = now.generation();
    if (current >= 0) {
      origin = current + 1;
      keep(current, current + 1);
    } else {
      kept = null;
      fromTheView();
      generation = now.generation();
    }
  }

  /** Goes to the next hit above, from the oldest on to the newest. */
  public void older() {
    int at = index();
    go(at >= 0 ? at - 1 : hits.before(origin) - 1);
  }

  /** Goes to the next hit below, from the newest on to the oldest. */
  public void newer() {
    int at = index();
    go(at >= 0 ? at + 1 : hits.before(origin));
  }

  private void go(int index) {
    if (hits.count() == 0 || hits.generation() != generation) return;
    fresh = false;
    take(wrapped(index));
    repaint.run();
    changed.run();
  }

  private int wrapped(int index) {
    return Math.floorMod(index, hits.count());
  }

  private void take(int index) {
    current = hits.start(index);
    origin = current + 1;
    long last = hits.end(index) - 1;
    keep(current, last + 1);
    reveal.show(hits.line(current), hits.line(last));
  }

  private void keep(long start, long end) {
    TerminalSource from = source.get();
    long last = end - 1;
    AnchoredText now =
        new AnchoredText(
            new Selection.Range(
                hits.line(start), hits.col(start), hits.line(last), hits.col(last) + 1, false),
            generation);
    kept = now;
    if (from != null) from.act(now::anchor);
  }

  // What there is to show

  public SearchQuery query() {
    return query;
  }

  /** What is wrong with the query; empty when nothing is. */
  public String problem() {
    return problem;
  }

  public Hits hits() {
    return hits;
  }

  /** The current hit among {@link #hits}, 0 the oldest; -1 for none. */
  public int index() {
    return current < 0 ? -1 : hits.at(current);
  }

  /** What the painter marks; null for nothing. */
  RowMarks.@Nullable Search marks() {
    return hits.count() == 0 ? null : new RowMarks.Search(hits, current);
  }
}
