package dev.belisha.vt.osc;

import java.nio.charset.StandardCharsets;

/**
 * What follows {@code number;} in an OSC string. The bytes are the parser's: read them during the
 * call only.
 *
 * @param present false when the string ended at the number, without a semicolon
 * @param bel true when BEL ended the string; replies end the same way
 * @param sequenceLength of the whole sequence, from ESC through the terminator
 */
@SuppressWarnings("ArrayRecordComponent")
public record OscBody(
    byte[] bytes, int offset, int length, boolean present, boolean bel, long sequenceLength) {

  /** As UTF-8; what is none becomes U+FFFD. */
  public String text() {
    return new String(bytes, offset, length, StandardCharsets.UTF_8);
  }

  public String terminator() {
    return bel ? "\007" : "\033\\";
  }
}
