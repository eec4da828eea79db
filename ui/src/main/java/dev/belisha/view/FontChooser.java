package dev.belisha.view;

import java.awt.Font;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which font draws a grapheme. The person's family first; then families known to be good, then
 * whatever is installed and can draw it. Generic families are never trusted: they draw boxes. A
 * choice is remembered, so that fonts are searched once a grapheme.
 */
final class FontChooser {
  private static final List<String> MONOSPACED =
      List.of(
          "JetBrains Mono",
          "Cascadia Mono",
          "Fira Code",
          "Source Code Pro",
          "Hack",
          "DejaVu Sans Mono",
          "Liberation Mono",
          "Noto Sans Mono",
          "Ubuntu Mono",
          "Menlo",
          "Consolas");

  private static final List<String> FALLBACKS =
      List.of(
          "DejaVu Sans Mono",
          "Noto Sans Mono CJK SC",
          "Noto Sans Mono",
          "Noto Sans CJK SC",
          "WenQuanYi Micro Hei",
          "DejaVu Sans",
          "Noto Sans",
          "Noto Sans Devanagari",
          "Lohit Devanagari",
          "Noto Sans Thai",
          "Noto Sans Symbols",
          "Noto Sans Symbols2",
          "Noto Sans Math",
          "FreeSans",
          "Unifont");

  private final FontBook book;
  private final Font primary;
  private final float size;
  private final Map<String, Font> chosen = new HashMap<>();
  private final Map<UnicodeScript, Font> byScript = new EnumMap<>(UnicodeScript.class);
  private @Nullable List<Font> preferred;

  /**
   * @param family null for the first good one that is installed
   * @param size in device pixels
   */
  FontChooser(FontBook book, @Nullable String family, float size) {
    this.book = book;
    this.size = size;
    this.primary = primary(book, family).deriveFont(size);
  }

  Font primary() {
    return primary;
  }

  private static Font primary(FontBook book, @Nullable String family) {
    if (family != null) {
      Font font = book.family(family);
      if (font != null) return font;
    }
    for (String name : MONOSPACED) {
      Font font = book.family(name);
      if (font != null) return font;
    }
    return new Font(Font.MONOSPACED, Font.PLAIN, 1);
  }

  /** The font for a grapheme in a face of {@link Font#BOLD} and {@link Font#ITALIC}. */
  Font fontFor(String grapheme, int face) {
    Font plain = primary;
    if (primary.canDisplayUpTo(grapheme) >= 0) {
      plain = known(grapheme);
    }
    return face == Font.PLAIN ? plain : plain.deriveFont(face);
  }

  private Font known(String grapheme) {
    Font font = chosen.get(grapheme);
    if (font == null) {
      // Programs choose the keys.
      if (chosen.size() >= GlyphCache.MAX_GLYPHS) chosen.clear();
      font = fallback(grapheme);
      chosen.put(grapheme, font);
    }
    return font;
  }

  /** False when all that could be shown is an empty box. */
  boolean draws(String grapheme) {
    return fontFor(grapheme, Font.PLAIN).canDisplayUpTo(grapheme) < 0;
  }

  private Font fallback(String grapheme) {
    for (Font font : preferred()) if (font.canDisplayUpTo(grapheme) < 0) return font;
    Font other = other(grapheme);
    if (other != null) return other;
    // No font has all of it: one that has the base shows most.
    String base = Character.toString(grapheme.codePointAt(0));
    if (base.equals(grapheme)) return primary;
    return primary.canDisplayUpTo(base) < 0 ? primary : known(base);
  }

  /** Of all there are: first the one that has drawn this script, so that not each is asked anew. */
  private @Nullable Font other(String grapheme) {
    UnicodeScript script = UnicodeScript.of(grapheme.codePointAt(0));
    Font before = byScript.get(script);
    if (before != null && before.canDisplayUpTo(grapheme) < 0) return before;
    for (Font font : book.all()) {
      if (font.canDisplayUpTo(grapheme) >= 0) continue;
      Font sized = font.deriveFont(size);
      if (script != UnicodeScript.COMMON) byScript.put(script, sized);
      return sized;
    }
    return null;
  }

  private List<Font> preferred() {
    List<Font> known = preferred;
    if (known == null) {
      known = new ArrayList<>();
      for (String family : FALLBACKS) {
        Font font = book.family(family);
        if (font != null) known.add(font.deriveFont(size));
      }
      preferred = known;
    }
    return known;
  }
}
