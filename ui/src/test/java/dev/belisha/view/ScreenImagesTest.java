package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.GoldenImage;
import dev.belisha.vt.screen.ScreenSnapshot;
import dev.belisha.vt.search.SearchQuery;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Screens as the window shows them, through JavaFX's headless platform and software pipeline, in
 * the fonts of the tests, against pictures that were looked at and kept.
 */
class ScreenImagesTest {
  private static final float SIZE = 16;

  @ParameterizedTest(name = "{0} at {1} %")
  @CsvSource({
    "attributes,100", "attributes,200", "box,100", "box,200", "emoji,100", "emoji,200",
    "scripts,100", "scripts,200", "selection,100", "selection,200", "search,100", "search,200",
    "cursors,100", "cursors,200", "ligatures,100",
  })
  void looksAsItDid(String sheet, int percent) throws IOException {
    GoldenImage.check("view/golden/" + sheet + "-" + percent, sheet(sheet, percent));
  }

  @Test
  void theLightThemeToo() throws IOException {
    Painted page = enter(Painted.bundled(64, 12, SIZE, ThemeColors.LIGHT), Sheets.ATTRIBUTES);
    GoldenImage.check("view/golden/attributes-light", show(page));
  }

  /** The comparison sees one letter that is gone. */
  @Test
  void aMissingLetterIsSeen() {
    BufferedImage page = show(enter(bundled(64, 12, 100), Sheets.ATTRIBUTES));
    BufferedImage other =
        show(enter(bundled(64, 12, 100), Sheets.ATTRIBUTES.replace("plain", "pl in")));
    assertThat(GoldenImage.differing(page, other)).isGreaterThan(0.0001);
  }

  private static BufferedImage sheet(String name, int percent) {
    return switch (name) {
      case "attributes" -> show(enter(bundled(64, 12, percent), Sheets.ATTRIBUTES));
      case "box" -> show(enter(bundled(68, 18, percent), Sheets.BOX));
      case "emoji" -> show(enter(bundled(40, 4, percent), Sheets.EMOJI));
      case "scripts" -> show(enter(bundled(48, 6, percent), Sheets.SCRIPTS));
      case "selection" -> {
        Painted page = enter(bundled(40, 5, percent), Sheets.MARKS);
        yield show(page.select(new Selection.Range(0, 6, 2, 9, false)));
      }
      case "search" -> {
        Painted page = enter(bundled(40, 5, percent), Sheets.MARKS);
        yield show(page.search(new SearchQuery("quick", false, false, false), 1));
      }
      case "ligatures" -> show(enter(Painted.joined(40, 3, true), Sheets.LIGATURES));
      case "cursors" -> cursors(percent);
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static BufferedImage cursors(int percent) {
    List<BufferedImage> all = new ArrayList<>();
    for (String on : List.of("a漢b", "\033[41ma漢b\033[0m")) {
      for (int col : new int[] {1, 2, 4, 5}) {
        for (int shape : new int[] {2, 4, 6}) {
          String text = "\033[?25h\033[%d q%s\033[%dG".formatted(shape, on, col);
          all.add(show(bundled(6, 1, percent).enter(text)));
          if (shape == 2) all.add(show(bundled(6, 1, percent).enter(text).unfocused()));
        }
      }
    }
    return beside(all, 4);
  }

  private static BufferedImage beside(List<BufferedImage> all, int columns) {
    int width = all.getFirst().getWidth();
    int height = all.getFirst().getHeight();
    int rows = (all.size() + columns - 1) / columns;
    BufferedImage sheet =
        new BufferedImage(width * columns, height * rows, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = sheet.createGraphics();
    for (int at = 0; at < all.size(); at++) {
      g.drawImage(all.get(at), at % columns * width, at / columns * height, null);
    }
    g.dispose();
    return sheet;
  }

  private static Painted bundled(int cols, int rows, int percent) {
    return Painted.bundled(cols, rows, SIZE * percent / 100, ThemeColors.DARK);
  }

  private static Painted enter(Painted page, String text) {
    return page.enter("\033[?25l" + text.replace("\n", "\r\n"));
  }

  /** As the window does: a frame painted, copied into an image, and shown by JavaFX. */
  private static BufferedImage show(Painted page) {
    ScreenSnapshot screen = page.screen();
    ScreenPicture picture = new ScreenPicture(page.cell, page.glyphs, screen.cols(), screen.rows());
    picture.paint(page.frame());
    Surface surface = FxHarness.call(Surface::new);
    FxHarness.run(() -> surface.show(picture, 1));
    return FxHarness.picture(surface.node(), 1);
  }
}
