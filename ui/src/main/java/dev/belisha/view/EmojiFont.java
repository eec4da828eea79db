package dev.belisha.view;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/**
 * Colour emoji out of a bitmap font (OpenType tables CBLC and CBDT, as Noto Color Emoji has them),
 * which neither Java2D nor JavaFX draws. Opened at the first emoji; without such a font the outline
 * fonts serve.
 */
final class EmojiFont {
  private static final List<Path> PLACES =
      List.of(
          Path.of("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"),
          Path.of("/usr/share/fonts/noto/NotoColorEmoji.ttf"),
          Path.of("/usr/share/fonts/google-noto-emoji/NotoColorEmoji.ttf"),
          Path.of("/usr/share/fonts/google-noto-color-emoji-fonts/NotoColorEmoji.ttf"),
          Path.of("/usr/local/share/fonts/NotoColorEmoji.ttf"),
          Path.of(System.getProperty("user.home"), ".local/share/fonts/NotoColorEmoji.ttf"));

  private static final int VARIATION_EMOJI = 0xFE0F;
  private static final int VARIATION_TEXT = 0xFE0E;

  private final List<Path> places;
  private @Nullable EmojiTables tables;
  private boolean opened;

  /** The system's. */
  EmojiFont() {
    this(PLACES);
  }

  /**
   * @param places files of which the first usable one is taken
   */
  EmojiFont(List<Path> places) {
    this.places = places;
  }

  /** True for graphemes that are shown as pictures: two cells wide and not asked to be text. */
  boolean wants(String grapheme, int cells) {
    int first = grapheme.codePointAt(0);
    if (cells < 2 || grapheme.indexOf(VARIATION_TEXT) >= 0) return false;
    boolean symbol = Character.isEmoji(first) || Character.isExtendedPictographic(first);
    return symbol
        && (Character.isEmojiPresentation(first)
            || grapheme.indexOf(VARIATION_EMOJI) >= 0
            || grapheme.length() > Character.charCount(first));
  }

  /** The picture fitted into a box, premultiplied; null when the font has none. */
  @Nullable Glyph picture(String grapheme, int width, int height) {
    EmojiTables font = tables();
    byte[] png = font == null ? null : font.png(grapheme);
    if (png == null) return null;
    try {
      BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
      return image == null ? null : fitted(image, width, height);
    } catch (IOException broken) {
      return null;
    }
  }

  private static Glyph fitted(BufferedImage image, int width, int height) {
    double scale = Math.min((double) width / image.getWidth(), (double) height / image.getHeight());
    int w = Math.max(1, (int) Math.round(image.getWidth() * scale));
    int h = Math.max(1, (int) Math.round(image.getHeight() * scale));
    BufferedImage box = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = box.createGraphics();
    g.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    BufferedImage source = image;
    // Halving first keeps detail that one large step would skip.
    while (source.getWidth() > 2 * w) source = halved(source);
    g.drawImage(source, (width - w) / 2, (height - h) / 2, w, h, null);
    g.dispose();
    return new Glyph(width, height, null, box.getRGB(0, 0, width, height, null, 0, width))
        .premultiplied();
  }

  private static BufferedImage halved(BufferedImage source) {
    int w = source.getWidth() / 2;
    int h = source.getHeight() / 2;
    BufferedImage half = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = half.createGraphics();
    g.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    g.drawImage(source, 0, 0, w, h, null);
    g.dispose();
    return half;
  }

  private @Nullable EmojiTables tables() {
    if (opened) return tables;
    opened = true;
    for (Path place : places) {
      if (!Files.isReadable(place)) continue;
      try (RandomAccessFile file = new RandomAccessFile(place.toFile(), "r")) {
        ByteBuffer bytes = file.getChannel().map(FileChannel.MapMode.READ_ONLY, 0, file.length());
        tables = EmojiTables.read(bytes);
        return tables;
      } catch (IOException | RuntimeException unusable) {
        // Another place, or no pictures.
      }
    }
    return null;
  }
}
