package dev.belisha.vt.jediterm;

import com.techsenger.jeditermfx.core.TerminalDataStream;
import java.util.Arrays;

/**
 * JediTerm's pull side: holds one complete unit, a run of text or a whole sequence, at a time, so
 * that its emulator never waits and never sees half of one.
 */
final class UnitStream implements TerminalDataStream {
  private char[] chars = new char[256];
  private int at;
  private int end;

  void clear() {
    at = 0;
    end = 0;
  }

  void add(char c) {
    if (end == chars.length) chars = Arrays.copyOf(chars, end * 2);
    chars[end++] = c;
  }

  void add(String text) {
    for (int k = 0; k < text.length(); k++) add(text.charAt(k));
  }

  @Override
  public char getChar() throws TerminalDataStream.EOF {
    if (at == end) throw new TerminalDataStream.EOF();
    return chars[at++];
  }

  @Override
  public void pushChar(char c) {
    if (at == 0) {
      char[] moved = new char[chars.length + 16];
      System.arraycopy(chars, 0, moved, 16, end);
      chars = moved;
      at = 16;
      end += 16;
    }
    chars[--at] = c;
  }

  @Override
  public void pushBackBuffer(char[] bytes, int length) {
    for (int k = length - 1; k >= 0; k--) pushChar(bytes[k]);
  }

  @Override
  public String readNonControlCharacters(int most) {
    int from = at;
    while (at < end && at - from < most && chars[at] >= 0x20) at++;
    return new String(chars, from, at - from);
  }

  @Override
  public boolean isEmpty() {
    return at == end;
  }
}
