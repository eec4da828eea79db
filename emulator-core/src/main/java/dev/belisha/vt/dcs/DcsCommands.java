package dev.belisha.vt.dcs;

import dev.belisha.vt.context.TerminalContext;
import java.util.Set;

/** The index: which class serves which DCS. What is not known is swallowed. */
public final class DcsCommands {
  private final TerminalContext core;

  public DcsCommands(TerminalContext core) {
    this.core = core;
  }

  public void run(int prefix, int intermediates, int fin, byte[] body, int length) {
    if (prefix != 0 || fin != 'q') return;
    switch (intermediates) {
      case '$' -> RequestStatusString.run(body, length, core);
      case '+' -> RequestTermcap.run(body, length, core);
      default -> {}
    }
  }

  /** Names XTGETTCAP answers, for the table in the documentation. */
  public static Set<String> capabilities() {
    return RequestTermcap.names();
  }
}
