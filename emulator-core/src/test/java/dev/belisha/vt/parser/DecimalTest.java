package dev.belisha.vt.parser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalTest {
  @ParameterizedTest
  @CsvSource({
    "'m       ', 0", "'1m      ', 1", "'12;34567', 2", "'123:9999', 3", "'1234H   ', 4",
    "'12345678', 8", "'/1234567', 0", "':1234567', 0", "'0000000;', 7", "'9/999999', 1",
  })
  void digits(String text, int digits) {
    assertThat(Decimal.first(Decimal.stops(word(text)))).isEqualTo(digits);
  }

  /** A byte that is no digit tells nothing of those before it, whatever it is. */
  @Test
  void anyByteEndsANumber() {
    for (int b = 0; b < 256; b++) {
      if (b >= '0' && b <= '9') continue;
      byte[] bytes = "99x99999".getBytes(StandardCharsets.ISO_8859_1);
      bytes[2] = (byte) b;
      long word = word(bytes);
      assertThat(Decimal.first(Decimal.stops(word))).as("byte %02X", b).isEqualTo(2);
      assertThat(Decimal.value(word, 2)).isEqualTo(99);
    }
  }

  @Test
  void everyValue() {
    for (int value = 0; value <= 9999; value++) {
      String text = Integer.toString(value);
      for (int zeros = 0; text.length() + zeros <= Decimal.MOST; zeros++) {
        String padded = "0".repeat(zeros) + text;
        long word = word((padded + ";9999999").substring(0, Long.BYTES));
        assertThat(Decimal.value(word, padded.length())).isEqualTo(value);
      }
    }
  }

  private static long word(String text) {
    return word(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static long word(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong() ^ Decimal.ZEROS;
  }
}
