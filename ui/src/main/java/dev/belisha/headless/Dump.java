package dev.belisha.headless;

import dev.belisha.status.Kind;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A terminal as one JSON object; the fields stand in {@code docs/headless.md}. */
final class Dump {
  private static final List<String> ATTRS =
      List.of(
          "bold", "dim", "italic", "blink", "inverse", "hidden", "strike", "overline", "protected");

  private final JsonMapper json = JsonMapper.shared();

  /**
   * @param replies bytes written to the program since the last dump, one char a byte
   */
  ObjectNode of(VtTerminal terminal, String replies, boolean styles, boolean scrollback) {
    ScreenSnapshot screen = terminal.snapshot(Long.MAX_VALUE, null);
    ObjectNode dump = json.createObjectNode();
    dump.put("cols", screen.cols()).put("rows", screen.rows());
    dump.putObject("cursor")
        .put("row", screen.cursorLine() - screen.screenLine())
        .put("col", screen.cursorCol())
        .put("visible", screen.cursorVisible())
        .put("shape", word(screen.cursorShape()));
    dump.put("title", terminal.title());
    dump.put("cwd", terminal.workingDirectory());
    dump.put("alternate", screen.alternate());
    ArrayNode lines = dump.putArray("lines");
    screen.lines().forEach(row -> lines.add(text(row)));
    dump.put("scrollbackLines", screen.screenLine() - screen.firstLine());
    if (scrollback) history(terminal, screen, dump.putArray("scrollback"));
    if (styles) screen.lines().forEach(row -> runs(row, dump.withArray("styles").addArray()));
    ArrayNode records = dump.putArray("records");
    for (StatusRecord record : terminal.records().records()) {
      record(record, terminal.records().effectiveApp(record.id()), records.addObject());
    }
    State headline = terminal.records().headline();
    dump.put("headline", headline == null ? null : headline.wire());
    dump.put("replies", replies);
    return dump;
  }

  /** Rows of the screen as plain text, blank ones at the end left out. */
  static String text(VtTerminal terminal) {
    StringBuilder text = new StringBuilder();
    for (RowSnapshot row : terminal.snapshot(Long.MAX_VALUE, null).lines()) {
      text.append(text(row)).append('\n');
    }
    return text.toString().stripTrailing() + "\n";
  }

  private static void history(VtTerminal terminal, ScreenSnapshot screen, ArrayNode lines) {
    for (long line = screen.firstLine(); line < screen.screenLine(); line++) {
      RowSnapshot row = terminal.line(line);
      if (row != null) lines.add(text(row));
    }
  }

  /** A wide character once, blanks inside as spaces, trailing blanks trimmed. */
  static String text(RowSnapshot row) {
    StringBuilder text = new StringBuilder(row.cols());
    for (int col = 0; col < row.cols(); col++) {
      if (row.codePoints()[col] == RowSnapshot.WIDE_TAIL) continue;
      String cell = row.text(col);
      text.append(cell.isEmpty() ? " " : cell);
    }
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == ' ') end--;
    return text.substring(0, end);
  }

  private static void record(StatusRecord record, @Nullable String effectiveApp, ObjectNode node) {
    node.put("id", record.id()).put("state", record.state().wire());
    Kind kind = record.kind();
    if (kind != null) node.put("kind", kind.wire());
    if (record.progress() >= 0) node.put("progress", record.progress());
    if (record.app() != null) node.put("app", record.app());
    if (effectiveApp != null) node.put("effectiveApp", effectiveApp);
    if (record.title() != null) node.put("title", record.title());
    if (record.msg() != null) node.put("msg", record.msg());
    node.put("seen", record.seen());
  }

  /** Cells of one style that is not plain, {@code end} exclusive. */
  private static void runs(RowSnapshot row, ArrayNode runs) {
    CellStyle[] styles = row.styles();
    int start = 0;
    while (start < styles.length) {
      int end = start + 1;
      while (end < styles.length && styles[end].equals(styles[start])) end++;
      if (!styles[start].equals(CellStyle.PLAIN)) {
        style(styles[start], runs.addObject().put("start", start).put("end", end));
      }
      start = end;
    }
  }

  private static void style(CellStyle style, ObjectNode node) {
    color(node, "fg", style.foreground());
    color(node, "bg", style.background());
    node.put("underline", word(style.underline()));
    ArrayNode attrs = node.putArray("attrs");
    for (int bit = 0; bit < ATTRS.size(); bit++) {
      if (style.has(1 << bit)) attrs.add(ATTRS.get(bit));
    }
    node.put("link", style.link());
  }

  /** Null for the default, a palette index, or {@code #rrggbb}. */
  private static void color(ObjectNode node, String name, int color) {
    if (color == CellStyle.DEFAULT) node.putNull(name);
    else if (color < CellStyle.DIRECT) node.put(name, color);
    else node.put(name, "#%06x".formatted(color & 0xFFFFFF));
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
