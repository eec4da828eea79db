package dev.belisha.session;

/** Lets so many through in any window of time: a ring of when the last ones went. */
final class RateLimit {
  private final long windowNanos;
  private final long[] went;
  private int oldest;
  private int count;

  RateLimit(int most, long windowNanos) {
    this.went = new long[most];
    this.windowNanos = windowNanos;
  }

  /** Whether one may go now; it then counts as gone. {@code now} as of System.nanoTime. */
  boolean allows(long now) {
    if (count == went.length && now - went[oldest] < windowNanos) return false;
    went[oldest] = now;
    oldest = (oldest + 1) % went.length;
    count = Math.min(count + 1, went.length);
    return true;
  }
}
