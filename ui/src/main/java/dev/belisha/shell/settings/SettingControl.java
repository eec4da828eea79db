package dev.belisha.shell.settings;

import atlantafx.base.controls.ToggleSwitch;
import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.config.Shape;
import dev.belisha.shell.settings.SettingsForm.Input;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** What changes one setting, by the shape of its value. FX thread. */
abstract sealed class SettingControl {
  private static final double WIDTH = 190;

  final SettingKey key;
  private final Consumer<@Nullable Object> chosen;
  private boolean showing;

  private SettingControl(SettingKey key, Consumer<@Nullable Object> chosen) {
    this.key = key;
    this.chosen = chosen;
  }

  /**
   * @param chosen the person chose a value, null for the default
   * @param complain the person wrote something that is no value; empty when it is one again
   */
  static SettingControl of(
      SettingKey key, Consumer<@Nullable Object> chosen, Consumer<String> complain) {
    return switch (key.shape()) {
      case Shape.Flag _ -> new Switch(key, chosen);
      case Shape.Choice choice -> new Choices(key, choice, chosen);
      case Shape.Whole(int min, int max) when max == 100 -> new Percent(key, chosen);
      default -> new Field(key, chosen, complain);
    };
  }

  /** What takes the keyboard. */
  abstract Control node();

  /** What stands in the row. */
  Node face() {
    return node();
  }

  /** Shows the value in force; does not disturb a person who is changing it. */
  final void show(Settings settings) {
    showing = true;
    try {
      display(settings);
    } finally {
      showing = false;
    }
  }

  abstract void display(Settings settings);

  /** The control has another value: by the person, unless we are showing one. */
  final void changed(@Nullable Object value) {
    if (!showing) chosen.accept(value);
  }

  /** True or false. */
  static final class Switch extends SettingControl {
    private final ToggleSwitch node = new ToggleSwitch();

    private Switch(SettingKey key, Consumer<@Nullable Object> chosen) {
      super(key, chosen);
      node.selectedProperty().subscribe((before, on) -> changed(on));
    }

    @Override
    Control node() {
      return node;
    }

    @Override
    void display(Settings settings) {
      node.setSelected(Boolean.TRUE.equals(settings.value(key)));
    }
  }

  /** One of a few. */
  static final class Choices extends SettingControl {
    private final ComboBox<Object> node = new ComboBox<>();

    private Choices(SettingKey key, Shape.Choice shape, Consumer<@Nullable Object> chosen) {
      super(key, chosen);
      for (String name : shape.names()) shape.read(name).ifPresent(node.getItems()::add);
      node.setPrefWidth(WIDTH);
      node.setConverter(
          new StringConverter<>() {
            @Override
            public String toString(@Nullable Object value) {
              if (value == null) return "";
              String name = shape.write(value).replace("\"", "").replace('-', ' ');
              return Character.toUpperCase(name.charAt(0)) + name.substring(1);
            }

            @Override
            public @Nullable Object fromString(String text) {
              return null;
            }
          });
      node.valueProperty().subscribe((before, value) -> changed(value));
    }

    @Override
    Control node() {
      return node;
    }

    @Override
    void display(Settings settings) {
      node.setValue(settings.value(key));
    }
  }

  /** From 0 to 100, with its number beside it; written when the person lets go. */
  static final class Percent extends SettingControl {
    private static final double NUMBER_WIDTH = 44;

    private final Slider node = new Slider(0, 100, 0);
    private final Label number = new Label();
    private final HBox face = new HBox(6, number, node);

    private Percent(SettingKey key, Consumer<@Nullable Object> chosen) {
      super(key, chosen);
      number.getStyleClass().add("settings-number");
      number.setMinWidth(NUMBER_WIDTH);
      number.setAlignment(Pos.CENTER_RIGHT);
      face.setAlignment(Pos.CENTER_RIGHT);
      node.setPrefWidth(WIDTH - NUMBER_WIDTH - 6);
      node.setMinWidth(Control.USE_PREF_SIZE);
      node.setBlockIncrement(10);
      node.valueChangingProperty()
          .subscribe(
              (was, is) -> {
                if (was && !is) changed(value());
              });
      node.valueProperty()
          .subscribe(
              (before, value) -> {
                number.setText(value() + " %");
                if (!node.isValueChanging()) changed(value());
              });
      number.setText(value() + " %");
    }

    private int value() {
      return (int) Math.round(node.getValue());
    }

    @Override
    Control node() {
      return node;
    }

    @Override
    Node face() {
      return face;
    }

    @Override
    void display(Settings settings) {
      if (node.isValueChanging()) return;
      node.setValue(settings.value(key) instanceof Integer percent ? percent : 0);
    }
  }

  /** A number, a name, a command, hours: written with Enter or when the person goes on. */
  static final class Field extends SettingControl {
    private final TextField node = new TextField();
    private final Consumer<String> complain;
    private String shown = "";

    private Field(SettingKey key, Consumer<@Nullable Object> chosen, Consumer<String> complain) {
      super(key, chosen);
      this.complain = complain;
      node.setPrefWidth(WIDTH);
      node.setMinWidth(Control.USE_PREF_SIZE);
      node.setPromptText(
          key.shape() instanceof Shape.Hours ? "such as 22:00-07:00" : key.defaultText());
      node.setOnAction(event -> commit());
      node.focusedProperty()
          .subscribe(
              (had, has) -> {
                if (had && !has) commit();
              });
      node.addEventFilter(KeyEvent.KEY_PRESSED, this::escape);
    }

    /** Escape gives up what was written; with nothing written it is the page's. */
    private void escape(KeyEvent event) {
      if (event.getCode() != KeyCode.ESCAPE || node.getText().equals(shown)) return;
      event.consume();
      complain.accept("");
      node.setText(shown);
    }

    private void commit() {
      if (node.getText().equals(shown)) return;
      switch (SettingsForm.read(key, node.getText())) {
        case Input.Value(Object value) -> {
          shown = node.getText();
          changed(value);
        }
        case Input.Wrong(String message) -> complain.accept(message);
      }
    }

    @Override
    Control node() {
      return node;
    }

    @Override
    void display(Settings settings) {
      boolean writing = node.isFocused() && !node.getText().equals(shown);
      shown = SettingsForm.text(key, settings);
      // The same text again would move the caret.
      if (!writing && !node.getText().equals(shown)) node.setText(shown);
    }
  }
}
