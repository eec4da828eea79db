package dev.belisha.view;

import java.nio.IntBuffer;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.jspecify.annotations.Nullable;

/** The image that shows a {@link ScreenPicture}. FX thread. */
final class Surface {
  private final ImageView node = new ImageView();
  private int[] pixels = new int[0];
  private @Nullable PixelBuffer<IntBuffer> buffer;
  private int width;
  private int height;

  Surface() {
    node.setManaged(false);
    node.setSmooth(false);
  }

  ImageView node() {
    return node;
  }

  /** Shows what changed in a picture, in an image of its size. */
  void show(ScreenPicture picture, double scale) {
    PixelBuffer<IntBuffer> on = buffer;
    if (on == null || picture.width() != width || picture.height() != height) {
      on = resize(picture.width(), picture.height());
    }
    node.setFitWidth(width / scale);
    node.setFitHeight(height / scale);
    ScreenPicture.Band changed = picture.copyChanged(pixels);
    if (changed.isEmpty()) return;
    Rectangle2D dirty = new Rectangle2D(0, changed.from(), width, changed.to() - changed.from());
    on.updateBuffer(same -> dirty);
  }

  private PixelBuffer<IntBuffer> resize(int newWidth, int newHeight) {
    width = newWidth;
    height = newHeight;
    pixels = new int[width * height];
    PixelBuffer<IntBuffer> made =
        new PixelBuffer<>(
            width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
    node.setImage(new WritableImage(made));
    buffer = made;
    return made;
  }

  /** Lets the pixels go. */
  void clear() {
    node.setImage(null);
    buffer = null;
    pixels = new int[0];
  }
}
