package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalHostTest {
  @ParameterizedTest
  @CsvSource({
    "box, box, true",
    "box, BOX, true",
    "box, box.example.org, true",
    "box.example.org, box, true",
    "box.example.org, box.example.org, true",
    "box, '', true",
    "box, localhost, true",
    "box, box2, false",
    "box2, box, false",
    "box.example.org, box.example.com, false",
    "box, other, false",
    "'', other, false",
    "'', .other, false",
  })
  void compares(String own, String other, boolean same) {
    assertThat(new LocalHost(own).test(other)).isEqualTo(same);
  }
}
