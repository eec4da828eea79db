package dev.belisha.vt;

import dev.belisha.status.State;
import dev.belisha.status.StatusRecords;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.csi.CsiCommands;
import dev.belisha.vt.csi.EscCommands;
import dev.belisha.vt.dcs.DcsCommands;
import dev.belisha.vt.input.Key;
import dev.belisha.vt.input.KeyEncoder;
import dev.belisha.vt.input.KeyPress;
import dev.belisha.vt.input.MouseEncoder;
import dev.belisha.vt.input.MouseInput;
import dev.belisha.vt.input.PasteFilter;
import dev.belisha.vt.jediterm.JediTermFacade;
import dev.belisha.vt.jediterm.StockEmulator;
import dev.belisha.vt.osc.OscCommands;
import dev.belisha.vt.parser.Params;
import dev.belisha.vt.parser.ParserActions;
import dev.belisha.vt.parser.VtParser;
import dev.belisha.vt.screen.Anchor;
import dev.belisha.vt.screen.Modes;
import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot;
import dev.belisha.vt.screen.TextReader;
import dev.belisha.vt.screen.TextSlice;
import dev.belisha.vt.screen.VtScreen;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One terminal without pty or window: program output goes in, cells, replies, events and status
 * records come out. Not thread-safe: one thread at a time, which the session's lock sees to. No
 * clock, no thread of its own; never blocks.
 */
public final class VtTerminal {
  /** What XTVERSION and TERM_PROGRAM_VERSION tell. */
  public static final String VERSION = TerminalContext.VERSION;

  private final TerminalContext core;
  private final VtParser parser;
  private final MouseEncoder mouse = new MouseEncoder();
  private final TextReader texts;
  private final Moments moments = new Moments();

  /** Bytes of output taken in. */
  private long fed;

  /**
   * @param records kept by this terminal, told of resets and prompts by it
   * @param replies bytes for the program, in order: answers, keys, mouse, paste alike
   * @param events called on the feeding thread, inside {@link #feed}
   */
  public VtTerminal(
      TerminalOptions options,
      StatusRecords records,
      Consumer<byte[]> replies,
      Consumer<TerminalEvent> events) {
    VtScreen screen = new VtScreen(options.cols(), options.rows(), options.scrollback());
    core = new TerminalContext(screen, options.windowOps(), records, replies, events);
    texts = new TextReader(screen);
    parser =
        new VtParser(
            switch (options.engine()) {
              case BELISHA -> new Actions(core);
              case JEDITERM -> new StockEmulator(core);
            });
  }

  /** Program output; a chunk may end anywhere, inside a sequence or a character. */
  public void feed(byte[] bytes, int offset, int length) {
    fed += length;
    parser.feed(bytes, offset, length);
  }

  /**
   * Reflows soft-wrapped lines of the main screen. Columns are clamped to {@link VtScreen#MIN_COLS}
   * and {@link VtScreen#MAX_SIZE}, rows to 1 and MAX_SIZE: ask {@link #cols} and {@link #rows} what
   * came of it.
   */
  public void resize(int cols, int rows) {
    core.resize(cols, rows);
  }

  /**
   * What to paint.
   *
   * @param topLine first line wanted, absolute, clamped; {@link Long#MAX_VALUE} for the live screen
   * @param previous the view's last snapshot, whose unchanged rows are shared; may be null
   */
  public ScreenSnapshot snapshot(long topLine, @Nullable ScreenSnapshot previous) {
    return core.snapshots.take(topLine, previous, core.colors.palette(), fed);
  }

  /**
   * Counts up at every change that the program makes to what a snapshot tells, and with {@link
   * #resize}, {@link #clearScrollback}, {@link #reset}; equal values: there is nothing new. It
   * stays with {@link #themeColors}: who sets the theme paints anew.
   */
  public long damage() {
    return core.screen.damage();
  }

  /** True while mode 2026 holds painting back. */
  public boolean synchronizedOutput() {
    return core.modes.paintingHeld;
  }

  /** How many times mode 2026 has begun to hold painting back: tells one block from the next. */
  public long synchronizedBlocks() {
    return core.modes.synchronizedBlocks;
  }

  /** The session's clock says the program held a 2026 block for too long. */
  public void endSynchronizedOutput() {
    core.modes.paintingHeld = false;
    core.screen.touch();
  }

  /** Encodes a key for the modes in force and writes it. False when it means nothing here. */
  public boolean key(KeyPress key) {
    byte[] bytes = KeyEncoder.encode(key, core.modes);
    typed(bytes);
    return bytes.length > 0;
  }

  /** SRM: typed text is echoed here when the program asked for it; keys with a sequence are not. */
  private void typed(byte[] bytes) {
    core.reply(bytes);
    if (core.modes.localEcho && bytes.length > 0 && bytes[0] != 0x1B && parser.atRest()) {
      parser.feed(bytes, 0, bytes.length);
    }
  }

  /** Committed text without a key, from an input method. */
  public void text(String text) {
    typed(KeyEncoder.encode(KeyPress.committed(text), core.modes));
  }

  /** Pasted text: control characters filtered, bracketed when the program asked for it. */
  public void paste(String text) {
    if (text.isEmpty()) return;
    String filtered = PasteFilter.apply(text, core.modes.bracketedPaste);
    core.reply(filtered.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Reports the mouse, or the wheel as cursor keys on the alternate screen (mode 1007). False when
   * the program wants neither.
   */
  public boolean mouse(MouseInput input) {
    Modes modes = core.modes;
    if (MouseEncoder.wheelIsCursorKeys(input, modes, core.screen.isAlternate())) {
      Key arrow = input.button() == 4 ? Key.UP : Key.DOWN;
      core.reply(KeyEncoder.encode(KeyPress.of(arrow, 0), modes));
      return true;
    }
    core.reply(mouse.encode(input, modes));
    return modes.mouse != 0;
  }

  /**
   * True when the program asked for mouse reports of any kind: the view then selects only with
   * Shift.
   */
  public boolean wantsMouse() {
    return core.modes.mouse != 0;
  }

  public boolean bracketedPaste() {
    return core.modes.bracketedPaste;
  }

  /** Focus in or out, reported when mode 1004 is set. */
  public void focus(boolean in) {
    if (core.modes.focusReports) core.reply(in ? "\033[I" : "\033[O");
  }

  /**
   * Text between two cells, end exclusive, absolute lines: trailing blanks trimmed, soft wraps
   * joined. {@code block} takes the column range of every line instead.
   */
  public String text(long startLine, int startCol, long endLine, int endCol, boolean block) {
    long from = Math.max(startLine, core.snapshots.firstLine());
    long to = Math.min(endLine, core.snapshots.endLine() - 1);
    StringBuilder text = new StringBuilder();
    for (long line = from; line <= to; line++) {
      int first = block || line == startLine ? core.snapshots.headOf(line, startCol) : 0;
      int end = block || line == endLine ? endCol : core.screen.cols();
      boolean joined = !block && core.snapshots.isWrapped(line) && line != endLine;
      int filled = joined ? Math.min(end, core.snapshots.filled(line)) : end;
      String part = core.snapshots.text(line, first, filled);
      text.append(joined ? part : part.stripTrailing());
      if (!joined && line != to) text.append('\n');
    }
    return text.toString();
  }

  /** One line still kept, by its absolute number; lines outside are null. */
  public @Nullable RowSnapshot line(long line) {
    boolean kept = line >= core.snapshots.firstLine() && line < core.snapshots.endLine();
    return kept ? core.snapshots.line(line, null) : null;
  }

  /**
   * Keeps a cell in sight while output scrolls and lines are wrapped anew, for a selection.
   *
   * @param generation of the snapshot that told the line; null when lines have other numbers since
   * @param line absolute; null when it is not kept
   */
  public @Nullable Anchor anchor(long generation, long line, int col) {
    return core.screen.anchor(generation, line, col);
  }

  /** See {@link ScreenSnapshot#generation}. */
  public long generation() {
    return core.screen.generation();
  }

  /**
   * Absolute lines in which primary prompts start (OSC 133 A), oldest first.
   *
   * @param from, to of the lines looked at; those not kept are passed over
   */
  public long[] promptLines(long from, long to) {
    return texts.prompts(from, to);
  }

  /** All primary prompts still kept. */
  public long[] promptLines() {
    return promptLines(0, Long.MAX_VALUE);
  }

  /**
   * A record changed, just now: keeps the cursor's place when it became blocked or failed. Called
   * inside {@link #feed} by who keeps the records.
   */
  public void statusChanged(Transition happened) {
    long line = screenLine() + core.screen.cursorRow();
    moments.add(happened, () -> core.screen.anchor(generation(), line, core.screen.cursorCol()));
  }

  /**
   * Where a program said that it is blocked or has failed.
   *
   * @param line absolute
   */
  public record StatusMoment(State state, long line) {}

  /** The newest of them that are still in the history or on the screen, oldest first. */
  public List<StatusMoment> statusMoments() {
    return moments.in(generation(), firstLine());
  }

  /** Copies text for a search; see {@link TextReader#read}. */
  public void readText(long from, int enough, TextSlice into) {
    texts.read(from, enough, into);
  }

  /** See {@link ScreenSnapshot#firstLine}. */
  public long firstLine() {
    return core.snapshots.firstLine();
  }

  /** See {@link ScreenSnapshot#screenLine}. */
  public long screenLine() {
    return core.snapshots.screenLine();
  }

  public void clearScrollback() {
    core.screen.clearHistory();
  }

  /** Lines of history kept now. */
  public int scrollbackLines() {
    return core.screen.historySize();
  }

  /**
   * The user's Reset: as RIS, but history, records, title modes and DECCOLM's size stay. A sequence
   * the program left unfinished is forgotten.
   */
  public void reset() {
    parser.reset();
    core.resetPointer();
    core.screen.hardReset(true);
    core.colors.reset();
  }

  /**
   * The theme's colours, for OSC 4, 10, 11 and 12 queries: 0xRRGGBB. Mode 2031 tells of every
   * change, also from one dark theme to another: programs then ask for the colours anew. {@link
   * #damage} does not count it.
   */
  public void themeColors(int foreground, int background, int cursor, int[] palette) {
    boolean changed = core.colors.theme(foreground, background, cursor, palette);
    if (changed && core.modes.colorSchemeReports) core.reply(CsiCommands.colorScheme(core));
  }

  /** The cursor a person wants, until the program chooses another (DECSCUSR; 0 is this one). */
  public void usualCursor(ScreenSnapshot.CursorShape shape) {
    core.screen.usualCursor(shape);
  }

  /** One cell in pixels, for XTWINOPS 14 and 16. */
  public void cellPixels(int width, int height) {
    core.cellPixels(width, height);
  }

  /** Whether there is OSC 99 at all. Off, its program gets no answer. */
  public void programNotifications(boolean on) {
    core.notifications.on = on;
  }

  /**
   * A person clicked a notification of OSC 99: told to its program if it asked for that. A key that
   * is over does nothing.
   *
   * @param button from 1, 0 for the notification as a whole
   */
  public void notificationActivated(int key, int button) {
    core.notifications.activated(key, button);
  }

  /** A notification of OSC 99 is gone, or will not be shown; told if its program asked for that. */
  public void notificationClosed(int key) {
    core.notifications.closed(key);
  }

  /** JediTerm's contract over this terminal, for its hosts and tools. */
  public JediTermFacade jediTerm() {
    return new JediTermFacade(core);
  }

  /** For tests of what must always hold. */
  VtScreen screen() {
    return core.screen;
  }

  public String title() {
    return core.titles.title();
  }

  public @Nullable String workingDirectory() {
    return core.workingDirectory();
  }

  public StatusRecords records() {
    return core.records;
  }

  public int cols() {
    return core.screen.cols();
  }

  public int rows() {
    return core.screen.rows();
  }

  /** The parser's actions, each handed to the room that knows what it means. */
  private static final class Actions implements ParserActions {
    private final TerminalContext core;
    private final CsiCommands csi;
    private final EscCommands esc;
    private final OscCommands osc;
    private final DcsCommands dcs;

    Actions(TerminalContext core) {
      this.core = core;
      this.csi = new CsiCommands(core);
      this.esc = new EscCommands(core);
      this.osc = new OscCommands(core);
      this.dcs = new DcsCommands(core);
    }

    @Override
    public void printAscii(byte[] bytes, int from, int to) {
      core.printer.ascii(bytes, from, to);
    }

    @Override
    public int plainColumns() {
      return core.lines.columns();
    }

    @Override
    public void printLines(byte[] bytes, int[] starts, int[] ends, int count) {
      core.lines.print(bytes, starts, ends, count);
    }

    @Override
    public void print(int codePoint) {
      core.printer.character(codePoint);
    }

    @Override
    public int printText(byte[] bytes, int from, int to) {
      return core.printer.text(bytes, from, to);
    }

    @Override
    public void execute(int control) {
      esc.control(control);
      core.screen.runEnded();
    }

    @Override
    public void escDispatch(int intermediates, int fin) {
      esc.run(intermediates, fin);
      core.screen.runEnded();
    }

    @Override
    public void csiDispatch(int prefix, int intermediates, int fin, Params params) {
      csi.run(prefix, intermediates, fin, params);
      core.screen.runEnded();
    }

    @Override
    public void oscDispatch(byte[] body, int length, boolean bel, long sequenceLength) {
      osc.run(body, length, bel, sequenceLength);
      core.screen.runEnded();
    }

    @Override
    public void dcsDispatch(
        int prefix, int intermediates, int fin, Params params, byte[] body, int length) {
      dcs.run(prefix, intermediates, fin, params, body, length);
      core.screen.runEnded();
    }
  }
}
