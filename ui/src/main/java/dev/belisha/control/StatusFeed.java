package dev.belisha.control;

import dev.belisha.attention.Journal;
import dev.belisha.status.Transition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The newest changes of all tabs, numbered from 1. Each reader has a place in it and nothing else,
 * so one that stops reading costs nothing: what it missed has gone when it comes back, and it is
 * told how much. Any thread.
 */
public final class StatusFeed implements Journal {
  /** Changes kept. */
  static final int KEPT = 16_384;

  /** Of so many of them the program's text is kept too: it may be long. */
  static final int WITH_TEXT = 2_048;

  private final @Nullable Event[] ring = new Event[KEPT];
  private long last;

  /** What a reader gets. */
  sealed interface Batch {}

  /**
   * @param first the number of the first of them
   */
  record Events(long first, List<Event> events) implements Batch {}

  /** These are not kept any more, or are of another run. */
  record Gap(long from, long to) implements Batch {}

  @Override
  public synchronized void add(Event event) {
    last++;
    ring[at(last)] = event;
    long older = last - WITH_TEXT;
    if (older > 0) ring[at(older)] = withoutText(event(older));
    notifyAll();
  }

  private static int at(long number) {
    return (int) (number % KEPT);
  }

  private Event event(long number) {
    Event event = ring[at(number)];
    if (event == null) throw new IllegalStateException("no event " + number);
    return event;
  }

  private static Event withoutText(Event event) {
    if (!(event instanceof RecordChanged(Place place, int pane, Transition full))) return event;
    if (full.title() == null && full.msg() == null) return event;
    Transition bare =
        new Transition(
            full.seq(),
            full.time(),
            full.id(),
            full.from(),
            full.to(),
            full.kind(),
            full.app(),
            null,
            null,
            full.source());
    return new RecordChanged(place, pane, bare);
  }

  /** The number of the newest change; 0 before there is one. */
  public synchronized long last() {
    return last;
  }

  /**
   * What came after a number; waits until something has.
   *
   * @param most events at a time
   */
  synchronized Batch after(long number, int most) throws InterruptedException {
    if (number > last) return new Gap(0, last);
    while (number == last) wait();
    long first = number + 1;
    long kept = Math.max(1, last - KEPT + 1);
    if (first < kept) return new Gap(first, kept - 1);
    List<Event> events = new ArrayList<>();
    long end = Math.min(last, first + most - 1);
    for (long each = first; each <= end; each++) events.add(event(each));
    return new Events(first, events);
  }
}
