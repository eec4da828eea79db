package dev.belisha.shell.badge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.shell.theme.Palette;
import dev.belisha.view.FxHarness;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * B-50: all badges, in every palette, at four scales and for four kinds of colour vision, compared
 * with golden images: one file a palette and scale, the visions below each other. {@code
 * -Dtest=BadgeImagesTest -Dgolden.write=true} makes them anew; look at them before you keep them.
 */
class BadgeImagesTest {
  private static final Path GOLDEN =
      Path.of("src", "test", "resources", "dev", "belisha", "shell", "badge");
  private static final int[] PERCENTS = {100, 125, 150, 200};

  /** The edges of shapes may differ by a shade from one version of JavaFX to the next. */
  private static final int SHADE = 24;

  private static final double MAY_DIFFER = 0.001;

  @ParameterizedTest
  @EnumSource
  void badgesLookAsTheyDid(Palette palette) throws IOException {
    for (int percent : PERCENTS) {
      BufferedImage now = FxHarness.call(() -> visions(palette, percent / 100.0));
      Path file = GOLDEN.resolve(palette.name().toLowerCase(Locale.ROOT) + "-" + percent + ".png");
      if (Boolean.getBoolean("golden.write")) {
        Files.createDirectories(GOLDEN);
        ImageIO.write(now, "png", file.toFile());
      }
      BufferedImage golden = ImageIO.read(file.toFile());
      assertThat(now.getWidth()).as("%s", file).isEqualTo(golden.getWidth());
      assertThat(now.getHeight()).as("%s", file).isEqualTo(golden.getHeight());
      assertThat(differing(now, golden)).as("%s", file).isLessThanOrEqualTo(MAY_DIFFER);
    }
  }

  /**
   * The share of pixels that are not the same to the eye. The last column is left out: at a
   * fractional scale it may be half covered or not at all, from one run to the next.
   */
  private static double differing(BufferedImage a, BufferedImage b) {
    int differing = 0;
    for (int y = 0; y < a.getHeight(); y++) {
      for (int x = 0; x < a.getWidth() - 1; x++) {
        if (distance(a.getRGB(x, y), b.getRGB(x, y)) > SHADE) differing++;
      }
    }
    return (double) differing / (a.getWidth() * a.getHeight());
  }

  private static int distance(int a, int b) {
    int most = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      most = Math.max(most, Math.abs((a >> shift & 255) - (b >> shift & 255)));
    }
    return most;
  }

  private static BufferedImage visions(Palette palette, double scale) {
    BufferedImage all = null;
    int top = 0;
    for (Vision vision : Vision.values()) {
      WritableImage picture = BadgeSheet.picture(palette, scale, vision);
      int width = (int) picture.getWidth();
      int height = (int) picture.getHeight();
      if (all == null) {
        all = new BufferedImage(width, height * Vision.values().length, BufferedImage.TYPE_INT_RGB);
      }
      PixelReader reader = picture.getPixelReader();
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) all.setRGB(x, top + y, reader.getArgb(x, y));
      }
      top += height;
    }
    return all;
  }

  /** The comparison sees one badge that is gone, of 28 for one of four kinds of vision. */
  @Test
  void aMissingBadgeIsSeen() {
    BufferedImage sheet = FxHarness.call(() -> visions(Palette.DARK, 1));
    BufferedImage changed =
        new BufferedImage(sheet.getWidth(), sheet.getHeight(), BufferedImage.TYPE_INT_RGB);
    changed.setData(sheet.getData());
    int ground = sheet.getRGB(1, 1);
    for (int y = 0; y < 24; y++) {
      for (int x = 10; x < 24; x++) changed.setRGB(x, y, ground);
    }
    assertThat(differing(changed, sheet)).isGreaterThan(MAY_DIFFER);
  }
}
