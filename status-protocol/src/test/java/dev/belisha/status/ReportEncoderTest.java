package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Reports to bytes and back (protocol page, sections 1 and 2). */
class ReportEncoderTest {

  private static String encode(Report report) {
    return new String(ReportEncoder.encode(report), StandardCharsets.ISO_8859_1);
  }

  static Stream<Arguments> wire() {
    return Stream.of(
        Arguments.of(Report.Update.of(State.IDLE), "state=idle"),
        Arguments.of(new Report.Clear(""), "state=clear"),
        Arguments.of(new Report.Clear("a/b"), "state=clear:id=a/b"),
        Arguments.of(
            new Report.Update("a", State.BLOCKED, Kind.AUTH, 0, "x", "Hi", "Plan"),
            "state=blocked:id=a:kind=auth:progress=0:app=x:title=SGk=:msg=UGxhbg=="),
        Arguments.of(new Report.Update("", State.DONE, null, -1, null, "", ""), "state=done"));
  }

  @ParameterizedTest
  @MethodSource("wire")
  void encodes(Report report, String body) {
    assertThat(encode(report)).isEqualTo("\033]7501;" + body + "\033\\");
  }

  @Test
  void query() {
    assertThat(ReportEncoder.QUERY).isEqualTo("\033]7501;?\033\\");
  }

  private static Report.Update with(
      String id, State state, @Nullable Kind kind, int progress, @Nullable String app) {
    return new Report.Update(id, state, kind, progress, app, null, null);
  }

  private static Report.Update text(@Nullable String title, @Nullable String msg) {
    return new Report.Update("", State.DONE, null, -1, null, title, msg);
  }

  static Stream<Arguments> refused() {
    return Stream.of(
        Arguments.of(with("/a", State.IDLE, null, -1, null), "unusable id: /a"),
        Arguments.of(new Report.Clear("a//b"), "unusable id: a//b"),
        Arguments.of(with("", State.IDLE, Kind.AUTH, -1, null), "kind"),
        Arguments.of(with("", State.WORKING, null, 101, null), "progress is 0 to 100: 101"),
        Arguments.of(with("", State.WORKING, null, -2, null), "progress is 0 to 100: -2"),
        Arguments.of(with("", State.DONE, null, 5, null), "progress goes with"),
        Arguments.of(with("", State.IDLE, null, -1, ""), "unusable app"),
        Arguments.of(with("", State.IDLE, null, -1, "a b"), "unusable app: a b"),
        Arguments.of(with("", State.IDLE, null, -1, "a/b"), "unusable app: a/b"),
        Arguments.of(with("", State.IDLE, null, -1, "x".repeat(33)), "unusable app"),
        Arguments.of(text("x".repeat(193), null), "title is longer than 192"),
        Arguments.of(text("é".repeat(97), null), "title is longer than 192"),
        Arguments.of(text(null, "x".repeat(2049)), "msg is longer than 2048"),
        Arguments.of(text(null, "a\nb"), "msg holds a control"),
        Arguments.of(text("a\u009bb", null), "title holds a control"),
        Arguments.of(text(null, "a\u007f"), "msg holds a control"),
        Arguments.of(text(null, "a\ud83d"), "msg holds half a surrogate pair"),
        Arguments.of(text("\udc00b", null), "title holds half a surrogate pair"));
  }

  @ParameterizedTest
  @MethodSource("refused")
  void refusesWhatATerminalWouldIgnore(Report report, String message) {
    assertThatThrownBy(() -> ReportEncoder.encode(report))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void theLargestReportFitsInASequence() {
    String segment = "s".repeat(32);
    String id = String.join("/", segment, segment, segment, "s".repeat(29));
    Report report =
        new Report.Update(
            id, State.BLOCKED, Kind.PERMISSION, 100, segment, "t".repeat(192), "m".repeat(2048));
    byte[] bytes = ReportEncoder.encode(report);
    assertThat(Limits.fits(bytes.length)).isTrue();
    assertThat(new ReportParser().parse(bytes, 7, bytes.length - 9)).isEqualTo(report);
    assertThat(Limits.fits(4096)).isTrue();
    assertThat(Limits.fits(4097)).isFalse();
  }

  @Test
  void whatIsEncodedIsParsedBack() {
    Random random = new Random(7501);
    for (int round = 0; round < 5_000; round++) {
      Report report = TestReports.random(random);
      byte[] bytes = ReportEncoder.encode(report);
      assertThat(new ReportParser().parse(bytes, 7, bytes.length - 9)).isEqualTo(report);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "abc, 3, abc",
    "abc, 2, ab",
    "abc, 0, ''",
    "aé, 3, aé",
    "aé, 2, a",
    "a€b, 3, a",
    "a€b, 4, a€",
    "😀x, 3, ''",
    "😀x, 4, 😀",
    "😀x, 5, 😀x"
  })
  void fitCutsBetweenCodePoints(String text, int limit, String kept) {
    assertThat(ReportEncoder.fit(text, limit)).isEqualTo(kept);
  }

  @Test
  void fitMakesAnyTextFit() {
    assertThat(ReportEncoder.fit("a\nb\tc\rd\033e\u0085f\u007fg", 99)).isEqualTo("a b c def" + "g");
    assertThat(ReportEncoder.fit("a\ud83db\udc00", 99)).isEqualTo("a\ufffdb\ufffd");
    Random random = new Random(1);
    for (int round = 0; round < 2_000; round++) {
      char[] chars = new char[random.nextInt(40)];
      for (int at = 0; at < chars.length; at++) {
        chars[at] = (char) (random.nextBoolean() ? random.nextInt(0xA0) : random.nextInt(0x10000));
      }
      int limit = random.nextInt(60);
      String fit = ReportEncoder.fit(new String(chars), limit);
      assertThat(fit.getBytes(StandardCharsets.UTF_8).length).isLessThanOrEqualTo(limit);
      ReportEncoder.encode(text(null, fit));
    }
  }
}
