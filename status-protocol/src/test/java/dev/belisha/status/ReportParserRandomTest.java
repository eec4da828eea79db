package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Seeded random bodies: never an exception, and the same answer as a slow second parser. */
class ReportParserRandomTest {
  private static final String[] WORDS = {
    "state=",
    "idle",
    "working",
    "done",
    "blocked",
    "error",
    "clear",
    "id=",
    "a",
    "a/b",
    "/",
    "//",
    "kind=",
    "auth",
    "question",
    "permission",
    "progress=",
    "0",
    "42",
    "100",
    "101",
    "app=",
    "pi",
    "title=",
    "msg=",
    "SGk=",
    "SGk",
    "QR==",
    "AA==",
    "=",
    "==",
    " ",
    "\t",
    ":",
    ":",
    ":",
    ",",
    "?",
    "future=x",
    "abcdefghijklmnopq=",
    "\u00e9",
    "\u007f",
    "!",
    "w7zigqw=",
    "4oCo"
  };

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void agreesWithTheReference(long seed) {
    Random random = new Random(seed);
    ReportParser parser = new ReportParser();
    int reports = 0;
    for (int round = 0; round < 20_000; round++) {
      byte[] body = round % 2 == 0 ? words(random) : mutated(random);
      Report expected = ReferenceParser.parse(body);
      assertThat(parser.parse(body))
          .as(new String(body, StandardCharsets.ISO_8859_1))
          .isEqualTo(expected);
      if (expected != null) reports++;
    }
    // Both sides of the fence are visited.
    assertThat(reports).isBetween(2_000, 18_000);
  }

  private static byte[] words(Random random) {
    StringBuilder body = new StringBuilder();
    if (random.nextBoolean()) body.append("state=done:");
    int words = random.nextInt(8);
    for (int at = 0; at < words; at++) body.append(TestReports.pick(WORDS, random));
    return Wire.bytes(body.toString());
  }

  private static byte[] mutated(Random random) {
    byte[] sequence = ReportEncoder.encode(TestReports.random(random));
    byte[] body = Arrays.copyOfRange(sequence, 7, sequence.length - 2);
    int edits = random.nextInt(3);
    for (int edit = 0; edit < edits; edit++) {
      body[random.nextInt(body.length)] =
          (byte) (random.nextInt(4) == 0 ? random.nextInt(256) : 0x20 + random.nextInt(0x5F));
    }
    return body;
  }

  @ParameterizedTest
  @ValueSource(longs = {6, 7})
  void noBytesThrowOrChangeAStoreHalfway(long seed) {
    Random random = new Random(seed);
    Store store = new Store().report("state=working:id=keep");
    for (int round = 0; round < 20_000; round++) {
      byte[] body = new byte[random.nextInt(80)];
      random.nextBytes(body);
      var before = store.records.records();
      store.records.report(body, 0, body.length);
      if (ReferenceParser.parse(body) == null) {
        assertThat(store.records.records()).isEqualTo(before);
      }
    }
  }
}
