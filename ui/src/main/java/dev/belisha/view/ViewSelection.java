package dev.belisha.view;

import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a person selects in a view: made on the screen shown, kept on its text by anchors when lines
 * are wrapped anew, dropped when its text is gone. FX thread; knows no toolkit.
 */
final class ViewSelection {
  private static final Pattern TRAILING_LINES = Pattern.compile("\\n+\\z");

  private final Supplier<@Nullable TerminalSource> source;
  private final Supplier<@Nullable ScreenSnapshot> screen;
  private final Runnable repaint;

  private String wordCharacters = ViewHabits.WORD_CHARACTERS;
  private @Nullable Selection selection;

  /** In which the selection's lines count. */
  private long generation;

  /** The selection as the painter and the engine have it. */
  private @Nullable AnchoredText shown;

  /**
   * @param screen the one shown
   * @param repaint something is selected otherwise
   */
  ViewSelection(
      Supplier<@Nullable TerminalSource> source,
      Supplier<@Nullable ScreenSnapshot> screen,
      Runnable repaint) {
    this.source = source;
    this.screen = screen;
    this.repaint = repaint;
  }

  /** What belongs to a word beside letters and digits, from the next selection on. */
  void wordCharacters(String characters) {
    wordCharacters = characters;
  }

  /** For the painter; null when nothing is selected. */
  @Nullable AnchoredText shown() {
    return shown;
  }

  boolean exists() {
    return shown != null;
  }

  private Selection.@Nullable Range range() {
    return selection == null ? null : selection.range();
  }

  void clear() {
    selection = null;
    changed();
  }

  /**
   * @param row of the screen shown
   */
  void start(Selection.Unit unit, int row, int col) {
    ScreenSnapshot on = screen.get();
    Selection made = on == null ? null : selectionOn(on);
    if (on == null || made == null) return;
    made.start(unit, on.topLine() + row, col);
    selection = made;
    changed();
  }

  /** From caret to caret, on absolute lines. */
  void put(Selection.Unit unit, long line, int col, long toLine, int toCol) {
    ScreenSnapshot on = screen.get();
    Selection made = on == null ? null : selectionOn(on);
    if (made == null) return;
    made.start(unit, line, col);
    made.extend(toLine, toCol);
    selection = made;
    changed();
  }

  /** A line by its absolute number; null when it is not kept. */
  @Nullable RowSnapshot row(long line) {
    TerminalSource from = source.get();
    return from == null ? null : line(from, line);
  }

  /**
   * @param col the caret's
   * @param cellCol the column the pointer is in, for what is selected by cells
   */
  void extend(int row, int col, int cellCol) {
    ScreenSnapshot on = screen.get();
    Selection now = selection;
    if (on == null || now == null || on.generation() != generation) return;
    now.extend(on.topLine() + row, now.byCell() ? cellCol : col);
    changed();
  }

  void all() {
    ScreenSnapshot on = screen.get();
    Selection made = on == null ? null : selectionOn(on);
    if (on == null || made == null) return;
    made.all(on.firstLine(), on.screenLine() + on.rows() - 1);
    selection = made;
    changed();
  }

  /** Another screen is shown: where line numbers began anew, the selection goes with its text. */
  void follow(ScreenSnapshot now) {
    if (selection == null || generation == now.generation()) return;
    AnchoredText was = shown;
    Selection.Range range = was == null ? null : was.in(now.generation());
    if (range == null && was != null && was.isAheadOf(now.generation())) return;
    Selection moved = range == null ? null : selectionOn(now);
    if (moved != null && range != null) moved.put(range);
    selection = moved;
    changed();
  }

  private @Nullable Selection selectionOn(ScreenSnapshot on) {
    TerminalSource from = source.get();
    if (from == null) return null;
    generation = on.generation();
    return new Selection(line -> line(from, line), on.cols(), wordCharacters);
  }

  private @Nullable RowSnapshot line(TerminalSource from, long line) {
    ScreenSnapshot on = screen.get();
    long at = on == null ? -1 : line - on.topLine();
    if (on != null && at >= 0 && at < on.lines().size()) return on.lines().get((int) at);
    return from.read(engine -> engine.line(line));
  }

  /** The engine is to keep the range on its text, the painter to show it. */
  private void changed() {
    TerminalSource from = source.get();
    Selection.Range range = range();
    AnchoredText now = range == null ? null : new AnchoredText(range, generation);
    shown = now;
    if (from != null && now != null) from.act(now::anchor);
    repaint.run();
  }

  /**
   * Gives the text on the source's thread, when it has it; nothing comes of blank cells.
   *
   * @return false when nothing is selected
   */
  boolean text(Consumer<String> then) {
    TerminalSource from = source.get();
    AnchoredText now = shown;
    if (from == null || now == null) return false;
    from.act(
        engine -> {
          Selection.Range range = now.in(engine.generation());
          if (range == null) return;
          String text =
              engine.text(
                  range.startLine(),
                  range.startCol(),
                  range.endLine(),
                  range.endCol(),
                  range.block());
          // Blank rows below the last text are no part of what was meant, after "select all" least.
          String meant = TRAILING_LINES.matcher(text).replaceFirst("");
          if (!meant.isEmpty()) then.accept(meant);
        });
    return true;
  }
}
