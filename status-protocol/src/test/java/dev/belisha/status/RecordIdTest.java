package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The key id (protocol page, section 2). */
class RecordIdTest {
  private static final String SEGMENT = "s".repeat(32);
  private static final String LONGEST = String.join("/", SEGMENT, SEGMENT, SEGMENT, "s".repeat(29));

  @ParameterizedTest
  @ValueSource(strings = {"a", "a/b", "A-Z_0.9+", "a/../b", ".", "..", "a/b/c/d/e/f/g/h", "-"})
  void usable(String id) {
    assertThat(Wire.update("state=idle:id=" + id).id()).isEqualTo(id);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/",
        "/a",
        "a/",
        "a//b",
        "a,b",
        "a=b",
        "a b",
        "bad!",
        "\u00fcber",
        "a/b/c/d/e/f/g/h/i",
        "a\u007f",
        "a/ /b"
      })
  void badIdIgnoresTheReport(String id) {
    assertThat(Wire.parse("state=idle:id=" + id)).isNull();
    assertThat(Wire.parse("state=clear:id=" + id)).isNull();
    assertThat(Wire.parse("id=" + id + ":state=idle:id=good")).isNull();
    assertThat(Wire.parse("id=good:state=idle:id=" + id)).isNull();
  }

  @Test
  void lengths() {
    assertThat(LONGEST).hasSize(128);
    assertThat(RecordId.isUsable(LONGEST)).isTrue();
    assertThat(RecordId.isUsable(LONGEST + "s")).isFalse();
    assertThat(RecordId.isUsable(SEGMENT)).isTrue();
    assertThat(RecordId.isUsable(SEGMENT + "s")).isFalse();
    assertThat(RecordId.isUsable("a/" + SEGMENT + "s/b")).isFalse();
  }

  @Test
  void bareIdIsAMalformedPair() {
    assertThat(Wire.parse("state=idle:id")).isEqualTo(Report.Update.of(State.IDLE));
  }

  @Test
  void lastGoodIdWins() {
    assertThat(Wire.update("id=a:state=idle:id=b").id()).isEqualTo("b");
  }

  @ParameterizedTest
  @CsvSource({
    "build, build, true",
    "build/test, build, true",
    "build/test/x, build, true",
    "builder, build, false",
    "build, build/test, false",
    "buil, build, false",
    "build/tester, build/test, false",
    "a, '', true",
    "'', '', true",
    "'', a, false",
    "Build/x, build, false"
  })
  void withinGoesByWholeSegments(String id, String ancestor, boolean within) {
    assertThat(RecordId.isWithin(id, ancestor)).isEqualTo(within);
  }

  @ParameterizedTest
  @CsvSource({"a, ''", "a/b, a", "a/b/c, a/b"})
  void parent(String id, String parent) {
    assertThat(RecordId.parent(id)).isEqualTo(parent);
  }
}
