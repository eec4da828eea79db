package dev.belisha.app;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javax.imageio.ImageIO;

/** A JavaFX picture as a PNG file. */
final class Picture {
  private Picture() {}

  /** Touches the disk: not on the FX thread. */
  static void writePng(Image image, Path file) throws IOException {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] argb = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
    BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    copy.setRGB(0, 0, width, height, argb, 0, width);
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) Files.createDirectories(folder);
    ImageIO.write(copy, "png", file.toFile());
  }
}
