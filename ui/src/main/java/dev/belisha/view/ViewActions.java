package dev.belisha.view;

import java.util.function.Consumer;

/** What a terminal view asks of the window around it. FX thread. */
public interface ViewActions {
  /** A real key or paste went to the program. */
  default void typed() {}

  /** The person finished a selection with the mouse: the primary selection. */
  default void selected(String text) {}

  /**
   * Middle click: gives the primary selection to {@code paste}, on the FX thread, when it has it.
   */
  default void primary(Consumer<String> paste) {}

  /** A link was clicked with Ctrl held; {@code target} is where it really leads. */
  default void open(String target) {}

  /**
   * Looks whether a file is there that a program named, perhaps from its own folder.
   *
   * @param answer on the FX thread, soon
   */
  default void lookForFile(String path, Consumer<Boolean> answer) {}

  /**
   * A file that is there was clicked with Ctrl held.
   *
   * @param line from 1
   * @param column from 1; 0 for none
   */
  default void openFile(String path, int line, int column) {}

  /** Secondary click while the program does not want the mouse. */
  default void contextMenu(double screenX, double screenY) {}

  /** A paste that is worth a question; run {@code go} to paste it after all. */
  default void confirmPaste(String question, String preview, Runnable go) {
    go.run();
  }
}
