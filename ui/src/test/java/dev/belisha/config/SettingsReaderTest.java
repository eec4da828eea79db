package dev.belisha.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.config.Settings.AttentionRequest;
import dev.belisha.config.Settings.ClipboardWrite;
import dev.belisha.config.Settings.Theme;
import dev.belisha.config.SettingsReading.Bad;
import dev.belisha.config.SettingsReading.Good;
import dev.belisha.config.SettingsReading.Problem;
import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.screen.ScreenSnapshot.CursorShape;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class SettingsReaderTest {

  @Test
  void emptyFileGivesTheDefaults() {
    assertThat(SettingsReader.read("")).isEqualTo(new Good(Settings.DEFAULT));
    assertThat(SettingsReader.read("# only a comment\n")).isEqualTo(new Good(Settings.DEFAULT));
  }

  static Stream<Arguments> goodValues() {
    return Stream.of(
        good("font-family = \"DejaVu Sans Mono\"", Settings::fontFamily, "DejaVu Sans Mono"),
        good("font-size = 11", Settings::fontSize, 11.0),
        good("font-size = 11.5", Settings::fontSize, 11.5),
        good("ligatures = true", Settings::ligatures, true),
        good("shell-integration = false", Settings::shellIntegration, false),
        good("minimum-contrast = 4.5", Settings::minimumContrast, 4.5),
        good("minimum-contrast = 7", Settings::minimumContrast, 7.0),
        good("text-blink = false", Settings::textBlink, false),
        good("theme = \"light\"", Settings::theme, Theme.LIGHT),
        good("theme = \"dark\"", Settings::theme, Theme.DARK),
        good("theme = \"system\"", Settings::theme, Theme.SYSTEM),
        good("shell = \"zsh\"", Settings::shell, List.of("zsh")),
        good("shell = [\"bash\", \"-l\"]", Settings::shell, List.of("bash", "-l")),
        good("notifications = false", Settings::notifications, false),
        good("program-notifications = false", Settings::programNotifications, false),
        good("hide-program-text = true", Settings::hideProgramText, true),
        good("remind-blocked = true", Settings::remindBlocked, true),
        good("pass-jump-key = true", Settings::passJumpKey, true),
        good(
            "attention-request = \"until-focus\"",
            Settings::attentionRequest,
            AttentionRequest.UNTIL_FOCUS),
        good("attention-request = \"off\"", Settings::attentionRequest, AttentionRequest.OFF),
        good("activity-mark = true", Settings::activityMark, true),
        good("command-finished = 30", Settings::commandFinished, Duration.ofSeconds(30)),
        good("settle-time = 0", Settings::settleTime, 0.0),
        good("settle-time = 1.5", Settings::settleTime, 1.5),
        good("quiet-hours = \"22:00-07:00\"", Settings::quietHours, hours(22, 7)),
        good("quiet-hours = \" 9:00 - 17:00 \"", Settings::quietHours, hours(9, 17)),
        good("sound = true", Settings::sound, true),
        good("sound-volume = 100", Settings::soundVolume, 100),
        good("engine = \"jediterm\"", Settings::engine, EngineKind.JEDITERM),
        good("engine = \"belisha\"", Settings::engine, EngineKind.BELISHA),
        good("scrollback = 0", Settings::scrollback, 0),
        good("scrollback = 1_000_000", Settings::scrollback, 1_000_000),
        good("columns = 132", Settings::cols, 132),
        good("rows = 43", Settings::rows, 43),
        good("clipboard-write = \"deny\"", Settings::clipboardWrite, ClipboardWrite.DENY),
        good("clipboard-write = \"allow\"", Settings::clipboardWrite, ClipboardWrite.ALLOW),
        good("clipboard-write = \"ask\"", Settings::clipboardWrite, ClipboardWrite.ASK),
        good("clipboard-write = \"focused\"", Settings::clipboardWrite, ClipboardWrite.FOCUSED),
        good("cursor-shape = \"bar\"", Settings::cursorShape, CursorShape.BAR),
        good("cursor-blink = \"always\"", Settings::cursorBlink, Settings.CursorBlink.ALWAYS),
        good("cursor-blink = \"never\"", Settings::cursorBlink, Settings.CursorBlink.NEVER),
        good("reduced-motion = \"on\"", Settings::reducedMotion, Settings.ReducedMotion.ON),
        good("open-file = [\"vi\", \"+%l\"]", Settings::openFile, List.of("vi", "+%l")),
        good("bell = \"sound\"", Settings::bell, Settings.Bell.SOUND),
        good("word-characters = \"-_\"", Settings::wordCharacters, "-_"));
  }

  private static DailyHours hours(int from, int to) {
    return new DailyHours(LocalTime.of(from, 0), LocalTime.of(to, 0));
  }

  private static Arguments good(String line, Function<Settings, Object> value, Object expected) {
    return Arguments.of(line, value, expected);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("goodValues")
  void goodValue(String line, Function<Settings, Object> value, Object expected) {
    assertThat(SettingsReader.read(line))
        .isInstanceOfSatisfying(
            Good.class, good -> assertThat(value.apply(good.settings())).isEqualTo(expected));
  }

  @ParameterizedTest
  @EnumSource
  void everyKeyHasAGoodCaseAndABadCase(SettingKey key) {
    assertThat(goodValues().map(a -> (String) a.get()[0])).anyMatch(s -> s.startsWith(key.key()));
    assertThat(SettingsReader.read("\n" + key.key() + " = 1979-05-27\n"))
        .isEqualTo(
            new Bad(List.of(new Problem(2, key.key() + " must be " + key.shape().phrase() + "."))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "font-family = \"\" | font-family must be a string.",
        "font-family = 3 | font-family must be a string.",
        "font-size = 3.9 | font-size must be a number from 4 to 72.",
        "font-size = 73 | font-size must be a number from 4 to 72.",
        "font-size = nan | font-size must be a number from 4 to 72.",
        "font-size = \"13\" | font-size must be a number from 4 to 72.",
        "theme = \"Dark\" | theme must be \"system\" or \"light\" or \"dark\" or \"high-contrast\".",
        "shell = [] | shell must be a string, or an array of strings: program and arguments.",
        "shell = [\"bash\", 1] | shell must be a string, or an array of strings: program and"
            + " arguments.",
        "shell = [\"\"] | shell must be a string, or an array of strings: program and arguments.",
        "notifications = \"off\" | notifications must be true or false.",
        "activity-mark = 1 | activity-mark must be true or false.",
        "command-finished = -1 | command-finished must be a whole number from 0 to 86400.",
        "settle-time = -1 | settle-time must be a number from 0 to 60.",
        "quiet-hours = \"22:00\" | quiet-hours must be hours such as \"22:00-07:00\".",
        "quiet-hours = \"22:00-24:00\" | quiet-hours must be hours such as \"22:00-07:00\".",
        "quiet-hours = \"22:00-22:00\" | quiet-hours must be hours such as \"22:00-07:00\".",
        "quiet-hours = \"22-7\" | quiet-hours must be hours such as \"22:00-07:00\".",
        "sound-volume = 101 | sound-volume must be a whole number from 0 to 100.",
        "engine = \"xterm\" | engine must be \"belisha\" or \"jediterm\".",
        "scrollback = -1 | scrollback must be a whole number from 0 to 1000000.",
        "scrollback = 1000001 | scrollback must be a whole number from 0 to 1000000.",
        "scrollback = 10.5 | scrollback must be a whole number from 0 to 1000000.",
        "columns = 19 | columns must be a whole number from 20 to 500.",
        "columns = 501 | columns must be a whole number from 20 to 500.",
        "rows = 4 | rows must be a whole number from 5 to 200.",
        "rows = 201 | rows must be a whole number from 5 to 200.",
        "colour = \"red\" | There is no setting \"colour\".",
        "fontsize = 12 | There is no setting \"fontsize\"; did you mean font-size?",
        "font_size = 12 | There is no setting \"font_size\"; did you mean font-size?",
      })
  void badValue(String line, String message) {
    assertThat(SettingsReader.read("# first\n\n" + line))
        .isEqualTo(new Bad(List.of(new Problem(3, message))));
  }

  /** What the settings page writes is read back as it was. */
  @ParameterizedTest
  @MethodSource("goodValues")
  void whatIsWrittenIsReadBack(String line, Function<Settings, Object> value, Object expected) {
    SettingsReading reading = SettingsReader.read(line);
    Settings settings = ((Good) reading).settings();
    settings
        .set()
        .forEach(
            (key, held) ->
                assertThat(SettingsReader.read(key.key() + " = " + key.shape().write(held)))
                    .isEqualTo(reading));
  }

  @Test
  void oddTextIsWrittenSoThatItIsReadBack() {
    Settings odd = Settings.DEFAULT.with(SettingKey.FONT_FAMILY, "a \"b\" \\ \u0007 \u007f é");
    String line =
        "font-family = " + SettingKey.FONT_FAMILY.shape().write("a \"b\" \\ \u0007 \u007f é");
    assertThat(SettingsReader.read(line)).isEqualTo(new Good(odd));
  }

  @Test
  void everyProblemIsToldInTheOrderOfLines() {
    assertThat(SettingsReader.read("rows = 0\nfoo = 1\ncolumns = 0"))
        .isInstanceOfSatisfying(
            Bad.class,
            bad -> assertThat(bad.problems()).extracting(Problem::line).containsExactly(1, 2, 3));
  }

  @Test
  void aSyntaxErrorNamesItsLine() {
    assertThat(SettingsReader.read("rows = 30\ncolumns = = 3\n"))
        .isInstanceOfSatisfying(
            Bad.class,
            bad -> {
              assertThat(bad.problems().getFirst().line()).isEqualTo(2);
              assertThat(bad.problems().getFirst().toString()).startsWith("Line 2: ");
            });
  }

  @Test
  void aKeyGivenTwiceIsAnError() {
    assertThat(SettingsReader.read("rows = 30\nrows = 31\n")).isInstanceOf(Bad.class);
  }

  @Test
  void aTableIsAnUnknownSetting() {
    assertThat(SettingsReader.read("\n[font]\nsize = 3\n"))
        .isEqualTo(new Bad(List.of(new Problem(2, "There is no setting \"font\"."))));
  }

  @Test
  void aHugeFileIsRefused() {
    assertThat(SettingsReader.read("#".repeat(SettingsReader.MAX_CHARS + 1)))
        .isInstanceOf(Bad.class);
  }

  @Test
  void theDocsNameEveryKeyItsShapeAndDefault() throws IOException {
    String page = Files.readString(Path.of("../docs/settings.md"));
    for (SettingKey key : SettingKey.values()) {
      assertThat(page)
          .contains(
              "| `%s` | %s | %s | %s |"
                  .formatted(key.key(), key.shape().phrase(), key.defaultText(), key.meaning()));
    }
  }
}
