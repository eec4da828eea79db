package dev.belisha.view;

import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The fonts of this machine. */
final class InstalledFonts implements FontBook {
  private volatile @Nullable List<Font> all;

  @Override
  public @Nullable Font family(String name) {
    Font font = new Font(name, Font.PLAIN, 1);
    return font.getFamily(Locale.ROOT).equalsIgnoreCase(name) ? font : null;
  }

  @Override
  public List<Font> all() {
    List<Font> known = all;
    if (known == null) {
      // By family: the list of faces has bold ones, which would draw plain text.
      known =
          Arrays.stream(
                  GraphicsEnvironment.getLocalGraphicsEnvironment()
                      .getAvailableFontFamilyNames(Locale.ROOT))
              // Claims every symbol and draws nothing: its pictures are EmojiFont's.
              .filter(name -> !name.contains("Emoji"))
              .map(name -> new Font(name, Font.PLAIN, 1))
              .toList();
      all = known;
    }
    return known;
  }
}
