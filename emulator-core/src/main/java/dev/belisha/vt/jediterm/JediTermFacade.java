package dev.belisha.vt.jediterm;

import com.techsenger.jeditermfx.core.Color;
import com.techsenger.jeditermfx.core.CursorShape;
import com.techsenger.jeditermfx.core.RequestOrigin;
import com.techsenger.jeditermfx.core.Terminal;
import com.techsenger.jeditermfx.core.TerminalKeyEncoder;
import com.techsenger.jeditermfx.core.TerminalMode;
import com.techsenger.jeditermfx.core.TerminalOutputStream;
import com.techsenger.jeditermfx.core.TextStyle;
import com.techsenger.jeditermfx.core.emulator.mouse.MouseFormat;
import com.techsenger.jeditermfx.core.emulator.mouse.MouseMode;
import com.techsenger.jeditermfx.core.model.StyleState;
import com.techsenger.jeditermfx.core.util.CellPosition;
import com.techsenger.jeditermfx.core.util.TermSize;
import dev.belisha.vt.context.TerminalColors;
import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.context.TitleStack;
import dev.belisha.vt.screen.Modes;
import dev.belisha.vt.screen.Reflow;
import dev.belisha.vt.screen.ScreenEditor;
import dev.belisha.vt.screen.ScreenSnapshot;
import dev.belisha.vt.screen.VtScreen;
import java.nio.charset.StandardCharsets;

/**
 * JediTerm's contract over our screen: its own emulator, and any tool written against {@link
 * Terminal}, runs on it. Rows and columns count from 1, as JediTerm has them. Not thread-safe.
 */
public final class JediTermFacade implements Terminal {
  private static final int REPLACEMENT = 0xFFFD;

  private final TerminalContext core;
  private final VtScreen screen;
  private final ScreenEditor editor;
  private final Modes modes;
  private final StyleState style = new StyleState();
  private final TerminalKeyEncoder keys = new TerminalKeyEncoder();

  public JediTermFacade(TerminalContext core) {
    this.core = core;
    this.screen = core.screen;
    this.editor = core.editor;
    this.modes = core.modes;
  }

  // Writing

  @Override
  public void writeCharacters(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    boolean ascii = bytes.length == text.length();
    if (ascii && !text.isEmpty()) core.printer.ascii(bytes, 0, bytes.length);
    else
      text.codePoints()
          .filter(cp -> cp >= 0x20)
          .map(JediTermFacade::whole)
          .forEach(core.printer::character);
  }

  /** Half a pair, which a host may have cut, is no character. */
  private static int whole(int codePoint) {
    return Character.getType(codePoint) == Character.SURROGATE ? REPLACEMENT : codePoint;
  }

  @Override
  public void writeDoubleByte(char[] bytes) {
    writeCharacters(new String(bytes));
  }

  @Override
  public void writeUnwrappedString(String text) {
    writeCharacters(text);
  }

  @Override
  public void characterAttributes(TextStyle next) {
    style.setCurrent(next);
    TextStyles.apply(next, screen.pen);
    screen.penChanged();
  }

  @Override
  public StyleState getStyleState() {
    return style;
  }

  @Override
  public void setLinkUriStarted(String uri) {
    screen.link(uri, null);
  }

  @Override
  public void setLinkUriFinished() {
    screen.link(null, null);
  }

  // Controls and the cursor

  @Override
  public void beep() {
    core.event(new TerminalEvent.Bell());
  }

  @Override
  public void backspace() {
    screen.back(1);
  }

  @Override
  public void horizontalTab() {
    screen.tab(1);
  }

  @Override
  public void carriageReturn() {
    screen.carriageReturn();
  }

  @Override
  public void newLine() {
    screen.index();
    if (modes.newline) screen.carriageReturn();
  }

  @Override
  public void index() {
    screen.index();
  }

  @Override
  public void nextLine() {
    screen.index();
    screen.carriageReturn();
  }

  @Override
  public void reverseIndex() {
    screen.reverseIndex();
  }

  @Override
  public void cursorPosition(int col, int row) {
    screen.position(row - 1, col - 1);
  }

  @Override
  public void cursorHorizontalAbsolute(int col) {
    screen.moveTo(screen.cursorRow(), col - 1);
  }

  @Override
  public void linePositionAbsolute(int row) {
    screen.moveTo(row - 1, screen.cursorCol());
  }

  @Override
  public void cursorUp(int count) {
    screen.up(Math.max(0, count));
  }

  @Override
  public void cursorDown(int count) {
    screen.down(Math.max(0, count));
  }

  @Override
  public void cursorForward(int count) {
    screen.forward(Math.max(0, count));
  }

  @Override
  public void cursorBackward(int count) {
    screen.back(Math.max(0, count));
  }

  @Override
  public void saveCursor() {
    screen.saveCursor();
  }

  @Override
  public void restoreCursor() {
    screen.restoreCursor();
  }

  @Override
  public int getCursorX() {
    return screen.cursorCol() + 1;
  }

  @Override
  public int getCursorY() {
    return screen.cursorRow() + 1;
  }

  @Override
  public CellPosition getCursorPosition() {
    return new CellPosition(getCursorX(), getCursorY());
  }

  @Override
  public void setCursorVisible(boolean visible) {
    modes.cursorVisible = visible;
    screen.touch();
  }

  @Override
  public void cursorShape(CursorShape shape) {
    modes.cursorBlink = shape.isBlinking();
    screen.cursorShape(
        switch (shape) {
          case BLINK_BLOCK, STEADY_BLOCK -> ScreenSnapshot.CursorShape.BLOCK;
          case BLINK_UNDERLINE, STEADY_UNDERLINE -> ScreenSnapshot.CursorShape.UNDERLINE;
          case BLINK_VERTICAL_BAR, STEADY_VERTICAL_BAR -> ScreenSnapshot.CursorShape.BAR;
        });
  }

  // Erasing, inserting, scrolling

  @Override
  public void eraseInLine(int what) {
    editor.eraseLine(what, false);
  }

  @Override
  public void eraseInDisplay(int what) {
    editor.eraseDisplay(what, false);
  }

  @Override
  public void clearScreen() {
    editor.eraseDisplay(2, false);
  }

  @Override
  public void fillScreen(char with) {
    if (with == 'E') editor.alignmentPattern();
  }

  @Override
  public void eraseCharacters(int count) {
    editor.eraseCharacters(count);
  }

  @Override
  public void deleteCharacters(int count) {
    editor.deleteCharacters(count);
  }

  @Override
  public void insertBlankCharacters(int count) {
    editor.insertCharacters(count);
  }

  @Override
  public void insertLines(int count) {
    editor.insertLines(count);
  }

  @Override
  public void deleteLines(int count) {
    editor.deleteLines(count);
  }

  @Override
  public void setScrollingRegion(int top, int bottom) {
    screen.margins(top - 1, bottom - 1);
  }

  @Override
  public void resetScrollRegions() {
    screen.resetMargins();
  }

  @Override
  public void scrollUp(int count) {
    screen.scrollUp(count);
  }

  @Override
  public void scrollDown(int count) {
    screen.scrollDown(count);
  }

  @Override
  public void setTabStopAtCursor() {
    screen.setTab();
  }

  @Override
  public void clearTabStopAtCursor() {
    screen.clearTab(false);
  }

  @Override
  public void clearAllTabStops() {
    screen.clearTab(true);
  }

  // Character sets

  @Override
  public void mapCharsetToGL(int set) {
    screen.charsets.shift(set);
  }

  /** UTF-8 leaves no right half to map. */
  @Override
  public void mapCharsetToGR(int set) {}

  @Override
  public void designateCharacterSet(int set, char fin) {
    screen.charsets.designate(set, Character.toString(fin));
  }

  @Override
  public void singleShiftSelect(int set) {
    screen.charsets.singleShift(set);
  }

  /** S7C1T and S8C1T: our replies are always 7-bit. */
  @Override
  public void setAnsiConformanceLevel(int level) {}

  // Modes

  @Override
  public void setModeEnabled(TerminalMode mode, boolean on) {
    switch (mode) {
      case OriginMode -> {
        modes.origin = on;
        screen.position(0, 0);
      }
      case AutoWrap -> modes.autowrap = on;
      case InsertMode -> modes.insert = on;
      case ReverseVideo -> {
        modes.reverseVideo = on;
        screen.touch();
      }
      case ReverseWrapAround -> modes.reverseWrap = on;
      case AllowWideColumn -> modes.allowColumns = on;
      default -> mode.setEnabled(this, on);
    }
  }

  @Override
  public void useAlternateBuffer(boolean on) {
    if (on == screen.isAlternate()) return;
    if (on) screen.saveCursor();
    screen.showAlternate(on);
    if (on) screen.clearAlternate();
    else screen.restoreCursor();
  }

  @Override
  public void setApplicationArrowKeys(boolean on) {
    modes.cursorKeys = on;
    if (on) keys.arrowKeysApplicationSequences();
    else keys.arrowKeysAnsiCursorSequences();
  }

  @Override
  public void setApplicationKeypad(boolean on) {
    modes.keypad = on;
    if (on) keys.keypadApplicationSequences();
    else keys.keypadAnsiSequences();
  }

  @Override
  public void setAutoNewLine(boolean on) {
    modes.newline = on;
    keys.setAutoNewLine(on);
  }

  @Override
  public void setAltSendsEscape(boolean on) {
    keys.setAltSendsEscape(on);
  }

  @Override
  public void setBracketedPasteMode(boolean on) {
    modes.bracketedPaste = on;
    screen.touch();
  }

  @Override
  public void setMouseMode(MouseMode mode) {
    screen.touch();
    switch (mode) {
      case MOUSE_REPORTING_NONE -> modes.mouse = 0;
      case MOUSE_REPORTING_NORMAL, MOUSE_REPORTING_HILITE -> modes.mouse = 1000;
      case MOUSE_REPORTING_BUTTON_MOTION -> modes.mouse = 1002;
      case MOUSE_REPORTING_ALL_MOTION -> modes.mouse = 1003;
      case MOUSE_REPORTING_FOCUS -> modes.focusReports = true;
    }
  }

  @Override
  public void setMouseFormat(MouseFormat format) {
    modes.mouseEncoding =
        switch (format) {
          case MOUSE_FORMAT_XTERM_EXT -> 1005;
          case MOUSE_FORMAT_SGR -> 1006;
          case MOUSE_FORMAT_URXVT -> 1015;
          case MOUSE_FORMAT_XTERM -> 0;
        };
  }

  /** JediTerm's own key codes to bytes, by its own encoder. */
  @Override
  public byte[] getCodeForKey(int key, int modifiers) {
    byte[] code = keys.getCode(key, modifiers);
    return code == null ? new byte[0] : code;
  }

  // Titles, colours, replies, size

  @Override
  public void setWindowTitle(String title) {
    core.title(title);
  }

  @Override
  public void saveWindowTitleOnStack() {
    core.titles.push();
  }

  @Override
  public void restoreWindowTitleFromStack() {
    core.titles.pop(TitleStack.Which.BOTH);
    core.title(core.titles.title());
  }

  @Override
  public Color getWindowForeground() {
    return color(core.colors.dynamic(TerminalColors.FOREGROUND));
  }

  @Override
  public Color getWindowBackground() {
    return color(core.colors.dynamic(TerminalColors.BACKGROUND));
  }

  private static Color color(int rgb) {
    return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
  }

  @Override
  public void deviceStatusReport(String report) {
    core.reply(report);
  }

  @Override
  public void deviceAttributes(byte[] attributes) {
    core.reply(attributes);
  }

  /** Replies go through our one queue; a second way out would lose their order. */
  @Override
  public void setTerminalOutput(TerminalOutputStream output) {}

  @Override
  public void resize(TermSize size, RequestOrigin origin) {
    if (origin == RequestOrigin.User) {
      new Reflow(screen).resize(size.getColumns(), size.getRows());
    }
  }

  @Override
  public int getTerminalWidth() {
    return screen.cols();
  }

  @Override
  public int getTerminalHeight() {
    return screen.rows();
  }

  @Override
  public TermSize getSize() {
    return new TermSize(screen.cols(), screen.rows());
  }

  @Override
  public int distanceToLineEnd() {
    return screen.cols() - screen.cursorCol();
  }

  /** RIS; JediTerm passes false for its own resets inside a session. */
  @Override
  public void reset(boolean hard) {
    style.reset();
    if (hard) core.hardReset();
    else screen.softReset();
  }

  @Override
  public void disconnected() {
    setCursorVisible(false);
  }
}
