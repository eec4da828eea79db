package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The images of a picture: one a row, only changed ones touched, none written while it shows. */
class SurfaceTest {
  private static final int COLS = 10;
  private static final int ROWS = 4;

  private final EngineSource engine = new EngineSource(COLS, ROWS);
  private final Typeface face =
      Typeface.of(new InstalledFonts(), "DejaVu Sans Mono", 12, new EmojiFont(), false);
  private final ScreenPicture picture = new ScreenPicture(face.cell(), face.glyphs(), COLS, ROWS);
  private final Surface surface = FxHarness.call(Surface::new);

  @BeforeEach
  void first() {
    engine.feed("\033[?25l");
    frame("", 1);
  }

  private void frame(String output, double scale) {
    engine.feed(output);
    ScreenSnapshot screen = engine.snapshot(Long.MAX_VALUE, null);
    picture.paint(
        new ScreenPicture.Frame(
            screen, ThemeColors.DARK, null, null, Hovering.Mark.NONE, true, true, false));
    FxHarness.run(() -> surface.show(picture, scale));
  }

  private List<ImageView> views() {
    List<ImageView> views = new ArrayList<>();
    surface.node().getChildren().forEach(node -> views.add((ImageView) node));
    return views;
  }

  private List<Image> images() {
    return views().stream().map(ImageView::getImage).toList();
  }

  /** What the images show is what the picture holds. */
  private void showsThePicture() {
    int[] wanted = new int[picture.width() * picture.rowHeight()];
    List<Image> images = images();
    for (int row = 0; row < ROWS; row++) {
      picture.copy(row, 1, wanted);
      int[] shown = new int[wanted.length];
      Image image = images.get(row);
      FxHarness.run(
          () ->
              image
                  .getPixelReader()
                  .getPixels(
                      0,
                      0,
                      picture.width(),
                      picture.rowHeight(),
                      javafx.scene.image.PixelFormat.getIntArgbPreInstance(),
                      shown,
                      0,
                      picture.width()));
      assertThat(shown).as("row %d", row).isEqualTo(wanted);
    }
  }

  @Test
  void onlyTheRowThatChangedGetsAnotherImage() {
    List<Image> before = images();
    frame("\033[2;1Hx", 1);
    List<Image> after = images();
    assertThat(after.get(1)).isNotSameAs(before.get(1));
    for (int row : new int[] {0, 2, 3}) assertThat(after.get(row)).isSameAs(before.get(row));
    showsThePicture();
  }

  /** The render thread may still read it. */
  @Test
  void anImageThatShowsIsNeverWritten() {
    frame("\033[1;1Ha", 1);
    Image shown = images().getFirst();
    int[] pixels = new int[picture.width() * picture.rowHeight()];
    picture.copy(0, 1, pixels);
    frame("\033[1;1Hb", 1);
    Image next = images().getFirst();
    assertThat(next).isNotSameAs(shown);
    int argb = FxHarness.call(() -> differing(shown, pixels));
    assertThat(argb).as("pixels of the image before that changed").isZero();
    frame("\033[1;1Hc", 1);
    assertThat(images().getFirst()).as("two take turns").isSameAs(shown);
    showsThePicture();
  }

  private int differing(Image image, int[] pixels) {
    int count = 0;
    for (int at = 0; at < pixels.length; at++) {
      int argb = image.getPixelReader().getArgb(at % picture.width(), at / picture.width());
      if (argb != pixels[at]) count++;
    }
    return count;
  }

  @Test
  void scrollingAndMuchElseShowsThePicture() {
    for (int line = 0; line < 9; line++) {
      frame("line " + line + "\r\n", 1);
      showsThePicture();
    }
    frame("\033[2J", 1);
    showsThePicture();
  }

  /** Else two rows of a colour would show a line between them. */
  @Test
  void rowsStandOnWholeDevicePixelsAtEveryScale() {
    for (double scale : new double[] {1, 1.25, 1.5, 1.75, 2, 2.25}) {
      frame("", scale);
      for (int row = 0; row < ROWS; row++) {
        ImageView view = views().get(row);
        Bounds logical = surface.node().localToParent(view.getBoundsInParent());
        assertThat((float) (logical.getMinY() * scale)).isEqualTo(row * picture.rowHeight());
        assertThat((float) (logical.getMaxY() * scale)).isEqualTo((row + 1) * picture.rowHeight());
        assertThat((float) (logical.getMaxX() * scale)).isEqualTo(picture.width());
      }
    }
  }

  @Test
  void clearedItHoldsNothing() {
    FxHarness.run(surface::clear);
    assertThat(views()).isEmpty();
    frame("again", 1);
    showsThePicture();
  }
}
