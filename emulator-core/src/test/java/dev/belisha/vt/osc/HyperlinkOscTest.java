package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** OSC 8. */
class HyperlinkOscTest {
  private final TestTerminal t = TestTerminal.open(20, 2);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "NONE",
      value = {
        ";https://a.example/|https://a.example/|NONE",
        "id=x;https://a.example/|https://a.example/|x",
        "foo=1:id=x:bar=2;https://a.example/|https://a.example/|x",
        "id=;https://a.example/|https://a.example/|NONE",
        "id=a=b;https://a.example/|https://a.example/|a=b",
        ";https://a.example/?q=1;2|https://a.example/?q=1;2|NONE",
        ";file:///tmp/gr%C3%BCn|file:///tmp/gr%C3%BCn|NONE",
        ";javascript:alert(1)|javascript:alert(1)|NONE",
        "id=x;|NONE|NONE",
        ";|NONE|NONE",
        ";a b|NONE|NONE",
        "https://no.params|NONE|NONE",
      })
  void startsALink(String body, String uri, String id) {
    t.enter("\033]8;" + body + "\033\\L");
    assertThat(t.style(0, 0).link()).isEqualTo(uri);
    assertThat(t.style(0, 0).linkId()).isEqualTo(id);
    t.shows("L");
  }

  @Test
  void anEmptyUriEndsIt() {
    t.raw("a\033]8;;http://x\007b\033]8;;\007c");
    assertThat(t.style(0, 0).link()).isNull();
    assertThat(t.style(0, 1).link()).isEqualTo("http://x");
    assertThat(t.style(0, 2).link()).isNull();
  }

  @Test
  void sgrResetLeavesTheLinkAlone() {
    t.raw("\033]8;;http://x\007a\033[mb");
    assertThat(t.style(0, 1).link()).isEqualTo("http://x");
  }

  @Test
  void limits() {
    String longest = "h".repeat(HyperlinkOsc.MAX_URI);
    assertThat(link("", longest)).isEqualTo(longest);
    assertThat(link("", longest + "h")).isNull();
    assertThat(link("id=" + "i".repeat(HyperlinkOsc.MAX_ID), "http://x")).isEqualTo("http://x");
    assertThat(t.style(0, 0).linkId()).hasSize(HyperlinkOsc.MAX_ID);
    assertThat(link("id=" + "i".repeat(HyperlinkOsc.MAX_ID + 1), "http://x")).isEqualTo("http://x");
    assertThat(t.style(0, 0).linkId()).isNull();
  }

  @Test
  void controlsInAUriMakeNoLink() {
    for (String bad : new String[] {"http://a\u0085b", "http://a\u009Bb", "http://a\u007Fb"}) {
      assertThat(link("", bad)).as(bad).isNull();
    }
  }

  /** 20,000 links, one after another on the same cell: swept, nothing breaks. */
  @Test
  void manyLinksPass() {
    for (int at = 0; at < 20_000; at++) {
      byte[] one =
          ("\033[H\033]8;id=" + at + ";http://x/" + at + "\007L")
              .getBytes(StandardCharsets.US_ASCII);
      t.vt.feed(one, 0, one.length);
    }
    t.check();
    assertThat(t.style(0, 0).link()).isEqualTo("http://x/19999");
  }

  private String link(String params, String uri) {
    t.enter("\033[H\033]8;;\007 \033[H\033]8;" + params + ";" + uri + "\007L");
    return t.style(0, 0).link();
  }

  /** Both as long as they may be, with what else the parameters hold: no longer than that. */
  @Test
  void theWholeBodyHasALimitToo() {
    String longest = "h".repeat(HyperlinkOsc.MAX_URI);
    String fill = "x".repeat(2 * HyperlinkOsc.MAX_ID - 1);
    assertThat(link(fill, longest)).isEqualTo(longest);
    assertThat(link(fill + "x", longest)).isNull();
  }
}
