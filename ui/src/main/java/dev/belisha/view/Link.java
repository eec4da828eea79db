package dev.belisha.view;

import dev.belisha.status.DisplayText;
import org.jspecify.annotations.Nullable;

/**
 * What can be opened on screen.
 *
 * @param target where it really leads: an address, or the path of a file as written
 * @param line of the file, from 1; 0 for an address
 * @param column of the file, from 1; 0 for none
 * @param range its text, to be underlined; null for OSC 8, whose cells say themselves
 */
record Link(String target, int line, int column, Selection.@Nullable Range range) {
  /** Characters of a target shown. */
  private static final int SHOWN = 300;

  boolean isFile() {
    return line > 0;
  }

  /**
   * What a person reads before opening it. A program chose the address: it must not turn or hide
   * what stands there.
   */
  String hint(boolean programHasMouse) {
    return hint(programHasMouse ? "Ctrl+Shift+click" : "Ctrl+click");
  }

  /**
   * @param keys what opens it
   */
  String hint(String keys) {
    String place = isFile() ? ":" + line + (column > 0 ? ":" + column : "") : "";
    return DisplayText.line(target + place, SHOWN) + "   " + keys + " to open";
  }
}
