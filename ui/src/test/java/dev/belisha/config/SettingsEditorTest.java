package dev.belisha.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.config.Settings.Theme;
import dev.belisha.config.SettingsEditor.Edit;
import dev.belisha.config.SettingsReading.Good;
import java.time.LocalTime;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One value changes, and nothing else of what the person wrote. */
class SettingsEditorTest {

  /** In the tables {@code ;} stands for the end of a line and {@code ~} for a tab. */
  private static String text(@Nullable String cell) {
    return cell == null ? "" : cell.replace(";", "\n").replace("~", "\t");
  }

  private static String edit(String before, SettingKey key, @Nullable Object value) {
    Edit edit = SettingsEditor.set(before, key, value);
    assertThat(edit).isInstanceOf(Edit.Done.class);
    Edit.Done done = (Edit.Done) edit;
    assertThat(SettingsReader.read(done.text())).isEqualTo(new Good(done.settings()));
    return done.text();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "no file                |                                  | font-size = 20;",
        "only a comment         | # mine;                          | # mine;font-size = 20;",
        "no end of line         | # mine                           | # mine;font-size = 20;",
        "a value                | font-size = 12;                  | font-size = 20;",
        "without an end of line | font-size = 12                   | font-size = 20",
        "the person's blanks    | ~font-size   =~12  ;             | ~font-size   =~20  ;",
        "no blanks              | font-size=12;                    | font-size=20;",
        "a comment behind       | font-size = 12  # big;rows = 30; | font-size = 20  # big;rows = 30;",
        "a comment at once      | font-size = 12# big;             | font-size = 20# big;",
        "comments and order     | # a;rows = 30;;# b;font-size = 12;# c;theme = \"dark\";"
            + " | # a;rows = 30;;# b;font-size = 20;# c;theme = \"dark\";",
        "commented out          | #font-size = 12;                 | #font-size = 12;font-size = 20;",
        "in quotes              | \"font-size\" = 12;              | \"font-size\" = 20;",
        "in single quotes       | 'font-size' = 12;                | 'font-size' = 20;",
        "in a string before     | font-family = \"font-size = 1\";font-size = 12;"
            + " | font-family = \"font-size = 1\";font-size = 20;",
        "in lines of a string   | font-family = \"\"\"a;font-size = 1;b\"\"\";font-size = 12;"
            + " | font-family = \"\"\"a;font-size = 1;b\"\"\";font-size = 20;",
        "a quote in a string    | font-family = \"a\\\"#\" # c;font-size = 12;"
            + " | font-family = \"a\\\"#\" # c;font-size = 20;",
        "a literal string       | font-family = 'a\\' # c;font-size = 12;"
            + " | font-family = 'a\\' # c;font-size = 20;",
        "behind an array        | shell = [ # ];  \"a]\", # \";  'b' ];font-size = 12;"
            + " | shell = [ # ];  \"a]\", # \";  'b' ];font-size = 20;",
        "a name that is longer  | font-family = \"a\";font-size = 12;"
            + " | font-family = \"a\";font-size = 20;",
      })
  void aValueIsSet(String what, @Nullable String before, String after) {
    assertThat(edit(text(before), SettingKey.FONT_SIZE, 20.0)).isEqualTo(text(after));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "there is none      | rows = 30;                           | rows = 30;",
        "alone              | shell = \"zsh\";                     |",
        "without line end   | rows = 30;shell = \"zsh\"            | rows = 30;",
        "between            | # a;rows = 30;shell = \"zsh\" # s;# b;columns = 80;"
            + " | # a;rows = 30;# b;columns = 80;",
        "over lines         | rows = 30;shell = [;  \"zsh\", # it;  \"-l\",;];columns = 80;"
            + " | rows = 30;columns = 80;",
      })
  void aValueIsTakenOut(String what, String before, @Nullable String after) {
    assertThat(edit(text(before), SettingKey.SHELL, null)).isEqualTo(text(after));
  }

  @Test
  void anArrayOverSeveralLinesIsReplacedWhole() {
    String before = "shell = [\n  \"zsh\", # my shell\n  \"-l\",\n]  # yes\nrows = 30\n";
    assertThat(edit(before, SettingKey.SHELL, List.of("bash", "a \"b\" \\")))
        .isEqualTo("shell = [\"bash\", \"a \\\"b\\\" \\\\\"]  # yes\nrows = 30\n");
  }

  @Test
  void linesThatEndAsOnWindowsStaySo() {
    assertThat(edit("rows = 30\r\n# a\r\n", SettingKey.ROWS, 31)).isEqualTo("rows = 31\r\n# a\r\n");
    assertThat(edit("rows = 30\r\n", SettingKey.COLUMNS, 80))
        .isEqualTo("rows = 30\r\ncolumns = 80\r\n");
    assertThat(edit("rows = 30\r\ncolumns = 80\r\n", SettingKey.ROWS, null))
        .isEqualTo("columns = 80\r\n");
  }

  @Test
  void everyShapeIsWritten() {
    String text = "";
    text = edit(text, SettingKey.SOUND, true);
    text = edit(text, SettingKey.THEME, Theme.LIGHT);
    text = edit(text, SettingKey.SETTLE_TIME, 1.5);
    text = edit(text, SettingKey.SOUND_VOLUME, 80);
    text = edit(text, SettingKey.FONT_FAMILY, "Mono");
    text = edit(text, SettingKey.SHELL, List.of("zsh"));
    text =
        edit(
            text, SettingKey.QUIET_HOURS, new DailyHours(LocalTime.of(22, 0), LocalTime.of(7, 30)));
    assertThat(text)
        .isEqualTo(
            """
            sound = true
            theme = "light"
            settle-time = 1.5
            sound-volume = 80
            font-family = "Mono"
            shell = ["zsh"]
            quiet-hours = "22:00-07:30"
            """);
  }

  /** Whoever is in the midst of writing keeps what they wrote. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "rows = = 3\n",
        "rows = 0\n",
        "colour = 1\n",
        "rows = 30\nrows = 31\n",
        "[font]\nsize = 3\n",
        "rows = 30\n[table]\n",
        "a.b = 1\n",
        "shell = [\n",
        "rows = \"\"\"\n"
      })
  void aBrokenFileIsNotTouched(String broken) {
    assertThat(SettingsEditor.set(broken, SettingKey.ROWS, 40)).isInstanceOf(Edit.Refused.class);
    assertThat(SettingsEditor.set(broken, SettingKey.SOUND, null)).isInstanceOf(Edit.Refused.class);
  }

  /** Random files of good lines, random changes: one setting differs, and no other line. */
  @Test
  void randomFiles() {
    String[] pieces = {
      "# rows = 1",
      "",
      "rows = 30 # \"x\"",
      "columns=0x50",
      "shell = ['a', \"b\\\"]\", # ]\n \"\"\"c\n]\"\"\"]",
      "font-family = '''x\n# y'''",
      "\"theme\" = \"dark\"",
      "  sound = true\t# on",
      "quiet-hours = \"22:00-07:00\"",
      "font-size = +1_2.5"
    };
    Object[][] changes = {
      {SettingKey.ROWS, 40},
      {SettingKey.COLUMNS, 90},
      {SettingKey.SHELL, List.of("x]", "#")},
      {SettingKey.FONT_FAMILY, "\"q\""},
      {SettingKey.THEME, Theme.LIGHT},
      {SettingKey.SOUND, false},
      {SettingKey.FONT_SIZE, 9.5}
    };
    Random random = new Random(7);
    for (int round = 0; round < 2_000; round++) {
      List<String> lines = new java.util.ArrayList<>(List.of(pieces));
      java.util.Collections.shuffle(lines, random);
      lines = lines.subList(0, random.nextInt(lines.size() + 1));
      String before = String.join("\n", lines) + (random.nextBoolean() ? "\n" : "");
      Object[] change = changes[random.nextInt(changes.length)];
      SettingKey key = (SettingKey) change[0];
      Object value = random.nextInt(4) == 0 ? null : change[1];
      String after = edit(before, key, value);
      for (String line : lines) {
        boolean own = line.strip().replace("\"", "").startsWith(key.key());
        if (!own && !line.isEmpty()) assertThat(after).contains(line);
      }
    }
  }
}
