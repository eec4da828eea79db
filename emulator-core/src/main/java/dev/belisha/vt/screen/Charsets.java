package dev.belisha.vt.screen;

import org.jspecify.annotations.Nullable;

/**
 * G0 to G3 and which of them is in GL: designations by ESC ( ) * + and ESC - . /, shifts by SO, SI,
 * LS2, LS3, SS2 and SS3. Text is UTF-8, so that there is no right half: what is put into GR shows
 * nowhere.
 */
public final class Charsets {
  private static final String ASCII = "B";

  private final GraphicSet[] sets = new GraphicSet[4];
  private final String[] names = new String[4];
  private int gl;
  private int single = -1;

  /** What the next character is looked up in, null for ASCII. */
  private char @Nullable [] table;

  /** DECNRCM (42): national sets can be designated. */
  private boolean national;

  Charsets() {
    reset();
  }

  /** True when GL holds ASCII and nothing is to be translated. */
  boolean plain() {
    return table == null;
  }

  /**
   * A set of 94 characters. What is not known, or national while DECNRCM is reset, leaves all as it
   * was, as in xterm.
   *
   * @param set 0 to 3
   * @param name the bytes after ESC ( and its kin
   */
  public void designate(int set, String name) {
    GraphicSet wanted = GraphicSet.named(name);
    if (wanted != null && (national || !wanted.national())) put(set, wanted, name);
  }

  /** A set of 96 characters by ESC - . and /; of these there is only A, Latin-1's upper half. */
  public void designate96(int set, String name) {
    if (name.equals("A")) put(set, GraphicSet.LATIN_1, name);
  }

  private void put(int set, GraphicSet wanted, String name) {
    sets[set] = wanted;
    names[set] = name;
    look();
  }

  /** DECNRCM. Sets that are designated stay. */
  public void national(boolean on) {
    national = on;
  }

  public boolean national() {
    return national;
  }

  public void shift(int set) {
    gl = set;
    look();
  }

  /** SS2, SS3: for the next character only. */
  public void singleShift(int set) {
    single = set;
    look();
  }

  private void look() {
    GraphicSet set = sets[single >= 0 ? single : gl];
    table = set == GraphicSet.ASCII && single < 0 ? null : set.table;
  }

  /** The bytes that designated G0 to G3. */
  public String designation(int set) {
    return names[set];
  }

  /** Whether it is a set of 96, whose designation may be that of a set of 94 as well. */
  public boolean of96(int set) {
    return sets[set] == GraphicSet.LATIN_1;
  }

  /** Which of them is in GL. */
  public int shifted() {
    return gl;
  }

  /** Which of them the next character alone comes from, -1 for none. */
  public int singleShifted() {
    return single;
  }

  /** True when DEL is a character, as it is in a set of 96. */
  public boolean deletePrints() {
    return sets[single >= 0 ? single : gl] == GraphicSet.LATIN_1;
  }

  int map(int ascii) {
    if (table == null) return ascii;
    int shown = table[ascii - 0x20];
    if (single >= 0) {
      single = -1;
      look();
    }
    return shown;
  }

  void reset() {
    for (int at = 0; at < sets.length; at++) {
      sets[at] = GraphicSet.ASCII;
      names[at] = ASCII;
    }
    gl = 0;
    single = -1;
    look();
  }

  /** What DECSC keeps. */
  record Saved(GraphicSet[] sets, String[] names, int gl) {}

  Saved save() {
    return new Saved(sets.clone(), names.clone(), gl);
  }

  void restore(Saved saved) {
    System.arraycopy(saved.sets, 0, sets, 0, sets.length);
    System.arraycopy(saved.names, 0, names, 0, names.length);
    gl = saved.gl;
    single = -1;
    look();
  }
}
