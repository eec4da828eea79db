package dev.belisha.attention;

import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.status.DisplayText;
import dev.belisha.status.RecordId;
import dev.belisha.status.StatusRecord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The records of one pane as rows: parents before children, siblings by name; a parent without a
 * record is a label. Of 256 records a report changes one, so a row is kept until its record
 * changes, and their order until one comes or goes.
 */
final class RecordTree {
  static final int MAX_TITLE = 200;
  static final int MAX_MESSAGE = 2048;

  private Map<String, Node> nodes = new HashMap<>();
  private List<Node> order = List.of();
  private int records;

  /** A place in the tree, with the row made last. */
  private static final class Node {
    final String id;
    @Nullable Node parent;
    @Nullable StatusRecord record;
    @Nullable String app;
    @Nullable RecordRow row;

    Node(String id) {
      this.id = id;
    }

    /** The record's own app, or its nearest ancestor's, whose turn was before. */
    RecordRow row() {
      StatusRecord now = record;
      String own = now == null ? null : now.app();
      String inherited = parent == null ? null : parent.app;
      String before = app;
      app = own == null ? inherited : own;
      RecordRow made = row;
      if (made == null || !Objects.equals(app, before)) {
        made = make(id, now, app);
        row = made;
      }
      return made;
    }

    /** Every report makes another record, and what is not reported on stays the same object. */
    void take(@Nullable StatusRecord latest) {
      if (record != latest) row = null;
      record = latest;
    }
  }

  /** Whenever anything may have changed. */
  List<RecordRow> rows(List<StatusRecord> latest) {
    if (!hasSameIds(latest)) arrange(latest);
    for (StatusRecord record : latest) Objects.requireNonNull(nodes.get(record.id())).take(record);
    List<RecordRow> rows = new ArrayList<>(order.size());
    for (Node node : order) rows.add(node.row());
    return List.copyOf(rows);
  }

  private boolean hasSameIds(List<StatusRecord> latest) {
    if (latest.size() != records) return false;
    for (StatusRecord record : latest) {
      Node node = nodes.get(record.id());
      if (node == null || node.record == null) return false;
    }
    return true;
  }

  private void arrange(List<StatusRecord> latest) {
    TreeMap<String, Node> next = new TreeMap<>(RecordTree::compareBySegments);
    for (StatusRecord record : latest) next.put(record.id(), node(record.id()));
    for (StatusRecord record : latest) {
      String parent = RecordId.parent(record.id());
      while (!parent.isEmpty() && !next.containsKey(parent)) {
        Node label = node(parent);
        label.take(null);
        next.put(parent, label);
        parent = RecordId.parent(parent);
      }
    }
    next.forEach((id, node) -> node.parent = id.isEmpty() ? null : next.get(RecordId.parent(id)));
    nodes = new HashMap<>(next);
    order = List.copyOf(next.values());
    records = latest.size();
  }

  private Node node(String id) {
    Node known = nodes.get(id);
    return known == null ? new Node(id) : known;
  }

  /**
   * {@code /} sorts before every other character of an id, so that children follow their parent.
   */
  static int compareBySegments(String a, String b) {
    int length = Math.min(a.length(), b.length());
    for (int i = 0; i < length; i++) {
      char left = a.charAt(i);
      char right = b.charAt(i);
      if (left != right) return left == '/' ? -1 : right == '/' ? 1 : left - right;
    }
    return a.length() - b.length();
  }

  private static RecordRow make(String id, @Nullable StatusRecord record, @Nullable String app) {
    String name = id.substring(id.lastIndexOf('/') + 1);
    int depth = id.isEmpty() ? 0 : (int) id.chars().filter(c -> c == '/').count() + 1;
    if (record == null) {
      return new RecordRow(
          id, name, depth, true, null, null, -1, null, null, null, false, null, null, -1);
    }
    return new RecordRow(
        id,
        name,
        depth,
        false,
        record.state(),
        record.kind(),
        record.progress(),
        app,
        line(record.title(), MAX_TITLE),
        line(record.msg(), MAX_MESSAGE),
        record.seen(),
        record.changedAt(),
        record.updatedAt(),
        record.revision());
  }

  static @Nullable String line(@Nullable String text, int most) {
    return text == null ? null : DisplayText.line(text, most);
  }
}
