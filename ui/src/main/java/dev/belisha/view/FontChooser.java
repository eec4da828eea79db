package dev.belisha.view;

import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which installed font draws a grapheme. The person's family first; then families known to be good,
 * then whatever is installed and can draw it. Generic families are never trusted: they draw boxes.
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
          "Noto Sans Symbols",
          "Noto Sans Symbols2",
          "Noto Sans Math",
          "FreeSans",
          "Unifont");

  private final Font primary;
  private final float size;
  private final Map<String, Font> chosen = new HashMap<>();
  private @Nullable List<Font> preferred;
  private @Nullable List<Font> others;

  /**
   * @param family null for the first good one that is installed
   * @param size in device pixels
   */
  FontChooser(@Nullable String family, float size) {
    this.size = size;
    this.primary = primary(family).deriveFont(size);
  }

  Font primary() {
    return primary;
  }

  private static Font primary(@Nullable String family) {
    if (family != null) {
      Font font = installed(family);
      if (font != null) return font;
    }
    for (String name : MONOSPACED) {
      Font font = installed(name);
      if (font != null) return font;
    }
    return new Font(Font.MONOSPACED, Font.PLAIN, 1);
  }

  /** The font of that family, null when another one would stand in for it. */
  private static @Nullable Font installed(String family) {
    Font font = new Font(family, Font.PLAIN, 1);
    return font.getFamily(Locale.ROOT).equalsIgnoreCase(family) ? font : null;
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
    for (Font font : others()) {
      if (font.canDisplayUpTo(grapheme) < 0) return font.deriveFont(size);
    }
    // No font has all of it: one that has the base shows most.
    String base = Character.toString(grapheme.codePointAt(0));
    if (base.equals(grapheme)) return primary;
    return primary.canDisplayUpTo(base) < 0 ? primary : known(base);
  }

  private List<Font> preferred() {
    List<Font> known = preferred;
    if (known == null) {
      known = new ArrayList<>();
      for (String family : FALLBACKS) {
        Font font = installed(family);
        if (font != null) known.add(font.deriveFont(size));
      }
      preferred = known;
    }
    return known;
  }

  private List<Font> others() {
    List<Font> known = others;
    if (known == null) {
      known =
          Arrays.stream(GraphicsEnvironment.getLocalGraphicsEnvironment().getAllFonts())
              // Claims every symbol and draws nothing: its pictures are EmojiFont's.
              .filter(font -> !font.getFamily(Locale.ROOT).contains("Emoji"))
              .toList();
      others = known;
    }
    return known;
  }
}
