package dev.belisha.shell.sidebar;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.VBox;

/** What stands below the tabs until some program reports: how to see it work. */
final class TeachPanel extends VBox {
  /** Reports working, and done ten seconds later. */
  static final String COMMAND =
      "printf '\\033]7501;state=working\\033\\\\'; sleep 10; printf '\\033]7501;state=done\\033\\\\'";

  TeachPanel() {
    getStyleClass().add("teach");
    setMinHeight(USE_PREF_SIZE);
    Label title = text("No program reports its status yet", "teach-title");
    Label text =
        text("Tabs show what their programs do when these tell it. To see one, run:", "teach-text");
    TextArea command = new TextArea(COMMAND);
    command.getStyleClass().add("teach-command");
    command.setEditable(false);
    command.setWrapText(true);
    command.setPrefRowCount(5);
    command.setMinHeight(USE_PREF_SIZE);
    command.setAccessibleText("Test command");
    Button copy = new Button("Copy");
    copy.getStyleClass().add("teach-copy");
    copy.setOnAction(
        event -> {
          ClipboardContent content = new ClipboardContent();
          content.putString(COMMAND);
          Clipboard.getSystemClipboard().setContent(content);
        });
    getChildren().addAll(title, text, command, copy);
  }

  private static Label text(String words, String style) {
    Label label = new Label(words);
    label.getStyleClass().add(style);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    return label;
  }
}
