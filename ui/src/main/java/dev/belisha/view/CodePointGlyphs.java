package dev.belisha.view;

import org.jspecify.annotations.Nullable;

/** Glyphs by a number, without a box for the number: an open-addressed table. */
final class CodePointGlyphs {
  private static final int SMALLEST = 256;

  private int[] keys = new int[SMALLEST];
  private @Nullable Glyph[] glyphs = new Glyph[SMALLEST];
  private int size;

  int size() {
    return size;
  }

  @Nullable Glyph get(int key) {
    return glyphs[place(key)];
  }

  /** A key not yet there. */
  void put(int key, Glyph glyph) {
    if (size * 2 >= keys.length) grow();
    int at = place(key);
    keys[at] = key;
    glyphs[at] = glyph;
    size++;
  }

  void clear() {
    keys = new int[SMALLEST];
    glyphs = new Glyph[SMALLEST];
    size = 0;
  }

  private int place(int key) {
    int mask = keys.length - 1;
    int at = (key * 0x9E3779B9 >>> 8) & mask;
    while (glyphs[at] != null && keys[at] != key) at = at + 1 & mask;
    return at;
  }

  private void grow() {
    int[] oldKeys = keys;
    @Nullable Glyph[] oldGlyphs = glyphs;
    keys = new int[oldKeys.length * 2];
    glyphs = new Glyph[keys.length];
    for (int at = 0; at < oldKeys.length; at++) {
      if (oldGlyphs[at] == null) continue;
      int to = place(oldKeys[at]);
      keys[to] = oldKeys[at];
      glyphs[to] = oldGlyphs[at];
    }
  }
}
