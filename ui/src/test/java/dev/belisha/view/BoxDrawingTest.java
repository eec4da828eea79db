package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines meet at the edges of cells, blocks cover them, whatever the size of a cell. */
class BoxDrawingTest {
  /** Weights of the arms of some shapes: up, right, down, left. */
  private static final String SHAPES =
      "─0101 ━0202 │1010 ┃2020 ┌0110 ┏0220 ┐0011 ┓0022 └1100 ┗2200 ┘1001 ┛2002 ├1110 ┣2220 ┤1011 ┫2022 "
          + "┬0111 ┳0222 ┴1101 ┻2202 ┼1111 ╋2222 ═0303 ║3030 ╔0330 ╗0033 ╚3300 ╝3003 ╠3330 ╣3033 ╦0333 "
          + "╩3303 ╬3333 ╒0310 ╓0130 ╪1313 ╫3131 ╭0110 ╮0011 ╯1001 ╰1100 ┝1210 ┿1212 ╂2121 ╼0201 ╽1020";

  static Stream<CellMetrics> cells() {
    return IntStream.rangeClosed(7, 30)
        .mapToObj(
            width -> {
              int height = width * 21 / 10;
              return new CellMetrics(width, height, height * 3 / 4, Math.max(1, width / 8));
            });
  }

  @ParameterizedTest
  @MethodSource("cells")
  void armsOfOneWeightMeetAtTheEdges(CellMetrics cell) {
    for (int arm = 0; arm < 4; arm++) {
      String[] edges = new String[4];
      for (String shape : SHAPES.split(" ")) {
        int weight = shape.charAt(1 + arm) - '0';
        String edge = edge(draw(shape.codePointAt(0), cell), cell, arm);
        if (weight == 0) {
          assertThat(edge).as(shape + " has no arm " + arm).doesNotContain("#");
        } else if (edges[weight] == null) {
          assertThat(edge).contains("#");
          edges[weight] = edge;
        } else {
          assertThat(edge).as("%s, arm %d", shape, arm).isEqualTo(edges[weight]);
        }
      }
    }
    for (String pair : new String[] {"─", "━", "═"}) {
      byte[] mask = draw(pair.codePointAt(0), cell);
      assertThat(edge(mask, cell, 1)).isEqualTo(edge(mask, cell, 3));
    }
  }

  @ParameterizedTest
  @MethodSource("cells")
  void cornersDoNotStickOut(CellMetrics cell) {
    String[] corners = {
      "┌─│", "┐─│", "└─│", "┘─│", "┏━┃", "┓━┃", "┗━┃", "┛━┃", "├─│", "┴─│", "┼─│"
    };
    for (String corner : corners) {
      byte[] of = draw(corner.codePointAt(0), cell);
      byte[] across = draw(corner.codePointAt(1), cell);
      byte[] down = draw(corner.codePointAt(2), cell);
      for (int at = 0; at < of.length; at++) {
        if (of[at] == 0) continue;
        assertThat(across[at] != 0 || down[at] != 0).as("%s at %d", corner, at).isTrue();
      }
      // The outer corner itself is there.
      int crossing = 0;
      for (int at = 0; at < of.length; at++) {
        if (across[at] == 0 || down[at] == 0) continue;
        crossing++;
        assertThat(of[at]).as(corner + " is whole where its lines cross").isNotZero();
      }
      assertThat(crossing).isPositive();
    }
  }

  @ParameterizedTest
  @MethodSource("cells")
  void blocksCoverTheCellTogether(CellMetrics cell) {
    for (String pair : new String[] {"▀▄", "▌▐", "▖▜", "▗▛", "▘▟", "▝▙", "▚▞", "🬂🬹", "🬀🬻"}) {
      int first = pair.codePointAt(0);
      byte[] one = draw(first, cell);
      byte[] other = draw(pair.codePointAt(Character.charCount(first)), cell);
      for (int at = 0; at < one.length; at++) {
        assertThat(one[at] != 0 ^ other[at] != 0).as("%s at %d", pair, at).isTrue();
      }
    }
    assertThat(draw('█', cell)).containsOnly(255);
  }

  @ParameterizedTest
  @MethodSource("cells")
  void everythingDrawnHasInkAndStaysInItsCell(CellMetrics cell) {
    for (int cp = 0; cp < 0x20000; cp++) {
      if (!BoxDrawing.draws(cp) || cp == 0x2800) continue;
      byte[] mask = draw(cp, cell);
      assertThat(mask).hasSize(cell.width() * cell.height());
      boolean inked = false;
      for (byte alpha : mask) inked |= alpha != 0;
      assertThat(inked).as("U+%X", cp).isTrue();
    }
  }

  /** Mosaics: the parts that the character's name lists are covered, and no others. */
  @ParameterizedTest
  @MethodSource("cells")
  void mosaicsAreAsTheyAreNamed(CellMetrics cell) {
    int seen = 0;
    for (int cp = 0x1CC00; cp < 0x1FC00; cp++) {
      String name = Character.getName(cp);
      if (name == null || !name.matches("BLOCK (SEXTANT|OCTANT)-\\d+")) continue;
      byte[] mask = draw(cp, cell);
      int rows = name.contains("SEXTANT") ? 3 : 4;
      for (int part = 0; part < 2 * rows; part++) {
        int x = (2 * (part % 2) + 1) * cell.width() / 4;
        int y = (2 * (part / 2) + 1) * cell.height() / (2 * rows);
        boolean wanted = name.substring(name.indexOf('-')).indexOf('1' + part) > 0;
        boolean inked = mask[y * cell.width() + x] != 0;
        assertThat(inked).as("%s part %d", name, part + 1).isEqualTo(wanted);
      }
      seen++;
    }
    assertThat(seen).isEqualTo(60 + 230);
  }

  /** Two wedges on the sides of one line cover the cell between them, without a gap. */
  @ParameterizedTest
  @MethodSource("cells")
  void wedgesMeet(CellMetrics cell) {
    Map<String, byte[]> byLine = new HashMap<>();
    int pairs = 0;
    for (int cp = 0x1FB3C; cp <= 0x1FB67; cp++) {
      String line = Character.getName(cp).replaceFirst(".* DIAGONAL ", "");
      byte[] mask = draw(cp, cell);
      byte[] other = byLine.put(line, mask);
      if (other == null) continue;
      pairs++;
      for (int at = 0; at < mask.length; at++) {
        int sum = (mask[at] & 0xFF) + (other[at] & 0xFF);
        assertThat(sum).as("%s at %d", line, at).isBetween(253, 257);
      }
    }
    assertThat(pairs).isEqualTo(22);
  }

  @ParameterizedTest
  @MethodSource("cells")
  void legacyPartsCoverTheCellTogether(CellMetrics cell) {
    // A part, and the rest of the cell by another character.
    for (String pair :
        new String[] {
          "🮂▆", "🮃▅", "🮄▃", "🮅▂", "🮆▁", "🮇▊", "🮈▋", "🮉▍", "🮊▎", "🮋▏", "🮕🮖", "🮚🮛"
        }) {
      int first = pair.codePointAt(0);
      byte[] one = draw(first, cell);
      byte[] other = draw(pair.codePointAt(Character.charCount(first)), cell);
      for (int at = 0; at < one.length; at++) {
        int sum = (one[at] & 0xFF) + (other[at] & 0xFF);
        // Triangles meet in a point, which each covers by a half.
        assertThat(sum).as("%s at %d", pair, at).isBetween(250, pair.equals("🮚🮛") ? 510 : 260);
      }
    }
  }

  /** What goes on from cell to cell has the same pixels on both sides of the edge. */
  @ParameterizedTest
  @MethodSource("cells")
  void patternsGoOnInTheNextCell(CellMetrics cell) {
    for (String shape : new String[] {"🮗", "\uEE01", "\uEE04", "🮁", "─", "━", "═", "┄"}) {
      byte[] mask = draw(shape.codePointAt(0), cell);
      if (!shape.equals("┄")) {
        assertThat(edge(mask, cell, 1)).as(shape).isEqualTo(edge(mask, cell, 3));
      }
      assertThat(edge(mask, cell, 3)).as(shape).contains("#");
    }
    for (String shape : new String[] {"🮘", "🮙"}) {
      byte[] mask = draw(shape.codePointAt(0), cell);
      // A falling line leaves at the bottom where it enters the cell below at the top.
      assertThat(edge(mask, cell, 0)).contains("#");
      assertThat(edge(mask, cell, 2)).contains("#");
    }
  }

  @Test
  void areasAreToldFromFigures() {
    assertThat("█▀🬀🭀\uE0B0\uE0BC".codePoints()).allMatch(BoxDrawing::fills);
    assertThat("─│a⣿\uE0A0🯱".codePoints()).noneMatch(BoxDrawing::fills);
    assertThat("─█🮠".codePoints()).allMatch(BoxDrawing::fillsOrLines);
  }

  @Test
  void shadesAreEven() {
    CellMetrics cell = new CellMetrics(8, 16, 12, 1);
    assertThat(draw('░', cell)).containsOnly(64);
    assertThat(draw('▓', cell)).containsOnly(192);
  }

  private static byte[] draw(int cp, CellMetrics cell) {
    byte[] mask = BoxDrawing.draw(cp, cell).alpha();
    assertThat(mask).isNotNull();
    return mask;
  }

  /** The pixels on the edge that an arm reaches. */
  private static String edge(byte[] mask, CellMetrics cell, int arm) {
    StringBuilder edge = new StringBuilder();
    boolean column = arm == 1 || arm == 3;
    for (int at = 0; at < (column ? cell.height() : cell.width()); at++) {
      int x = column ? (arm == 1 ? cell.width() - 1 : 0) : at;
      int y = column ? at : (arm == 0 ? 0 : cell.height() - 1);
      edge.append((mask[y * cell.width() + x] & 0xFF) > 127 ? '#' : '.');
    }
    return edge.toString();
  }
}
