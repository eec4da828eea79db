package dev.belisha.session;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Everything that goes to the program, in one order: answers, keys, paste. A thread of its own
 * writes, so that a program that does not read holds up nobody. Any thread may offer.
 */
final class ReplyWriter implements AutoCloseable {
  /**
   * Bytes of answers that wait at most, whatever else waits; further ones are dropped. Output is
   * left unread long before, see {@link AnswerPace}.
   */
  static final int MAX_ANSWERS = 1 << 20;

  /** Bytes of keys and pastes that wait at most; what would pass it is refused whole. */
  static final int MAX_WAITING = 1 << 26;

  /** Bytes waiting at most when a stream is passed on; answers still find room beside it. */
  static final int MAX_STREAMED = 1 << 16;

  /** Bytes given to the program at once: what Linux keeps for it to read. */
  static final int MAX_WRITE = 1 << 12;

  private record Piece(byte[] bytes, boolean answer) {}

  private final ArrayDeque<Piece> queue = new ArrayDeque<>();
  private final OutputStream program;
  private final Thread thread;
  private long answers;
  private long inputs;
  private long written;
  private boolean closed;

  ReplyWriter(OutputStream program, String name) {
    this.program = program;
    this.thread = Thread.ofPlatform().daemon().name(name).unstarted(this::drain);
  }

  void start() {
    thread.start();
  }

  /** What the engine answers; false when it was dropped. */
  boolean answer(byte[] bytes) {
    return offer(new Piece(bytes, true), MAX_ANSWERS);
  }

  /** What a person typed or pasted; false when it was refused, or the program is gone. */
  boolean input(byte[] bytes) {
    return offer(new Piece(bytes, false), MAX_WAITING);
  }

  /**
   * Part of a stream of which nothing may be lost: waits until the program has read what came
   * before.
   *
   * @return false when the program is gone
   */
  synchronized boolean stream(byte[] bytes) throws InterruptedException {
    while (!closed && inputs >= MAX_STREAMED) wait();
    return offer(new Piece(bytes, false), Long.MAX_VALUE);
  }

  private synchronized boolean offer(Piece piece, long limit) {
    int count = piece.bytes.length;
    if (count == 0) return true;
    if (closed || (piece.answer ? answers : inputs) + count > limit) return false;
    count(piece.answer, count);
    queue.addLast(piece);
    notifyAll();
    return true;
  }

  private void drain() {
    try {
      while (true) {
        Piece piece = next();
        if (piece == null) return;
        for (int from = 0; from < piece.bytes.length; from += MAX_WRITE) {
          int to = Math.min(from + MAX_WRITE, piece.bytes.length);
          // A copy, since pty4j's stream takes no part of an array.
          program.write(Arrays.copyOfRange(piece.bytes, from, to));
          program.flush();
          if (!written(piece, to)) return;
        }
      }
    } catch (IOException programGone) {
      close();
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  /** The next to write; null at the end. */
  private synchronized @Nullable Piece next() throws InterruptedException {
    while (queue.isEmpty() && !closed) wait();
    return queue.pollFirst();
  }

  /** False at the end: the pty's descriptor may be another file's soon. */
  private synchronized boolean written(Piece piece, int to) {
    written++;
    if (to == piece.bytes.length) count(piece.answer, -to);
    notifyAll();
    return !closed;
  }

  /** Bytes of answers not read by the program; none are when it is gone. */
  synchronized long waitingAnswers() {
    return closed ? 0 : answers;
  }

  /** Changes whenever the program has read something. */
  synchronized long written() {
    return written;
  }

  /**
   * Waits until the program reads or is gone, at most so long.
   *
   * @param before what {@link #written} told last
   */
  synchronized void awaitReading(long before, long nanos) throws InterruptedException {
    long deadline = System.nanoTime() + nanos;
    long left = nanos;
    while (!closed && written == before && left > 0) {
      wait(left / 1_000_000, (int) (left % 1_000_000));
      left = deadline - System.nanoTime();
    }
  }

  private void count(boolean answer, int bytes) {
    if (answer) answers += bytes;
    else inputs += bytes;
  }

  @Override
  public synchronized void close() {
    closed = true;
    queue.clear();
    notifyAll();
    thread.interrupt();
  }
}
