package dev.belisha.vt.screen;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Styles by id, each once. Id 0 is plain. Looking up a style seen before allocates nothing. Ids in
 * use never change; {@link #sweep} gives those no cell uses any more back for new styles, and the
 * table shrinks when there are many.
 */
final class StyleTable {
  private static final int FIRST_SIZE = 64;

  /** A sweep is due when this many styles are held, or twice what the last sweep left. */
  private static final int SWEEP_AT = 4096;

  private static final int ID_BITS = 24;
  private static final int ID_MASK = (1 << ID_BITS) - 1;

  /** More than this many styles in use at a time are shown plain: some 120 MB hold them. */
  private static final int MAX_STYLES = 1 << 22;

  /** As {@link #SWEEP_AT}, for links: a program may set links that no cell ever shows. */
  private static final int LINK_SWEEP_AT = 1024;

  /** Heap that links may hold; a link that finds no room is none, its text shows. */
  static final long MAX_LINK_BYTES = 8L << 20;

  /** Bytes of new links, those without room too, after which a sweep may find some unused. */
  private static final long LINK_BYTES_SWEEP_AT = MAX_LINK_BYTES / 2;

  /** A link: OSC 8 target and its id parameter. */
  record Link(String uri, @Nullable String id) {
    /** Bytes apart from the characters: the record, its strings, two map entries, a style. */
    private static final int OVERHEAD = 256;

    long bytes() {
      return OVERHEAD + uri.length() + (id == null ? 0 : id.length());
    }
  }

  private long[] colors = new long[FIRST_SIZE];
  private long[] extras = new long[FIRST_SIZE];
  private @Nullable CellStyle[] objects = new CellStyle[FIRST_SIZE];

  /**
   * Open addressing. An entry holds an id and one, and above it some bits of the style's hash, so
   * that other styles in the way are passed by without a look at them; 0 is free.
   */
  private int[] buckets = new int[FIRST_SIZE * 4];

  private int count = 1;
  private int live = 1;
  private int sweepAt = SWEEP_AT;

  /** New styles without room since the last sweep. */
  private int refused;

  /** Ids given back, the highest first: taken from the end, so that the low ones fill up. */
  private int[] free = new int[0];

  private int freeCount;

  private int linkSweepAt = LINK_SWEEP_AT;
  private long linkBytes;
  private long linkBytesSinceSweep;

  private final Map<Link, Integer> linkIds = new HashMap<>();
  private final Map<Integer, Link> links = new HashMap<>();
  private int nextLink = 1;

  private final BitSet marked = new BitSet();

  StyleTable() {
    objects[0] = CellStyle.PLAIN;
    insertBucket(0);
  }

  /** Distinct styles held. */
  int size() {
    return live;
  }

  /** Heap of the arrays, in bytes; the objects made of styles that were shown come to it. */
  long bytes() {
    return (2L * Long.BYTES + Integer.BYTES) * colors.length
        + (long) Integer.BYTES * (buckets.length + free.length);
  }

  /** Distinct links held. */
  int linkCount() {
    return links.size();
  }

  /** Estimated heap of the links held, in bytes. */
  long linkBytes() {
    return linkBytes;
  }

  boolean sweepDue() {
    return live + refused >= sweepAt
        || links.size() >= linkSweepAt
        || linkBytesSinceSweep >= LINK_BYTES_SWEEP_AT;
  }

  /** The id of a link for {@link Pen#link}; 0 is no link, for want of one or of room. */
  int link(@Nullable String uri, @Nullable String id) {
    if (uri == null) return 0;
    Link link = new Link(uri, id);
    Integer known = linkIds.get(link);
    if (known != null) return known;
    long bytes = link.bytes();
    linkBytesSinceSweep += bytes;
    if (linkBytes + bytes > MAX_LINK_BYTES) return 0;
    linkBytes += bytes;
    int fresh = nextLink++;
    linkIds.put(link, fresh);
    links.put(fresh, link);
    return fresh;
  }

  /** The id of a pen's style, -1 when no cell has had it yet. */
  int find(Pen pen) {
    return find(pen.colors(), pen.extras());
  }

  int intern(Pen pen) {
    return intern(pen.colors(), pen.extras());
  }

  /** The style of cells a pen erases: its background alone. */
  int internErase(Pen pen) {
    return intern(pen.eraseColors(), Pen.NO_EXTRAS);
  }

  private int intern(long color, long extra) {
    int id = find(color, extra);
    return id < 0 ? add(color, extra) : id;
  }

  private int find(long color, long extra) {
    int mask = buckets.length - 1;
    int hash = hash(color, extra);
    for (int at = hash & mask; buckets[at] != 0; at = at + 1 & mask) {
      int entry = buckets[at];
      if ((entry ^ hash) >>> ID_BITS != 0) continue;
      int id = (entry & ID_MASK) - 1;
      boolean extrasToo = (color & Pen.HAS_EXTRAS) == 0 || extras[id] == extra;
      if (colors[id] == color && extrasToo) return id;
    }
    return -1;
  }

  private int add(long color, long extra) {
    if (live == MAX_STYLES) {
      refused++;
      return 0;
    }
    int id = freeCount > 0 ? free[--freeCount] : count++;
    if (id == colors.length) resize(2 * id);
    colors[id] = color;
    extras[id] = extra;
    objects[id] = null;
    live++;
    if (live * 3L > buckets.length * 2L) rehash(buckets.length * 2);
    else insertBucket(id);
    return id;
  }

  CellStyle style(int id) {
    CellStyle known = objects[id];
    if (known != null) return known;
    Link link = links.get(Pen.link(extras[id]));
    CellStyle made = Pen.style(colors[id], extras[id], link);
    objects[id] = made;
    return made;
  }

  boolean isProtected(int id) {
    return (Pen.attrs(colors[id]) & CellStyle.PROTECTED) != 0;
  }

  /** Rewrites one style into another, for DECCARA and DECRARA. */
  int with(int id, Pen scratch, Consumer<Pen> change) {
    scratch.load(colors[id], extras[id]);
    change.accept(scratch);
    return intern(scratch);
  }

  /** Between {@link #beginSweep} and {@link #sweep}: this id is in use. */
  void mark(int id) {
    marked.set(id);
  }

  void beginSweep() {
    marked.clear();
    marked.set(0);
  }

  void sweep() {
    Arrays.fill(objects, marked.length(), count, null);
    count = marked.length();
    live = marked.cardinality();
    free = new int[count - live];
    freeCount = 0;
    BitSet liveLinks = new BitSet();
    for (int id = count - 1; id >= 0; id--) {
      if (marked.get(id)) {
        liveLinks.set(Pen.link(extras[id]));
      } else {
        free[freeCount++] = id;
        objects[id] = null;
      }
    }
    links.keySet().removeIf(link -> !liveLinks.get(link));
    linkIds.values().removeIf(link -> !liveLinks.get(link));
    linkBytes = 0;
    for (Link link : links.values()) linkBytes += link.bytes();
    linkBytesSinceSweep = 0;
    sweepAt = Math.max(SWEEP_AT, live * 2);
    refused = 0;
    linkSweepAt = Math.max(LINK_SWEEP_AT, links.size() * 2);
    shrink();
  }

  /** Keeps room for what may come before the next sweep, as far as the highest id in use allows. */
  private void shrink() {
    int room = Math.max(sweepAt, count);
    if (room <= colors.length / 4) resize(room);
    rehash(Math.min(buckets.length, 4 * Integer.highestOneBit(sweepAt)));
  }

  private void resize(int size) {
    colors = Arrays.copyOf(colors, size);
    extras = Arrays.copyOf(extras, size);
    objects = Arrays.copyOf(objects, size);
  }

  private void rehash(int size) {
    buckets = new int[size];
    BitSet unused = new BitSet();
    for (int at = 0; at < freeCount; at++) unused.set(free[at]);
    for (int id = 0; id < count; id++) if (!unused.get(id)) insertBucket(id);
  }

  private void insertBucket(int id) {
    int mask = buckets.length - 1;
    int hash = hash(colors[id], extras[id]);
    int at = hash & mask;
    while (buckets[at] != 0) at = at + 1 & mask;
    buckets[at] = hash & ~ID_MASK | id + 1;
  }

  private static int hash(long color, long extra) {
    long mixed = (color ^ extra * 0x9E3779B97F4A7C15L) * 0xC2B2AE3D27D4EB4FL;
    return (int) (mixed >>> 32);
  }
}
