package dev.belisha.vt;

import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.CellStyle.Underline;
import dev.belisha.vt.screen.RowSnapshot;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What vttest printed, and what xterm 379 showed of it at each stop: rows, how cells look, cursor,
 * sets, replies. Made by {@code build-tools/vttest-in-xterm.py}. Every difference is listed here
 * and explained in {@code docs/conformance.md}; one more or one less fails.
 */
class VttestTest {
  private static final List<String> TOURS =
      List.of("menu1", "menu2", "menu3", "menu6", "menu8", "menu11-5", "menu11-6", "menu11-7");

  private static final String BLACK = "000000";
  private static final String WHITE = "ffffff";

  /** xterm's sixteen colours. */
  private static final List<String> PALETTE =
      List.of(
          "000000", "cd0000", "00cd00", "cdcd00", "0000ee", "cd00cd", "00cdcd", "e5e5e5", //
          "7f7f7f", "ff0000", "00ff00", "ffff00", "5c5cff", "ff00ff", "00ffff", "ffffff");

  /** Why a stop differs, and what may differ for that reason. */
  private enum Reason {
    /** Answers that say who we are. */
    IDENTITY("replies: xterm <\033\\[[?>].*"),

    /** Bytes of a right half, which UTF-8 does not have: replacement characters. */
    EIGHT_BIT("row \\d+: xterm <(.{35,39}).*> we <\\1\uFFFD+>"),

    /** DECCOLM clears in the pen's colour; xterm's window grows after that, without it. */
    WINDOW_GROWS("looks \\d+: .*80 /0000ee> we .*132 /0000ee>");

    final Pattern explains;

    Reason(String explains) {
      this.explains = Pattern.compile(explains, Pattern.DOTALL);
    }
  }

  /** Stops that differ; the first of each tour asks who we are. */
  private static final Map<String, Reason> DIFFERS =
      Map.of(
          "menu3 28", Reason.EIGHT_BIT,
          "menu3 79", Reason.EIGHT_BIT,
          "menu6 11", Reason.IDENTITY,
          "menu6 13", Reason.IDENTITY,
          "menu11-6 17", Reason.WINDOW_GROWS);

  @TestFactory
  Stream<DynamicTest> sameAsXterm() {
    return TOURS.stream().map(tour -> DynamicTest.dynamicTest(tour, () -> compare(tour)));
  }

  private static void compare(String tour) {
    byte[] output = resource(tour + ".bin");
    JsonNode stops = JsonMapper.shared().readTree(resource(tour + ".json"));
    TestTerminal terminal =
        TestTerminal.open(new TerminalOptions(80, 24, 100, EngineKind.BELISHA, true));
    SoftAssertions all = new SoftAssertions();
    int at = 0;
    for (int stop = 0; stop < stops.size(); stop++) {
      int to = stops.get(stop).get("at").asInt();
      terminal.feed(Arrays.copyOfRange(output, at, to));
      at = to;
      String key = "%s %02d".formatted(tour, stop);
      Reason reason = stop == 0 ? Reason.IDENTITY : DIFFERS.get(key);
      List<String> here = differences(terminal, stops.get(stop));
      if (reason == null) all.assertThat(here).as(key).isEmpty();
      else all.assertThat(here).as(key).isNotEmpty().allMatch(reason.explains.asMatchPredicate());
    }
    all.assertAll();
  }

  private static List<String> differences(TestTerminal terminal, JsonNode stop) {
    List<String> all = new ArrayList<>();
    different(all, "replies", stop.get("replies").asString(), terminal.takeReplies());
    different(all, "cols", stop.get("cols").asString(), Integer.toString(terminal.vt.cols()));
    terminal.raw("\033[1$w");
    different(all, "state", state(stop.get("state").asString()), ownState(terminal));
    List<RowSnapshot> lines = terminal.vt.snapshot(Long.MAX_VALUE, null).lines();
    for (int row = 0; row < lines.size(); row++) {
      String wanted = row < stop.get("lines").size() ? stop.get("lines").get(row).asString() : "";
      different(all, "row " + row, wanted, text(lines.get(row)));
    }
    Map<String, String> wanted = new TreeMap<>();
    for (JsonNode line : stop.get("looks")) {
      String[] parts = line.asString().split(": ", 2);
      wanted.put(parts[0], parts[1]);
    }
    for (int row = 0; row < lines.size(); row++) {
      String expected = wanted.getOrDefault(Integer.toString(row), "");
      different(all, "looks " + row, expected, runs(lines.get(row)));
    }
    return all;
  }

  private static String text(RowSnapshot row) {
    StringBuilder text = new StringBuilder();
    for (int col = 0; col < row.cols(); col++) {
      if (row.codePoints()[col] != RowSnapshot.WIDE_TAIL) {
        text.append(blank(row, col) ? " " : row.text(col));
      }
    }
    return text.toString().stripTrailing();
  }

  /** xterm's dump shows blanks for hidden text, and does not tell a no-break space from one. */
  private static boolean blank(RowSnapshot row, int col) {
    String text = row.text(col);
    return text.isBlank() || text.equals("\u00A0") || row.styles()[col].has(CellStyle.HIDDEN);
  }

  private static void different(List<String> all, String what, String xterm, String ours) {
    if (!xterm.equals(ours)) all.add("%s: xterm <%s> we <%s>".formatted(what, xterm, ours));
  }

  /**
   * Row, column, page, rendition, protection, flags, GL, sets. What GR holds shows nowhere, and the
   * sizes of the sets are the same in all of xterm's reports.
   */
  private static String state(String report) {
    List<String> fields = new ArrayList<>(List.of(report.split(";")));
    fields.subList(7, 9).clear();
    return String.join(";", fields);
  }

  private static String ownState(TestTerminal terminal) {
    String reply = terminal.takeReplies();
    return state(reply.substring(5, reply.length() - 2));
  }

  /** As the file has them: column ranges of cells that do not look plain. */
  private static String runs(RowSnapshot row) {
    List<String> runs = new ArrayList<>();
    int start = 0;
    while (start < row.cols()) {
      String look = look(row, start);
      int end = start + 1;
      while (end < row.cols() && look(row, end).equals(look)) end++;
      if (!look.isEmpty()) runs.add(start + "-" + end + " " + look);
      start = end;
    }
    return String.join(", ", runs);
  }

  /** In xterm's default colours; blinking is white on red, as in its XHTML dump. */
  private static String look(RowSnapshot row, int col) {
    CellStyle style = row.styles()[col];
    boolean blank = blank(row, col);
    boolean underlined = style.underline() != Underline.NONE;
    String text = BLACK;
    String ground = WHITE;
    if (style.foreground() != CellStyle.DEFAULT) {
      boolean bright = style.has(CellStyle.BOLD) && style.foreground() < 8;
      text = PALETTE.get(style.foreground() + (bright ? 8 : 0));
    }
    if (style.background() != CellStyle.DEFAULT) ground = PALETTE.get(style.background());
    if (style.has(CellStyle.BLINK)) {
      text = WHITE;
      ground = "ff0000";
    }
    if (style.has(CellStyle.INVERSE)) {
      String swapped = text;
      text = ground;
      ground = swapped;
    }
    List<String> words = new ArrayList<>();
    if (style.has(CellStyle.BOLD) && !blank) words.add("bd");
    if (underlined) words.add("ul");
    if (!text.equals(BLACK) && (!blank || underlined)) words.add(text);
    if (!ground.equals(WHITE)) words.add("/" + ground);
    return String.join(" ", words);
  }

  private static byte[] resource(String name) {
    try (InputStream in = VttestTest.class.getResourceAsStream("vttest/" + name)) {
      return in.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
