package dev.belisha.view;

import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot;
import javafx.scene.input.KeyEvent;

/**
 * Selecting and opening links without a mouse: a caret that arrows move over screen and history.
 * While it is on, all keys are its own. FX thread.
 */
final class KeySelection {
  static final String HELP =
      "Arrows move   Shift or Space selects   Alt a block   Enter copies   Escape ends";

  private final TerminalView view;
  private final ViewSelection selection;
  private final Hovering hovering;
  private boolean on;
  private boolean marking;
  private boolean block;
  private long anchorLine;
  private int anchorCol;
  private long line;
  private int col;

  /** In which the lines count. */
  private long generation;

  KeySelection(TerminalView view, ViewSelection selection, Hovering hovering) {
    this.view = view;
    this.selection = selection;
    this.hovering = hovering;
  }

  boolean isOn() {
    return on;
  }

  /** Begins at the program's cursor, or at the top of what is read back. */
  void begin() {
    ScreenSnapshot screen = view.shown();
    if (screen == null) return;
    boolean cursorInSight = screen.cursorLine() < screen.topLine() + screen.rows();
    on = true;
    marking = false;
    block = false;
    generation = screen.generation();
    line = cursorInSight ? screen.cursorLine() : screen.topLine();
    col = cursorInSight ? Math.min(screen.cursorCol(), screen.cols() - 1) : 0;
    show(screen);
  }

  void end() {
    if (!on) return;
    on = false;
    selection.clear();
    hovering.none();
    view.showHint();
  }

  /** A key while it is on. */
  void pressed(KeyEvent event) {
    ScreenSnapshot screen = view.shown();
    // Lines were wrapped anew, or another screen is shown.
    if (screen == null || screen.generation() != generation) {
      end();
      return;
    }
    switch (event.getCode()) {
      case ESCAPE -> end();
      case ENTER -> enter(event.isControlDown());
      case SPACE -> {
        marking = !marking;
        show(screen);
      }
      default -> move(event, screen);
    }
  }

  private void enter(boolean link) {
    if (link) {
      hovering.open(place());
      return;
    }
    view.copy();
    end();
  }

  private void move(KeyEvent event, ScreenSnapshot screen) {
    long last = screen.screenLine() + screen.rows() - 1;
    boolean far = event.isControlDown();
    long wasLine = line;
    int wasCol = col;
    switch (event.getCode()) {
      case UP, KP_UP -> line--;
      case DOWN, KP_DOWN -> line++;
      case PAGE_UP -> line -= Math.max(1, screen.rows() - 1);
      case PAGE_DOWN -> line += Math.max(1, screen.rows() - 1);
      case LEFT, KP_LEFT -> left(screen, far);
      case RIGHT, KP_RIGHT -> right(screen, far);
      case HOME -> {
        col = 0;
        if (far) line = screen.firstLine();
      }
      case END -> {
        col = far ? screen.cols() - 1 : lastText();
        if (far) line = last;
      }
      default -> {
        return;
      }
    }
    line = Math.clamp(line, screen.firstLine(), last);
    col = Math.clamp(col, 0, screen.cols() - 1);
    if (event.isShiftDown() || event.isAltDown()) {
      if (!marking) {
        anchorLine = wasLine;
        anchorCol = wasCol;
      }
      marking = true;
      block = event.isAltDown();
    }
    show(screen);
  }

  private void left(ScreenSnapshot screen, boolean word) {
    do {
      if (col > 0) {
        col--;
      } else if (line > screen.firstLine()) {
        line--;
        col = screen.cols() - 1;
      } else {
        return;
      }
    } while (isTail() || (word && !startsWord()));
  }

  private void right(ScreenSnapshot screen, boolean word) {
    long last = screen.screenLine() + screen.rows() - 1;
    do {
      if (col < screen.cols() - 1) {
        col++;
      } else if (line < last) {
        line++;
        col = 0;
      } else {
        return;
      }
    } while (isTail() || (word && !startsWord()));
  }

  private boolean isTail() {
    RowSnapshot row = selection.row(line);
    // The engine may have fewer columns by now than what is shown.
    return row != null && col < row.cols() && row.codePoints()[col] == RowSnapshot.WIDE_TAIL;
  }

  private boolean startsWord() {
    return !isBlank(col) && (col == 0 || isBlank(col - 1));
  }

  private boolean isBlank(int at) {
    RowSnapshot row = selection.row(line);
    if (row == null || at >= row.cols()) return true;
    return row.codePoints()[at] == 0 || row.codePoints()[at] == ' ';
  }

  private int lastText() {
    int last = view.cols() - 1;
    while (last > 0 && isBlank(last)) last--;
    return last;
  }

  private void show(ScreenSnapshot screen) {
    if (!marking) {
      anchorLine = line;
      anchorCol = col;
    }
    // Both cells are in it: the caret stands behind the one that comes last.
    boolean forward =
        block ? anchorCol <= col : anchorLine < line || (anchorLine == line && anchorCol <= col);
    selection.put(
        block ? Selection.Unit.BLOCK : Selection.Unit.CHARACTER,
        anchorLine,
        forward ? anchorCol : anchorCol + 1,
        line,
        forward ? col + 1 : col);
    view.reveal(line, line);
    hovering.over(place());
    view.showHint();
  }

  /** The caret's cell on the screen shown; one out of sight is the nearest. */
  Place place() {
    ScreenSnapshot screen = view.shown();
    int row = screen == null ? 0 : (int) Math.clamp(line - screen.topLine(), 0, screen.rows() - 1L);
    return new Place(row, col, col, 0, 0);
  }
}
