package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;

/** One OSC command. Bad input does nothing. */
@FunctionalInterface
public interface OscCommand {
  void run(OscBody body, TerminalContext core);
}
