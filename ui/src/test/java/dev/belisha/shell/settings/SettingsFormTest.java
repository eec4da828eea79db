package dev.belisha.shell.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.config.DailyHours;
import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.config.Shape;
import dev.belisha.shell.settings.SettingsForm.Input;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class SettingsFormTest {

  static Stream<Arguments> good() {
    DailyHours night = new DailyHours(LocalTime.of(22, 0), LocalTime.of(7, 0));
    return Stream.of(
        Arguments.of(SettingKey.FONT_SIZE, " 12.5 ", 12.5, "12.5"),
        Arguments.of(SettingKey.FONT_SIZE, "12,5", 12.5, "12.5"),
        Arguments.of(SettingKey.FONT_SIZE, "12", 12.0, "12"),
        Arguments.of(SettingKey.SETTLE_TIME, "0", 0.0, "0"),
        Arguments.of(SettingKey.ROWS, "40", 40, "40"),
        Arguments.of(
            SettingKey.FONT_FAMILY, " Noto Sans Mono ", "Noto Sans Mono", "Noto Sans Mono"),
        Arguments.of(SettingKey.QUIET_HOURS, "22:00 - 7:00", night, "22:00-07:00"),
        Arguments.of(SettingKey.SHELL, "zsh  -l", List.of("zsh", "-l"), "zsh -l"),
        Arguments.of(
            SettingKey.SHELL,
            "sh -c 'echo \"hi\"' \"\"",
            List.of("sh", "-c", "echo \"hi\"", ""),
            "sh -c 'echo \"hi\"' ''"),
        Arguments.of(
            SettingKey.SHELL,
            "sh -c \"echo \\\"it's\\\"\" --opt='a b' a\\ b",
            List.of("sh", "-c", "echo \"it's\"", "--opt=a b", "a b"),
            "sh -c 'echo \"it'\\''s\"' '--opt=a b' 'a b'"));
  }

  @ParameterizedTest
  @MethodSource("good")
  void whatIsWrittenIsAValueAndBack(SettingKey key, String text, Object value, String shown) {
    assertThat(SettingsForm.read(key, text)).isEqualTo(new Input.Value(value));
    assertThat(SettingsForm.text(key, Settings.DEFAULT.with(key, value))).isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "FONT_SIZE | 3 | It must be a number from 4 to 72.",
        "FONT_SIZE | big | It must be a number from 4 to 72.",
        "FONT_SIZE | NaN | It must be a number from 4 to 72.",
        "ROWS | 30.5 | It must be a whole number from 5 to 200.",
        "ROWS | 1e9 | It must be a whole number from 5 to 200.",
        "SCROLLBACK | 10,000 | It must be a whole number from 0 to 1000000.",
        "SCROLLBACK | 100.000 | It must be a whole number from 0 to 1000000.",
        "SCROLLBACK | 1e2 | It must be a whole number from 0 to 1000000.",
        "ROWS | 80f | It must be a whole number from 5 to 200.",
        "FONT_SIZE | 1.000,5 | It must be a number from 4 to 72.",
        "SHELL | sh -c \"echo | It must be a string, or an array of strings: program and arguments.",
        "SHELL | sh -c 'it | It must be a string, or an array of strings: program and arguments.",
        "SHELL | sh \\ | It must be a string, or an array of strings: program and arguments.",
        "SHELL | '' | It must be a string, or an array of strings: program and arguments.",
        "QUIET_HOURS | 22 | It must be hours such as \"22:00-07:00\".",
      })
  void whatIsNoValueIsSaid(SettingKey key, String text, String message) {
    assertThat(SettingsForm.read(key, text)).isEqualTo(new Input.Wrong(message));
  }

  /** What a person did not touch is what it was. */
  @Test
  void everyCommandComesBackFromItsLine() {
    Random random = new Random(7501);
    for (int round = 0; round < 2000; round++) {
      List<String> words = new ArrayList<>(List.of("sh"));
      for (int i = random.nextInt(4); i > 0; i--) {
        StringBuilder word = new StringBuilder();
        for (int j = random.nextInt(6); j > 0; j--) {
          word.append("ab '\"\\\t$é".charAt(random.nextInt(9)));
        }
        words.add(word.toString());
      }
      assertThat(CommandWords.read(CommandWords.write(words))).contains(words);
    }
  }

  @ParameterizedTest
  @EnumSource
  void anEmptyFieldIsTheDefault(SettingKey key) {
    assertThat(SettingsForm.read(key, "  ")).isEqualTo(new Input.Value(null));
    if (key.shape() instanceof Shape.Hours) {
      assertThat(SettingsForm.text(key, Settings.DEFAULT)).isEmpty();
    }
  }

  @Test
  void theDefaultShellIsAnEmptyField() {
    assertThat(SettingsForm.text(SettingKey.SHELL, Settings.DEFAULT)).isEmpty();
  }
}
