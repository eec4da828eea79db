package dev.belisha.vt.screen;

/** G0 to G3 and which of them is in GL: designations by ESC ( ) * +, shifts by SO, SI, LS2, LS3. */
public final class Charsets {
  /** DEC special graphics, 0x60 to 0x7E. */
  private static final String LINE_DRAWING = "◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·";

  private static final int ASCII = 'B';
  private static final int GRAPHICS = '0';
  private static final int BRITISH = 'A';

  private final int[] sets = {ASCII, ASCII, ASCII, ASCII};
  private int gl;
  private int single = -1;

  /** True when GL holds ASCII and nothing is to be translated. */
  boolean plain() {
    return single < 0 && sets[gl] == ASCII;
  }

  public void designate(int set, int fin) {
    sets[set] = fin == GRAPHICS || fin == BRITISH ? fin : ASCII;
  }

  public void shift(int set) {
    gl = set;
  }

  /** SS2, SS3: for the next character only. */
  public void singleShift(int set) {
    single = set;
  }

  /** The final byte that designated G0 to G3. */
  public char designation(int set) {
    return (char) sets[set];
  }

  /** Which of them is in GL. */
  public int shifted() {
    return gl;
  }

  /** Which of them the next character alone comes from, -1 for none. */
  public int singleShifted() {
    return single;
  }

  int map(int ascii) {
    int set = sets[single >= 0 ? single : gl];
    single = -1;
    if (set == GRAPHICS && ascii >= 0x60 && ascii <= 0x7E) return LINE_DRAWING.charAt(ascii - 0x60);
    if (set == GRAPHICS && ascii == 0x5F) return ' ';
    if (set == BRITISH && ascii == '#') return '£';
    return ascii;
  }

  void reset() {
    for (int at = 0; at < sets.length; at++) sets[at] = ASCII;
    gl = 0;
    single = -1;
  }

  int[] save() {
    return new int[] {sets[0], sets[1], sets[2], sets[3], gl};
  }

  void restore(int[] saved) {
    System.arraycopy(saved, 0, sets, 0, 4);
    gl = saved[4];
    single = -1;
  }
}
