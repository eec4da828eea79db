package dev.belisha.view;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;

/**
 * The images that show a {@link ScreenPicture}: one a row of cells, since the toolkit draws anew
 * all of an image of which a pixel has changed. FX thread.
 */
final class Surface {
  /** Of device pixels: so every strip begins on a whole one at any output scale. */
  private final Group node = new Group();

  private final Scale toLogical = new Scale(1, 1);
  private final List<Strip> strips = new ArrayList<>();
  private int width;
  private int stripHeight;

  Surface() {
    node.setManaged(false);
    node.setAutoSizeChildren(false);
    node.getTransforms().add(toLogical);
  }

  Group node() {
    return node;
  }

  /** Where it is on the screen; null while something may lie over it. */
  @Nullable Spot spot(double scale, DirectPixels pixels) {
    return Spot.of(node, width / scale, strips.size() * stripHeight / scale, scale, pixels);
  }

  /** Shows what changed in a picture. */
  void show(ScreenPicture picture, double scale) {
    boolean fits =
        strips.size() == picture.rows()
            && width == picture.width()
            && stripHeight == picture.rowHeight();
    if (!fits) resize(picture);
    toLogical.setX(1 / scale);
    toLogical.setY(1 / scale);
    for (int row = 0; row < strips.size(); row++) {
      if (!fits || picture.changed(row)) strips.get(row).show(picture, row);
    }
    picture.shown();
  }

  private void resize(ScreenPicture picture) {
    width = picture.width();
    stripHeight = picture.rowHeight();
    strips.clear();
    for (int row = 0; row < picture.rows(); row++) {
      strips.add(new Strip(row * stripHeight, width, stripHeight));
    }
    node.getChildren().setAll(strips.stream().map(strip -> strip.view).toList());
  }

  /** Lets the pixels go. */
  void clear() {
    node.getChildren().clear();
    strips.clear();
  }

  /**
   * A row's image, twice: while one is shown, and maybe read by the render thread, the other is
   * written. By the time its turn comes again, the toolkit has waited for what was rendered before.
   */
  private static final class Strip {
    final ImageView view = new ImageView();
    private final int width;
    private final int height;
    private @Nullable Side front;
    private @Nullable Side back;

    Strip(int y, int width, int height) {
      this.width = width;
      this.height = height;
      view.setManaged(false);
      view.setSmooth(false);
      view.setY(y);
    }

    void show(ScreenPicture picture, int row) {
      Side next = back == null ? new Side(width, height) : back;
      picture.copy(row, 1, next.pixels);
      next.buffer.updateBuffer(whole -> null);
      back = front;
      front = next;
      view.setImage(next.image);
    }
  }

  private static final class Side {
    final int[] pixels;
    final PixelBuffer<IntBuffer> buffer;
    final WritableImage image;

    Side(int width, int height) {
      pixels = new int[width * height];
      buffer =
          new PixelBuffer<>(
              width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
      image = new WritableImage(buffer);
    }
  }
}
