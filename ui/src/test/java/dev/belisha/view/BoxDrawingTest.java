package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

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
    return Stream.of(
        new CellMetrics(7, 14, 11, 1),
        new CellMetrics(8, 17, 13, 1),
        new CellMetrics(10, 21, 16, 1),
        new CellMetrics(12, 25, 19, 2),
        new CellMetrics(19, 41, 32, 2),
        new CellMetrics(25, 50, 39, 3));
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
