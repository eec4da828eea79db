package dev.belisha.vt.parser;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Jazzer's target for the parser: how the bytes are cut changes nothing, values stay inside their
 * limits, and CAN always ends what is open.
 */
public class VtParserJazzerTest {
  @FuzzTest(maxDuration = "30m")
  void cutsAreInvisibleAndLimitsHold(byte[] output) {
    run(output);
  }

  public static void run(byte[] output) {
    Recorder whole = new Recorder();
    VtParser parser = new VtParser(whole);
    parser.feed(output, 0, output.length);
    Recorder pieces = new Recorder();
    VtParser cut = new VtParser(pieces);
    int step = output.length > 0 ? 1 + (output[0] & 7) : 1;
    for (int at = 0; at < output.length; at += step) {
      cut.feed(output, at, Math.min(step, output.length - at));
    }
    assertThat(pieces.joined()).isEqualTo(whole.joined());
    assertThat(cut.atRest()).isEqualTo(parser.atRest());
    parser.feed(new byte[] {0x18}, 0, 1);
    assertThat(parser.atRest()).isTrue();
  }

  /** Every action as a line; text that only was cut is one line again. */
  private static final class Recorder implements ParserActions {
    private final List<String> actions = new ArrayList<>();

    List<String> joined() {
      List<String> lines = new ArrayList<>();
      for (String action : actions) {
        boolean text = action.startsWith("text ");
        if (text && !lines.isEmpty() && lines.getLast().startsWith("text ")) {
          lines.set(lines.size() - 1, lines.getLast() + action.substring(5));
        } else {
          lines.add(action);
        }
      }
      return lines;
    }

    @Override
    public void printAscii(byte[] bytes, int from, int to) {
      assertThat(to).isGreaterThan(from);
      for (int at = from; at < to; at++) assertThat(bytes[at]).isBetween((byte) 0x20, (byte) 0x7E);
      actions.add("text " + new String(bytes, from, to - from, StandardCharsets.US_ASCII));
    }

    @Override
    public void print(int codePoint) {
      boolean ascii = codePoint >= 0x20 && codePoint < 0x7F;
      boolean beyond = Character.isValidCodePoint(codePoint) && codePoint >= 0xA0;
      assertThat(ascii || beyond).isTrue();
      actions.add("text " + Character.toString(codePoint));
    }

    @Override
    public void execute(int control) {
      assertThat(control == 0x7F || control >= 0 && control < 0x20).isTrue();
      actions.add("control " + control);
    }

    @Override
    public void escDispatch(int intermediates, int fin) {
      assertThat(fin).isBetween(0x30, 0x7E);
      actions.add("esc " + intermediates + " " + fin);
    }

    @Override
    public void csiDispatch(int prefix, int intermediates, int fin, Params params) {
      assertThat(fin).isBetween(0x40, 0x7E);
      actions.add("csi " + prefix + " " + intermediates + " " + fin + values(params));
    }

    private static String values(Params params) {
      assertThat(params.count()).isBetween(0, Params.MAX);
      StringBuilder text = new StringBuilder();
      for (int at = 0; at < params.count(); at++) {
        int value = params.get(at, Params.OMITTED);
        assertThat(value).isBetween(Params.OMITTED, Params.MAX_VALUE);
        text.append(params.isSub(at) ? ':' : ';').append(value);
      }
      return text.toString();
    }

    @Override
    public void oscDispatch(byte[] body, int length, boolean bel, long sequenceLength) {
      assertThat(length).isBetween(0, VtParser.MAX_OSC);
      assertThat(sequenceLength).isGreaterThan(length);
      String text = new String(body, 0, length, StandardCharsets.ISO_8859_1);
      actions.add("osc " + bel + " " + sequenceLength + " " + text);
    }

    @Override
    public void dcsDispatch(
        int prefix, int intermediates, int fin, Params params, byte[] body, int length) {
      assertThat(length).isBetween(0, VtParser.MAX_DCS);
      String text = new String(body, 0, length, StandardCharsets.ISO_8859_1);
      actions.add("dcs " + prefix + " " + intermediates + " " + fin + values(params) + " " + text);
    }
  }
}
