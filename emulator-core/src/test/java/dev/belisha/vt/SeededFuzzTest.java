package dev.belisha.vt;

import dev.belisha.vt.parser.VtParserJazzerTest;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The minute of fuzzing in {@code verify}: what Jazzer's targets check, on inputs made of pieces of
 * sequences, garbled here and there. The seed is the whole report of a fault.
 */
class SeededFuzzTest {
  private static final int INPUTS = 250;

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 40);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void screen(long seed) {
    Random random = new Random(seed);
    for (int each = 0; each < INPUTS; each++) ScreenFuzz.run(output(random));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void parser(long seed) {
    Random random = new Random(-seed);
    for (int each = 0; each < INPUTS; each++) VtParserJazzerTest.run(output(random));
  }

  private static byte[] output(Random random) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    output.write(random.nextInt(256));
    output.write(random.nextInt(256));
    int count = 1 + random.nextInt(40);
    for (int each = 0; each < count; each++) {
      output.writeBytes(Fuzz.sequence(random).getBytes(StandardCharsets.UTF_8));
    }
    byte[] bytes = output.toByteArray();
    int garbled = random.nextInt(3);
    for (int each = 0; each < garbled; each++) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }
}
