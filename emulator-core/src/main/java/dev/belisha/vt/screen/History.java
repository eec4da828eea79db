package dev.belisha.vt.screen;

import org.jspecify.annotations.Nullable;

/** Lines that scrolled off the top: a ring, grown as needed up to its cap. */
final class History {
  /** Lines kept at most, whatever a setting asks for. */
  static final int MAX_LINES = 1_000_000;

  private static final int FIRST_SIZE = 256;

  private final int capacity;
  private @Nullable CompactRow[] ring;
  private int head;
  private int size;

  History(int capacity) {
    this.capacity = Math.clamp(capacity, 0, MAX_LINES);
    this.ring = new CompactRow[Math.min(FIRST_SIZE, this.capacity)];
  }

  int size() {
    return size;
  }

  int capacity() {
    return capacity;
  }

  /** Index 0 is the oldest line. */
  CompactRow get(int index) {
    CompactRow row = ring[slot(index)];
    if (row == null || index < 0 || index >= size) throw new IndexOutOfBoundsException(index);
    return row;
  }

  void add(CompactRow row) {
    if (capacity == 0) return;
    if (size == ring.length && size < capacity) grow();
    if (size == ring.length) {
      ring[head] = row;
      head = head + 1 == ring.length ? 0 : head + 1;
    } else {
      ring[slot(size)] = row;
      size++;
    }
  }

  /** Takes the newest line back. */
  CompactRow removeLast() {
    CompactRow row = get(size - 1);
    size--;
    ring[slot(size)] = null;
    return row;
  }

  void clear() {
    ring = new CompactRow[Math.min(FIRST_SIZE, capacity)];
    head = 0;
    size = 0;
  }

  private int slot(int index) {
    int at = head + index;
    return at >= ring.length ? at - ring.length : at;
  }

  private void grow() {
    @Nullable CompactRow[] bigger = new CompactRow[Math.min(capacity, ring.length * 2)];
    for (int index = 0; index < size; index++) bigger[index] = ring[slot(index)];
    ring = bigger;
    head = 0;
  }
}
