package dev.belisha.shell.badge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.GoldenImage;
import dev.belisha.shell.theme.Palette;
import dev.belisha.view.FxHarness;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Locale;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * B-50: all badges, in every palette, at four scales and for four kinds of colour vision, compared
 * with golden images: one file a palette and scale, the visions below each other. {@code
 * -Dtest=BadgeImagesTest -Dgolden.write=true} makes them anew; look at them before you keep them.
 */
class BadgeImagesTest {
  private static final int[] PERCENTS = {100, 125, 150, 200};

  @ParameterizedTest
  @EnumSource
  void badgesLookAsTheyDid(Palette palette) throws IOException {
    for (int percent : PERCENTS) {
      BufferedImage now = FxHarness.call(() -> visions(palette, percent / 100.0));
      String name = palette.name().toLowerCase(Locale.ROOT) + "-" + percent;
      GoldenImage.check("shell/badge/" + name, now);
    }
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
    assertThat(GoldenImage.differing(changed, sheet)).isGreaterThan(GoldenImage.MAY_DIFFER);
  }
}
