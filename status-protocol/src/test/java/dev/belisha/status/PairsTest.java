package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pairs, order, repeats and malformed pairs (protocol page, section 2). */
class PairsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "state=done:app=a",
        "app=a:state=done",
        " state = done : app = a ",
        "\tstate\t=\tdone\t:\tapp\t=\ta\t",
        "state=done:app=a:",
        ":state=done:app=a",
        "state=done::app=a",
        "state=done:future=1:app=a",
        "state=done:app=a:future",
        "state=done:app=a:=x",
        "state=done:app=a:Kind=x",
        "state=done:app=a:k1=x",
        "state=done:app=a:k k=x",
        "state=done:app=a:app=b b",
        "state=done:app=a:app=b\u007f",
        "state=done:app=a:app=\u00e9",
        "state=done:app=a:state=id le",
        "state=idle:app=b:state=done:app=a",
        "state=done:app=a:abcdefghijklmnop=x",
        "state=done:app=a:kkkkkkkkkkkkkkkkk",
      })
  void pairsThatDoNotMatterChangeNothing(String body) {
    assertThat(Wire.parse(body))
        .isEqualTo(new Report.Update("", State.DONE, null, -1, "a", null, null));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "state=done:abcdefghijklmnopq=x",
        "state=done:ABCDEFGHIJKLMNOPQ=x",
        "state=done:!!!!!!!!!!!!!!!!!=!",
        "abcdefghijklmnopq=:state=done",
      })
  void longKeyDiscardsTheReport(String body) {
    assertThat(Wire.parse(body)).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", ":", "=", "::", "?", "??", "?:state=done", "?x", "?ticket=1:state=done"})
  void noReport(String body) {
    assertThat(Wire.parse(body)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "a=b=c, true",
    "a=A-Z_0.9+, true",
    "a=x/y, true",
    "a=x_y, true",
    "a=x;y, true",
    "a=x*y, true"
  })
  void firstEqualsSplits(String pair, boolean kept) {
    assertThat(Wire.parse("state=done:" + pair) != null).isEqualTo(kept);
  }

  @Test
  void valueAlphabetIsExactlyTheListedBytes() {
    String allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.,+/=-";
    for (int b = 0; b < 256; b++) {
      if (b == ':') continue;
      // A well-formed app that is no name hides the first one; a malformed one does not.
      String app = Wire.update("state=done:app=a:app=,x" + (char) b + "x").app();
      assertThat(app).as("byte " + b).isEqualTo(allowed.indexOf(b) >= 0 ? null : "a");
    }
  }

  @Test
  void onlyTheGivenRangeIsRead() {
    byte[] bytes = Wire.bytes("x=y:state=done:state=idle");
    assertThat(new ReportParser().parse(bytes, 4, 10)).isEqualTo(Report.Update.of(State.DONE));
    assertThat(new ReportParser().parse(bytes, 4, 9)).isNull();
    assertThat(new ReportParser().parse(bytes, 4, 0)).isNull();
  }

  @Test
  void nothingIsLeftOverFromTheBodyBefore() {
    ReportParser parser = new ReportParser();
    String full = "state=blocked:id=a:kind=auth:progress=4:app=x:title=SGk=:msg=SGk=";
    parser.parse(Wire.bytes(full));
    assertThat(parser.parse(Wire.bytes("state=blocked")))
        .isEqualTo(Report.Update.of(State.BLOCKED));
    parser.parse(Wire.bytes(full + ":msg=Q"));
    assertThat(parser.parse(Wire.bytes("state=blocked")))
        .isEqualTo(Report.Update.of(State.BLOCKED));
    assertThat(parser.parse(Wire.bytes("app=x"))).isNull();
  }
}
