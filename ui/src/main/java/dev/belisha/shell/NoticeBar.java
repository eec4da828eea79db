package dev.belisha.shell;

import dev.belisha.config.SettingsReading;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The calm bar that says what is wrong with the settings file. */
final class NoticeBar extends HBox {
  private final Label text = new Label();
  private List<SettingsReading.Problem> shown = List.of();

  NoticeBar() {
    super(12);
    setId("notice-bar");
    getStyleClass().add("notice-bar");
    setAlignment(Pos.CENTER_LEFT);
    text.getStyleClass().add("notice-text");
    text.setWrapText(true);
    text.setMinHeight(USE_PREF_SIZE);
    text.setMaxWidth(Double.MAX_VALUE);
    setHgrow(text, Priority.ALWAYS);
    Button close = new Button("Dismiss");
    close.setMinWidth(USE_PREF_SIZE);
    close.setFocusTraversable(false);
    close.setOnAction(event -> visible(false));
    getChildren().addAll(text, close);
    visible(false);
  }

  /** A dismissed list stays away until it changes. */
  void show(List<SettingsReading.Problem> problems) {
    if (problems.equals(shown)) return;
    shown = problems;
    visible(!problems.isEmpty());
    if (problems.isEmpty()) return;
    int others = problems.size() - 1;
    String more =
        others == 0 ? "" : " And " + others + (others == 1 ? " more error." : " more errors.");
    text.setText(
        "Settings: " + problems.getFirst() + more + " The last good settings stay in force.");
  }

  private void visible(boolean on) {
    setVisible(on);
    setManaged(on);
  }
}
