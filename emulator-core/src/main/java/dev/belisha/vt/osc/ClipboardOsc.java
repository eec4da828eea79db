package dev.belisha.vt.osc;

import dev.belisha.vt.TerminalCore;
import dev.belisha.vt.TerminalEvent;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

/**
 * OSC 52: {@code selection;base64} writes a selection. A question for its content is never
 * answered: any program could read what the person copied elsewhere.
 */
final class ClipboardOsc implements OscCommand {
  /** Bytes of decoded text at most. */
  static final int MAX_TEXT = 512 * 1024;

  @Override
  public void run(OscBody body, TerminalCore core) {
    byte[] bytes = body.bytes();
    int end = body.offset() + body.length();
    int split = body.offset();
    while (split < end && bytes[split] != ';') split++;
    if (split == end || end - split - 1 > MAX_TEXT / 3 * 4 + 4) return;
    boolean primary = split > body.offset() && bytes[body.offset()] == 'p';
    try {
      byte[] decoded = Base64.getDecoder().decode(Arrays.copyOfRange(bytes, split + 1, end));
      var decoder = StandardCharsets.UTF_8.newDecoder();
      String text = decoder.decode(ByteBuffer.wrap(decoded)).toString();
      core.event(new TerminalEvent.ClipboardWrite(primary, text));
    } catch (IllegalArgumentException | CharacterCodingException notText) {
      // A question mark, broken base64, or no text at all: nothing to write.
    }
  }
}
