package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The tables of styles, links and clusters give back what no cell shows. */
class TableBoundsTest {
  private final VtScreen screen = new VtScreen(80, 24, 100);
  private final Printer printer = new Printer(screen);

  private void print(String text) {
    byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    printer.ascii(bytes, 0, bytes.length);
  }

  @Test
  void styles() {
    for (int color = 0; color < 200_000; color++) {
      screen.pen.foreground = CellStyle.DIRECT | color;
      screen.penChanged();
      screen.moveTo(0, 0);
      print("x");
    }
    assertThat(screen.styles.size()).isLessThanOrEqualTo(4096 + 1);
    assertThat(new Snapshots(screen).line(0, null).styles()[0].foreground())
        .isEqualTo(CellStyle.DIRECT | 199_999);
  }

  @Test
  void linksThatNoCellShows() {
    screen.link("https://keep.example/", "id");
    print("kept");
    for (int at = 0; at < 50_000; at++) screen.link("https://example.org/" + at, null);
    assertThat(screen.styles.linkCount()).isLessThanOrEqualTo(1024 + 1);
    assertThat(new Snapshots(screen).line(0, null).styles()[0].link())
        .isEqualTo("https://keep.example/");
  }

  @Test
  void clusters() {
    for (int at = 0; at < 100_000; at++) {
      screen.moveTo(0, 0);
      printer.character(0x4E00 + at % 20_000);
      printer.character(0x301 + at / 20_000);
    }
    assertThat(screen.clusters.size()).isLessThanOrEqualTo(4096 + 1);
    assertThat(new Snapshots(screen).line(0, null).text(0))
        .isEqualTo(Character.toString(0x4E00 + 99_999 % 20_000) + (char) (0x301 + 4));
  }

  /** Cells that stay in history hold their links; what they hold has an end, text goes on. */
  @Test
  void bytesOfLinksThatCellsShow() {
    VtScreen deep = new VtScreen(80, 24, 50_000);
    String path = "x".repeat(2000);
    for (int at = 0; at < 20_000; at++) {
      deep.link("https://example.org/" + at + path, null);
      new Printer(deep).character('a');
      deep.index();
      deep.carriageReturn();
    }
    assertThat(deep.styles.linkBytes()).isLessThanOrEqualTo(StyleTable.MAX_LINK_BYTES);
    Snapshots snapshots = new Snapshots(deep);
    assertThat(snapshots.line(0, null).styles()[0].link()).startsWith("https://example.org/0x");
    assertThat(snapshots.line(19_000, null).text(0)).isEqualTo("a");
    assertThat(snapshots.line(19_000, null).styles()[0].link()).isNull();
    deep.clearHistory();
    for (int at = 0; at < 5000; at++) deep.link("https://example.org/new/" + at + path, null);
    new Printer(deep).character('b');
    RowSnapshot last = snapshots.line(snapshots.screenLine() + deep.cursorRow(), null);
    assertThat(last.styles()[deep.cursorCol() - 1].link()).startsWith("https://example.org/new/");
  }

  /** Cells that stay in history hold their marks; what they hold has an end, text goes on. */
  @Test
  void bytesOfClustersThatCellsShow() {
    VtScreen deep = new VtScreen(80, 24, 50_000);
    Printer into = new Printer(deep);
    for (int at = 0; at < 160_000; at++) withMarks(into, 'a', at);
    assertThat(deep.clusters.bytes()).isLessThanOrEqualTo(ClusterTable.MAX_BYTES);
    Snapshots snapshots = new Snapshots(deep);
    assertThat(snapshots.line(0, null).text(1)).isEqualTo("a\u0301\u0300\u0300");
    RowSnapshot last = snapshots.line(deep.grid.pushed + deep.cursorRow(), null);
    assertThat(last.text(79)).as("no room for all marks").startsWith("a").hasSizeLessThan(4);
    deep.carriageReturn();
    withMarks(into, 'a', 1);
    last = snapshots.line(deep.grid.pushed + deep.cursorRow(), null);
    assertThat(last.text(0)).as("one that is there").isEqualTo("a\u0301\u0300\u0300");
    deep.clearHistory();
    deep.carriageReturn();
    for (int at = 0; at < 60_000; at++) withMarks(into, 'b', at);
    last = snapshots.line(deep.grid.pushed + deep.cursorRow(), null);
    assertThat(last.text(deep.cursorCol())).as("room again").hasSize(4).startsWith("b");
    assertThat(deep.clusters.bytes()).isLessThanOrEqualTo(ClusterTable.MAX_BYTES);
  }

  private static void withMarks(Printer into, int base, int number) {
    into.character(base);
    for (int shift = 0; shift < 18; shift += 6) into.character(0x300 + (number >> shift & 0x3F));
  }

  /** The table shrinks when what filled it is shown no more. */
  @Test
  void bytesOfStylesThatWereShown() {
    VtScreen deep = new VtScreen(80, 24, 50_000);
    colorEachCell(deep, 200_000);
    long full = deep.styles.bytes();
    assertThat(full).isGreaterThan(200_000L * 20);
    deep.clearHistory();
    deep.sweep();
    assertThat(deep.styles.bytes()).as("the newest cells have high ids").isGreaterThan(full / 2);
    colorEachCell(deep, 4000);
    deep.clearHistory();
    deep.sweep();
    assertThat(deep.styles.bytes()).as("new ones took low ids").isLessThan(full / 8);
    Snapshots snapshots = new Snapshots(deep);
    RowSnapshot last = snapshots.line(deep.grid.pushed + deep.cursorRow(), null);
    assertThat(last.styles()[deep.cursorCol()].foreground()).isEqualTo(CellStyle.DIRECT | 3999);
    deep.hardReset(false);
    deep.sweep();
    assertThat(deep.styles.size()).isEqualTo(1);
    assertThat(deep.styles.bytes()).isLessThan(200_000);
  }

  private static void colorEachCell(VtScreen screen, int colors) {
    Printer into = new Printer(screen);
    for (int color = 0; color < colors; color++) {
      screen.pen.foreground = CellStyle.DIRECT | color;
      screen.penChanged();
      into.character('x');
    }
  }

  /** A flood of a known cluster makes no strings. */
  @Test
  void knownClustersAllocateNothing() {
    ClusterTable table = new ClusterTable();
    int once = table.append(table.append('e', 0x301), 0x323);
    var threads =
        (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    int same = 0;
    for (int at = 0; at < 10_000; at++) {
      if (table.append(table.append('e', 0x301), 0x323) == once) same++;
    }
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(100_000);
    assertThat(same).isEqualTo(10_000);
  }

  /** An id given back and used again must not be found under its old code points. */
  @Test
  void sweptClustersAreForgotten() {
    ClusterTable table = new ClusterTable();
    int accent = table.append('e', 0x301);
    table.beginSweep();
    table.sweep();
    int other = table.append('a', 0x302);
    assertThat(other).isEqualTo(accent);
    assertThat(table.text(table.append('e', 0x301))).isEqualTo("e\u0301");
    assertThat(table.text(other)).isEqualTo("a\u0302");
    for (int at = 0; at < 1000; at++) {
      assertThat(table.text(table.append(0x4E00 + at, 0x301)))
          .startsWith(Character.toString(0x4E00 + at));
    }
    for (int at = 0; at < 1000; at++) {
      assertThat(table.text(table.append(0x4E00 + at, 0x301)))
          .startsWith(Character.toString(0x4E00 + at));
    }
  }
}
