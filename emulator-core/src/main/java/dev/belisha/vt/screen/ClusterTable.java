package dev.belisha.vt.screen;

import dev.belisha.vt.unicode.Unicode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Graphemes of several code points, each once. Swept like the style table. What they take is
 * bounded: a code point that would make one more than there is room for is dropped.
 */
final class ClusterTable {
  /** Set in a grapheme reference that names a cluster. */
  static final int FLAG = 1 << 30;

  /** Code points one cell keeps; further marks are dropped. */
  static final int MAX_CODE_POINTS = 32;

  /** Heap that graphemes may hold. */
  static final long MAX_BYTES = 16L << 20;

  /** A sweep is due when this many are held, or twice what the last sweep left. */
  private static final int SWEEP_AT = 4096;

  /** Bytes of new ones, those without room too, after which a sweep may find some unused. */
  private static final long BYTES_SWEEP_AT = MAX_BYTES / 2;

  /** Bytes apart from the characters: the string, two map entries, a place in the list. */
  private static final int OVERHEAD = 160;

  private final List<@Nullable String> clusters = new ArrayList<>();
  private final Map<String, Integer> ids = new HashMap<>();
  private final List<Integer> free = new ArrayList<>();
  private final Joins joins = new Joins();
  private final BitSet marked = new BitSet();
  private int sweepAt = SWEEP_AT;
  private long bytes;
  private long bytesSinceSweep;

  static boolean isCluster(int ref) {
    return ref >= FLAG;
  }

  int size() {
    return ids.size();
  }

  /** Estimated heap of the graphemes held, in bytes. */
  long bytes() {
    return bytes;
  }

  private static long bytes(String text) {
    return OVERHEAD + 2L * text.length();
  }

  boolean sweepDue() {
    return ids.size() >= sweepAt || bytesSinceSweep >= BYTES_SWEEP_AT;
  }

  String text(int ref) {
    String text = clusters.get(ref & ~FLAG);
    return text == null ? "" : text;
  }

  /** Whether a grapheme takes two cells by its first code point: marks make none narrower. */
  boolean isWide(int ref) {
    if (ref == 0 || ref == Row.TAIL) return false;
    return Unicode.width(isCluster(ref) ? text(ref).codePointAt(0) : ref) == 2;
  }

  /** The reference for a grapheme with one more code point; the same when there is no room. */
  int append(int ref, int codePoint) {
    int known = joins.get(ref, codePoint);
    if (known != 0) return known;
    String before = isCluster(ref) ? text(ref) : Character.toString(ref);
    if (before.codePointCount(0, before.length()) >= MAX_CODE_POINTS) return ref;
    int joined = intern(before + Character.toString(codePoint));
    if (joined == 0) return ref;
    joins.put(ref, codePoint, joined);
    return joined;
  }

  /** The reference for a grapheme, 0 when there is no room for it. */
  int intern(String text) {
    Integer known = ids.get(text);
    if (known != null) return FLAG | known;
    long more = bytes(text);
    bytesSinceSweep += more;
    if (bytes + more > MAX_BYTES) return 0;
    bytes += more;
    int id;
    if (free.isEmpty()) {
      id = clusters.size();
      clusters.add(text);
    } else {
      id = free.removeLast();
      clusters.set(id, text);
    }
    ids.put(text, id);
    return FLAG | id;
  }

  void beginSweep() {
    marked.clear();
  }

  void mark(int ref) {
    if (isCluster(ref)) marked.set(ref & ~FLAG);
  }

  void sweep() {
    free.clear();
    joins.clear();
    for (int id = 0; id < clusters.size(); id++) {
      if (marked.get(id)) continue;
      String text = clusters.get(id);
      if (text != null) {
        ids.remove(text);
        bytes -= bytes(text);
      }
      clusters.set(id, null);
      free.add(id);
    }
    bytesSinceSweep = 0;
    sweepAt = Math.max(SWEEP_AT, ids.size() * 2);
  }
}
