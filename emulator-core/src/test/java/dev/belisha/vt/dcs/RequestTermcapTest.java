package dev.belisha.vt.dcs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** XTGETTCAP. */
class RequestTermcapTest {
  private final TestTerminal t = TestTerminal.open(20, 3);

  /** Protocol page, section 4, to the byte. */
  @Test
  void pst() {
    t.raw("\033P+q507374\033\\").repliesWith("\033P1+r507374=1B5D373530313B25703125731B5C\033\\");
  }

  @ParameterizedTest
  @CsvSource({
    "TN, xterm-256color",
    "name, xterm-256color",
    "Co, 256",
    "colors, 256",
    "RGB, 8/8/8",
    "Tc, ''",
    "Su, ''",
    "Ss, '\033[%p1%d q'",
    "Smulx, '\033[4:%p1%dm'",
  })
  void answers(String name, String value) {
    String asked = hex(name);
    String expected = "\033P1+r" + asked + (value.isEmpty() ? "" : "=" + hex(value)) + "\033\\";
    t.raw("\033P+q" + asked + "\033\\").repliesWith(expected);
  }

  /** What the terminfo entry says beyond its base, XTGETTCAP says too, and in the same words. */
  @Test
  void answersAgreeWithTheTerminfoEntry() throws IOException {
    Path entry = Path.of("..", "packaging", "src", "main", "terminfo", "xterm-belisha.ti");
    Set<String> checked = new TreeSet<>();
    for (String line : Files.readAllLines(entry)) {
      if (!line.startsWith("\t") || line.contains("use=")) continue;
      for (String capability : line.strip().split(", ?")) {
        String[] pair = capability.split("=", 2);
        String value = pair.length == 1 ? "" : pair[1];
        answers(pair[0], value.replace("\\E", "\033").replace("\\:", ":").replace("\\\\", "\\"));
        checked.add(pair[0]);
      }
    }
    assertThat(checked).contains("Pst", "Tc", "Smulx", "Setulc", "Ms", "kxIN");
    assertThat(DcsCommands.capabilities()).containsAll(checked);
  }

  @Test
  void severalNamesGetAnAnswerEachInOrder() {
    t.raw("\033P+q5463;78;436F\033\\");
    t.repliesWith("\033P1+r5463\033\\\033P0+r78\033\\\033P1+r436F=323536\033\\");
  }

  @Test
  void theNameIsMirroredAsAsked() {
    t.raw("\033P+q436f\033\\").repliesWith("\033P1+r436f=323536\033\\");
  }

  /** Nothing of a broken name comes back. */
  @ParameterizedTest
  @ValueSource(strings = {"", "5", "zz", "54 63", "5463x", "\u00FF", "$(rm)"})
  void brokenNames(String hex) {
    t.raw("\033P+q" + hex + "\033\\").repliesWith("\033P0+r\033\\");
  }

  @Test
  void namesAreCapped() {
    t.raw("\033P+q" + "5463;".repeat(500) + "\033\\");
    assertThat(t.takeReplies().split("\033P", -1)).hasSize(RequestTermcap.MAX_NAMES + 1);
  }

  private static String hex(String text) {
    return HexFormat.of().withUpperCase().formatHex(text.getBytes(StandardCharsets.ISO_8859_1));
  }
}
