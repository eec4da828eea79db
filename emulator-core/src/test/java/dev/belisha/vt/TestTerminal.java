package dev.belisha.vt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.StatusRecords;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenInvariants;
import dev.belisha.vt.screen.ScreenSnapshot;
import dev.belisha.vt.screen.VtScreen;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/**
 * The test language: open a terminal, enter output, say what must be there. Invariants are checked
 * after every step.
 */
public final class TestTerminal {
  public final VtTerminal vt;
  public final StatusRecords records;
  public final List<TerminalEvent> events = new ArrayList<>();
  public final List<Transition> transitions = new ArrayList<>();
  private final ByteArrayOutputStream replies = new ByteArrayOutputStream();

  private TestTerminal(TerminalOptions options) {
    records = new StatusRecords(InstantSource.fixed(Instant.EPOCH), () -> false, transitions::add);
    vt = new VtTerminal(options, records, replies::writeBytes, events::add);
  }

  public static TestTerminal open(int cols, int rows) {
    return open(cols, rows, 100);
  }

  public static TestTerminal open(int cols, int rows, int scrollback) {
    return open(new TerminalOptions(cols, rows, scrollback, TerminalOptions.EngineKind.BELISHA));
  }

  public static TestTerminal open(TerminalOptions options) {
    return new TestTerminal(options);
  }

  /**
   * A screen as a picture: rows, each full, with bars between them, such as {@code abc|def}; the
   * cursor stands after the last.
   */
  public static TestTerminal picture(String rows) {
    String[] each = rows.split("\\|", -1);
    return open(each[0].length(), each.length).enter(String.join("\r\n", each));
  }

  /** Program output as text, sent as UTF-8. */
  public TestTerminal enter(String output) {
    return feed(output.getBytes(StandardCharsets.UTF_8));
  }

  /** Program output where each char is one byte. */
  public TestTerminal raw(String output) {
    return feed(output.getBytes(StandardCharsets.ISO_8859_1));
  }

  public TestTerminal feed(byte[] bytes) {
    vt.feed(bytes, 0, bytes.length);
    return check();
  }

  public TestTerminal resize(int cols, int rows) {
    vt.resize(cols, rows);
    return check();
  }

  /** Rows from the top, trailing blanks trimmed; rows not named must be blank. */
  public TestTerminal shows(String... rows) {
    List<String> wanted = new ArrayList<>(List.of(rows));
    while (wanted.size() < vt.rows()) wanted.add("");
    assertThat(lines()).isEqualTo(wanted);
    return this;
  }

  /** As {@link #shows}, with bars between the rows. */
  public TestTerminal showsPicture(String rows) {
    return shows(rows.split("\\|", -1));
  }

  public TestTerminal cursor(int row, int col) {
    ScreenSnapshot now = vt.snapshot(Long.MAX_VALUE, null);
    assertThat(new long[] {now.cursorLine() - now.screenLine(), now.cursorCol()})
        .as("cursor row and column")
        .containsExactly(row, col);
    return this;
  }

  public TestTerminal repliesWith(String expected) {
    assertThat(replies.toString(StandardCharsets.ISO_8859_1)).isEqualTo(expected);
    replies.reset();
    return this;
  }

  public String takeReplies() {
    String text = replies.toString(StandardCharsets.ISO_8859_1);
    replies.reset();
    return text;
  }

  public CellStyle style(int row, int col) {
    return vt.snapshot(Long.MAX_VALUE, null).lines().get(row).styles()[col];
  }

  /** Every row of the screen, a wide character once, trailing blanks trimmed. */
  public List<String> lines() {
    return vt.snapshot(Long.MAX_VALUE, null).lines().stream().map(TestTerminal::text).toList();
  }

  /** Every line of history, oldest first. */
  public List<String> history() {
    ScreenSnapshot now = vt.snapshot(Long.MAX_VALUE, null);
    List<String> lines = new ArrayList<>();
    for (long line = now.firstLine(); line < now.screenLine(); line++) {
      lines.add(text(vt.line(line)));
    }
    return lines;
  }

  public static String text(RowSnapshot row) {
    StringBuilder text = new StringBuilder();
    for (int col = 0; col < row.cols(); col++) {
      if (row.codePoints()[col] == RowSnapshot.WIDE_TAIL) continue;
      String cell = row.text(col);
      text.append(cell.isEmpty() ? " " : cell);
    }
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == ' ') end--;
    return text.substring(0, end);
  }

  /** The screen inside, for tests of its own package. */
  public VtScreen screen() {
    return vt.screen();
  }

  /** What must hold whatever a program sends. */
  public TestTerminal check() {
    // First: a snapshot taken now would replace the copies that must be found stale.
    ScreenInvariants.check(vt.screen());
    ScreenSnapshot now = vt.snapshot(Long.MAX_VALUE, null);
    assertThat(now.lines()).hasSize(now.rows());
    assertThat(now.cursorCol()).isBetween(0, now.cols() - 1);
    assertThat(now.cursorLine() - now.screenLine()).isBetween(0L, now.rows() - 1L);
    assertThat(now.firstLine()).isLessThanOrEqualTo(now.screenLine());
    for (RowSnapshot row : now.lines()) assertThat(row.codePoints()).hasSize(now.cols());
    return this;
  }
}
