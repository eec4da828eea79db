package dev.belisha.view;

import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.Locale;
import javafx.scene.Cursor;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.shape.SVGPath;

/** The way back to the newest output, shown while one reads back; says how much has come since. */
final class BottomButton extends Button {
  private static final double MARGIN = 10;

  /** The first line of the live screen when it was last followed. */
  private long left;

  private long generation = -1;
  private double right;
  private double bottom;

  BottomButton(Runnable toBottom) {
    SVGPath arrow = new SVGPath();
    arrow.setContent("M1 4 L5 8 L9 4 M5 0 L5 8");
    arrow.getStyleClass().add("search-icon");
    setGraphic(arrow);
    setId("to-bottom");
    getStyleClass().setAll("to-bottom");
    setManaged(false);
    setVisible(false);
    setFocusTraversable(false);
    setCursor(Cursor.DEFAULT);
    setTooltip(new Tooltip("Scroll to the bottom (Shift+End)"));
    setOnAction(event -> toBottom.run());
  }

  void show(ScreenSnapshot screen, boolean follows) {
    if (follows || screen.generation() != generation) {
      left = screen.screenLine();
      generation = screen.generation();
    }
    setVisible(!follows);
    if (follows) return;
    String words = words(screen.screenLine() - left);
    if (!words.equals(getText())) {
      setText(words);
      setAccessibleText("Scroll to the bottom: " + words);
      place();
    }
  }

  static String words(long newLines) {
    if (newLines == 0) return "To the bottom";
    String count = String.format(Locale.ROOT, "%,d", newLines);
    return count + (newLines == 1 ? " new line" : " new lines");
  }

  /** In the lower right corner of an area. */
  void place(double areaRight, double areaBottom) {
    right = areaRight;
    bottom = areaBottom;
    place();
  }

  private void place() {
    applyCss();
    autosize();
    relocate(right - getWidth() - MARGIN, bottom - getHeight() - MARGIN);
  }
}
