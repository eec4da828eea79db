package dev.belisha.shell.sidebar;

import java.util.function.BiConsumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/**
 * The editor of a tab's name in its row: Enter and losing the keyboard keep, Escape gives up. The
 * name goes to the tab it was opened for, wherever its row is then (B-43).
 */
final class NameEditor {
  private final Runnable changed;
  private final BiConsumer<Integer, String> rename;
  private final Supplier<@Nullable Node> focusOwner;
  private Row.@Nullable Key edited;
  private @Nullable TextField field;

  /** What had the keyboard before. */
  private @Nullable Node before;

  /**
   * @param focusOwner what has the keyboard now, and gets it back
   * @param changed it was opened or closed: rows show it, or don't any more
   * @param rename what becomes of a name, by the tab's id; empty for the automatic one
   */
  NameEditor(
      Supplier<@Nullable Node> focusOwner, Runnable changed, BiConsumer<Integer, String> rename) {
    this.focusOwner = focusOwner;
    this.changed = changed;
    this.rename = rename;
  }

  boolean isOpen() {
    return field != null;
  }

  /** The field, when it is open for this row. */
  @Nullable TextField of(Row.Key key) {
    return key.equals(edited) ? field : null;
  }

  void open(Row.Tab tab) {
    end(null);
    TextField editor = new TextField(tab.name());
    editor.getStyleClass().add("row-editor");
    editor.setPromptText("Automatic");
    editor.setAccessibleText("Name of the tab; empty for the automatic name");
    before = focusOwner.get();
    edited = tab.key();
    field = editor;
    changed.run();
    editor.setOnAction(event -> end(editor.getText()));
    editor.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() != KeyCode.ESCAPE) return;
          event.consume();
          end(null);
        });
    editor.requestFocus();
    editor.selectAll();
    editor
        .focusedProperty()
        .subscribe(
            (had, has) -> {
              if (!had || has || field != editor) return;
              end(editor.getText().equals(tab.name()) ? null : editor.getText());
            });
  }

  private void end(@Nullable String name) {
    Row.Key key = edited;
    if (key == null) return;
    boolean typing = field != null && field.isFocused();
    Node back = before;
    edited = null;
    field = null;
    before = null;
    if (typing && back != null) back.requestFocus();
    changed.run();
    if (name != null) rename.accept(key.tab(), name.strip());
  }
}
