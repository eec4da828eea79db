package dev.belisha.status.emit;

import dev.belisha.status.Limits;
import dev.belisha.status.RecordId;
import dev.belisha.status.Report;
import dev.belisha.status.ReportEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What leaves for the terminal: waits for the probe, leaves out what says nothing new, and
 * coalesces. Of one record a change of state or kind goes at once, other changes (text, progress)
 * at most one an interval, the newest always in the end. Any thread.
 */
final class Outlet {
  private enum Gate {
    WAITING,
    OPEN,
    SHUT
  }

  /** One record's side of it. */
  private static final class Channel {
    Report.@Nullable Update sent;
    long sentAt;
    Report.@Nullable Update waiting;
    boolean timed;
  }

  private final ReentrantLock lock = new ReentrantLock();
  private final LinkedHashMap<String, Channel> channels = new LinkedHashMap<>();
  private final OutputStream terminal;
  private final UnaryOperator<byte[]> wrapping;
  private final Duration interval;
  private final Timing timing;
  private final ExitHook hook = new ExitHook(() -> close(""));
  private Gate gate = Gate.WAITING;

  /**
   * @param wrapping put around each report, one of {@link ReportEncoder}
   */
  Outlet(OutputStream terminal, UnaryOperator<byte[]> wrapping, Duration interval, Timing timing) {
    this.terminal = terminal;
    this.wrapping = wrapping;
    this.interval = interval;
    this.timing = timing;
  }

  /** Bytes that are no report, such as the probe. */
  void raw(byte[] bytes) {
    locked(() -> write(bytes));
  }

  /** The terminal listens: what waited goes out. */
  void open() {
    locked(
        () -> {
          if (gate != Gate.WAITING) return;
          gate = Gate.OPEN;
          for (Channel channel : channels.values()) flush(channel);
        });
  }

  /** Nobody listens, or it is over: from now on nothing is written. */
  void shut() {
    locked(
        () -> {
          gate = Gate.SHUT;
          channels.clear();
          hook.remove();
        });
  }

  /**
   * @throws IllegalArgumentException for what no report may carry, also when nobody listens
   */
  void report(Report.Update update) {
    byte[] bytes = ReportEncoder.encode(update);
    locked(
        () -> {
          if (gate == Gate.SHUT) return;
          Channel channel = channel(update.id());
          channel.waiting = update;
          if (gate == Gate.WAITING || isEarly(channel, update)) return;
          send(channel, update, bytes);
        });
  }

  /** As {@link #report}, but at once: it is the last for this record. */
  void last(Report.Update update) {
    byte[] bytes = ReportEncoder.encode(update);
    locked(
        () -> {
          if (gate == Gate.SHUT) return;
          Channel channel = channel(update.id());
          channel.waiting = update;
          if (gate == Gate.OPEN) send(channel, update, bytes);
        });
  }

  /** The program's last word: it stays, what else is shown and no result goes. */
  void end(Report.Update update) {
    byte[] bytes = ReportEncoder.encode(update);
    locked(
        () -> {
          for (Map.Entry<String, Channel> each : List.copyOf(channels.entrySet())) {
            Report.Update sent = each.getValue().sent;
            boolean stays =
                each.getKey().equals(update.id()) || (sent != null && sent.state().isResult());
            if (!stays) clear(each.getKey());
          }
          if (gate == Gate.OPEN) send(channel(update.id()), update, bytes);
          shut();
        });
  }

  /** Takes back what was reported for an id and below it. */
  void clear(String id) {
    locked(
        () -> {
          boolean shown =
              channels.entrySet().stream()
                  .anyMatch(e -> e.getValue().sent != null && RecordId.isWithin(e.getKey(), id));
          channels.keySet().removeIf(each -> RecordId.isWithin(each, id));
          if (shown && gate == Gate.OPEN)
            write(wrapped(ReportEncoder.encode(new Report.Clear(id))));
        });
  }

  /** Takes back what was reported for an id and below it, then is silent for good. */
  void close(String id) {
    locked(
        () -> {
          clear(id);
          shut();
        });
  }

  /** A record's; of more than a terminal keeps, the one reported least recently is forgotten. */
  private Channel channel(String id) {
    Channel known = channels.get(id);
    Channel channel = known == null ? new Channel() : known;
    channels.putLast(id, channel);
    if (channels.size() > Limits.RECORDS) channels.pollFirstEntry();
    return channel;
  }

  /** Whether a report must wait; then sees to it that it goes when its time comes. */
  private boolean isEarly(Channel channel, Report.Update update) {
    Report.Update sent = channel.sent;
    if (sent == null || sent.state() != update.state() || sent.kind() != update.kind())
      return false;
    long left = interval.toNanos() - (timing.nanoTime() - channel.sentAt);
    if (left <= 0) return false;
    if (!channel.timed) {
      channel.timed = true;
      timing.after(
          Duration.ofNanos(left),
          () ->
              locked(
                  () -> {
                    channel.timed = false;
                    if (channels.get(update.id()) == channel) flush(channel);
                  }));
    }
    return true;
  }

  private void flush(Channel channel) {
    Report.Update waiting = channel.waiting;
    if (waiting != null && gate == Gate.OPEN) send(channel, waiting, ReportEncoder.encode(waiting));
  }

  private void send(Channel channel, Report.Update update, byte[] bytes) {
    channel.waiting = null;
    if (update.equals(channel.sent) || !hook.isSet()) return;
    write(wrapped(bytes));
    channel.sent = update;
    channel.sentAt = timing.nanoTime();
  }

  private byte[] wrapped(byte[] report) {
    return wrapping.apply(report);
  }

  /** One write, so that other output of the program does not come between. */
  private void write(byte[] bytes) {
    try {
      terminal.write(bytes);
      terminal.flush();
    } catch (IOException gone) {
      // The terminal is gone; a program must not fail for want of an audience.
      gate = Gate.SHUT;
    }
  }

  private void locked(Runnable task) {
    lock.lock();
    try {
      task.run();
    } finally {
      lock.unlock();
    }
  }
}
