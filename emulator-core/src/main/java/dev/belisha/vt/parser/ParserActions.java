package dev.belisha.vt.parser;

/**
 * What the parser found, one method per kind of action. Called on the feeding thread, inside {@link
 * VtParser#feed}. Buffers and {@link Params} are the parser's own: read them during the call only.
 */
public interface ParserActions {
  /** A run of printable ASCII, 0x20 to 0x7E. */
  void printAscii(byte[] bytes, int from, int to);

  /** One code point that is no control; U+FFFD for what is not UTF-8. */
  void print(int codePoint);

  /** Code points as for {@link #print}, and ASCII between them. */
  default void printText(int[] codePoints, int count) {
    for (int at = 0; at < count; at++) print(codePoints[at]);
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
