package dev.belisha.vt.dcs;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.parser.Params;
import java.util.Set;

/** The index: which class serves which DCS. What is not known is swallowed. */
public final class DcsCommands {
  private final TerminalContext core;

  public DcsCommands(TerminalContext core) {
    this.core = core;
  }

  public void run(int prefix, int intermediates, int fin, Params params, byte[] body, int length) {
    if (prefix != 0) return;
    switch (intermediates << 8 | fin) {
      case '$' << 8 | 'q' -> RequestStatusString.run(body, length, core);
      case '$' << 8 | 't' -> RestorePresentation.run(params.get(0, 0), body, length, core);
      case '+' << 8 | 'q' -> RequestTermcap.run(body, length, core);
      default -> {}
    }
  }

  /** Names XTGETTCAP answers, for the table in the documentation. */
  public static Set<String> capabilities() {
    return RequestTermcap.names();
  }
}
