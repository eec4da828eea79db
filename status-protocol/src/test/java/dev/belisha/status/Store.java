package dev.belisha.status;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A store with a clock that the test winds, and all it told. */
final class Store {
  static final Instant START = Instant.parse("2026-11-30T10:00:00Z");

  Instant now = START;
  boolean shellInFront;
  final List<Transition> told = new ArrayList<>();
  final StatusRecords records =
      new StatusRecords(() -> now, () -> shellInFront, transition -> told.add(transition));

  /** One report a body. */
  Store report(String... bodies) {
    for (String body : bodies) {
      byte[] bytes = Wire.bytes("<" + body + ">");
      records.report(bytes, 1, bytes.length - 2);
    }
    return this;
  }

  Store later(long seconds) {
    now = now.plusSeconds(seconds);
    return this;
  }

  StatusRecord get(String id) {
    StatusRecord record = records.get(id);
    if (record == null) throw new AssertionError("no record: " + id);
    return record;
  }

  /** Least recently updated first; the root as a dash. */
  List<String> ids() {
    return records.records().stream().map(r -> r.id().isEmpty() ? "-" : r.id()).toList();
  }

  /** What was told since the last call: {@code id from>to source}. */
  List<String> takeTold() {
    List<String> lines =
        told.stream().map(t -> t.id() + " " + t.from() + ">" + t.to() + " " + t.source()).toList();
    told.clear();
    return lines;
  }
}
