package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which text is a link, where it leads and how far it goes. */
class LinkFinderTest {
  private static Link find(String text, int col) {
    return LinkFinder.at(Painted.open(80, 3).enter(text).screen(), 0, col);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "see https://a.example/x. Then    | 6  | https://a.example/x       | 4 | 23",
        "(https://a.example/x)            | 3  | https://a.example/x       | 1 | 20",
        "https://a.example/x_(y)          | 3  | https://a.example/x_(y)   | 0 | 23",
        "\"http://a.example/?q=1&r=2\"    | 3  | http://a.example/?q=1&r=2 | 1 | 26",
        "go to file:///tmp/x, now         | 10 | file:///tmp/x             | 6 | 19",
        "漢 https://a.example/漢 字       | 22 | https://a.example/漢      | 3 | 23",
      })
  void addresses(String text, int col, String target, int from, int to) {
    Link link = find(text, col);
    assertThat(link).isNotNull();
    assertThat(link.isFile()).isFalse();
    assertThat(link.target()).isEqualTo(target);
    assertThat(link.range()).isEqualTo(new Selection.Range(0, from, 0, to, false));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "src/main/App.java:12: error: ;   | 5  | src/main/App.java | 12 | 0",
        "  at ./lib/x.rs:7:15             | 8  | ./lib/x.rs        | 7  | 15",
        "(main.c:3)                       | 2  | main.c            | 3  | 0",
        "~/notes.md:1                     | 0  | ~/notes.md        | 1  | 0",
        "/etc/hosts:2                     | 11 | /etc/hosts        | 2  | 0",
        "../a/Makefile:40, in all         | 4  | ../a/Makefile     | 40 | 0",
        "Datei größe/übung.py:9           | 12 | größe/übung.py    | 9  | 0",
      })
  void files(String text, int col, String path, int line, int column) {
    Link link = find(text, col);
    assertThat(link).isNotNull();
    assertThat(link.target()).isEqualTo(path);
    assertThat(link.line()).isEqualTo(line);
    assertThat(link.column()).isEqualTo(column);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "at 12:30 today",
        "localhost:8080",
        "http localhost:8080/x",
        "v1.2:3",
        "user@host.example:22/",
        "javascript://alert",
        "a.c:12345678",
        "std::string:1"
      })
  void noLinks(String text) {
    for (int col = 0; col < text.length(); col++) {
      assertThat(find(text, col)).as("%d", col).isNull();
    }
  }

  @Test
  void besideTheLinkIsNone() {
    String text = "see https://a.example/x. Then";
    assertThat(find(text, 3)).isNull();
    assertThat(find(text, 23)).as("the full stop").isNull();
    assertThat(find(text, 60)).as("blank cells").isNull();
    assertThat(find(text, 80)).as("outside").isNull();
  }

  @Test
  void goesOverSoftWraps() {
    Painted wide = Painted.open(20, 6).enter("see https://example.com/a/long/path/over/rows end");
    for (int row = 0; row < 3; row++) {
      Link link = LinkFinder.at(wide.screen(), row, row == 0 ? 10 : 2);
      assertThat(link).isNotNull();
      assertThat(link.target()).isEqualTo("https://example.com/a/long/path/over/rows");
      assertThat(link.range()).isEqualTo(new Selection.Range(0, 4, 2, 5, false));
    }
    Painted hard = Painted.open(20, 6).enter("https://example.com/\r\nnext");
    assertThat(LinkFinder.at(hard.screen(), 1, 1)).as("not over a hard line end").isNull();
  }

  /** The wide character that did not fit leaves a blank cell that is no end. */
  @Test
  void goesOverTheGapBeforeAWideCharacter() {
    Painted screen = Painted.open(20, 6).enter("https://a.example/x漢字 z");
    Link link = LinkFinder.at(screen.screen(), 0, 3);
    assertThat(link).isNotNull();
    assertThat(link.target()).isEqualTo("https://a.example/x漢字");
  }

  @Test
  void aLinkOfTheProgramLeadsWhereItSays() {
    Painted screen =
        Painted.open(60, 2)
            .enter("\033]8;;https://evil.example\033\\https://bank.example\033]8;;\033\\");
    Link link = LinkFinder.at(screen.screen(), 0, 10);
    assertThat(link).isEqualTo(new Link("https://evil.example", 0, 0, null));
    assertThat(link.hint(false)).isEqualTo("https://evil.example   Ctrl+click to open");
    assertThat(link.hint(true)).contains("Ctrl+Shift+click");
  }

  @Test
  void theHintShowsNoTurnedOrEndlessAddress() {
    assertThat(new Link("https://a\u202Egro.\u200Bb", 0, 0, null).hint(false))
        .isEqualTo("https://agro.b   Ctrl+click to open");
    assertThat(new Link("https://" + "a".repeat(5000), 0, 0, null).hint(false))
        .hasSizeLessThan(400);
    assertThat(new Link("a/b.c", 4, 2, null).hint(false)).startsWith("a/b.c:4:2 ");
  }

  /** A long line of one kind of character must not keep the toolkit's thread. */
  @Test
  void aLineOfManySignsIsNoTrap() {
    for (String sign : new String[] {"a", "/", "a/", "a.", ":", "1:", "https://", "~/", "-"}) {
      Painted full = Painted.open(200, 30).enter(sign.repeat(6000 / sign.length()));
      for (int col = 0; col < 200; col += 50) LinkFinder.at(full.screen(), 15, col);
    }
  }
}
