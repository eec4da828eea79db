package dev.belisha.view;

import dev.belisha.vt.screen.ScreenSnapshot;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import org.jspecify.annotations.Nullable;

/**
 * The terminal for assistive technology: its text, the cursor's place, the selection, where lines
 * and characters are. A screen is put into words only when somebody asks. FX thread.
 */
final class ViewAccess {
  private final TerminalView view;
  private @Nullable ScreenAccess words;
  private long toldLine = -1;
  private int toldCol = -1;

  ViewAccess(TerminalView view) {
    this.view = view;
  }

  /** Another screen is shown; tells a reader that runs, and costs nothing without one. */
  void follow(ScreenSnapshot screen) {
    if (!Platform.isAccessibilityActive()) return;
    view.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    if (screen.cursorLine() == toldLine && screen.cursorCol() == toldCol) return;
    toldLine = screen.cursorLine();
    toldCol = screen.cursorCol();
    view.notifyAccessibleAttributeChanged(AccessibleAttribute.CARET_OFFSET);
  }

  /** Null for what is answered as for any control. */
  @Nullable Object answer(AccessibleAttribute attribute, Object... parameters) {
    ScreenSnapshot screen = view.shown();
    if (screen == null) return null;
    return switch (attribute) {
      case TEXT -> words(screen).text();
      case CARET_OFFSET -> words(screen).caret();
      case EDITABLE -> true;
      case SELECTION_START -> selected(screen, true);
      case SELECTION_END -> selected(screen, false);
      case LINE_FOR_OFFSET -> words(screen).row(number(parameters));
      case LINE_START -> words(screen).start(number(parameters));
      case LINE_END -> words(screen).end(Integer.valueOf(number(parameters)));
      case OFFSET_AT_POINT -> offsetAt(screen, parameters);
      case BOUNDS_FOR_RANGE -> bounds(screen, parameters);
      default -> null;
    };
  }

  private ScreenAccess words(ScreenSnapshot screen) {
    ScreenAccess known = words;
    if (known != null && known.screen() == screen) return known;
    ScreenAccess made = new ScreenAccess(screen);
    words = made;
    return made;
  }

  private static int number(Object... parameters) {
    return parameters.length > 0 && parameters[0] instanceof Integer number ? number : 0;
  }

  /** Nothing selected is an empty selection at the cursor. */
  private int selected(ScreenSnapshot screen, boolean start) {
    ScreenAccess now = words(screen);
    Selection.Range range = view.selectedRange();
    if (range == null) return now.caret();
    return start
        ? now.offset(range.startLine(), range.startCol())
        : now.offset(range.endLine(), range.endCol());
  }

  private @Nullable Object offsetAt(ScreenSnapshot screen, Object... parameters) {
    if (parameters.length == 0 || !(parameters[0] instanceof Point2D point)) return null;
    Point2D at = view.screenToLocal(point);
    if (at == null) return null;
    Place place = view.place(at.getX(), at.getY());
    return words(screen).offset(screen.topLine() + place.row(), place.cellCol());
  }

  private @Nullable Object bounds(ScreenSnapshot screen, Object... parameters) {
    if (parameters.length < 2
        || !(parameters[0] instanceof Integer from)
        || !(parameters[1] instanceof Integer to)) return null;
    ScreenAccess now = words(screen);
    int last = now.row(to);
    Bounds[] rows = new Bounds[last - now.row(from) + 1];
    for (int row = now.row(from); row <= last; row++) {
      int firstCol = row == now.row(from) ? now.col(from) : 0;
      int lastCol = row == last ? now.col(to) : screen.cols() - 1;
      Bounds start = view.cellBounds(row, firstCol);
      Bounds end = view.cellBounds(row, lastCol);
      Bounds both =
          new javafx.geometry.BoundingBox(
              start.getMinX(), start.getMinY(), end.getMaxX() - start.getMinX(), start.getHeight());
      rows[row - now.row(from)] = view.localToScreen(both);
    }
    return rows;
  }
}
