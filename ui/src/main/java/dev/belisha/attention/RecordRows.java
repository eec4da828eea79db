package dev.belisha.attention;

import dev.belisha.attention.AttentionView.RecordRow;
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
 * A pane's records as rows: parents before children, siblings by name; a parent without a record is
 * a label. A row is made anew only when something of its record changed, for one report changes one
 * of up to 256.
 */
final class RecordRows {
  private Map<String, Made> made = new HashMap<>();

  private record Made(StatusRecord of, RecordRow row) {}

  List<RecordRow> of(List<StatusRecord> records) {
    Map<String, @Nullable StatusRecord> byId = new TreeMap<>(RecordRows::compareBySegments);
    for (StatusRecord record : records) {
      byId.put(record.id(), record);
      String parent = RecordId.parent(record.id());
      while (!parent.isEmpty() && !byId.containsKey(parent)) {
        byId.put(parent, null);
        parent = RecordId.parent(parent);
      }
    }
    Map<String, Made> now = HashMap.newHashMap(records.size());
    List<RecordRow> rows = new ArrayList<>(byId.size());
    byId.forEach(
        (id, record) -> {
          if (record == null) {
            rows.add(label(id));
            return;
          }
          String app = app(record, now);
          Made before = made.get(id);
          RecordRow row =
              before != null && isSame(before, record, app) ? before.row : row(record, app);
          rows.add(row);
          now.put(id, new Made(record, row));
        });
    made = now;
    return rows;
  }

  /** Its own, or its nearest ancestor's, which was made before it. */
  private static @Nullable String app(StatusRecord record, Map<String, Made> above) {
    String app = record.app();
    String id = record.id();
    while (app == null && !id.isEmpty()) {
      id = RecordId.parent(id);
      Made parent = above.get(id);
      if (parent != null) return parent.row.app();
    }
    return app;
  }

  private static boolean isSame(Made before, StatusRecord now, @Nullable String app) {
    StatusRecord old = before.of;
    return old.state() == now.state()
        && old.kind() == now.kind()
        && old.progress() == now.progress()
        && old.seen() == now.seen()
        && old.changedAt().equals(now.changedAt())
        && old.updatedAt().equals(now.updatedAt())
        && old.revision() == now.revision()
        && Objects.equals(before.row.app(), app)
        && Objects.equals(old.title(), now.title())
        && Objects.equals(old.msg(), now.msg());
  }

  /** A slash sorts before every other byte of an id, so that children follow their parent. */
  private static int compareBySegments(String a, String b) {
    int length = Math.min(a.length(), b.length());
    for (int i = 0; i < length; i++) {
      char x = a.charAt(i);
      char y = b.charAt(i);
      if (x != y) return x == '/' ? -1 : y == '/' ? 1 : Character.compare(x, y);
    }
    return Integer.compare(a.length(), b.length());
  }

  private static String name(String id) {
    return id.substring(id.lastIndexOf('/') + 1);
  }

  private static int depth(String id) {
    return id.isEmpty() ? 0 : (int) id.chars().filter(c -> c == '/').count() + 1;
  }

  private static RecordRow label(String id) {
    return new RecordRow(
        id, name(id), depth(id), true, null, null, -1, null, null, null, false, null, null, -1);
  }

  private static RecordRow row(StatusRecord record, @Nullable String app) {
    String id = record.id();
    return new RecordRow(
        id,
        name(id),
        depth(id),
        false,
        record.state(),
        record.kind(),
        record.progress(),
        app,
        ViewBuilder.line(record.title(), ViewBuilder.MAX_TITLE),
        ViewBuilder.line(record.msg(), ViewBuilder.MAX_MESSAGE),
        record.seen(),
        record.changedAt(),
        record.updatedAt(),
        record.revision());
  }
}
