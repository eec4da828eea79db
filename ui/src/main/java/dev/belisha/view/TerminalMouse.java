package dev.belisha.view;

import dev.belisha.vt.input.MouseInput;
import dev.belisha.vt.input.MouseInput.Action;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.util.Duration;

/**
 * The mouse over a terminal: reports to a program that asked for them, otherwise selects, scrolls,
 * pastes the primary selection and opens links. Shift always means the person's own.
 */
final class TerminalMouse {
  private static final double LINES_A_NOTCH = 3;
  private static final int LEFT = 0;
  private static final int MIDDLE = 1;
  private static final int RIGHT = 2;
  private static final int NONE = 3;
  private static final int WHEEL_UP = 4;
  private static final int WHEEL_DOWN = 5;
  private static final int WHEEL_LEFT = 6;
  private static final int WHEEL_RIGHT = 7;
  private static final int BACK = 8;
  private static final int FORWARD = 9;

  private final TerminalView view;
  private boolean selecting;
  private boolean reporting;
  private double wheel;
  private boolean wheelSideways;
  private double dragX;
  private double dragY;

  /** While the pointer rests beyond an edge no event comes, but the selection goes on. */
  private final Timeline beyond =
      new Timeline(new KeyFrame(Duration.millis(40), tick -> scrollBeyond()));

  TerminalMouse(TerminalView view) {
    this.view = view;
    beyond.setCycleCount(Animation.INDEFINITE);
    view.setOnMousePressed(this::pressed);
    view.setOnMouseDragged(this::dragged);
    view.setOnMouseReleased(this::released);
    view.setOnMouseMoved(this::moved);
    view.setOnMouseExited(event -> view.hovering().none());
    view.setOnScroll(this::scrolled);
  }

  private void pressed(MouseEvent event) {
    view.requestFocus();
    view.byKeys().end();
    event.consume();
    if (programWants(event)) {
      reporting = true;
      report(Action.PRESS, button(event), event);
      return;
    }
    switch (event.getButton()) {
      case PRIMARY -> press(event);
      case MIDDLE -> view.actions().primary(view::paste);
      case SECONDARY -> view.actions().contextMenu(event.getScreenX(), event.getScreenY());
      default -> {}
    }
  }

  /** The view went away, perhaps with a button down: no release will come. */
  void forget() {
    selecting = false;
    reporting = false;
    beyond.stop();
  }

  private void press(MouseEvent event) {
    boolean opened =
        event.isControlDown() && view.hovering().open(view.place(event.getX(), event.getY()));
    if (opened) return;
    selecting = true;
    if (event.isShiftDown() && view.hasSelection()) {
      view.extendSelection(event.getX(), event.getY());
      return;
    }
    Selection.Unit unit =
        switch (event.getClickCount()) {
          case 2 -> Selection.Unit.WORD;
          case 3 -> Selection.Unit.LINE;
          default -> event.isAltDown() ? Selection.Unit.BLOCK : Selection.Unit.CHARACTER;
        };
    view.startSelection(unit, event.getX(), event.getY());
  }

  private void dragged(MouseEvent event) {
    event.consume();
    if (reporting) {
      report(Action.MOVE, button(event), event);
    } else if (selecting) {
      dragX = event.getX();
      dragY = event.getY();
      if (dragY < 0 || dragY > view.getHeight()) beyond.play();
      else beyond.stop();
      view.extendSelection(dragX, dragY);
    }
  }

  /** The farther beyond, the faster. */
  private void scrollBeyond() {
    double out = dragY < 0 ? dragY : dragY - view.getHeight();
    if (!selecting || (dragY >= 0 && out <= 0)) {
      beyond.stop();
      return;
    }
    view.scrollLines(Math.signum(out) * Math.clamp(Math.abs(out) / 20, 1, 10));
    view.extendSelection(dragX, dragY);
  }

  private void released(MouseEvent event) {
    event.consume();
    if (reporting) {
      report(Action.RELEASE, button(event), event);
      reporting = isAnyDown(event);
    } else if (selecting && event.getButton() == MouseButton.PRIMARY) {
      selecting = false;
      beyond.stop();
      view.selectedText(view.actions()::selected);
    }
  }

  private static boolean isAnyDown(MouseEvent event) {
    return event.isPrimaryButtonDown()
        || event.isMiddleButtonDown()
        || event.isSecondaryButtonDown()
        || event.isBackButtonDown()
        || event.isForwardButtonDown();
  }

  private void moved(MouseEvent event) {
    view.showPointer();
    view.hover(event.getX(), event.getY());
    if (programWants(event)) report(Action.MOVE, NONE, event);
  }

  private void scrolled(ScrollEvent event) {
    event.consume();
    // Shift turns the wheel sideways in some toolkits; it still means the person's own scrolling.
    boolean sideways = event.getDeltaY() == 0 && event.getDeltaX() != 0;
    double delta = sideways ? event.getDeltaX() : event.getDeltaY();
    double given = sideways ? event.getMultiplierX() : event.getMultiplierY();
    double lines = -delta / (given > 0 ? given : 40) * LINES_A_NOTCH;
    if (!event.isShiftDown() && view.wheelGoesToProgram()) {
      // Cursor keys stand for the upright wheel only.
      if (!sideways || view.wantsMouse()) turned(event, lines, sideways);
    } else if (!event.isControlDown()) {
      view.scrollLines(lines);
    }
  }

  /** A report a notch, a cursor key a line; a wheel with finer steps adds up to them. */
  private void turned(ScrollEvent event, double lines, boolean sideways) {
    // What was left over of turning the other way is over.
    if (sideways != wheelSideways || lines * wheel < 0) wheel = 0;
    wheelSideways = sideways;
    wheel += view.wantsMouse() ? lines / LINES_A_NOTCH : lines;
    // A third of a line has no exact number.
    int whole = (int) (wheel + Math.copySign(1e-6, wheel));
    wheel -= whole;
    int steps = Math.abs(whole);
    int button = whole < 0 ? WHEEL_UP : WHEEL_DOWN;
    if (sideways) button = whole < 0 ? WHEEL_LEFT : WHEEL_RIGHT;
    int mods = KeyMapper.mods(false, event.isAltDown(), event.isControlDown(), event.isMetaDown());
    for (int step = 0; step < steps; step++) {
      view.send(input(Action.PRESS, button, event.getX(), event.getY(), mods));
    }
  }

  private boolean programWants(MouseEvent event) {
    return !event.isShiftDown() && view.wantsMouse();
  }

  private static int button(MouseEvent event) {
    return switch (event.getButton()) {
      case MIDDLE -> MIDDLE;
      case SECONDARY -> RIGHT;
      case NONE -> NONE;
      case BACK -> BACK;
      case FORWARD -> FORWARD;
      default -> LEFT;
    };
  }

  private void report(Action action, int button, MouseEvent event) {
    int mods =
        KeyMapper.mods(
            event.isShiftDown(), event.isAltDown(), event.isControlDown(), event.isMetaDown());
    view.send(input(action, button, event.getX(), event.getY(), mods));
  }

  private MouseInput input(Action action, int button, double x, double y, int mods) {
    Place place = view.place(x, y);
    return new MouseInput(
        action, button, place.row(), place.cellCol(), place.pixelX(), place.pixelY(), mods);
  }
}
