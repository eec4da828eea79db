package dev.belisha.headless;

import dev.belisha.status.StatusRecords;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.VtTerminal;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;

/** A terminal without a program: its clock only counts, so nothing depends on speed. */
final class ReplayTerminal {
  private final ByteArrayOutputStream replies = new ByteArrayOutputStream();
  private long ticks;
  final VtTerminal engine;

  ReplayTerminal(TerminalOptions options) {
    InstantSource clock = () -> Instant.ofEpochMilli(ticks++);
    StatusRecords records = new StatusRecords(clock, () -> false, transition -> {});
    engine = new VtTerminal(options, records, replies::writeBytes, event -> {});
  }

  void feed(byte[] bytes) {
    engine.feed(bytes, 0, bytes.length);
  }

  /** Bytes written to the program since the last call, one char a byte. */
  String takeReplies() {
    String text = replies.toString(StandardCharsets.ISO_8859_1);
    replies.reset();
    return text;
  }
}
