package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.sidebar.RecordRows.Entry;
import dev.belisha.status.State;
import java.time.Instant;
import java.util.Objects;

/** Puts the row of a record together. */
final class RecordText {
  private RecordText() {}

  static Row.Timed of(TabStatus tab, Entry entry, Instant now) {
    RecordRow row = entry.row();
    Row.Key key = entry.key(tab.tab());
    int depth = Math.max(1, row.depth());
    String name = name(tab, entry);
    if (row.group()) {
      return new Row.Timed(
          new Row.Record(
              key, -1, depth, true, BadgeStatus.NONE, name, "", "", "", -1, false, name, name),
          null);
    }
    String state = Words.record(row);
    String message = Words.text(row.title(), row.message());
    String age = Age.text(row.since(), now);
    Silence silence = Silence.of(row, now);
    Row.Record shown =
        new Row.Record(
            key,
            row.revision(),
            depth,
            false,
            BadgeStatus.of(row),
            name,
            state,
            Words.joined(silence.text(), message),
            age,
            isLive(row) ? row.progress() : -1,
            row.seen(),
            Words.lines(
                name,
                Words.joined(state, age),
                silence.text(),
                Objects.requireNonNullElse(row.app(), ""),
                message),
            Words.sentence(
                name, state, Words.listed(Age.words(row.since(), now), silence.words()), message));
    Instant step = row.since() == null ? null : Age.next(row.since(), now);
    return new Row.Timed(shown, Age.earlier(step, silence.due()));
  }

  private static boolean isLive(RecordRow row) {
    return row.state() == State.WORKING || row.state() == State.BLOCKED;
  }

  private static String name(TabStatus tab, Entry entry) {
    RecordRow row = entry.row();
    if (row.depth() > 0) return row.name();
    String app = row.app();
    String main = app == null ? "main" : app;
    if (tab.panes().size() < 2) return main;
    return "pane " + entry.pane() + " · " + main;
  }
}
