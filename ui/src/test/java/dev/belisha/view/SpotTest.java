package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.effect.GaussianBlur;
import javafx.scene.layout.Background;
import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** When what is painted may go to the screen directly: when it is seen just as it is. */
class SpotTest {
  private static final int WINDOW = 42;
  private static final Spot FREE = new Spot(WINDOW, 10, 15);

  /** The cells, 200 by 100 at 10,15 of a window of 400 by 300, and what else there is. */
  private static final class Place {
    final Group cells = new Group(new Rectangle(200, 100));
    final Pane view = new Pane(cells);
    final StackPane frame = new StackPane(view);
    final StackPane root = new StackPane(frame);

    Place() {
      cells.relocate(10, 15);
    }

    void over(javafx.scene.Node node) {
      StackPane.setAlignment(node, Pos.TOP_LEFT);
      root.getChildren().add(node);
    }
  }

  private static Region filled(double width, double height) {
    Region region = new Region();
    region.setMaxSize(width, height);
    region.setMinSize(width, height);
    region.setBackground(Background.fill(Color.RED));
    return region;
  }

  private static Region framed(double border) {
    Region region = new Region();
    region.setBorder(
        new Border(
            new BorderStroke(
                Color.RED, BorderStrokeStyle.SOLID, CornerRadii.EMPTY, new BorderWidths(border))));
    return region;
  }

  private static Arguments free(String what, Consumer<Place> change) {
    return arguments(what, true, change);
  }

  private static Arguments hidden(String what, Consumer<Place> change) {
    return arguments(what, false, change);
  }

  static Stream<Arguments> places() {
    return Stream.of(
        free("nothing else", place -> {}),
        hidden("a toast over it", place -> place.over(filled(400, 60))),
        hidden("all of it under a page", place -> place.over(filled(400, 300))),
        free(
            "a toast beside it",
            place -> {
              Region toast = filled(100, 40);
              place.over(toast);
              StackPane.setAlignment(toast, Pos.BOTTOM_RIGHT);
            }),
        free(
            "an invisible one",
            place -> {
              Region toast = filled(400, 60);
              toast.setVisible(false);
              place.over(toast);
            }),
        free("a pane that only holds others", place -> place.over(new StackPane())),
        hidden(
            "text in a pane that only holds others",
            place -> place.over(new Pane(new Label("over it")))),
        free("a frame around it", place -> place.over(framed(4))),
        hidden("a frame upon it", place -> place.over(framed(30))),
        free("what lies below", place -> place.root.getChildren().addFirst(filled(400, 300))),
        hidden("a sign in the view", place -> place.view.getChildren().add(new Rectangle(30, 30))),
        free(
            "a scrollbar beside the cells",
            place -> place.view.getChildren().add(new Rectangle(300, 0, 10, 300))),
        hidden("half seen through", place -> place.frame.setOpacity(0.5)),
        hidden("blurred", place -> place.root.setEffect(new GaussianBlur(3))),
        hidden("clipped", place -> place.frame.setClip(new Rectangle(50, 50))),
        hidden("not visible", place -> place.view.setVisible(false)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("places")
  void isKnownOnlyWhenNothingLiesOver(String what, boolean free, Consumer<Place> change) {
    Place place = new Place();
    @Nullable Spot[] found = new Spot[1];
    FxHarness.run(
        () -> {
          change.accept(place);
          Stage stage = new Stage();
          stage.setScene(new Scene(place.root, 400, 300));
          stage.show();
          place.root.layout();
          found[0] = Spot.of(place.cells, 200, 100, 1, new Numbers());
          stage.close();
        });
    assertThat(found[0]).as(what).isEqualTo(free ? FREE : null);
  }

  private static final class Numbers implements DirectPixels {
    @Override
    public long window(Window window) {
      return WINDOW;
    }

    @Override
    public void put(long window, int x, int y, int width, int height, int[] pixels, int from) {}
  }

  @ParameterizedTest
  @MethodSource("scales")
  void isInDevicePixels(double scale, int x, int y) {
    Group cells = new Group(new Rectangle(200, 100));
    @Nullable Spot[] found = new Spot[1];
    FxHarness.run(
        () -> {
          StackPane root = new StackPane(new Pane(cells));
          root.setPadding(new Insets(30, 0, 0, 20));
          cells.relocate(6, 6);
          Stage stage = new Stage();
          stage.setScene(new Scene(root, 400, 300));
          stage.show();
          root.layout();
          found[0] = Spot.of(cells, 200, 100, scale, new Numbers());
          stage.close();
        });
    assertThat(found[0]).isEqualTo(new Spot(WINDOW, x, y));
  }

  static Stream<Arguments> scales() {
    return Stream.of(
        arguments(1.0, 26, 36),
        arguments(1.25, 33, 45),
        arguments(1.5, 39, 54),
        arguments(2.0, 52, 72));
  }
}
