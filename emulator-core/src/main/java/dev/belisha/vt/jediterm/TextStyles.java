package dev.belisha.vt.jediterm;

import com.techsenger.jeditermfx.core.Color;
import com.techsenger.jeditermfx.core.TerminalColor;
import com.techsenger.jeditermfx.core.TextStyle;
import dev.belisha.vt.screen.CellStyle;
import dev.belisha.vt.screen.CellStyle.Underline;
import dev.belisha.vt.screen.Pen;
import org.jspecify.annotations.Nullable;

/**
 * JediTerm's text styles to our pen. What they cannot say (underline styles and the like) is off.
 */
final class TextStyles {
  private TextStyles() {}

  static void apply(TextStyle style, Pen pen) {
    pen.resetGraphics();
    pen.foreground = color(style.getForeground());
    pen.background = color(style.getBackground());
    pen.set(CellStyle.BOLD, style.hasOption(TextStyle.Option.BOLD));
    pen.set(CellStyle.ITALIC, style.hasOption(TextStyle.Option.ITALIC));
    pen.set(CellStyle.DIM, style.hasOption(TextStyle.Option.DIM));
    pen.set(CellStyle.INVERSE, style.hasOption(TextStyle.Option.INVERSE));
    pen.set(CellStyle.HIDDEN, style.hasOption(TextStyle.Option.HIDDEN));
    pen.set(
        CellStyle.BLINK,
        style.hasOption(TextStyle.Option.SLOW_BLINK)
            || style.hasOption(TextStyle.Option.RAPID_BLINK));
    if (style.hasOption(TextStyle.Option.UNDERLINED)) pen.underline = Underline.SINGLE;
  }

  private static int color(@Nullable TerminalColor color) {
    if (color == null) return CellStyle.DEFAULT;
    if (color.isIndexed()) return color.getColorIndex() & 0xFF;
    Color rgb = color.toColor();
    return CellStyle.DIRECT | rgb.getRed() << 16 | rgb.getGreen() << 8 | rgb.getBlue();
  }
}
