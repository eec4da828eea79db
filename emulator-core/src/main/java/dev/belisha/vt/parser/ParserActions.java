package dev.belisha.vt.parser;

import dev.belisha.vt.unicode.Utf8;

/**
 * What the parser found, one method per kind of action. Called on the feeding thread, inside {@link
 * VtParser#feed}. Buffers and {@link Params} are the parser's own: read them during the call only.
 */
public interface ParserActions {
  /** A run of printable ASCII, 0x20 to 0x7E. */
  void printAscii(byte[] bytes, int from, int to);

  /**
   * Columns of the rows that {@link #printLines} would fill, 0 when it could take none now. Asked
   * after a line feed.
   */
  default int plainColumns() {
    return 0;
  }

  /**
   * Whole lines of printable ASCII, at least one, with the CR LF after each, cut into rows.
   *
   * @param starts where the text of each row starts; a line goes on in a row that starts where the
   *     one before ends
   * @param ends where it ends
   */
  default void printLines(byte[] bytes, int[] starts, int[] ends, int count) {
    throw new UnsupportedOperationException("plainColumns promised lines");
  }

  /** One code point that is no control; U+FFFD for what is not UTF-8. */
  void print(int codePoint);

  /**
   * Text from a character past ASCII on, and ASCII between: whole well-formed characters, as many
   * as are wanted.
   *
   * @return where the first one not printed starts; the parser goes on there, {@link #print} by
   *     {@link #print} where it must
   */
  default int printText(byte[] bytes, int from, int to) {
    int at = from;
    for (int next; (next = Utf8.next(bytes, at, to)) >= 0; at += Utf8.lengthOf(next)) print(next);
    return at;
  }

  /** A C0 control or DEL outside strings and sequences, CAN and SUB excepted. */
  void execute(int control);

  /**
   * ESC sequence.
   *
   * @param intermediates bytes 0x20 to 0x2F, the last in the low byte, 0 when there are none
   */
  void escDispatch(int intermediates, int fin);

  /**
   * CSI sequence.
   *
   * @param prefix one of {@code < = > ?}, or 0
   * @param intermediates as in {@link #escDispatch}
   */
  void csiDispatch(int prefix, int intermediates, int fin, Params params);

  /**
   * OSC string, complete. C0 controls inside are dropped already.
   *
   * @param bel true when BEL ended it, false for ST
   * @param sequenceLength bytes of the whole sequence, ESC and terminator and dropped ones included
   */
  void oscDispatch(byte[] body, int length, boolean bel, long sequenceLength);

  /** DCS string, complete; {@code body} is what follows the final byte. */
  void dcsDispatch(int prefix, int intermediates, int fin, Params params, byte[] body, int length);
}
