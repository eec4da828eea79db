package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The keys state, kind, progress and app (protocol page, section 2). */
class KeysTest {

  @ParameterizedTest
  @EnumSource(State.class)
  void everyStateIsKnownByItsWord(State state) {
    assertThat(Wire.parse("state=" + state.wire())).isEqualTo(Report.Update.of(state));
    assertThat(state.wire()).isEqualTo(state.name().toLowerCase());
  }

  @Test
  void clearIsNoState() {
    assertThat(Wire.parse("state=clear")).isEqualTo(new Report.Clear(""));
    assertThat(Wire.parse("state=clear:id=a/b")).isEqualTo(new Report.Clear("a/b"));
    assertThat(State.of("clear")).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "state=",
        "state=DONE",
        "state=Done",
        "state=paused",
        "app=x",
        "state=done:state=nope",
        "state=doneX",
        "state=don",
        "state=CLEAR",
        "state=done=",
        "statex=done"
      })
  void missingOrUnknownStateIsIgnored(String body) {
    assertThat(Wire.parse(body)).isNull();
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "permission, PERMISSION",
        "question, QUESTION",
        "auth, AUTH",
        "Auth, -",
        "coffee, -",
        "'', -",
        "auth:kind=coffee, -",
        "auth:kind=cof fee, AUTH"
      })
  void kindCountsWithBlocked(String value, @Nullable Kind kind) {
    assertThat(Wire.update("state=blocked:kind=" + value).kind()).isEqualTo(kind);
  }

  @ParameterizedTest
  @EnumSource(value = State.class, mode = EnumSource.Mode.EXCLUDE, names = "BLOCKED")
  void kindCountsWithNothingElse(State state) {
    assertThat(Wire.update("kind=auth:state=" + state.wire()).kind()).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "00, 0",
    "7, 7",
    "99, 99",
    "100, 100",
    "0000000000000000000000000100, 100",
    "101, -1",
    "4294967296, -1",
    "18446744073709551617, -1",
    "-1, -1",
    "+1, -1",
    "1.0, -1",
    "1e1, -1",
    "0x1, -1",
    "'', -1",
    "5:progress=101, -1",
    "5:progress=1 1, 5",
    "5%, -1"
  })
  void progressIsDecimal(String value, int progress) {
    assertThat(Wire.update("state=working:progress=" + value).progress()).isEqualTo(progress);
    assertThat(Wire.update("state=blocked:progress=" + value).progress()).isEqualTo(progress);
  }

  @ParameterizedTest
  @EnumSource(
      value = State.class,
      names = {"IDLE", "DONE", "ERROR"})
  void progressCountsWithWorkingAndBlockedOnly(State state) {
    assertThat(Wire.update("progress=5:state=" + state.wire()).progress()).isEqualTo(-1);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "a, a",
        "Aa0_.+-, Aa0_.+-",
        "'', -",
        "'a,b', -",
        "a/b, -",
        "a=, -",
        "ok:app=a/b, -",
        "ok:app=a b, ok",
        "12345678901234567890123456789012, 12345678901234567890123456789012"
      })
  void appIsAName(String value, @Nullable String app) {
    assertThat(Wire.update("state=idle:app=" + value).app()).isEqualTo(app);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "state=idle:app=123456789012345678901234567890123",
        "state=idle:app=123456789012345678901234567890123:app=ok",
        "state=clear:app=123456789012345678901234567890123",
        "state=idle:app=,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,"
      })
  void longAppDiscardsTheReport(String body) {
    assertThat(Wire.parse(body)).isNull();
  }

  @Test
  void longAppWithABadByteIsOnlyMalformed() {
    assertThat(Wire.update("state=idle:app=ok:app=" + "!".repeat(33)).app()).isEqualTo("ok");
  }
}
