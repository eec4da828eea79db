package dev.belisha.shell;

import java.util.List;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/** Asks before something busy is closed, and says what is busy (B-49). FX thread; never waits. */
final class CloseDialog {
  /** More lines than this are counted, not listed. */
  private static final int MAX_LINES = 12;

  private CloseDialog() {}

  static void ask(Window owner, String question, List<String> busy, Runnable close) {
    ButtonType yes = new ButtonType("Close", ButtonData.OK_DONE);
    ButtonType no = new ButtonType("Keep open", ButtonData.CANCEL_CLOSE);
    Alert alert = new Alert(Alert.AlertType.NONE, "", yes, no);
    alert.initOwner(owner);
    alert.setTitle("Belisha");
    alert.setHeaderText(question);
    VBox lines = new VBox(4);
    busy.stream().limit(MAX_LINES).map(Label::new).forEach(lines.getChildren()::add);
    if (busy.size() > MAX_LINES) {
      lines.getChildren().add(new Label("and " + (busy.size() - MAX_LINES) + " more"));
    }
    lines.setId("busy-list");
    alert.getDialogPane().setContent(lines);
    // Enter on a dialog that came unasked must not end a program.
    if (alert.getDialogPane().lookupButton(yes) instanceof Button button) {
      button.setDefaultButton(false);
    }
    if (alert.getDialogPane().lookupButton(no) instanceof Button button) {
      button.setDefaultButton(true);
    }
    alert
        .resultProperty()
        .subscribe(
            result -> {
              if (result == yes) close.run();
            });
    alert.show();
  }
}
