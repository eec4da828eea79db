package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

/**
 * OSC 52: {@code selections;base64} writes selections: {@code c} and {@code s} the clipboard,
 * {@code p} the primary one, none at all the clipboard. Other letters (cut buffers) are passed
 * over. A question for its content is never answered: any program could read what the person copied
 * elsewhere.
 */
final class ClipboardOsc implements OscCommand {
  /** Bytes of decoded text at most. */
  static final int MAX_TEXT = 512 * 1024;

  @Override
  public void run(OscBody body, TerminalContext core) {
    byte[] bytes = body.bytes();
    int end = body.offset() + body.length();
    int split = body.offset();
    while (split < end && bytes[split] != ';') split++;
    if (split == end || end - split - 1 > MAX_TEXT / 3 * 4 + 4) return;
    boolean primary = names(bytes, body.offset(), split, 'p', 'p');
    boolean clipboard = split == body.offset() || names(bytes, body.offset(), split, 'c', 's');
    if (!primary && !clipboard) return;
    try {
      byte[] decoded = Base64.getDecoder().decode(Arrays.copyOfRange(bytes, split + 1, end));
      var decoder = StandardCharsets.UTF_8.newDecoder();
      String text = decoder.decode(ByteBuffer.wrap(decoded)).toString();
      if (decoded.length > MAX_TEXT) return;
      if (clipboard) core.event(new TerminalEvent.ClipboardWrite(false, text));
      if (primary) core.event(new TerminalEvent.ClipboardWrite(true, text));
    } catch (IllegalArgumentException | CharacterCodingException notText) {
      // A question mark, broken base64, or no text at all: nothing to write.
    }
  }

  private static boolean names(byte[] bytes, int from, int to, char one, char other) {
    for (int at = from; at < to; at++) {
      if (bytes[at] == one || bytes[at] == other) return true;
    }
    return false;
  }
}
