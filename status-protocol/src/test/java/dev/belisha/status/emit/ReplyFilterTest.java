package dev.belisha.status.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The answers to the probe are taken out, all else is handed on. */
class ReplyFilterTest {
  private static final String REPLY = "\033]7501;?\033\\";
  private static final String NAME = "\033[?62;22c";

  /** What comes, what is handed on, whether records are kept, whether the name came. */
  private record Case(String input, String keys, boolean replied, boolean named) {
    @Override
    public String toString() {
      return input.replace("\033", "^[");
    }
  }

  static List<Case> cases() {
    return List.of(
        new Case(REPLY + NAME, "", true, true),
        new Case("\033]7501;?\007" + NAME, "", true, true),
        new Case("\033]7501;?state=idle,done:kind=auth\033\\" + NAME, "", true, true),
        new Case(NAME, "", false, true),
        new Case("\033[?c", "", false, true),
        new Case("\033[?1;2:3c", "", false, true),
        new Case("ab" + REPLY + "cd" + NAME + "ef", "abcdef", true, true),
        new Case("é€😀" + REPLY + "ü" + NAME, "é€😀ü", true, true),
        // Keys that begin as an answer does.
        new Case("\033" + REPLY + NAME, "\033", true, true),
        new Case("\033\033\033" + NAME, "\033\033\033", false, true),
        new Case("\033[A\033OB\033[1;5C" + REPLY + NAME, "\033[A\033OB\033[1;5C", true, true),
        new Case("\033[" + REPLY + NAME, "\033[", true, true),
        new Case("\033]" + REPLY + NAME, "\033]", true, true),
        new Case("\033]7501;" + REPLY + NAME, "\033]7501;", true, true),
        new Case("\033]750" + NAME, "\033]750", false, true),
        new Case("\033]11;rgb:0/0/0\033\\" + REPLY + NAME, "\033]11;rgb:0/0/0\033\\", true, true),
        // Answers to other questions: DECRQM, kitty keys, colour scheme, secondary attributes.
        new Case(
            "\033[?2026;2$y\033[?1u\033[?997;1n\033[>1;2;0c" + NAME,
            "\033[?2026;2$y\033[?1u\033[?997;1n\033[>1;2;0c",
            false,
            true),
        // Only the first name is ours.
        new Case(REPLY + NAME + NAME, NAME, true, true),
        new Case(NAME + NAME, NAME, false, true),
        // After both there is nothing more to take.
        new Case(REPLY + NAME + REPLY, REPLY, true, true),
        // Out of turn or twice: never a key.
        new Case(NAME + REPLY, "", true, true),
        new Case(REPLY + REPLY + NAME, "", true, true),
        // Cancelled: the device attributes after it still count.
        new Case("\033]7501;?a" + NAME, "\033]7501;?a", false, true),
        new Case("\033]7501;?a\030" + REPLY + NAME, "\033]7501;?a\030", true, true),
        new Case("\033]7501;?" + "x".repeat(4087) + "\007" + NAME, "", true, true),
        new Case(
            "\033]7501;?" + "x".repeat(4088) + "\007" + NAME,
            "\033]7501;?" + "x".repeat(4088) + "\007",
            false,
            true),
        new Case(
            "\033[?" + "1".repeat(126) + "c" + NAME, "\033[?" + "1".repeat(126) + "c", false, true),
        // A paste.
        new Case("\033[200~x\ny\033[201~" + REPLY + NAME, "\033[200~x\ny\033[201~", true, true));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void takesOutTheAnswers(Case each) {
    ReplyFilter filter = new ReplyFilter();
    assertThat(pass(filter, each.input)).isEqualTo(each.keys);
    check(filter, each);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void inWhateverPiecesTheyCome(Case each) {
    byte[] input = each.input.getBytes(StandardCharsets.UTF_8);
    for (int cut = 1; cut < input.length; cut++) {
      ReplyFilter filter = new ReplyFilter();
      ByteArrayOutputStream keys = new ByteArrayOutputStream();
      keys.writeBytes(filter.pass(input, 0, cut));
      keys.writeBytes(filter.pass(input, cut, input.length - cut));
      assertThat(keys.toString(StandardCharsets.UTF_8)).as("cut at " + cut).isEqualTo(each.keys);
      check(filter, each);
    }
    ReplyFilter filter = new ReplyFilter();
    ByteArrayOutputStream keys = new ByteArrayOutputStream();
    for (int at = 0; at < input.length; at++) keys.writeBytes(filter.pass(input, at, 1));
    assertThat(keys.toString(StandardCharsets.UTF_8)).isEqualTo(each.keys);
    check(filter, each);
  }

  private static void check(ReplyFilter filter, Case each) {
    assertThat(filter.isReplied()).isEqualTo(each.replied);
    assertThat(filter.isNamed()).isEqualTo(each.named);
    assertThat(filter.isHolding()).isFalse();
  }

  private static String pass(ReplyFilter filter, String input) {
    byte[] bytes = input.getBytes(StandardCharsets.UTF_8);
    return new String(filter.pass(bytes, 0, bytes.length), StandardCharsets.UTF_8);
  }

  /** Typed keys between and around the answers, cut anywhere: none is lost, none is added. */
  @Test
  void randomKeysBetweenAnswersInRandomPieces() {
    List<String> keys =
        List.of(
            "a",
            "é",
            "😀",
            "\r",
            "\003",
            "\033",
            "\033x",
            "\033[A",
            "\033OP",
            "\033[<0;1;1M",
            "\033[?",
            "\033]",
            "\033]7501;",
            "\033[?1;2",
            "\033[?1u",
            "\033]7501;?oops\030");
    for (int seed = 0; seed < 20_000; seed++) {
      Random random = new Random(seed);
      StringBuilder input = new StringBuilder();
      StringBuilder typed = new StringBuilder();
      boolean replies = random.nextInt(4) > 0;
      type(keys, random, input, typed);
      if (replies) input.append(random.nextBoolean() ? REPLY : "\033]7501;?\007");
      type(keys, random, input, typed);
      input.append(NAME);
      type(keys, random, input, typed);
      ReplyFilter filter = new ReplyFilter();
      ByteArrayOutputStream passed = new ByteArrayOutputStream();
      for (byte[] piece : pieces(input.toString().getBytes(StandardCharsets.UTF_8), random)) {
        passed.writeBytes(filter.pass(piece, 0, piece.length));
      }
      passed.writeBytes(filter.release());
      assertThat(passed.toString(StandardCharsets.UTF_8))
          .as("seed " + seed)
          .isEqualTo(typed.toString());
      assertThat(filter.isReplied()).as("seed " + seed).isEqualTo(replies);
      assertThat(filter.isNamed()).isTrue();
    }
  }

  /** A key that is a beginning must not be followed by what makes it whole; letters would not. */
  private static void type(
      List<String> keys, Random random, StringBuilder input, StringBuilder typed) {
    for (int count = random.nextInt(5); count > 0; count--) {
      String key = keys.get(random.nextInt(keys.size()));
      input.append(key);
      typed.append(key);
      if (key.startsWith("\033")) {
        input.append('~');
        typed.append('~');
      }
    }
  }

  private static List<byte[]> pieces(byte[] bytes, Random random) {
    List<byte[]> pieces = new ArrayList<>();
    for (int at = 0; at < bytes.length; ) {
      int length = Math.min(bytes.length - at, 1 + random.nextInt(random.nextBoolean() ? 2 : 9));
      byte[] piece = new byte[length];
      System.arraycopy(bytes, at, piece, 0, length);
      pieces.add(piece);
      at += length;
    }
    return pieces;
  }

  @ParameterizedTest
  @ValueSource(strings = {"\033", "\033[", "\033[?", "\033[?62", "\033]7501;?", "\033]7501;?\033"})
  void aBeginningIsHeldUntilItIsReleased(String beginning) {
    ReplyFilter filter = new ReplyFilter();
    assertThat(pass(filter, "x" + beginning)).isEqualTo("x");
    assertThat(filter.isHolding()).isTrue();
    assertThat(new String(filter.release(), StandardCharsets.ISO_8859_1)).isEqualTo(beginning);
    assertThat(filter.isHolding()).isFalse();
    assertThat(pass(filter, "[?1c")).isEqualTo("[?1c");
  }

  @Test
  void afterBothAnswersNothingIsHeld() {
    ReplyFilter filter = new ReplyFilter();
    pass(filter, REPLY + NAME);
    assertThat(pass(filter, "\033")).isEqualTo("\033");
  }
}
