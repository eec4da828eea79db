package dev.belisha.view;

import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.screen.RowSnapshot;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes much text out of a source, some lines at a time, so that the session's lock is held for
 * short. On a thread that may wait and touch files.
 */
final class TextExport {
  private static final int SLICE = 500;

  private static final long MOST_HTML_CELLS = 4_000_000;

  /** Rows of a soft-wrapped line that are read at once at most. */
  private static final int MOST_ROWS = 20_000;

  /** Line numbers began anew while it was read: the window was resized, or the screen reset. */
  static final class Moved extends IOException {
    private static final long serialVersionUID = 1;

    Moved() {
      super("The lines were wrapped anew meanwhile. Try again.");
    }
  }

  private final TerminalSource source;
  private final Selection.Range range;
  private final long generation;

  /**
   * @param generation in which the range's lines count
   */
  TextExport(TerminalSource source, Selection.Range range, long generation) {
    this.source = source;
    this.range = range;
    this.generation = generation;
  }

  /** What is selected on a screen; null when nothing is. */
  static @Nullable TextExport of(
      @Nullable TerminalSource source,
      @Nullable ScreenSnapshot screen,
      @Nullable AnchoredText selected) {
    if (source == null || screen == null || selected == null) return null;
    Selection.Range range = selected.in(screen.generation());
    return range == null ? null : new TextExport(source, range, screen.generation());
  }

  /** A screen and its whole history; null without one. */
  static @Nullable TextExport of(@Nullable TerminalSource source, @Nullable ScreenSnapshot screen) {
    if (source == null || screen == null) return null;
    long last = screen.screenLine() + screen.rows() - 1;
    Selection.Range all = new Selection.Range(screen.firstLine(), 0, last, screen.cols(), false);
    return new TextExport(source, all, screen.generation());
  }

  /**
   * Writes plain text as UTF-8: soft wraps joined, trailing blanks trimmed, no blank lines at the
   * end. A file that is there is replaced when all is written, and stays as it is when that fails.
   *
   * @return how many lines were written
   */
  long save(Path file) throws IOException {
    Path real = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path folder = real.getParent();
    if (folder == null || Files.isDirectory(real)) throw new IOException(file + " is a folder");
    Path part = Files.createTempFile(folder, ".belisha-", ".part");
    try {
      long lines;
      try (BufferedWriter out = Files.newBufferedWriter(part, StandardCharsets.UTF_8)) {
        lines = write(out);
      }
      Files.move(part, real, StandardCopyOption.REPLACE_EXISTING);
      return lines;
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private record Slice(String text, long next) {}

  private long write(Writer out) throws IOException {
    long lines = 0;
    long blanks = 0;
    long line = range.startLine();
    while (line <= range.endLine()) {
      long from = line;
      Slice slice = source.read(engine -> slice(engine, from));
      if (slice == null) throw new Moved();
      for (String each : slice.text.split("\n", -1)) {
        if (each.isEmpty()) {
          blanks++;
          continue;
        }
        for (; blanks > 0; blanks--, lines++) out.write('\n');
        out.write(each);
        out.write('\n');
        lines++;
      }
      line = slice.next;
    }
    return lines;
  }

  private @Nullable Slice slice(VtTerminal engine, long from) {
    if (engine.generation() != generation) return null;
    long first = Math.max(from, engine.firstLine());
    long last = Math.min(first + SLICE - 1, range.endLine());
    while (last < range.endLine() && last - first < MOST_ROWS) {
      RowSnapshot row = engine.line(last);
      if (row == null || !row.wrapped()) break;
      last++;
    }
    boolean begins = first == range.startLine();
    boolean ends = last == range.endLine();
    int startCol = begins || range.block() ? range.startCol() : 0;
    int endCol = ends || range.block() ? range.endCol() : engine.cols();
    return new Slice(engine.text(first, startCol, last, endCol, range.block()), last + 1);
  }

  /**
   * The text with its colours; see {@link HtmlText}. The clipboard takes it only whole, so it is
   * bounded: some 100 MB while it is made.
   */
  String html(ThemeColors theme) throws IOException {
    int cols = source.read(VtTerminal::cols);
    if ((range.endLine() - range.startLine() + 1) * cols > MOST_HTML_CELLS) {
      throw new IOException(
          "So much cannot be copied with its colours: %d lines at most. Save it, or copy it plain."
              .formatted(MOST_HTML_CELLS / cols));
    }
    List<RowSnapshot> rows = new ArrayList<>();
    long line = range.startLine();
    while (line <= range.endLine()) {
      long from = line;
      Long next = source.read(engine -> rows(engine, from, rows));
      if (next == null) throw new Moved();
      line = next;
    }
    var palette = source.read(engine -> engine.snapshot(Long.MAX_VALUE, null).palette());
    return HtmlText.of(rows, range, theme, palette);
  }

  private @Nullable Long rows(VtTerminal engine, long from, List<RowSnapshot> rows) {
    if (engine.generation() != generation) return null;
    long last = Math.min(from + SLICE - 1, range.endLine());
    for (long line = from; line <= last; line++) {
      RowSnapshot row = engine.line(line);
      if (row != null) rows.add(row);
    }
    return last + 1;
  }
}
