package dev.belisha.vt.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Lines that scrolled off the top, packed into blocks; all blocks but the last are full. The oldest
 * lines go when there are more than the cap, or more bytes than {@link #MAX_BYTES}. A block whose
 * lines have all gone takes new ones: a full history allocates no more than a block's arrays, when
 * its new lines are longer or shorter than its old ones.
 */
final class History {
  /** Lines kept at most, whatever a setting asks for. */
  static final int MAX_LINES = 1_000_000;

  /** Heap the lines may take, whatever a setting asks for. */
  static final long MAX_BYTES = 128L << 20;

  private final long maxBytes;
  private int capacity;
  private final List<HistoryBlock> blocks = new ArrayList<>();
  private @Nullable HistoryBlock last;

  /** A block without lines, to be used again. */
  private @Nullable HistoryBlock spare;

  /** Lines of the first block that have gone. */
  private int gone;

  private int size;
  private long added;

  /** Heap of the full blocks. */
  private long fullBytes;

  History(int capacity) {
    this(capacity, MAX_BYTES);
  }

  History(int capacity, long maxBytes) {
    this.capacity = Math.clamp(capacity, 0, MAX_LINES);
    this.maxBytes = maxBytes;
  }

  int size() {
    return size;
  }

  int capacity() {
    return capacity;
  }

  /** Lines ever added. */
  long added() {
    return added;
  }

  /** Heap held, in bytes. */
  long heap() {
    return fullBytes + (last == null ? 0 : last.heap()) + (spare == null ? 0 : spare.heap());
  }

  /** Adds a row as the newest line. */
  void add(Row row) {
    if (capacity == 0) return;
    row.addTo(blockWithRoom());
    keepCount();
  }

  /** Adds ASCII in one style as the newest line. */
  void add(byte[] ascii, int from, int length, int style, int flags) {
    if (capacity == 0) return;
    HistoryBlock block = blockWithRoom();
    block.begin(length, flags);
    block.latin(ascii, from, length);
    if (style != 0 && length > 0) block.style(style);
    keepCount();
  }

  /** Adds cells from {@code from} on as the newest line. */
  void add(int[] text, int[] style, int from, int length, int flags) {
    if (capacity == 0) return;
    HistoryBlock block = blockWithRoom();
    block.begin(length, flags);
    block.text(text, from, length);
    block.styles(style, from, length);
    keepCount();
  }

  private HistoryBlock blockWithRoom() {
    HistoryBlock block = last;
    return block == null || block.isFull() ? nextBlock() : block;
  }

  private void keepCount() {
    added++;
    if (size < capacity) size++;
    else dropOldest();
  }

  private HistoryBlock nextBlock() {
    if (last != null) {
      last.trim();
      fullBytes += last.heap();
      while (fullBytes > maxBytes && blocks.size() > 1) {
        size -= HistoryBlock.LINES - gone;
        dropBlock();
      }
    }
    HistoryBlock block = spare == null ? new HistoryBlock() : spare;
    spare = null;
    blocks.add(block);
    last = block;
    return block;
  }

  private void dropOldest() {
    gone++;
    if (gone == HistoryBlock.LINES) dropBlock();
  }

  private void dropBlock() {
    HistoryBlock block = blocks.removeFirst();
    if (block == last) last = null;
    else fullBytes -= block.heap();
    block.truncate(0);
    spare = block;
    gone = 0;
  }

  /** The newest line goes on in nothing any more. */
  void unwrapLast() {
    if (last != null && size > 0) last.unwrapLast();
  }

  /** The newest lines go, so that {@code kept} lines are left. */
  void truncate(int kept) {
    if (kept >= size) return;
    int end = gone + kept;
    while (blocks.size() * HistoryBlock.LINES >= end + HistoryBlock.LINES) {
      blocks.removeLast();
      if (!blocks.isEmpty()) fullBytes -= blocks.getLast().heap();
    }
    last = blocks.isEmpty() ? null : blocks.getLast();
    if (last != null) last.truncate(end - (blocks.size() - 1) * HistoryBlock.LINES);
    size = kept;
  }

  /** Changes the cap; the oldest lines beyond it go. */
  void capacity(int lines) {
    capacity = Math.clamp(lines, 0, MAX_LINES);
    while (size > capacity) {
      size--;
      dropOldest();
    }
  }

  void clear() {
    blocks.clear();
    last = null;
    spare = null;
    gone = 0;
    size = 0;
    fullBytes = 0;
  }

  /** Cells of a line; index 0 is the oldest. */
  int length(int index) {
    return block(index).length(place(index));
  }

  /** {@link Row}'s flags of a line. */
  int flags(int index) {
    return block(index).flags(place(index));
  }

  boolean wrapped(int index) {
    return (flags(index) & Row.WRAPPED) != 0;
  }

  /** Writes text and styles of a line from {@code at} on; as many cells as fit. */
  void expand(int index, int[] textOut, int[] styleOut, int at) {
    block(index).expand(place(index), textOut, styleOut, at);
  }

  /** See {@link HistoryBlock#latin}; there must be room for {@link #length} bytes. */
  boolean latin(int index, byte[] out) {
    return block(index).latin(place(index), out);
  }

  /** Tells the tables every style id and cluster id held. */
  void mark(StyleTable styles, ClusterTable clusters) {
    int first = gone;
    for (HistoryBlock block : blocks) {
      block.mark(first, styles, clusters);
      first = 0;
    }
  }

  private HistoryBlock block(int index) {
    return blocks.get((gone + Objects.checkIndex(index, size)) / HistoryBlock.LINES);
  }

  private int place(int index) {
    return (gone + index) % HistoryBlock.LINES;
  }
}
