package dev.belisha.shell.badge;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.shell.StatusList;
import dev.belisha.shell.TabBar;
import dev.belisha.shell.sidebar.Sidebar;
import dev.belisha.shell.tabs.TabStrip;
import dev.belisha.shell.theme.Palette;
import dev.belisha.shell.theme.Themes;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Transform;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

/**
 * Pictures of strip and sidebar at work, in every palette, written to a folder: run with {@code
 * -Dglass.platform=Headless -Dprism.order=sw}.
 */
public final class Sampler {
  private final Path folder;
  private final UiClock clock = new UiClock(InstantSource.fixed(Samples.NOW), () -> true);

  private Sampler(Path folder) {
    this.folder = folder;
  }

  public static void main(String[] args) throws Exception {
    Path folder = Files.createDirectories(Path.of(args.length == 0 ? "target/sampler" : args[0]));
    CountDownLatch done = new CountDownLatch(1);
    Platform.startup(
        () -> {
          try {
            new Sampler(folder).all();
          } finally {
            done.countDown();
          }
        });
    done.await();
    Platform.exit();
  }

  private void all() {
    for (Palette palette : Palette.values()) {
      String theme = palette.name().toLowerCase(Locale.ROOT);
      Themes.apply(palette);
      save(
          picture(new SamplerPage(clock, 1), 640, 900, 1, palette), "page-" + theme, Vision.NORMAL);
      AttentionView quiet = Samples.view(new Samples.Tab(1, "shell"), new Samples.Tab(2, "notes"));
      for (int scale = 1; scale <= 2; scale++) {
        String end = "-" + theme + "-" + 100 * scale;
        window("twelve" + end, Samples.day(), 1000, 640, scale, palette, 280, sidebar -> {});
        window(
            "filtered" + end, Samples.day(), 1000, 400, scale, palette, 280, Sampler::blockedOnly);
        window("rail" + end, Samples.day(), 640, 640, scale, palette, 280, sidebar -> {});
        window("empty" + end, quiet, 1000, 560, scale, palette, 280, sidebar -> {});
      }
      window("wide-" + theme + "-150", Samples.day(), 1000, 640, 1.5, palette, 400, sidebar -> {});
      window("twenty-" + theme, twenty(20), 1000, 900, 1, palette, 240, sidebar -> {});
      window("forty-" + theme, twenty(40), 900, 500, 1, palette, 280, sidebar -> {});
    }
    clock.close();
  }

  private static void blockedOnly(Sidebar sidebar) {
    for (Node chip : sidebar.lookupAll(".chip")) {
      if (chip instanceof ToggleButton button && button.getText().equals("3")) {
        button.fire();
        return;
      }
    }
  }

  private static AttentionView twenty(int count) {
    AttentionView day = Samples.day();
    List<Samples.Tab> tabs = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      TabStatus like = day.tabs().get((i * 5) % day.tabs().size());
      Samples.Tab tab = new Samples.Tab(i, like.label() + "-" + i);
      State state = like.headline();
      String app = like.app();
      String message = like.message();
      Kind kind = like.kind();
      if (state != null) tab.state(state).progress(like.progress());
      if (kind != null) tab.blocked(kind);
      if (app != null && message != null) tab.app(app, message);
      tabs.add(tab.since(Duration.ofMinutes(i)));
    }
    return Samples.view(tabs.toArray(new Samples.Tab[0]));
  }

  private void window(
      String name,
      AttentionView view,
      double width,
      double height,
      double scale,
      Palette palette,
      double sidebarWidth,
      Consumer<Sidebar> prepare) {
    TabStrip strip = new TabStrip(clock, NoActions.of(TabBar.Actions.class));
    Sidebar sidebar = new Sidebar(clock, NoActions.of(StatusList.Actions.class));
    sidebar.setPrefWidth(sidebarWidth);
    Region terminal = new Region();
    terminal.setStyle("-fx-background-color: " + "-belisha-terminal" + ";");
    BorderPane root = new BorderPane(terminal);
    root.setTop(new VBox(strip));
    root.setLeft(sidebar);
    strip.show(Samples.items(view), 2, view);
    sidebar.show(view, 1, 2);
    sidebar.model().expand(4, true, Samples.NOW);
    prepare.accept(sidebar);
    sidebar.show(view, 1, 2);
    save(picture(root, width, height, scale, palette), name, Vision.NORMAL);
  }

  private static WritableImage picture(
      Node node, double width, double height, double scale, Palette palette) {
    BorderPane holder = new BorderPane(node);
    Scene scene = new Scene(holder, width, height);
    Themes.dress(scene, palette);
    Stage stage = new Stage();
    stage.setScene(scene);
    stage.show();
    holder.applyCss();
    holder.layout();
    SnapshotParameters parameters = new SnapshotParameters();
    parameters.setTransform(Transform.scale(scale, scale));
    WritableImage image = holder.snapshot(parameters, null);
    stage.close();
    return image;
  }

  private void save(WritableImage image, String name, Vision vision) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    BufferedImage pixels = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        pixels.setRGB(x, y, vision.see(image.getPixelReader().getArgb(x, y)));
      }
    }
    try {
      ImageIO.write(pixels, "png", folder.resolve(name + ".png").toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
