package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The keys title and msg: base64, UTF-8, controls, limits (protocol page, section 2). */
class TextTest {

  @ParameterizedTest
  @CsvSource({
    "SGk=, Hi",
    "SGk, Hi",
    "UGxhbg==, Plan",
    "UGxhbg, Plan",
    "SGkh, Hi!",
    "w7vDv8O+Pj8=, ûÿþ>?",
    "8J+YgA==, 😀",
    "IA==, ' '"
  })
  void decodes(String encoded, String text) {
    assertThat(Wire.update("state=done:msg=" + encoded).msg()).isEqualTo(text);
    assertThat(Wire.update("state=done:title=" + encoded).title()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=",
        "==",
        "===",
        "====",
        "Q",
        "Q=",
        "Q==",
        "Q===",
        "QQ=",
        "QQ===",
        "QUI==",
        "QUJD=",
        "QUFBQ",
        "Q=Q=",
        "=QQ=",
        "QR==",
        "QR",
        "QUJ",
        "QUJ=",
        "SG_k",
        "SG-k",
        "SG.k",
        "SG,k",
        "ww==",
        "4ow=",
        "wIA=",
        "4ICA",
        "7aCA",
        "gA==",
        "9JCAgA==",
        "/w==",
        "AA==",
        "CQ==",
        "Cg==",
        "DQ==",
        "Gw==",
        "Hw==",
        "fw==",
        "woA=",
        "woU=",
        "wp8=",
        "YQBi"
      })
  void anyBreachDiscardsTheReport(String encoded) {
    for (String key : new String[] {"msg=", "title="}) {
      assertThat(Wire.parse("state=done:" + key + encoded)).as(key + encoded).isNull();
      assertThat(Wire.parse("state=done:" + key + encoded + ":" + key + "SGk=")).isNull();
      assertThat(Wire.parse("state=clear:" + key + encoded)).isNull();
      assertThat(Wire.parse(key + encoded + ":state=done")).isNull();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"SG!k", "SG k", "SGk=\u007f", "S\u00e9k", "SG*"})
  void byteOutsideTheSetOnlySkipsThePair(String encoded) {
    assertThat(Wire.update("state=done:msg=" + encoded).msg()).isNull();
    assertThat(Wire.update("state=done:msg=SGk=:msg=" + encoded).msg()).isEqualTo("Hi");
  }

  @Test
  void everyControlIsABreachAndItsNeighboursAreNot() {
    for (int c = 0; c <= 0xA0; c++) {
      boolean control = c < 0x20 || (c >= 0x7F && c <= 0x9F);
      Report report = Wire.parse("state=done:msg=" + Wire.base64("a" + (char) c + "b"));
      assertThat(report == null).as("U+%04X", c).isEqualTo(control);
    }
  }

  @Test
  void emptyCountsAsAbsentAndStillWins() {
    assertThat(Wire.parse("state=done:title=:msg=")).isEqualTo(Report.Update.of(State.DONE));
    assertThat(Wire.update("state=done:msg=SGk=:msg=").msg()).isNull();
  }

  @Test
  void hiddenCharactersAreStoredAsSent() {
    String text = "a\u2028b\u202Ec\u200Dd\uFEFF";
    assertThat(Wire.update("state=done:msg=" + Wire.base64(text)).msg()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"msg, 2048", "title, 192"})
  void lengthsDecoded(String key, int most) {
    String pair = "state=done:" + key + "=";
    assertThat(Wire.parse(pair + Wire.base64("x".repeat(most)))).isNotNull();
    assertThat(Wire.parse(pair + Wire.base64("x".repeat(most + 1)))).isNull();
    assertThat(Wire.parse(pair + Wire.base64("x".repeat(most + 1)).replace("=", ""))).isNull();
    assertThat(Wire.parse(pair + Wire.base64("€".repeat(most / 3)))).isNotNull();
    assertThat(Wire.parse(pair + Wire.base64("€".repeat(most / 3 + 1)))).isNull();
    assertThat(Wire.parse(pair + "A".repeat(5000))).isNull();
    assertThat(Wire.parse(pair + "!".repeat(5000))).isEqualTo(Report.Update.of(State.DONE));
  }
}
