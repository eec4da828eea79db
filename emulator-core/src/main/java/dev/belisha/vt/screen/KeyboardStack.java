package dev.belisha.vt.screen;

/** Kitty keyboard flags: those in force and those pushed below them. */
public final class KeyboardStack {
  /** Deepest nesting; pushing further drops the oldest. */
  public static final int MAX_DEPTH = 16;

  private final int[] pushed = new int[MAX_DEPTH];
  private int depth;
  private int flags;

  public int flags() {
    return flags;
  }

  public void push(int newFlags) {
    if (depth == MAX_DEPTH) System.arraycopy(pushed, 1, pushed, 0, --depth);
    pushed[depth++] = flags;
    flags = newFlags;
  }

  /** A pop of the last flags there are leaves none set. */
  public void pop(int count) {
    for (int step = 0; step < count && step <= MAX_DEPTH; step++) {
      flags = depth > 0 ? pushed[--depth] : 0;
    }
  }

  /** Mode 1 sets all, 2 adds, 3 takes away; others do nothing. */
  public void set(int given, int mode) {
    flags =
        switch (mode) {
          case 1 -> given;
          case 2 -> flags | given;
          case 3 -> flags & ~given;
          default -> flags;
        };
  }

  void reset() {
    depth = 0;
    flags = 0;
  }
}
