package dev.belisha.vt.osc;

import dev.belisha.status.Limits;
import dev.belisha.vt.context.TerminalContext;

/** OSC 7501, the Program Status Protocol: the question is answered, reports go to the records. */
final class ProgramStatusOsc implements OscCommand {
  /** Bytes of a whole sequence at most (protocol page, section 1). */
  static final int MAX_SEQUENCE = Limits.SEQUENCE;

  @Override
  public void run(OscBody body, TerminalContext core) {
    if (!body.present() || body.sequenceLength() > MAX_SEQUENCE) return;
    boolean asks = body.length() > 0 && body.bytes()[body.offset()] == '?';
    if (!asks) core.records.report(body.bytes(), body.offset(), body.length());
    else if (body.length() == 1) core.reply("\033]7501;?" + body.terminator());
  }
}
