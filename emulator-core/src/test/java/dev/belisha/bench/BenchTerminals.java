package dev.belisha.bench;

import dev.belisha.status.StatusRecords;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.VtTerminal;
import java.time.Instant;
import java.time.InstantSource;

/** The terminal measured: 80x24, 10,000 lines of history, fed as a session feeds it. */
final class BenchTerminals {
  /** Bytes fed at once. */
  static final int CHUNK = 65_536;

  private BenchTerminals() {}

  static VtTerminal open(EngineKind engine) {
    StatusRecords records =
        new StatusRecords(InstantSource.fixed(Instant.EPOCH), () -> false, change -> {});
    return new VtTerminal(
        new TerminalOptions(80, 24, TerminalOptions.DEFAULT_SCROLLBACK, engine),
        records,
        reply -> {},
        event -> {});
  }

  static void feed(VtTerminal terminal, byte[] bytes) {
    for (int at = 0; at < bytes.length; at += CHUNK) {
      terminal.feed(bytes, at, Math.min(CHUNK, bytes.length - at));
    }
  }
}
