package dev.belisha.shell.sidebar;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** What keys do in the sidebar, while the list or the field to filter by has the keyboard. */
final class SidebarKeys {
  private static final double WIDTH_STEP = 20;

  /** What they ask for. */
  interface Deeds {
    void open(Row row);

    void toggleSeen(Row row);

    void toggleMuted(Row.Tab tab);

    void rename(Row.Tab tab);

    void menu(Row row);

    void expand(Row row, boolean open);

    /** One place up or down in the row of tabs. */
    void move(Row.Tab tab, int step);

    void widen(double pixels);

    /** Gives the keyboard to the list. */
    void focusInbox();

    /** Gives the keyboard to the field. */
    void focusQuery();

    /** Empties the field; false when it is empty. */
    boolean clearQuery();

    /** Gives the keyboard back to the terminal. */
    void leave();
  }

  private final Deeds deeds;

  SidebarKeys(Deeds deeds) {
    this.deeds = deeds;
  }

  void inQuery(KeyEvent event) {
    switch (event.getCode()) {
      case DOWN -> deeds.focusInbox();
      case ESCAPE -> {
        if (!deeds.clearQuery()) deeds.leave();
      }
      default -> {
        return;
      }
    }
    event.consume();
  }

  /**
   * @param row the selected one
   */
  void inList(KeyEvent event, @Nullable Row row) {
    boolean alt = event.isAltDown() && !event.isControlDown();
    if (event.getCode() == KeyCode.F10 && event.isShiftDown() && row != null) {
      deeds.menu(row);
      event.consume();
      return;
    }
    boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
    if ((alt && withAlt(event.getCode(), row)) || (plain && alone(event.getCode(), row))) {
      event.consume();
    }
  }

  /** What the mouse drags, by keys: a tab to its place, and the sidebar's edge. */
  private boolean withAlt(KeyCode code, @Nullable Row row) {
    switch (code) {
      case UP, DOWN -> {
        if (row instanceof Row.Tab tab) deeds.move(tab, code == KeyCode.UP ? -1 : 1);
      }
      case LEFT -> deeds.widen(-WIDTH_STEP);
      case RIGHT -> deeds.widen(WIDTH_STEP);
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean alone(KeyCode code, @Nullable Row row) {
    switch (code) {
      case SLASH -> deeds.focusQuery();
      case ESCAPE -> deeds.leave();
      case ENTER, SPACE, M, F2, RIGHT, LEFT, CONTEXT_MENU -> {
        if (row != null) onRow(code, row);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private void onRow(KeyCode code, Row row) {
    switch (code) {
      case ENTER -> deeds.open(row);
      case SPACE -> deeds.toggleSeen(row);
      // On X11 JavaFX makes no menu request of it.
      case CONTEXT_MENU -> deeds.menu(row);
      case RIGHT -> deeds.expand(row, true);
      case LEFT -> deeds.expand(row, false);
      case M -> {
        if (row instanceof Row.Tab tab) deeds.toggleMuted(tab);
      }
      case F2 -> {
        if (row instanceof Row.Tab tab) deeds.rename(tab);
      }
      default -> {}
    }
  }
}
