package dev.belisha.vt.context;

import dev.belisha.status.StatusRecords;
import dev.belisha.vt.screen.LinePrinter;
import dev.belisha.vt.screen.Modes;
import dev.belisha.vt.screen.Printer;
import dev.belisha.vt.screen.RectangleEditor;
import dev.belisha.vt.screen.Reflow;
import dev.belisha.vt.screen.ScreenEditor;
import dev.belisha.vt.screen.Snapshots;
import dev.belisha.vt.screen.VtScreen;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a command may touch: screen, records, colours, titles, replies, events. Commands are given
 * it; nothing else leads out of them.
 */
public final class TerminalContext {
  /** What XTVERSION and TERM_PROGRAM_VERSION tell. */
  public static final String VERSION = "0.1.0";

  /** Code points of a title kept. */
  public static final int MAX_TITLE = 1024;

  /** Bytes of a working directory kept. */
  public static final int MAX_PATH = 4096;

  public final VtScreen screen;
  public final Modes modes;
  public final Printer printer;
  public final LinePrinter lines;
  public final ScreenEditor editor;
  public final RectangleEditor rectangles;
  public final Snapshots snapshots;
  public final StatusRecords records;
  public final TerminalColors colors = new TerminalColors();
  public final TitleStack titles = new TitleStack();
  public final ProgramNotifications notifications;

  private final PointerStack mainPointer = new PointerStack();
  private final PointerStack alternatePointer = new PointerStack();

  /** What xterm calls allowWindowOps: programs may change the size and ask for titles. */
  public final boolean windowOps;

  private final Consumer<byte[]> replies;
  private final Consumer<TerminalEvent> events;
  private @Nullable String workingDirectory;
  private int cellWidth = 8;
  private int cellHeight = 16;
  private boolean iconified;
  private int windowX;
  private int windowY;

  /**
   * @param replies bytes for the program, in order
   * @param events called on the feeding thread
   */
  public TerminalContext(
      VtScreen screen,
      boolean windowOps,
      StatusRecords records,
      Consumer<byte[]> replies,
      Consumer<TerminalEvent> events) {
    this.screen = screen;
    this.modes = screen.modes;
    this.windowOps = windowOps;
    this.printer = new Printer(screen);
    this.lines = new LinePrinter(screen);
    this.editor = new ScreenEditor(screen);
    this.rectangles = new RectangleEditor(screen);
    this.snapshots = new Snapshots(screen);
    this.records = records;
    this.replies = replies;
    this.events = events;
    this.notifications = new ProgramNotifications(this::reply, events);
  }

  /** Bytes to the program, in the order of the calls. */
  public void reply(byte[] bytes) {
    if (bytes.length > 0) replies.accept(bytes);
  }

  /** ASCII to the program. */
  public void reply(String ascii) {
    reply(ascii.getBytes(StandardCharsets.ISO_8859_1));
  }

  public void event(TerminalEvent event) {
    events.accept(event);
  }

  /** OSC 0 and 2: cut and stripped of controls. */
  public void title(String title) {
    String clean = clean(title, MAX_TITLE);
    titles.title(clean);
    event(new TerminalEvent.TitleChanged(clean));
  }

  /** Text with control characters dropped, at most so many code points. */
  public static String clean(String text, int most) {
    StringBuilder kept = new StringBuilder(Math.min(text.length(), most));
    text.codePoints()
        .filter(cp -> cp >= 0x20 && (cp < 0x7F || cp >= 0xA0))
        .limit(most)
        .forEach(kept::appendCodePoint);
    return kept.toString();
  }

  public @Nullable String workingDirectory() {
    return workingDirectory;
  }

  /**
   * @param host null when it is this machine
   */
  public void workingDirectory(String path, @Nullable String host) {
    workingDirectory = path;
    event(new TerminalEvent.WorkingDirectoryChanged(path, host));
  }

  /** Mode 2048 tells of pixels too. */
  public void cellPixels(int width, int height) {
    boolean changed = width != cellWidth || height != cellHeight;
    cellWidth = Math.max(1, width);
    cellHeight = Math.max(1, height);
    if (changed && modes.sizeReports) reply(sizeReport());
  }

  public int cellWidth() {
    return cellWidth;
  }

  public int cellHeight() {
    return cellHeight;
  }

  /**
   * The size changes, whoever wants it. Columns are clamped to {@link VtScreen#MIN_COLS} and {@link
   * VtScreen#MAX_SIZE}, rows to 1 and MAX_SIZE. Mode 2048 tells the program.
   */
  public void resize(int cols, int rows) {
    int before = screen.cols() << 16 | screen.rows();
    new Reflow(screen).resize(cols, rows);
    boolean changed = before != (screen.cols() << 16 | screen.rows());
    if (changed && modes.sizeReports) reply(sizeReport());
  }

  /** Mode 2048's report of the size. */
  public String sizeReport() {
    int rows = screen.rows();
    int cols = screen.cols();
    return "\033[48;%d;%d;%d;%dt".formatted(rows, cols, rows * cellHeight, cols * cellWidth);
  }

  /** The program wants another size: done when {@link #windowOps} allows it. */
  public void askSize(int cols, int rows) {
    if (!windowOps) return;
    resize(cols, rows);
    event(new TerminalEvent.Resized(screen.cols(), screen.rows()));
  }

  /** The program moves or iconifies its window: kept and told, for a window that is none. */
  public void askIconified(boolean on) {
    if (windowOps) iconified = on;
  }

  public void askPosition(int x, int y) {
    if (!windowOps) return;
    windowX = x;
    windowY = y;
  }

  public boolean iconified() {
    return iconified;
  }

  public int windowX() {
    return windowX;
  }

  public int windowY() {
    return windowY;
  }

  /** Of the screen that is shown now. */
  public PointerStack pointer() {
    return screen.isAlternate() ? alternatePointer : mainPointer;
  }

  /** Shows the main or the alternate screen, with its pointer. */
  public void showAlternate(boolean on) {
    String before = pointer().now();
    screen.showAlternate(on);
    String now = pointer().now();
    if (!now.equals(before)) event(new TerminalEvent.PointerShape(now));
  }

  /** RIS. */
  public void hardReset() {
    if (modes.columns132) askSize(80, screen.rows());
    resetPointer();
    screen.hardReset(false);
    titles.resetModes();
    colors.reset();
    records.hardReset();
    notifications.nextProgram();
    event(new TerminalEvent.HardReset());
  }

  /** RIS and the user's Reset: the usual pointer on both screens. */
  public void resetPointer() {
    if (!pointer().now().isEmpty()) event(new TerminalEvent.PointerShape(""));
    mainPointer.reset();
    alternatePointer.reset();
  }
}
