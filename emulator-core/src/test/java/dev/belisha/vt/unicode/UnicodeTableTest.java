package dev.belisha.vt.unicode;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.BreakIterator;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnicodeTableTest {
  @Test
  void checkedInTableIsWhatTheGeneratorMakes() throws IOException {
    try (InputStream file = Unicode.class.getResourceAsStream(Unicode.RESOURCE)) {
      assertThat(file.readAllBytes()).isEqualTo(UnicodeTableGenerator.table());
    }
  }

  @Test
  void everyCodePointHasTheWordIcuGives() {
    for (int cp = 0; cp <= 0x10FFFF; cp++) {
      if (Character.getType(cp) == Character.SURROGATE) continue;
      assertThat(Unicode.word(cp)).as("U+%04X", cp).isEqualTo(UnicodeTableGenerator.word(cp));
    }
  }

  /** Text must not take them for a letter: four bytes of UTF-8 can hold them all. */
  @Test
  void whatIsNoCharacterIsAsAControl() {
    int control = Unicode.word('\007');
    for (int number = 0; number < 0x200000; number++) {
      boolean surrogate = number >= 0xD800 && number < 0xE000;
      if (!surrogate && number <= 0x10FFFF) continue;
      assertThat(Unicode.word(number)).as("%X", number).isEqualTo(control);
      assertThat(GraphemeBreak.isAlone(Unicode.word(number))).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0041,1", "00AD,1", "0301,0", "200B,0", "200D,0", "FE0F,0", "4E00,2", "FF21,2", "1100,2",
    "1160,0", "AC00,2", "1F600,2", "2764,1", "E000,1", "0600,1", "1F1E6,1", "20A9,1", "3000,2"
  })
  void widthOfACodePoint(String hex, int width) {
    assertThat(Unicode.width(Integer.parseInt(hex, 16))).isEqualTo(width);
  }

  /** Random mixes of the code points that the rules are about, against ICU's own iterator. */
  @Test
  void clustersBreakWhereIcuBreaks() {
    int[] pool = {
      'a', ' ', 0x0D, 0x0A, 0x301, 0x200D, 0xFE0F, 0x1F469, 0x1F680, 0x2764, 0x1F3FD, 0x1F1E6,
      0x1F1E7, 0x1100, 0x1161, 0x11A8, 0xAC00, 0xAC01, 0x0915, 0x094D, 0x0924, 0x093E, 0x0600,
      0x0E33, 0x0903, 0xE0001, 0x1F, 0x4E00, 0x0300, 0x0D4D, 0x0D15, 0x200C
    };
    BreakIterator icu = BreakIterator.getCharacterInstance(Locale.ROOT);
    Random random = new Random(7501);
    for (int round = 0; round < 20_000; round++) {
      StringBuilder text = new StringBuilder();
      int length = 1 + random.nextInt(10);
      for (int at = 0; at < length; at++) text.appendCodePoint(pool[random.nextInt(pool.length)]);
      icu.setText(text.toString());
      int state = GraphemeBreak.START;
      for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
        state = GraphemeBreak.step(state, text.codePointAt(at));
        if (at == 0) continue;
        assertThat((state & GraphemeBreak.BREAK) != 0)
            .as(
                "boundary at %d of %s",
                at, text.codePoints().mapToObj(Integer::toHexString).toList())
            .isEqualTo(icu.isBoundary(at));
      }
    }
  }
}
