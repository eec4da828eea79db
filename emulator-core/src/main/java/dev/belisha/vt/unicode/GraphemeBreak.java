package dev.belisha.vt.unicode;

/**
 * Extended grapheme clusters (UAX 29, rules GB3 to GB999) code point by code point. The state is
 * one int that the caller keeps: no allocation.
 */
public final class GraphemeBreak {
  /** Set in the result of {@link #step} when a boundary stands before the code point. */
  public static final int BREAK = 1 << 30;

  /** Before the first code point: whatever comes starts a cluster. */
  public static final int START = -1;

  // Grapheme_Cluster_Break classes, in ICU's numbering.
  static final int OTHER = 0;
  static final int CONTROL = 1;
  static final int CR = 2;
  static final int EXTEND = 3;
  static final int L = 4;
  static final int LF = 5;
  static final int LV = 6;
  static final int LVT = 7;
  static final int T = 8;
  static final int V = 9;
  static final int SPACING_MARK = 10;

  /** Whatever follows a code point of this class joins it. */
  private static final int PREPEND_CLASS = 11;

  static final int REGIONAL_INDICATOR = 12;
  static final int ZWJ = 17;

  // Indic_Conjunct_Break values, in ICU's numbering.
  static final int CONSONANT = 1;
  static final int INDIC_EXTEND = 2;
  static final int LINKER = 3;

  private static final int CLASS = 0x1F;

  /** An odd number of regional indicators stands before. */
  private static final int ODD_FLAG = 1 << 5;

  /** A pictograph, then only extending code points. */
  private static final int PICTURE = 1 << 6;

  /** A pictograph, extending code points and a ZWJ. */
  private static final int PICTURE_ZWJ = 1 << 7;

  /** A conjunct linker, then only Indic extenders (GB9c as of Unicode 18). */
  private static final int LINKED = 1 << 8;

  /** The code point before becomes an emoji with a VS16. */
  private static final int EMOJI_BASE = 1 << 9;

  /** What comes next may join, whatever it is. */
  private static final int JOINS_NEXT = 1 << 10;

  /**
   * {@code #}, {@code *} and digits may become keycaps. A table, since a branch would be a guess.
   */
  private static final int[] AFTER_ASCII = new int[128];

  static {
    for (int at = 0; at < AFTER_ASCII.length; at++) AFTER_ASCII[at] = step(START, at) & ~BREAK;
  }

  /** Of a property word: what becomes {@link #PICTURE} and {@link #EMOJI_BASE} one bit down. */
  private static final int PICTURE_WORD = Unicode.PICTOGRAPHIC | Unicode.EMOJI_BASE;

  private static final int VS16 = 0xFE0F;

  private GraphemeBreak() {}

  /** The state after a code point, with {@link #BREAK} when it starts a new cluster. */
  public static int step(int state, int codePoint) {
    return after(state, Unicode.word(codePoint));
  }

  /** The state after an ASCII character that something else stands before. */
  public static int afterAscii(int character) {
    return AFTER_ASCII[character & AFTER_ASCII.length - 1];
  }

  /** As {@link #step}, by the code point's property word. */
  public static int after(int state, int word) {
    int cls = word >> 2 & CLASS;
    if (isAlone(word) && !joinsNext(state)) return alone(word) | BREAK;
    boolean breaks = state == START || breaks(state, cls, word);
    return next(state == START ? 0 : state, cls, word) | (breaks ? BREAK : 0);
  }

  /**
   * Most code points, by their property word: one that nothing joins to what stands before unless
   * {@link #joinsNext} says so there.
   */
  public static boolean isAlone(int word) {
    return (word & ~(Unicode.WIDTH | PICTURE_WORD)) == 0;
  }

  /** The state after a code point that {@link #isAlone}. */
  public static int alone(int word) {
    // The bits need no branch.
    return (word & PICTURE_WORD) >> 1;
  }

  /** True when whatever comes next may join, even a code point that {@link #isAlone}. */
  public static boolean joinsNext(int state) {
    return (state & JOINS_NEXT) != 0 && state != START;
  }

  private static boolean breaks(int state, int cls, int word) {
    int before = state & CLASS;
    if (before == CR) return cls != LF;
    if (before == CONTROL || before == LF) return true;
    if (cls == CONTROL || cls == CR || cls == LF) return true;
    if (before == L && (cls == L || cls == V || cls == LV || cls == LVT)) return false;
    if ((before == LV || before == V) && (cls == V || cls == T)) return false;
    if ((before == LVT || before == T) && cls == T) return false;
    if (cls == EXTEND || cls == ZWJ || cls == SPACING_MARK) return false;
    if (before == PREPEND_CLASS) return false;
    if ((state & LINKED) != 0 && (word >> 8 & 3) == CONSONANT) return false;
    if ((state & PICTURE_ZWJ) != 0 && (word & Unicode.PICTOGRAPHIC) != 0) return false;
    return cls != REGIONAL_INDICATOR || (state & ODD_FLAG) == 0;
  }

  private static int next(int state, int cls, int word) {
    int after = cls == PREPEND_CLASS ? cls | JOINS_NEXT : cls;
    if (cls == REGIONAL_INDICATOR && (state & ODD_FLAG) == 0) after |= ODD_FLAG;
    if ((word & Unicode.PICTOGRAPHIC) != 0) after |= PICTURE;
    else if ((state & PICTURE) != 0 && cls == EXTEND) after |= PICTURE;
    else if ((state & PICTURE) != 0 && cls == ZWJ) after |= PICTURE_ZWJ | JOINS_NEXT;
    int indic = word >> 8 & 3;
    if (indic == LINKER) after |= LINKED;
    else if (indic == INDIC_EXTEND) after |= state & LINKED;
    if ((word & Unicode.EMOJI_BASE) != 0) after |= EMOJI_BASE;
    return after;
  }

  /**
   * Whether a code point that joins a cluster makes it two columns wide: the cluster becomes an
   * emoji (VS16 after an emoji; a skin tone; a pictograph after a ZWJ; the second letter of a
   * flag), or a wide character follows a prepended mark. Nothing makes a cluster narrower, VS15
   * neither (the terminal Unicode core of mode 2027).
   *
   * @param state after the code point before
   */
  public static boolean widens(int state, int codePoint) {
    if (state == START) return false;
    if (codePoint == VS16) return (state & EMOJI_BASE) != 0;
    int word = Unicode.word(codePoint);
    boolean wide = (word & 3) == 2;
    return switch (word >> 2 & CLASS) {
      case REGIONAL_INDICATOR -> (state & ODD_FLAG) != 0;
      case EXTEND -> wide && (state & PICTURE) != 0;
      default ->
          (word & Unicode.PICTOGRAPHIC) != 0 && (state & PICTURE_ZWJ) != 0
              || wide && (state & CLASS) == PREPEND_CLASS;
    };
  }
}
