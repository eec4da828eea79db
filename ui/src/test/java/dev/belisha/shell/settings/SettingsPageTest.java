package dev.belisha.shell.settings;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ToggleSwitch;
import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.config.Settings.Theme;
import dev.belisha.config.SettingsChange;
import dev.belisha.config.SettingsReading.Problem;
import dev.belisha.shell.theme.Palette;
import dev.belisha.shell.theme.Themes;
import dev.belisha.view.FxHarness;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The settings page on the headless platform; {@code -Dbelisha.pictures=FOLDER} saves pictures. */
class SettingsPageTest {
  private final List<String> done = new ArrayList<>();
  private Settings settings = Settings.DEFAULT;
  private @Nullable SettingsChange answer;
  private @Nullable Stage stage;
  private @Nullable SettingsPage page;

  private static <T> T fx(Callable<T> task) {
    return FxHarness.call(task);
  }

  private SettingsPage open(Palette palette, double width, double height, List<Problem> problems) {
    return fx(
        () -> {
          Themes.apply(palette);
          SettingsPage opened =
              new SettingsPage(new Fake(), settings, problems, () -> done.add("close"));
          Stage window = new Stage();
          window.setScene(new Scene(opened, width, height));
          Themes.dress(window.getScene(), palette);
          window.show();
          opened.applyCss();
          opened.layout();
          opened.shown();
          stage = window;
          page = opened;
          return opened;
        });
  }

  private void open() {
    open(Palette.DARK, 800, 600, List.of());
  }

  @AfterEach
  void close() {
    fx(
        () -> {
          if (stage != null) stage.close();
          return true;
        });
  }

  /** Writes down what is asked, and does it. */
  private final class Fake implements SettingsPage.Host {
    @Override
    public String file() {
      return "~/.config/belisha/config.toml";
    }

    @Override
    public void change(SettingKey key, @Nullable Object value, Consumer<SettingsChange> whenDone) {
      done.add(key.key() + "=" + value);
      if (answer == null) settings = settings.with(key, value);
      whenDone.accept(answer != null ? answer : new SettingsChange.Written(settings));
    }

    @Override
    public void playSound() {
      done.add("play");
    }

    @Override
    public void tryIt(Consumer<String> news) {
      done.add("try");
      news.accept("Its notification: Not shown: quiet hours.");
    }
  }

  private SettingsPage page() {
    return Objects.requireNonNull(page);
  }

  private Node row(SettingKey key) {
    return Objects.requireNonNull(page().lookup("#setting-" + key.key()), key.key());
  }

  private <N extends Node> N control(SettingKey key, Class<N> type) {
    return row(key).lookupAll("*").stream()
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst()
        .orElseThrow();
  }

  private List<String> texts(Node node) {
    return node.lookupAll(".label").stream()
        .filter(label -> label instanceof Label && label.isVisible())
        .map(label -> ((Label) label).getText())
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void everySettingStandsThereWithItsWords(SettingKey key) {
    open();
    fx(
        () -> {
          assertThat(texts(row(key))).contains(key.title(), key.meaning().replace("`", ""));
          assertThat(row(key).lookup(".settings-reset").isVisible()).isFalse();
          return true;
        });
  }

  @Test
  void eachKindOfControlWrites() {
    open();
    fx(
        () -> {
          control(SettingKey.SOUND, ToggleSwitch.class).setSelected(true);
          @SuppressWarnings("unchecked")
          ComboBox<Object> theme = control(SettingKey.THEME, ComboBox.class);
          theme.setValue(Theme.DARK);
          control(SettingKey.SOUND_VOLUME, Slider.class).setValue(80);
          TextField size = control(SettingKey.FONT_SIZE, TextField.class);
          size.setText("14,5");
          Event.fireEvent(size, new ActionEvent());
          assertThat(size.getText()).isEqualTo("14.5");
          return true;
        });
    assertThat(done)
        .containsExactly("sound=true", "theme=DARK", "sound-volume=80", "font-size=14.5");
  }

  @Test
  void whatIsNoValueIsSaidAndNotWritten() {
    open();
    fx(
        () -> {
          TextField field = control(SettingKey.QUIET_HOURS, TextField.class);
          field.setText("at night");
          Event.fireEvent(field, new ActionEvent());
          assertThat(texts(row(SettingKey.QUIET_HOURS)))
              .contains("It must be hours such as \"22:00-07:00\".");
          escape(field);
          assertThat(field.getText()).isEmpty();
          assertThat(texts(row(SettingKey.QUIET_HOURS))).noneMatch(t -> t.startsWith("It must"));
          escape(field);
          return true;
        });
    assertThat(done).as("the second Escape is the page's").containsExactly("close");
  }

  private static void escape(Node node) {
    Event.fireEvent(
        node,
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false));
  }

  @Test
  void backToTheDefault() {
    settings = settings.with(SettingKey.ROWS, 50);
    open();
    fx(
        () -> {
          Button reset = (Button) row(SettingKey.ROWS).lookup(".settings-reset");
          assertThat(reset.isVisible()).isTrue();
          reset.fire();
          assertThat(reset.isVisible()).isFalse();
          assertThat(control(SettingKey.ROWS, TextField.class).getText()).isEqualTo("30");
          return true;
        });
    assertThat(done).containsExactly("rows=null");
  }

  /** A broken file is never written, and the page says so. */
  @Test
  void aBrokenFileIsLeftAlone() {
    open(Palette.DARK, 800, 600, List.of(new Problem(3, "There is no setting \"colour\".")));
    fx(
        () -> {
          assertThat(texts(page().lookup("#settings-problem")).getFirst())
              .contains("nothing is written to it")
              .contains("Line 3: There is no setting");
          assertThat(control(SettingKey.SOUND, ToggleSwitch.class).isDisabled()).isTrue();
          page().show(settings, List.of());
          assertThat(control(SettingKey.SOUND, ToggleSwitch.class).isDisabled()).isFalse();
          assertThat(page().lookup("#settings-problem").isVisible()).isFalse();
          return true;
        });
  }

  @Test
  void aFileThatCannotBeWrittenIsSaidAndTheControlGoesBack() {
    answer = new SettingsChange.Failed("The settings file cannot be written: /x.");
    open();
    fx(
        () -> {
          ToggleSwitch sound = control(SettingKey.SOUND, ToggleSwitch.class);
          sound.setSelected(true);
          assertThat(sound.isSelected()).isFalse();
          assertThat(texts(row(SettingKey.SOUND)))
              .contains("The settings file cannot be written: /x.");
          return true;
        });
  }

  @Test
  void whatAPersonIsWritingSurvivesANewReading() {
    open();
    fx(
        () -> {
          TextField field = control(SettingKey.FONT_FAMILY, TextField.class);
          field.requestFocus();
          field.setText("Fira");
          page().show(settings.with(SettingKey.ROWS, 44), List.of());
          assertThat(field.getText()).isEqualTo("Fira");
          assertThat(control(SettingKey.ROWS, TextField.class).getText()).isEqualTo("44");
          return true;
        });
  }

  /** B-40: a test button. */
  @Test
  void soundAndNotificationCanBeTried() {
    open();
    fx(
        () -> {
          ((Button) page().lookup("#settings-play")).fire();
          ((Button) page().lookup("#settings-try")).fire();
          assertThat(((Label) page().lookup("#settings-tried")).getText())
              .isEqualTo("Its notification: Not shown: quiet hours.");
          return true;
        });
    assertThat(done).containsExactly("play", "try");
  }

  @Test
  void pictures() {
    String folder = System.getProperty("belisha.pictures");
    org.junit.jupiter.api.Assumptions.assumeTrue(folder != null, "no folder for pictures");
    settings = settings.with(SettingKey.SOUND, true).with(SettingKey.ROWS, 44);
    for (Palette palette : Palette.values()) {
      for (int scale : new int[] {1, 2}) {
        SettingsPage opened = open(palette, 800, 1500, List.of());
        fx(
            () -> {
              ((Button) opened.lookup("#settings-try")).fire();
              TextField field = control(SettingKey.QUIET_HOURS, TextField.class);
              field.setText("at night");
              Event.fireEvent(field, new ActionEvent());
              return true;
            });
        FxHarness.pulses(2);
        String name =
            "settings-%s-%d.png".formatted(palette.name().toLowerCase(Locale.ROOT), scale);
        FxHarness.save(FxHarness.picture(opened, scale), Path.of(folder, name));
        close();
      }
    }
    SettingsPage broken =
        open(Palette.LIGHT, 480, 600, List.of(new Problem(3, "There is no setting \"colour\".")));
    FxHarness.pulses(2);
    FxHarness.save(FxHarness.picture(broken, 1), Path.of(folder, "settings-broken-narrow.png"));
  }
}
