package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** XParseColor's forms. */
class ColorSpecTest {
  @ParameterizedTest
  @CsvSource({
    "rgb:f/0/8, ff0088",
    "rgb:ff/00/80, ff0080",
    "rgb:fff/000/888, ff0088",
    "rgb:ffff/0000/8080, ff0080",
    "rgb:f/00/8080, ff0080",
    "RGB:Ff/Aa/0b, ffaa0b",
    "#f08, f00080",
    "#ff0080, ff0080",
    "#fff000888, ff0088",
    "#ffff00008080, ff0080",
    "red, ff0000",
    "Green, 00ff00",
    "gray, bebebe",
    "' white ', ffffff",
    "rgb:0/0/0, 000000",
  })
  void reads(String spec, String hex) {
    assertThat(ColorSpec.parse(spec)).isEqualTo(Integer.parseInt(hex, 16));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "?",
        "#",
        "#1",
        "#12",
        "#1234",
        "#1234567",
        "#ggg",
        "#1234567890123",
        "#-12",
        "rgb:",
        "rgb:1/2",
        "rgb:1/2/3/4",
        "rgb:1//3",
        "rgb:12345/0/0",
        "rgb:g/0/0",
        "rgb:-1/0/0",
        "rgb:+1/0/0",
        "rgb:\u0661/0/0",
        "rgbi:1/0/0",
        "nosuchcolour",
        "rgb: 1/2/3"
      })
  void refuses(String spec) {
    assertThat(ColorSpec.parse(spec)).isEqualTo(ColorSpec.BAD);
  }

  @Test
  void whatIsAnsweredReadsBackAsTheSame() {
    for (int rgb = 0; rgb <= 0xFFFFFF; rgb += 0x10F3D) {
      String text = ColorSpec.format(rgb);
      assertThat(text).matches("rgb:[0-9a-f]{4}/[0-9a-f]{4}/[0-9a-f]{4}");
      assertThat(ColorSpec.parse(text)).isEqualTo(rgb);
    }
  }
}
