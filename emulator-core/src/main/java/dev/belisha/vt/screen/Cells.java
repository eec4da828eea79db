package dev.belisha.vt.screen;

/** Copying few cells: below some length a plain loop beats the machine's own copy. */
final class Cells {
  private static final int FEW = 8;

  private Cells() {}

  static void copy(byte[] from, int fromAt, byte[] to, int toAt, int count) {
    if (count == 1) to[toAt] = from[fromAt];
    else if (count >= FEW) System.arraycopy(from, fromAt, to, toAt, count);
    else for (int at = 0; at < count; at++) to[toAt + at] = from[fromAt + at];
  }
}
