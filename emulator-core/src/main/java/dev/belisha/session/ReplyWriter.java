package dev.belisha.session;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * Everything that goes to the program, in one order: answers, keys, paste. A thread of its own
 * writes, so that a program that does not read holds up nobody. Any thread may offer.
 */
final class ReplyWriter implements AutoCloseable {
  /** Bytes of unread answers at most; further answers are dropped, keys and pastes are not. */
  static final int MAX_ANSWERS = 1 << 20;

  /** Bytes waiting at most, whatever they are: a paste of this size and more is cut off. */
  static final int MAX_WAITING = 1 << 26;

  /** Bytes waiting at most when a stream is passed on; answers still find room beside it. */
  static final int MAX_STREAMED = 1 << 16;

  private final ArrayDeque<byte[]> queue = new ArrayDeque<>();
  private final OutputStream program;
  private final Thread thread;
  private long waiting;
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
    return offer(bytes, MAX_ANSWERS);
  }

  /** What a person typed. */
  boolean input(byte[] bytes) {
    return offer(bytes, MAX_WAITING);
  }

  /**
   * Part of a stream of which nothing may be lost: waits until the program has read what came
   * before.
   *
   * @return false when the program is gone
   */
  synchronized boolean stream(byte[] bytes) throws InterruptedException {
    while (!closed && waiting >= MAX_STREAMED) wait();
    return offer(bytes, Long.MAX_VALUE);
  }

  private synchronized boolean offer(byte[] bytes, long limit) {
    if (bytes.length == 0) return true;
    if (closed || waiting + bytes.length > limit) return false;
    waiting += bytes.length;
    queue.addLast(bytes);
    notifyAll();
    return true;
  }

  private void drain() {
    try {
      while (true) {
        byte[] bytes = next();
        if (bytes == null) return;
        program.write(bytes);
        program.flush();
        written(bytes.length);
      }
    } catch (IOException programGone) {
      close();
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  /** The next to write; null at the end. */
  private synchronized byte @Nullable [] next() throws InterruptedException {
    while (queue.isEmpty() && !closed) wait();
    return queue.pollFirst();
  }

  private synchronized void written(int count) {
    waiting -= count;
    notifyAll();
  }

  @Override
  public synchronized void close() {
    closed = true;
    queue.clear();
    notifyAll();
    thread.interrupt();
  }
}
