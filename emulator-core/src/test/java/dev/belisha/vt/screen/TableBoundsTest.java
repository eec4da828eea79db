package dev.belisha.vt.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The tables of styles, links and clusters give back what no cell shows. */
class TableBoundsTest {
  private final VtScreen screen = new VtScreen(80, 24, 100);

  private void print(String text) {
    byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    screen.printAscii(bytes, 0, bytes.length);
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
      screen.print(0x4E00 + at % 20_000);
      screen.print(0x301 + at / 20_000);
    }
    assertThat(screen.clusters.size()).isLessThanOrEqualTo(4096 + 1);
    assertThat(new Snapshots(screen).line(0, null).text(0))
        .isEqualTo(Character.toString(0x4E00 + 99_999 % 20_000) + (char) (0x301 + 4));
  }
}
