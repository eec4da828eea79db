package dev.belisha.shell;

import dev.belisha.config.Settings;
import dev.belisha.session.Session;
import dev.belisha.shell.theme.Palette;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.screen.ScreenSnapshot.CursorShape;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * What the shell asks of a terminal control. FX thread, but for {@link #damaged}. The seam lets the
 * shell be tested without fonts and pixels.
 */
public interface TerminalPort {
  Region node();

  /** Shows a session's screen and sends it keys; null leaves the last picture and sends nothing. */
  void attach(@Nullable Session session);

  /** The session's screen changed; any thread. */
  void damaged();

  void look(Look look);

  /** From which folder names of files count; null for none on this machine. */
  default void directory(Supplier<@Nullable Path> directory) {}

  /** How it behaves. */
  default void habits(Habits habits) {}

  /**
   * Tells an engine how it is shown, for programs that ask: before a program starts, since many ask
   * first thing. Run on the session's thread.
   */
  Consumer<VtTerminal> looks();

  /** The area that holds so many cells, padding included, in logical pixels. */
  Dimension2D sizeFor(int cols, int rows);

  /** The cells that fit now; null before the first layout. */
  @Nullable Grid grid();

  void focus();

  /** OSC 22: the pointer over the terminal, a CSS name; empty for the usual one. */
  default void pointerShape(String name) {}

  /** Where the cursor is on the screen, for what opens beside it. */
  default Point2D cursorOnScreen() {
    return node().localToScreen(0, 0);
  }

  /** Copies the selection; false when there is none. */
  boolean copy();

  /** As if a person pasted: with the warning for several lines, and counted as typed. */
  void paste(String text);

  void selectAll();

  /** Selecting without a mouse. */
  default void selectByKeys() {}

  /** Negative is up; {@link Integer#MIN_VALUE} and {@link Integer#MAX_VALUE} go to the ends. */
  void scrollPages(int pages);

  /** The bar of the search, to lie over the terminal at its top right; null for none. */
  default @Nullable Region searchBar() {
    return null;
  }

  /** Opens the search, or goes to its field. */
  default void search() {}

  /** Goes to the next hit above or below; opens the search when it is closed. */
  default void searchNext(boolean older) {}

  /** Copies the selection with its colours; false when there is none. */
  default boolean copyWithColors() {
    return false;
  }

  /**
   * Asks for a file and saves the selection, or screen and history, there.
   *
   * @param told what came of it, in a few words
   */
  default void save(boolean selection, Consumer<String> told) {}

  /** Goes to the next prompt (OSC 133) above or below; false when there is none. */
  default boolean scrollToPrompt(boolean above) {
    return false;
  }

  /** Called for every real key and paste that went to the program. */
  void onTyped(Runnable listener);

  /** Called for a secondary click that the program does not want. */
  void onMenu(Menu listener);

  void close();

  /** Shows a menu at a place on the screen. */
  interface Menu {
    void show(double screenX, double screenY);
  }

  record Grid(int cols, int rows) {}

  /**
   * @param family null for the first good monospaced family
   * @param size in points
   * @param ligatures whether signs that the font joins are drawn so
   * @param leastContrast of text on its background, from 1 (as programs choose) to 21
   */
  record Look(
      @Nullable String family,
      double size,
      Palette palette,
      boolean ligatures,
      double leastContrast) {}

  /**
   * @param blink when the cursor blinks; never with reduced motion
   * @param wordCharacters what belongs to a word beside letters and digits
   * @param textBlink whether text that a program lets blink does; never with reduced motion
   * @param openFile what opens a file at a line; empty for the desktop's program
   */
  record Habits(
      CursorShape cursor,
      Settings.CursorBlink blink,
      String wordCharacters,
      boolean textBlink,
      List<String> openFile) {
    static Habits of(Settings settings, boolean reducedMotion) {
      return new Habits(
          settings.cursorShape(),
          reducedMotion ? Settings.CursorBlink.NEVER : settings.cursorBlink(),
          settings.wordCharacters(),
          settings.textBlink() && !reducedMotion,
          settings.openFile());
    }
  }

  /** Makes the control of one pane. */
  interface Factory {
    TerminalPort create();
  }

  /** Paths dropped on a terminal, as text to paste. */
  static String dropped(List<String> paths) {
    return ShellQuote.words(paths);
  }
}
