package dev.belisha.shell.settings;

import atlantafx.base.controls.ToggleSwitch;
import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.config.Shape;
import dev.belisha.shell.settings.SettingsForm.Input;
import java.util.function.Consumer;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** What changes one setting, by the shape of its value. FX thread. */
interface SettingControl {
  double WIDTH = 190;

  Control node();

  /** Shows the value in force; does not disturb a person who is writing. */
  void show(Settings settings);

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

  /** True or false. */
  final class Switch implements SettingControl {
    private final SettingKey key;
    private final ToggleSwitch node = new ToggleSwitch();
    private boolean showing;

    Switch(SettingKey key, Consumer<@Nullable Object> chosen) {
      this.key = key;
      node.selectedProperty()
          .subscribe(
              (before, on) -> {
                if (!showing) chosen.accept(on);
              });
    }

    @Override
    public Control node() {
      return node;
    }

    @Override
    public void show(Settings settings) {
      showing = true;
      node.setSelected(Boolean.TRUE.equals(settings.value(key)));
      showing = false;
    }
  }

  /** One of a few. */
  final class Choices implements SettingControl {
    private final SettingKey key;
    private final ComboBox<Object> node = new ComboBox<>();
    private boolean showing;

    Choices(SettingKey key, Shape.Choice shape, Consumer<@Nullable Object> chosen) {
      this.key = key;
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
      node.valueProperty()
          .subscribe(
              (before, value) -> {
                if (!showing) chosen.accept(value);
              });
    }

    @Override
    public Control node() {
      return node;
    }

    @Override
    public void show(Settings settings) {
      showing = true;
      node.setValue(settings.value(key));
      showing = false;
    }
  }

  /** From 0 to 100; written when the person lets go. */
  final class Percent implements SettingControl {
    private final SettingKey key;
    private final Slider node = new Slider(0, 100, 0);
    private boolean showing;

    Percent(SettingKey key, Consumer<@Nullable Object> chosen) {
      this.key = key;
      node.setPrefWidth(WIDTH);
      node.setMinWidth(Control.USE_PREF_SIZE);
      node.setBlockIncrement(10);
      node.valueChangingProperty()
          .subscribe(
              (was, is) -> {
                if (was && !is) chosen.accept(value());
              });
      node.valueProperty()
          .subscribe(
              (before, value) -> {
                if (!showing && !node.isValueChanging()) chosen.accept(value());
              });
    }

    private int value() {
      return (int) Math.round(node.getValue());
    }

    @Override
    public Control node() {
      return node;
    }

    @Override
    public void show(Settings settings) {
      if (node.isValueChanging()) return;
      showing = true;
      node.setValue(settings.value(key) instanceof Integer percent ? percent : 0);
      showing = false;
    }
  }

  /** A number, a name, a command, hours: written with Enter or when the person goes on. */
  final class Field implements SettingControl {
    private final SettingKey key;
    private final TextField node = new TextField();
    private final Consumer<@Nullable Object> chosen;
    private final Consumer<String> complain;
    private String shown = "";

    Field(SettingKey key, Consumer<@Nullable Object> chosen, Consumer<String> complain) {
      this.key = key;
      this.chosen = chosen;
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
          chosen.accept(value);
        }
        case Input.Wrong(String message) -> complain.accept(message);
      }
    }

    @Override
    public Control node() {
      return node;
    }

    @Override
    public void show(Settings settings) {
      boolean writing = node.isFocused() && !node.getText().equals(shown);
      shown = SettingsForm.text(key, settings);
      if (!writing) node.setText(shown);
    }
  }
}
