package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is copied with its colours. */
class HtmlTextTest {
  private final EngineSource source = new EngineSource(10, 4);

  private String html(String output, Selection.Range range) throws IOException {
    source.feed(output);
    String html = new TextExport(source, range, source.engine.generation()).html(ThemeColors.DARK);
    assertThat(html).startsWith("<pre style=\"font-family:monospace;").endsWith("</pre>");
    return html.substring(html.indexOf('>') + 1, html.length() - "</pre>".length());
  }

  private static Selection.Range all() {
    return new Selection.Range(0, 0, 1, 10, false);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          plain                 | plain
          <a & \\">              | &lt;a &amp; &quot;&gt;
          [31mred[m x           | <span style="color:#ff6b81;">red</span> x
          [1;3mbold[m           | <span style="font-weight:bold;font-style:italic;">bold</span>
          [4mu[9mk[m            | <span style="text-decoration:underline;">u</span><span style="text-decoration:underline line-through;">k</span>
          [48;2;1;2;3;97mx[m    | <span style="color:#ffffff;background-color:#010203;">x</span>
          [38;2;1;2;3mx[m       | <span style="color:#010203;">x</span>
          """)
  void oneSpanForEachStyle(String output, String wanted) throws IOException {
    String text = output.replace("[", "\033[").replace("\\", "");
    assertThat(html(text, all())).isEqualTo(wanted);
  }

  @Test
  void softWrapsAreJoinedAndTrailingBlanksGo() throws IOException {
    assertThat(html("0123456789ab   ", all())).isEqualTo("0123456789ab");
    source.feed("\033c");
    assertThat(html("a\r\nb", all())).isEqualTo("a\nb");
  }

  @Test
  void aWideCellIsThereOnce() throws IOException {
    assertThat(html("012345678日x", all())).isEqualTo("012345678日x");
  }

  @Test
  void aBlockTakesItsColumns() throws IOException {
    assertThat(html("abcd\r\nefgh", new Selection.Range(0, 1, 1, 3, true))).isEqualTo("bc\nfg");
  }

  /** A program must not lead people elsewhere from where they paste. */
  @Test
  void linksAreLeftOut() throws IOException {
    String output = "\033]8;;https://example.org\033\\here\033]8;;\033\\";
    assertThat(html(output, all())).isEqualTo("here");
  }
}
