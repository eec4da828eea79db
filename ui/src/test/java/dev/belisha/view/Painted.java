package dev.belisha.view;

import dev.belisha.status.StatusRecords;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.screen.ScreenSnapshot;
import dev.belisha.vt.search.BadQueryException;
import dev.belisha.vt.search.HistorySearch;
import dev.belisha.vt.search.Hits;
import dev.belisha.vt.search.SearchQuery;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/** A real engine and the pixels that the view makes of its screen, without a toolkit. */
final class Painted {
  final VtTerminal vt;
  final CellMetrics cell;
  final GlyphCache glyphs;
  final ByteArrayOutputStream sent = new ByteArrayOutputStream();
  private final ThemeColors theme;
  private Selection.@Nullable Range selected;
  private RowMarks.@Nullable Search search;
  private Hovering.Mark hover = Hovering.Mark.NONE;
  private boolean focused = true;
  private boolean blinkOff;
  int width;
  int height;
  int[] pixels = new int[0];

  private Painted(
      int cols, int rows, FontChooser fonts, EmojiFont emoji, ThemeColors theme, boolean join) {
    StatusRecords records =
        new StatusRecords(InstantSource.fixed(Instant.EPOCH), () -> false, change -> {});
    vt =
        new VtTerminal(
            new TerminalOptions(cols, rows, 100, TerminalOptions.EngineKind.BELISHA),
            records,
            sent::writeBytes,
            event -> {});
    cell = CellMetrics.of(fonts.primary());
    glyphs = new GlyphCache(fonts, cell, emoji, join);
    this.theme = theme;
  }

  static Painted open(int cols, int rows) {
    return open(cols, rows, 16, ThemeColors.DARK);
  }

  /**
   * @param size of the font in device pixels
   */
  static Painted open(int cols, int rows, float size, ThemeColors theme) {
    FontChooser fonts = new FontChooser(new InstalledFonts(), "DejaVu Sans Mono", size);
    return new Painted(cols, rows, fonts, new EmojiFont(), theme, false);
  }

  /** The same with the fonts of the tests only, which look alike everywhere. */
  static Painted bundled(int cols, int rows, float size, ThemeColors theme) {
    return new Painted(cols, rows, TestFonts.chooser(size), TestFonts.emoji(), theme, false);
  }

  /** The same in the tests' font that joins signs. */
  static Painted joined(int cols, int rows, boolean join) {
    FontChooser fonts = new FontChooser(new TestFonts(), TestFonts.CODE, 16);
    return new Painted(cols, rows, fonts, TestFonts.emoji(), ThemeColors.DARK, join);
  }

  Painted enter(String output) {
    byte[] bytes = output.getBytes(StandardCharsets.UTF_8);
    vt.feed(bytes, 0, bytes.length);
    return this;
  }

  Painted select(Selection.@Nullable Range range) {
    selected = range;
    return this;
  }

  /**
   * @param current which of the hits is the current one; -1 for none
   */
  Painted search(SearchQuery query, int current) {
    try {
      HistorySearch run = new HistorySearch(query);
      while (run.copy(vt)) if (!run.find()) break;
      Hits hits = run.hits();
      search = new RowMarks.Search(hits, current < 0 ? -1 : hits.start(current));
      return this;
    } catch (BadQueryException bad) {
      throw new IllegalArgumentException(bad);
    }
  }

  Painted hover(String link) {
    hover = new Hovering.Mark(link, null);
    return this;
  }

  Painted unfocused() {
    focused = false;
    return this;
  }

  Painted blinkOff() {
    blinkOff = true;
    return this;
  }

  ScreenSnapshot screen() {
    return vt.snapshot(Long.MAX_VALUE, null);
  }

  ScreenPicture.Frame frame() {
    return new ScreenPicture.Frame(
        screen(), theme, selected, search, hover, focused, true, blinkOff);
  }

  /** Every row and the cursor. */
  Painted paint() {
    ScreenSnapshot screen = screen();
    ScreenPicture picture = new ScreenPicture(cell, glyphs, screen.cols(), screen.rows());
    picture.paint(frame());
    width = picture.width();
    height = picture.height();
    pixels = new int[width * height];
    picture.copy(0, picture.rows(), pixels);
    return this;
  }

  /** The colour at a device pixel, 0xRRGGBB. */
  int at(int x, int y) {
    return pixels[y * width + x] & 0xFFFFFF;
  }

  /** Pixels of a cell that differ from {@code color}. */
  int inked(int row, int col, int color) {
    int count = 0;
    for (int y = row * cell.height(); y < (row + 1) * cell.height(); y++) {
      for (int x = col * cell.width(); x < (col + 1) * cell.width(); x++) {
        if (at(x, y) != color) count++;
      }
    }
    return count;
  }

  /** Whether a cell holds a pixel of exactly this colour. */
  boolean holds(int row, int col, int color) {
    return inked(row, col, color) < cell.width() * cell.height();
  }

  void save(Path file) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    image.setRGB(0, 0, width, height, pixels, 0, width);
    try {
      ImageIO.write(image, "png", file.toFile());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
