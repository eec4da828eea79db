package dev.belisha.vt;

import dev.belisha.status.StatusRecords;
import dev.belisha.vt.input.KeyPress;
import dev.belisha.vt.input.MouseInput;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One terminal without pty or window: program output goes in, cells, replies, events and status
 * records come out. Not thread-safe: one thread at a time, which the session's lock sees to. No
 * clock, no thread of its own; never blocks.
 */
public final class VtTerminal {

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
    throw new UnsupportedOperationException("not built yet");
  }

  /** Program output; a chunk may end anywhere, inside a sequence or a character. */
  public void feed(byte[] bytes, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Reflows soft-wrapped lines of the main screen; sizes are clamped to 1..MAX. */
  public void resize(int cols, int rows) {
    throw new UnsupportedOperationException("not built yet");
  }

  /**
   * What to paint.
   *
   * @param topLine first line wanted, absolute, clamped; {@link Long#MAX_VALUE} for the live screen
   * @param previous the view's last snapshot, whose unchanged rows are shared; may be null
   */
  public ScreenSnapshot snapshot(long topLine, @Nullable ScreenSnapshot previous) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Counts up at every visible change; equal values mean there is nothing to paint. */
  public long damage() {
    throw new UnsupportedOperationException("not built yet");
  }

  /** True while mode 2026 holds painting back. */
  public boolean synchronizedOutput() {
    throw new UnsupportedOperationException("not built yet");
  }

  /** The session's clock says the program held a 2026 block for too long. */
  public void endSynchronizedOutput() {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Encodes a key for the modes in force and writes it. False when it means nothing here. */
  public boolean key(KeyPress key) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Committed text, from a key or an input method. */
  public void text(String text) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Pasted text: control characters filtered, bracketed when the program asked for it. */
  public void paste(String text) {
    throw new UnsupportedOperationException("not built yet");
  }

  /**
   * Reports the mouse, or the wheel as cursor keys on the alternate screen (mode 1007). False when
   * the program wants neither.
   */
  public boolean mouse(MouseInput input) {
    throw new UnsupportedOperationException("not built yet");
  }

  /**
   * True when the program asked for mouse reports of any kind: the view then selects only with
   * Shift.
   */
  public boolean wantsMouse() {
    throw new UnsupportedOperationException("not built yet");
  }

  public boolean bracketedPaste() {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Focus in or out, reported when mode 1004 is set. */
  public void focus(boolean in) {
    throw new UnsupportedOperationException("not built yet");
  }

  /**
   * Text between two cells, end exclusive, absolute lines: trailing blanks trimmed, soft wraps
   * joined. {@code block} takes the column range of every line instead.
   */
  public String text(long startLine, int startCol, long endLine, int endCol, boolean block) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Absolute lines of primary prompts still kept, oldest first. */
  public long[] promptLines() {
    throw new UnsupportedOperationException("not built yet");
  }

  public void clearScrollback() {
    throw new UnsupportedOperationException("not built yet");
  }

  /** The user's Reset: as RIS, but history and records stay. */
  public void reset() {
    throw new UnsupportedOperationException("not built yet");
  }

  /** The theme's colours, for OSC 4, 10, 11 and 12 queries: 0xRRGGBB. */
  public void themeColors(int foreground, int background, int cursor, int[] palette) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** One cell in pixels, for XTWINOPS 14 and 16. */
  public void cellPixels(int width, int height) {
    throw new UnsupportedOperationException("not built yet");
  }

  public String title() {
    throw new UnsupportedOperationException("not built yet");
  }

  public @Nullable String workingDirectory() {
    throw new UnsupportedOperationException("not built yet");
  }

  public StatusRecords records() {
    throw new UnsupportedOperationException("not built yet");
  }

  public int cols() {
    throw new UnsupportedOperationException("not built yet");
  }

  public int rows() {
    throw new UnsupportedOperationException("not built yet");
  }
}
