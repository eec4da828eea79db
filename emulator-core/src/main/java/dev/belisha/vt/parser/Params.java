package dev.belisha.vt.parser;

/**
 * Parameters of a CSI or DCS sequence: numbers apart by {@code ;}, sub-parameters by {@code :}.
 * Reused from sequence to sequence.
 */
public final class Params {
  /** Parameters and sub-parameters kept; further ones are dropped. */
  public static final int MAX = 64;

  /** Largest value; larger ones clamp. */
  public static final int MAX_VALUE = 65_535;

  /** The value of one that was left out. */
  public static final int OMITTED = -1;

  private final int[] values = new int[MAX];

  /** A bit for each value that follows a colon. */
  private long subs;

  private int count;

  /** True once a separator asked for more than {@link #MAX}: what follows belongs to no place. */
  private boolean full;

  /** Parameters and sub-parameters; at least 1 unless the sequence had none at all. */
  public int count() {
    return count;
  }

  /** The value, or {@code otherwise} when it is left out or there is none at that place. */
  public int get(int index, int otherwise) {
    return index < count && values[index] != OMITTED ? values[index] : otherwise;
  }

  /** As {@link #get}, and 0 counts as left out: most cursor and edit commands. */
  public int orOne(int index) {
    int value = get(index, 1);
    return value == 0 ? 1 : value;
  }

  /** True when the value follows a colon. */
  public boolean isSub(int index) {
    return index < count && (subs >>> index & 1) != 0;
  }

  /** How many sub-parameters follow the parameter at an index. */
  public int subCount(int index) {
    if (subs == 0) return 0;
    int end = index + 1;
    while (isSub(end)) end++;
    return end - index - 1;
  }

  void digit(int digit) {
    if (count == 0) open(false);
    if (full) return;
    int value = values[count - 1];
    value = value == OMITTED ? digit : value * 10 + digit;
    values[count - 1] = Math.min(value, MAX_VALUE);
  }

  void separator(boolean colon) {
    if (count == 0) open(false);
    open(colon);
  }

  /** The next place, left out until a digit comes. */
  private void open(boolean colon) {
    full = count == MAX;
    if (full) return;
    values[count] = OMITTED;
    if (colon) subs |= 1L << count;
    count++;
  }

  /** Where whole parameters go, from the front; {@link #take} then tells how many. */
  int[] places() {
    return values;
  }

  /** Parameters without sub-parameters, their values in {@link #places} already. */
  void take(int whole) {
    count = whole;
    subs = 0;
    full = false;
  }

  void begin() {
    count = 0;
    subs = 0;
    full = false;
  }
}
