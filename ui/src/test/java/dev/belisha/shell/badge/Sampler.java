package dev.belisha.shell.badge;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.PaneKey;
import dev.belisha.shell.StatusList;
import dev.belisha.shell.TabBar;
import dev.belisha.shell.sidebar.Sidebar;
import dev.belisha.shell.tabs.TabStrip;
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
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Transform;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/**
 * Pictures of every badge in both themes, at four scales and for four kinds of colour vision, and
 * of strip and sidebar at work, written to a folder: run with {@code -Dglass.platform=Headless
 * -Dprism.order=sw}.
 */
public final class Sampler {
  private static final double[] SCALES = {1, 1.25, 1.5, 2};

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
    for (boolean dark : new boolean[] {true, false}) {
      String theme = dark ? "dark" : "light";
      Themes.apply(dark);
      for (double scale : SCALES) {
        Node badges = badges(scale == 1 ? 6 : 1);
        String name = "badges-" + theme + "-" + (int) (scale * 100);
        WritableImage image = picture(badges, 620, 60, scale, dark);
        save(image, name, Vision.NORMAL);
        if (scale == 2) {
          for (Vision vision : Vision.values()) {
            save(image, name + "-" + vision.name().toLowerCase(Locale.ROOT), vision);
          }
        }
      }
      window("window-" + theme, Samples.day(), 1000, 700, 1, dark, 280);
      window("wide-" + theme + "-150", Samples.day(), 1000, 640, 1.5, dark, 400);
      window("narrow-" + theme, Samples.day(), 640, 560, 1, dark, 280);
      window("twenty-" + theme, twenty(20), 1000, 900, 1, dark, 240);
      window("forty-" + theme, twenty(40), 900, 500, 1, dark, 280);
      AttentionView quiet = Samples.view(new Samples.Tab(1, "shell"), new Samples.Tab(2, "notes"));
      window("empty-" + theme, quiet, 900, 560, 1, dark, 260);
    }
    clock.close();
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

  private Node badges(int columns) {
    List<BadgeStatus> all = new ArrayList<>();
    for (Kind kind : Kind.values()) all.add(BadgeStatus.of(State.BLOCKED, kind, -1));
    all.add(BadgeStatus.of(State.BLOCKED, null, -1));
    all.add(new BadgeStatus(State.BLOCKED, null, -1, false, false, false, false, 3));
    all.add(BadgeStatus.of(State.ERROR, null, -1));
    all.add(BadgeStatus.of(State.DONE, null, -1));
    for (int percent : new int[] {-1, 0, 40, 80, 100}) {
      all.add(BadgeStatus.of(State.WORKING, null, percent));
    }
    all.add(new BadgeStatus(State.WORKING, null, 40, true, true, false, false, 0));
    all.add(new BadgeStatus(State.WORKING, null, 60, true, false, true, false, 0));
    all.add(BadgeStatus.of(State.IDLE, null, -1));
    all.add(new BadgeStatus(null, null, -1, false, false, false, true, 0));
    GridPane grid = new GridPane(14, 8);
    grid.setStyle("-fx-padding: 10;");
    for (int i = 0; i < all.size(); i++) {
      StatusBadge badge = new StatusBadge(clock);
      badge.setStatus(all.get(i));
      StatusBadge active = new StatusBadge(clock);
      active.setStatus(all.get(i));
      HBox onActive = new HBox(active);
      onActive.setStyle("-fx-background-color: -belisha-active; -fx-padding: 3;");
      grid.add(badge, i, 0);
      grid.add(onActive, i, 1);
    }
    grid.setStyle(grid.getStyle() + "-fx-background-color: -belisha-strip;");
    return grid;
  }

  private void window(
      String name,
      AttentionView view,
      double width,
      double height,
      double scale,
      boolean dark,
      double sidebarWidth) {
    TabStrip strip = new TabStrip(clock, NO_TABS);
    Sidebar sidebar = new Sidebar(clock, NO_ROWS);
    sidebar.setPrefWidth(sidebarWidth);
    Region terminal = new Region();
    terminal.setStyle("-fx-background-color: " + (dark ? "#0d1117" : "#ffffff") + ";");
    BorderPane root = new BorderPane(terminal);
    root.setTop(new VBox(strip));
    root.setLeft(sidebar);
    strip.show(Samples.items(view), 2, view);
    sidebar.show(view, 1, 2);
    sidebar.model().expand(4, true, Samples.NOW);
    sidebar.show(view, 1, 2);
    save(picture(root, width, height, scale, dark), name, Vision.NORMAL);
  }

  private static WritableImage picture(
      Node node, double width, double height, double scale, boolean dark) {
    BorderPane holder = new BorderPane(node);
    Scene scene = new Scene(holder, width, height);
    Themes.dress(scene, dark);
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

  private static final TabBar.Actions NO_TABS =
      new TabBar.Actions() {
        @Override
        public void select(int tab) {}

        @Override
        public void close(int tab) {}

        @Override
        public void move(int tab, int position) {}

        @Override
        public void dropOutside(int tab, double screenX, double screenY) {}

        @Override
        public void rename(int tab, String name) {}

        @Override
        public void newTab() {}

        @Override
        public void menu(int tab, double screenX, double screenY) {}
      };

  private static final StatusList.Actions NO_ROWS =
      new StatusList.Actions() {
        @Override
        public void open(PaneKey pane) {}

        @Override
        public void markSeen(PaneKey pane, String recordId, boolean seen) {}

        @Override
        public void clear(PaneKey pane, String recordId) {}

        @Override
        public void mute(int tab, @Nullable Duration length) {}

        @Override
        public void move(int tab, int position) {}

        @Override
        public boolean isReordered() {
          return false;
        }

        @Override
        public void resetOrder() {}

        @Override
        public void close(int tab) {}

        @Override
        public void timeline(int tab) {}

        @Override
        public void rename(int tab, String name) {}

        @Override
        public void leave() {}
      };
}
