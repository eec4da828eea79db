package dev.belisha.vt.parser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParamsTest {
  private static Params of(String text) {
    Params params = new Params();
    params.begin();
    for (char c : text.toCharArray()) {
      if (Character.isDigit(c)) params.digit(c - '0');
      else params.separator(c == ':');
    }
    return params;
  }

  @ParameterizedTest(name = "{index}: {0}")
  @CsvSource({
    "4, 0",
    "4:3, '1 0'",
    "38:2::1:2:3, '5 4 3 2 1 0'",
    "1;4:3;2, '0 1 0 0'",
    "58:5:9;1, '2 1 0 0'",
    "1:2;3:4:5, '1 0 2 1 0'",
    ":, '1 0'",
    ";:, '0 1 0'"
  })
  void countsTheSubParametersThatFollow(String text, String counts) {
    Params params = of(text);
    assertThat(IntStream.range(0, params.count()).map(params::subCount).toArray())
        .containsExactly(numbers(counts));
    assertThat(params.subCount(params.count())).isZero();
  }

  private static int[] numbers(String text) {
    return Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
  }

  @Test
  void theLastPlaceIsAPlaceAndNoneFollows() {
    Params params = of("1" + ":2".repeat(Params.MAX - 1) + ":77;88");
    assertThat(params.count()).isEqualTo(Params.MAX);
    assertThat(params.isSub(Params.MAX - 1)).isTrue();
    assertThat(params.isSub(Params.MAX)).isFalse();
    assertThat(params.subCount(0)).isEqualTo(Params.MAX - 1);
    assertThat(params.get(Params.MAX - 1, -9)).isEqualTo(2);
    assertThat(params.get(Params.MAX, -9)).isEqualTo(-9);
    params.begin();
    assertThat(params.count()).isZero();
    params.digit(5);
    assertThat(params.subCount(0)).as("of the sequence before").isZero();
  }

  @ParameterizedTest(name = "{index}: {0}")
  @CsvSource({
    "'', 7, 1",
    "0, 0, 1",
    "1, 1, 1",
    "2, 2, 2",
    "65535, 65535, 65535",
    "65536, 65535, 65535",
    "';', 7, 1"
  })
  void leftOutAndLargest(String text, int value, int orOne) {
    assertThat(of(text).get(0, 7)).isEqualTo(value);
    assertThat(of(text).orOne(0)).isEqualTo(orOne);
  }
}
