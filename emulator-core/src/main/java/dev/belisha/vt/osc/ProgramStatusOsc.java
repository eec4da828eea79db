package dev.belisha.vt.osc;

import dev.belisha.status.Limits;
import dev.belisha.vt.context.TerminalContext;

/** OSC 7501, the Program Status Protocol: the question is answered, reports go to the records. */
final class ProgramStatusOsc implements OscCommand {
  @Override
  public void run(OscBody body, TerminalContext core) {
    if (!body.present() || !Limits.fits(body.sequenceLength())) return;
    boolean asks = body.length() > 0 && body.bytes()[body.offset()] == '?';
    if (!asks) core.records.report(body.bytes(), body.offset(), body.length());
    else if (body.length() == 1) core.reply("\033]7501;?" + body.terminator());
  }
}
