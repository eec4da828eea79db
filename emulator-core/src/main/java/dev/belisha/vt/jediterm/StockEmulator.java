package dev.belisha.vt.jediterm;

import com.techsenger.jeditermfx.core.emulator.JediEmulator;
import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.dcs.DcsCommands;
import dev.belisha.vt.osc.OscCommands;
import dev.belisha.vt.parser.Params;
import dev.belisha.vt.parser.ParserActions;
import java.io.IOException;

/**
 * The stock JediTerm emulator on our screen (setting {@code engine = "jediterm"}). Our parser only
 * finds where text and sequences begin and end, bounded and at any chunk split; text and each
 * complete control sequence are then read and acted upon by JediTerm. Strings, OSC and DCS, go to
 * our handlers: JediTerm has no caps for them and ends them at U+009C.
 */
public final class StockEmulator implements ParserActions {
  private final UnitStream stream = new UnitStream();
  private final JediEmulator emulator;
  private final TerminalContext core;
  private final OscCommands osc;
  private final DcsCommands dcs;

  public StockEmulator(TerminalContext core) {
    this.core = core;
    this.emulator = new JediEmulator(stream, new JediTermFacade(core));
    this.osc = new OscCommands(core);
    this.dcs = new DcsCommands(core);
  }

  @Override
  public void printAscii(byte[] bytes, int from, int to) {
    for (int at = from; at < to; at++) stream.add((char) bytes[at]);
    run();
  }

  @Override
  public void print(int codePoint) {
    stream.add(Character.toString(codePoint));
    run();
  }

  @Override
  public void execute(int control) {
    if (control == 0x7F) return;
    stream.add((char) control);
    run();
  }

  @Override
  public void escDispatch(int intermediates, int fin) {
    stream.add('\033');
    intermediates(intermediates);
    stream.add((char) fin);
    run();
    // JediTerm resets its terminal at RIS but knows nothing of records.
    if (intermediates == 0 && fin == 'c') core.hardReset();
  }

  @Override
  public void csiDispatch(int prefix, int intermediates, int fin, Params params) {
    stream.add("\033[");
    if (prefix != 0) stream.add((char) prefix);
    for (int at = 0; at < params.count(); at++) {
      if (at > 0) stream.add(params.isSub(at) ? ':' : ';');
      int value = params.get(at, -1);
      if (value >= 0) stream.add(Integer.toString(value));
    }
    intermediates(intermediates);
    stream.add((char) fin);
    run();
  }

  private void intermediates(int intermediates) {
    if (intermediates > 0xFF) stream.add((char) (intermediates >> 8));
    if (intermediates != 0) stream.add((char) (intermediates & 0xFF));
  }

  @Override
  public void oscDispatch(byte[] body, int length, boolean bel, long sequenceLength) {
    osc.run(body, length, bel, sequenceLength);
  }

  @Override
  public void dcsDispatch(
      int prefix, int intermediates, int fin, Params params, byte[] body, int length) {
    dcs.run(prefix, intermediates, fin, params, body, length);
  }

  /** Lets JediTerm read the unit to its end. */
  private void run() {
    try {
      emulator.resetEof();
      while (!stream.isEmpty()) emulator.next();
    } catch (IOException ended) {
      // A unit is complete; what JediTerm still wants it does not get.
    } finally {
      stream.clear();
    }
  }
}
