package dev.belisha.vt.jediterm;

import com.techsenger.jeditermfx.core.Terminal;
import com.techsenger.jeditermfx.core.TerminalDataStream;
import com.techsenger.jeditermfx.core.emulator.JediEmulator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Our parser where a JediTerm host expects JediTerm's emulator: takes the host's characters and
 * feeds them to an engine, OSC 7501 included. The host's thread calls.
 */
public final class VtEmulator extends JediEmulator {
  private static final int RUN = 4096;

  private final Feed engine;
  private boolean ended;
  private char high;

  /** Where the bytes go: {@code VtTerminal::feed}. */
  @FunctionalInterface
  public interface Feed {
    void feed(byte[] bytes, int offset, int length);
  }

  /**
   * @param facade what the host shows, over the same engine
   */
  public VtEmulator(TerminalDataStream stream, Terminal facade, Feed engine) {
    super(stream, facade);
    this.engine = engine;
  }

  @Override
  public boolean hasNext() {
    return !ended;
  }

  @Override
  public void resetEof() {
    ended = false;
  }

  @Override
  public void next() throws IOException {
    try {
      processChar(myDataStream.getChar(), myTerminal);
      String run = myDataStream.readNonControlCharacters(RUN);
      if (run != null && !run.isEmpty()) feed(run);
    } catch (TerminalDataStream.EOF end) {
      ended = true;
    }
  }

  @Override
  public void processChar(char c, Terminal terminal) {
    feed(Character.toString(c));
  }

  /** A surrogate pair may come in two calls. */
  private void feed(String text) {
    String whole = high == 0 ? text : high + text;
    high = 0;
    char last = whole.charAt(whole.length() - 1);
    if (Character.isHighSurrogate(last)) {
      high = last;
      whole = whole.substring(0, whole.length() - 1);
    }
    byte[] bytes = whole.getBytes(StandardCharsets.UTF_8);
    engine.feed(bytes, 0, bytes.length);
  }
}
