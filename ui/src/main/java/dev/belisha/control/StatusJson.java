package dev.belisha.control;

import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.Journal;
import dev.belisha.attention.Journal.BadgeChanged;
import dev.belisha.attention.Journal.Event;
import dev.belisha.attention.Journal.RecordChanged;
import dev.belisha.attention.Journal.TabClosed;
import dev.belisha.status.DisplayText;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import dev.belisha.status.Transition;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tabs, records and changes as JSON ({@code docs/control.md}, {@code control.schema.json}). A text
 * of a program's ({@code title}, {@code msg}) is in it only when asked for, and never a key it may
 * choose. What is not known or not there is left out.
 */
final class StatusJson {
  static final int MAX_TITLE = 200;
  static final int MAX_MESSAGE = 2000;

  private static final JsonMapper JSON = JsonMapper.shared();

  private final boolean text;

  /**
   * @param text with the programs' own
   */
  StatusJson(boolean text) {
    this.text = text;
  }

  static ObjectNode object() {
    return JSON.createObjectNode().put("v", ControlMessages.VERSION);
  }

  ObjectNode listing(Listing listing) {
    ObjectNode node = object().put("ok", true).put("seq", listing.seq());
    ArrayNode tabs = node.putArray("tabs");
    for (TabStatus tab : listing.view().tabs()) tab(tabs.addObject(), tab);
    return node;
  }

  private void tab(ObjectNode node, TabStatus tab) {
    node.put("window", tab.window()).put("tab", tab.tab()).put("position", tab.position());
    node.put("label", tab.label());
    put(node, "state", state(tab.headline()));
    put(node, "kind", kind(tab.kind()));
    if (tab.progress() >= 0) node.put("progress", tab.progress());
    if (!tab.provenance().isEmpty()) node.put("source", tab.provenance());
    put(node, "app", tab.app());
    put(node, "changedAt", time(tab.since()));
    texts(node, tab.title(), tab.message());
    if (tab.bell()) node.put("bell", true);
    if (tab.exit() >= 0) node.put("exit", tab.exit());
    if (tab.muted()) node.put("muted", true);
    node.put("needsYou", tab.headline() == State.BLOCKED || tab.headline() == State.ERROR);
    ArrayNode records = node.putArray("records");
    for (PaneStatus pane : tab.panes()) {
      for (RecordRow row : pane.rows()) {
        if (!row.group()) record(records.addObject(), pane, row);
      }
    }
  }

  private void record(ObjectNode node, PaneStatus pane, RecordRow row) {
    node.put("pane", pane.pane().pane()).put("id", row.id());
    put(node, "state", state(row.state()));
    put(node, "kind", kind(row.kind()));
    if (row.progress() >= 0) node.put("progress", row.progress());
    put(node, "app", row.app());
    texts(node, row.title(), row.message());
    node.put("seen", row.seen());
    put(node, "changedAt", time(row.since()));
    put(node, "updatedAt", time(row.updated()));
    node.put("revision", row.revision());
  }

  ObjectNode event(long seq, Event event) {
    ObjectNode node = object().put("seq", seq).put("time", event.time().toString());
    Journal.Place place = event.place();
    node.put("event", name(event));
    node.put("window", place.window()).put("tab", place.tab()).put("position", place.position());
    node.put("label", place.label());
    switch (event) {
      case RecordChanged(Journal.Place at, int pane, Transition change) -> {
        node.put("pane", pane).put("id", change.id());
        put(node, "from", state(change.from()));
        put(node, "to", state(change.to()));
        put(node, "kind", kind(change.kind()));
        put(node, "app", change.app() == null ? null : DisplayText.line(change.app(), MAX_TITLE));
        node.put("source", change.source().name().toLowerCase(Locale.ROOT));
        texts(node, change.title(), change.msg());
      }
      case BadgeChanged change -> {
        put(node, "from", state(change.from()));
        put(node, "to", state(change.to()));
      }
      case TabClosed closed -> {}
    }
    return node;
  }

  private static String name(Event event) {
    return switch (event) {
      case RecordChanged change -> "record";
      case BadgeChanged change -> "tab";
      case TabClosed closed -> "closed";
    };
  }

  /** Changes that cannot be told any more. */
  static ObjectNode gap(StatusFeed.Gap gap) {
    return object().put("event", "gap").put("from", gap.from()).put("to", gap.to());
  }

  private void texts(ObjectNode node, @Nullable String title, @Nullable String message) {
    if (!text) return;
    if (title != null) node.put("title", DisplayText.line(title, MAX_TITLE));
    if (message != null) node.put("msg", DisplayText.line(message, MAX_MESSAGE));
  }

  private static @Nullable String state(@Nullable State state) {
    return state == null ? null : state.wire();
  }

  private static @Nullable String kind(@Nullable Kind kind) {
    return kind == null ? null : kind.wire();
  }

  private static @Nullable String time(@Nullable Instant time) {
    return time == null ? null : time.toString();
  }

  private static void put(ObjectNode node, String key, @Nullable String value) {
    if (value != null) node.put(key, value);
  }
}
