package dev.belisha.shell.badge;

import dev.belisha.shell.theme.Palette;
import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/**
 * What the badges mean, and how all of them look in every palette and to every kind of colour
 * vision, at a scale that the person picks. FX thread.
 */
public final class SamplerPage extends ScrollPane {
  private static final List<Integer> PERCENTS = List.of(100, 125, 150, 200);

  private final UiClock clock;
  private final VBox pictures = new VBox(10);

  /**
   * @param outputScale pixels a unit on the screen that shows the page
   */
  public SamplerPage(UiClock clock, double outputScale) {
    this.clock = clock;
    Label title = new Label("What the badges mean");
    title.getStyleClass().add("sampler-title");
    Label more = new Label("In every palette, and to every kind of colour vision");
    more.getStyleClass().add("sampler-title");
    VBox page = new VBox(14, title, legend(), more, scales(outputScale), pictures);
    page.getStyleClass().add("sampler");
    getStyleClass().add("sampler-page");
    setFitToWidth(true);
    setContent(page);
    show(100, outputScale);
  }

  private GridPane legend() {
    GridPane legend = new GridPane(12, 8);
    for (int at = 0; at < BadgeSheet.ALL.size(); at++) {
      BadgeStatus status = BadgeSheet.ALL.get(at);
      StatusBadge badge = new StatusBadge(clock);
      badge.setStatus(status);
      Label words = new Label(status.words());
      words.getStyleClass().add("sampler-words");
      int column = at % 2 * 2;
      legend.add(badge, column, at / 2);
      legend.add(words, column + 1, at / 2);
      GridPane.setHalignment(badge, HPos.CENTER);
    }
    return legend;
  }

  private Node scales(double outputScale) {
    ToggleGroup group = new ToggleGroup();
    HBox row = new HBox(4);
    for (int percent : PERCENTS) {
      ToggleButton button = new ToggleButton(percent + " %");
      button.getStyleClass().setAll("chip");
      button.setToggleGroup(group);
      button.setSelected(percent == 100);
      button.setOnAction(
          event -> {
            button.setSelected(true);
            show(percent, outputScale);
          });
      row.getChildren().add(button);
    }
    return row;
  }

  private void show(int percent, double outputScale) {
    pictures.getChildren().clear();
    for (Palette palette : Palette.values()) {
      GridPane rows = new GridPane(12, 6);
      int at = 0;
      for (Vision vision : Vision.values()) {
        Label name = new Label(title(palette) + ", " + title(vision));
        name.getStyleClass().add("sampler-words");
        name.setMinWidth(210);
        WritableImage picture = BadgeSheet.picture(palette, percent / 100.0 * outputScale, vision);
        ImageView view = new ImageView(picture);
        // A pixel of the picture is one of the screen.
        view.setFitWidth(picture.getWidth() / outputScale);
        view.setFitHeight(picture.getHeight() / outputScale);
        view.setAccessibleText("All badges, " + name.getText());
        rows.addRow(at++, name, view);
      }
      pictures.getChildren().add(rows);
    }
  }

  private static String title(Palette palette) {
    return switch (palette) {
      case DARK -> "Dark";
      case LIGHT -> "Light";
      case CONTRAST -> "High contrast";
    };
  }

  private static String title(Vision vision) {
    return switch (vision) {
      case NORMAL -> "full colour vision";
      case PROTAN -> "no red (protan)";
      case DEUTAN -> "no green (deutan)";
      case TRITAN -> "no blue (tritan)";
    };
  }
}
