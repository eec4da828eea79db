package dev.belisha.view;

import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.input.MouseInput;
import dev.belisha.vt.screen.ScreenSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot.CursorShape;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/**
 * The terminal control. Shows a {@link TerminalSource} as immutable snapshots, at most one a pulse
 * and only when something changed; sends it keys, mouse and pastes. FX thread, but for {@link
 * #damaged}; nothing here waits for the source, whose answers come when they come.
 */
public final class TerminalView extends Region {
  /** Logical pixels around the cells. */
  private static final double PADDING = 6;

  /** Rows at the top and at the bottom that a bar or a button may lie over. */
  private static final int COVERED_ROWS = 3;

  private final ViewActions actions;
  private final Painting painting;
  private final FramePainter painter;
  private final Surface surface = new Surface();
  private final Composition composition = new Composition(this::cursorPoint);
  private final ScrollThumb thumb = new ScrollThumb(this);
  private final Runnable pulse = this::pulse;
  private final Runnable placed = this::placed;
  private final ScrollPosition scroll = new ScrollPosition();
  private final TerminalMouse mouse;
  private final TerminalKeys keys;
  private final LinkHint linkHint = new LinkHint();
  private final Hovering hovering;
  private final KeySelection byKeys;

  private @Nullable String family;
  private double points = 12;
  private boolean ligatures;
  private ThemeColors theme = ThemeColors.DARK;
  private double scale = 1;
  private Typeface face;
  private CellMetrics cell;

  private @Nullable TerminalSource source;
  private @Nullable ScreenSnapshot shown;
  private final ViewSelection selection =
      new ViewSelection(() -> source, () -> shown, this::repaint);
  private final ViewSearch search =
      new ViewSearch(() -> source, () -> shown, this::reveal, Platform::runLater, this::repaint);
  private final BottomButton bottom = new BottomButton(this::backToBottom);
  private final TextBlink textBlink =
      new TextBlink(task -> later(TextBlink.HALF_PERIOD_MS, task), this::repaint);
  private Cursor pointer = Cursor.TEXT;
  private int cols;
  private int rows;
  private final ViewAccess access = new ViewAccess(this);
  private final CursorBlink blink = new CursorBlink(TerminalView::later, this::repaint);
  private ViewHabits habits = ViewHabits.DEFAULT;

  /** Whether the painter was last told to paint. */
  private boolean seen;

  public TerminalView(ViewActions actions, Painting painting) {
    this.actions = actions;
    this.painting = painting;
    this.painter = new FramePainter(painting, System::nanoTime);
    face = painting.typeface(family, Typeface.pixels(points, scale), ligatures);
    cell = face.cell();
    getStyleClass().add("terminal-view");
    setAccessibleRole(AccessibleRole.TEXT_AREA);
    setFocusTraversable(true);
    hovering = new Hovering(() -> shown, actions, this::hoverChanged);
    byKeys = new KeySelection(this, selection, hovering);
    getChildren().addAll(surface.node(), composition.node(), linkHint, thumb, bottom);
    setCursor(Cursor.TEXT);
    mouse = new TerminalMouse(this);
    keys = new TerminalKeys(this, composition, byKeys);
    focusedProperty().addListener((is, was, now) -> focusChanged(now));
    sceneProperty().addListener((is, was, now) -> moved(was, now));
    theme(theme);
    rebuild();
  }

  // Looks

  /**
   * @param newFamily null for the first good monospaced family
   * @param newPoints size in points
   * @param join whether signs that the font joins are drawn so
   */
  public void font(@Nullable String newFamily, double newPoints, boolean join) {
    family = newFamily;
    points = newPoints;
    ligatures = join;
    rebuild();
  }

  public void theme(ThemeColors colors) {
    theme = colors;
    setBackground(Background.fill(Rgb.color(colors.background(), 1)));
    thumb.color(Rgb.color(colors.foreground(), 1));
    composition.colors(Rgb.css(colors.selection()), Rgb.css(colors.foreground()));
    tellLook();
    repaint();
  }

  public void habits(ViewHabits wanted) {
    habits = wanted;
    selection.wordCharacters(wanted.wordCharacters());
    blink.when(wanted.blink());
    textBlink.allow(wanted.textBlink());
    blink.follow(shown, isFocused());
    tellLook();
    repaint();
  }

  /** No animation: those keep the toolkit at work while they wait. */
  private static void later(int millis, Runnable task) {
    CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS, Platform::runLater)
        .execute(task);
  }

  private void tellLook() {
    TerminalSource to = source;
    if (to != null) to.act(looks());
  }

  /**
   * Tells an engine what programs ask about: the colours and the size of a cell as they are now.
   */
  public Consumer<VtTerminal> looks() {
    ThemeColors now = theme;
    int width = cell.width();
    int height = cell.height();
    CursorShape cursor = habits.cursor();
    return engine -> {
      engine.usualCursor(cursor);
      engine.themeColors(now.foreground(), now.background(), now.cursor(), now.palette());
      engine.cellPixels(width, height);
    };
  }

  private void rebuild() {
    face = painting.typeface(family, Typeface.pixels(points, scale), ligatures);
    cell = face.cell();
    composition.font(Font.font(face.family(), Typeface.pixels(points, 1)), cell.height() / scale);
    tellLook();
    requestLayout();
    repaint();
  }

  /** The area that holds so many cells, padding included, in logical pixels. */
  public Dimension2D sizeFor(int wantedCols, int wantedRows) {
    return new Dimension2D(
        Math.ceil(wantedCols * cell.width() / scale) + 2 * PADDING + ScrollThumb.WIDTH,
        Math.ceil(wantedRows * cell.height() / scale) + 2 * PADDING);
  }

  public int cols() {
    return cols;
  }

  public int rows() {
    return rows;
  }

  // Source

  /** Shows another source; null leaves the last picture and sends nothing. */
  public void attach(@Nullable TerminalSource to) {
    keys.leave();
    source = to;
    thumb.attach(to);
    search.sourceChanged();
    if (to == null) return;
    shown = null;
    selection.clear();
    scroll.toBottom();
    tellLook();
    if (cols > 0) to.resize(cols, rows);
    repaint();
  }

  /** The source's screen changed; any thread. */
  public void damaged() {
    painter.damaged();
  }

  /** Something that decides how a frame looks has changed. */
  private void repaint() {
    TerminalSource from = source;
    if (seen && from != null) painter.wish(wish(from));
    else Platform.requestNextPulse();
  }

  private void moved(@Nullable Scene was, @Nullable Scene now) {
    if (was != null) {
      was.removePreLayoutPulseListener(pulse);
      was.removePostLayoutPulseListener(placed);
    }
    if (now != null) {
      now.addPreLayoutPulseListener(pulse);
      now.addPostLayoutPulseListener(placed);
      Mnemonics.remove(now);
    } else {
      mouse.forget();
      hide();
    }
    repaint();
  }

  private void hide() {
    seen = false;
    textBlink.seen(false);
    painter.pulsed();
    painter.wish(null);
    surface.clear();
  }

  private void pulse() {
    painter.pulsed();
    boolean visible = cols > 0 && isTreeVisible();
    if (!visible) {
      if (seen) hide();
      return;
    }
    TerminalSource from = source;
    if (!seen && from != null) {
      seen = true;
      painter.wish(wish(from));
    }
    painter.take(this::show);
  }

  /** After layout: what this pulse shows for the first time has its place by now. */
  private void placed() {
    DirectPixels direct = painting.direct();
    if (seen && direct != null) painter.spot(surface.spot(scale, direct));
  }

  private FramePainter.Wish wish(TerminalSource from) {
    return new FramePainter.Wish(
        from,
        face,
        theme,
        cols,
        rows,
        scroll.top(),
        scroll.reading(),
        selection.shown(),
        search.marks(),
        hovering.mark(),
        isFocused(),
        blink.isOn(),
        textBlink.off());
  }

  /** Whether blinking text is away just now: what tests ask. */
  boolean textIsAway() {
    return textBlink.off();
  }

  private void show(ScreenSnapshot screen, ScreenPicture picture) {
    shown = screen;
    selection.follow(screen);
    if (source != null) scroll.follow(source, screen);
    surface.show(picture, scale);
    textBlink.seen(picture.blinks());
    thumb.show(screen, scroll.follows());
    bottom.show(screen, scroll.follows());
    composition.follow();
    blink.follow(screen, isFocused());
    search.follow();
    access.follow(screen);
  }

  private boolean isTreeVisible() {
    for (javafx.scene.Node at = this; at != null; at = at.getParent()) {
      if (!at.isVisible()) return false;
    }
    return true;
  }

  /** Rows painted since the start: what tests count. */
  int rowsPainted() {
    return painter.rowsPainted();
  }

  // Layout

  @Override
  protected void layoutChildren() {
    double now = outputScale();
    if (now != scale) {
      scale = now;
      rebuild();
    }
    double wide = getWidth() - 2 * PADDING - ScrollThumb.WIDTH;
    double high = getHeight() - 2 * PADDING;
    int newCols = Math.max(2, (int) (wide * scale / cell.width()));
    int newRows = Math.max(1, (int) (high * scale / cell.height()));
    thumb.resizeRelocate(getWidth() - ScrollThumb.WIDTH, 0, ScrollThumb.WIDTH, getHeight());
    bottom.place(getWidth() - ScrollThumb.WIDTH, getHeight());
    surface.node().relocate(snap(PADDING), snap(PADDING));
    if (getWidth() <= 0 || getHeight() <= 0 || (newCols == cols && newRows == rows)) return;
    cols = newCols;
    rows = newRows;
    TerminalSource to = source;
    if (to != null) to.resize(cols, rows);
    repaint();
  }

  private double snap(double logical) {
    return Math.round(logical * scale) / scale;
  }

  private double outputScale() {
    Scene scene = getScene();
    return scene == null || scene.getWindow() == null ? scale : scene.getWindow().getOutputScaleX();
  }

  // Keys

  /** Keys for which this is true are the window's: they are left alone. */
  public void appShortcuts(Predicate<KeyEvent> shortcut) {
    keys.appShortcuts(shortcut);
  }

  @Nullable TerminalSource source() {
    return source;
  }

  /** A real key, text or paste went to the program. */
  void sent() {
    blink.still();
    setCursor(Cursor.NONE);
    if (!scroll.follows()) {
      scroll.toBottom();
      repaint();
    }
    actions.typed();
  }

  /** OSC 22, by a CSS name; empty for the usual one. */
  public void pointerShape(String name) {
    pointer = PointerShapes.of(name);
    showPointer();
  }

  void showPointer() {
    setCursor(hovering.pointer(pointer));
  }

  /** Upper left corner of the cursor's cell; null when nothing is shown. */
  @Nullable Point2D cursorPoint() {
    ScreenSnapshot screen = shown;
    if (screen == null) return null;
    double x = PADDING + screen.cursorCol() * cell.width() / scale;
    double y = PADDING + (screen.cursorLine() - screen.topLine()) * cell.height() / scale;
    return new Point2D(x, y);
  }

  /** Below the cursor, for what belongs beside it; in screen coordinates. */
  public Point2D cursorOnScreen() {
    return composition.getTextLocation(0);
  }

  private void focusChanged(boolean now) {
    if (!now) keys.leave();
    TerminalSource to = source;
    if (to != null) to.act(engine -> engine.focus(now));
    blink.follow(shown, now);
    repaint();
  }

  // Mouse

  ViewActions actions() {
    return actions;
  }

  boolean wantsMouse() {
    ScreenSnapshot screen = shown;
    return source != null && screen != null && screen.wantsMouse();
  }

  /** Mouse reports, or cursor keys on the alternate screen: not our history. */
  boolean wheelGoesToProgram() {
    ScreenSnapshot screen = shown;
    return wantsMouse() || (screen != null && screen.alternate());
  }

  void send(MouseInput input) {
    TerminalSource to = source;
    if (to != null) to.act(engine -> engine.mouse(input));
  }

  /** A point of the control as a cell. */
  Place place(double x, double y) {
    return Place.of(x - PADDING, y - PADDING, scale, cell, rows, cols);
  }

  /** The pointer is over a point of the control. */
  void hover(double x, double y) {
    linkHint.pointer(x, y);
    hovering.over(place(x, y));
  }

  Hovering hovering() {
    return hovering;
  }

  /** What the corner says has changed. */
  void showHint() {
    linkHint.follow(this);
  }

  private void hoverChanged() {
    showHint();
    showPointer();
    repaint();
  }

  /** Selecting without a mouse, from here on by keys, until Enter or Escape. */
  public void selectByKeys() {
    byKeys.begin();
  }

  KeySelection byKeys() {
    return byKeys;
  }

  // Selection, copy and paste

  /** For assistive technology; null when nothing is shown. */
  @Nullable ScreenSnapshot shown() {
    return shown;
  }

  /** What is selected in the lines of the screen shown. */
  Selection.@Nullable Range selectedRange() {
    ScreenSnapshot screen = shown;
    AnchoredText selected = selection.shown();
    return screen == null || selected == null ? null : selected.in(screen.generation());
  }

  /** Where a cell of the screen shown is, in this control. */
  Bounds cellBounds(int row, int col) {
    double width = cell.width() / scale;
    double height = cell.height() / scale;
    return new BoundingBox(PADDING + col * width, PADDING + row * height, width, height);
  }

  boolean hasSelection() {
    return selection.exists();
  }

  void startSelection(Selection.Unit unit, double x, double y) {
    Place place = place(x, y);
    boolean caret = unit == Selection.Unit.CHARACTER || unit == Selection.Unit.BLOCK;
    selection.start(unit, place.row(), caret ? place.col() : place.cellCol());
  }

  void extendSelection(double x, double y) {
    Place place = place(x, y);
    selection.extend(place.row(), place.col(), place.cellCol());
  }

  public void selectAll() {
    selection.all();
  }

  /**
   * Hands on the selected text, soft wraps joined and trailing blanks trimmed, when the source has
   * given it. False, and nothing comes, when nothing is selected.
   */
  boolean selectedText(Consumer<String> then) {
    return selection.text(text -> Platform.runLater(() -> then.accept(text)));
  }

  /** Copies the selection; false when there is none. */
  public boolean copy() {
    return selectedText(
        text -> {
          ClipboardContent content = new ClipboardContent();
          content.putString(text);
          Clipboard.getSystemClipboard().setContent(content);
        });
  }

  /** What is selected, to be taken out bit by bit; null when nothing is. */
  @Nullable TextExport selectionExport() {
    return TextExport.of(source, shown, selection.shown());
  }

  /** Screen and history, to be taken out bit by bit; null when nothing is shown. */
  @Nullable TextExport historyExport() {
    return TextExport.of(source, shown);
  }

  ThemeColors theme() {
    return theme;
  }

  /** As if a person pasted: with the question for several lines, and counted as typed. */
  public void paste(String text) {
    TerminalSource to = source;
    if (to == null || text.isEmpty()) return;
    ScreenSnapshot screen = shown;
    String question = PasteGuard.warning(text, screen != null && screen.bracketedPaste());
    if (question == null) pasteNow(text);
    else actions.confirmPaste(question, PasteGuard.preview(text), () -> pasteNow(text));
  }

  void pasteNow(String text) {
    TerminalSource to = source;
    if (to == null || text.isEmpty()) return;
    to.act(engine -> engine.paste(text));
    sent();
  }

  // Scrolling

  /** Negative is up. */
  public void scrollLines(double lines) {
    ScreenSnapshot screen = shown;
    if (screen == null) return;
    scroll.by(lines, screen);
    scrolled(screen);
  }

  private void scrolled(ScreenSnapshot screen) {
    TerminalSource from = source;
    if (from != null) scroll.hold(from, screen);
    repaint();
  }

  public void scrollPages(int pages) {
    scrollLines((double) pages * Math.max(1, rows - 1));
  }

  public void scrollToTop() {
    ScreenSnapshot screen = shown;
    if (screen == null) return;
    scroll.toTop(screen);
    scrolled(screen);
  }

  public void scrollToBottom() {
    scroll.toBottom();
    repaint();
  }

  private void backToBottom() {
    scrollToBottom();
    requestFocus();
  }

  /**
   * Puts the next prompt above or below on top (OSC 133); below the last one is the bottom.
   *
   * @return false when there is none
   */
  public boolean scrollToPrompt(boolean above) {
    ScreenSnapshot screen = shown;
    if (screen == null) return false;
    long line = thumb.prompt(scroll.follows() ? screen.screenLine() : scroll.top(), above);
    if (line >= 0) scrollTo(line);
    else if (!above && !scroll.follows()) scrollToBottom();
    else return false;
    return true;
  }

  void scrollTo(long line) {
    ScreenSnapshot screen = shown;
    if (screen == null) return;
    scroll.to(line, screen);
    scrolled(screen);
  }

  /**
   * Scrolls so that lines can be read, and what lies over the first and last rows hides none of
   * them.
   */
  void reveal(long first, long last) {
    ScreenSnapshot screen = shown;
    if (screen == null) return;
    long top = scroll.follows() ? screen.screenLine() : scroll.top();
    if (first >= top + COVERED_ROWS && last < top + rows - COVERED_ROWS) return;
    scrollTo(first - rows / 3);
  }

  /** Whether an absolute line is on screen: what tests ask. */
  boolean isShown(long line) {
    ScreenSnapshot screen = shown;
    return screen != null && line >= screen.topLine() && line < screen.topLine() + screen.rows();
  }

  /** Finding text in the whole history. */
  public ViewSearch search() {
    return search;
  }

  // Accessibility

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    Object answer = access.answer(attribute, parameters);
    return answer == null ? super.queryAccessibleAttribute(attribute, parameters) : answer;
  }
}
