package dev.belisha;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * A picture that was looked at by eye and kept. {@code -Dgolden.write=true} writes it anew: look
 * again before you keep it. One that differs is left with the new picture and the difference in
 * {@code target/golden}.
 */
public final class GoldenImage {
  private static final Path RESOURCES = Path.of("src", "test", "resources", "dev", "belisha");
  private static final Path REPORT = Path.of("target", "golden");

  /** Smooth edges may differ by a shade from one version of Java to the next. */
  private static final int SHADE = 24;

  public static final double MAY_DIFFER = 0.001;

  private GoldenImage() {}

  /**
   * @param name of the kept picture, below the test resources, without its ending
   */
  public static void check(String name, BufferedImage now) throws IOException {
    Path file = RESOURCES.resolve(name + ".png");
    if (Boolean.getBoolean("golden.write")) {
      Files.createDirectories(file.getParent());
      ImageIO.write(now, "png", file.toFile());
    }
    assertThat(file).exists();
    BufferedImage golden = ImageIO.read(file.toFile());
    boolean sameSize = now.getWidth() == golden.getWidth() && now.getHeight() == golden.getHeight();
    double differing = sameSize ? differing(now, golden) : 1;
    if (differing > MAY_DIFFER) report(name, now, golden);
    assertThat(differing).as("%s; see %s", name, REPORT).isLessThanOrEqualTo(MAY_DIFFER);
  }

  /**
   * The share of pixels that are not the same to the eye. The last column is left out: at a
   * fractional scale it may be half covered or not at all, from one run to the next.
   */
  public static double differing(BufferedImage a, BufferedImage b) {
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

  /** The new picture, and where it differs in red over the old one's greys. */
  private static void report(String name, BufferedImage now, BufferedImage golden)
      throws IOException {
    Path at = REPORT.resolve(name.replace('/', '-') + "-now.png");
    Files.createDirectories(REPORT);
    ImageIO.write(now, "png", at.toFile());
    int width = Math.min(now.getWidth(), golden.getWidth());
    int height = Math.min(now.getHeight(), golden.getHeight());
    BufferedImage difference = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int old = golden.getRGB(x, y);
        int grey = (old >> 8 & 255) / 3;
        boolean differs = distance(now.getRGB(x, y), old) > SHADE;
        difference.setRGB(x, y, differs ? 0xFF3030 : grey << 16 | grey << 8 | grey);
      }
    }
    Path file = REPORT.resolve(name.replace('/', '-') + "-differs.png");
    ImageIO.write(difference, "png", file.toFile());
  }
}
