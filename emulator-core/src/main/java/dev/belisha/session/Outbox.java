package dev.belisha.session;

import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What happened under the session's lock and is still to be told. Filled and emptied under that
 * lock; told outside of it.
 *
 * <p>Events are told at once, and then not again for {@value #PACE_MILLIS} ms: what comes meanwhile
 * waits, in order, and of each kind the newest stands for those before. So whatever a program
 * sends, its title, its bell or the clipboard is told at most twenty times a second, and the last
 * of each always. Of notifications, and of prompt marks, each counts: the newest are kept, and
 * {@value #NOTIFICATIONS_PER_SECOND} notifications told in any second. One that its program changes
 * or closes meanwhile is told as it is then, or not at all. Records are not held back, and with
 * them come the prompt marks and resets that wait: what a record counts for depends on which was
 * first.
 */
final class Outbox {
  static final long PACE_MILLIS = 50;
  static final int NOTIFICATIONS_PER_SECOND = 16;

  /** Notifications that wait at most; the oldest go. */
  static final int MAX_NOTIFICATIONS = 64;

  /** Prompt marks that wait at most; the oldest go. */
  static final int MAX_PROMPT_MARKS = 256;

  private static final long MILLI = 1_000_000;
  private static final long SECOND = 1000 * MILLI;

  /**
   * @param records null when no record changed
   */
  record Batch(
      List<TerminalEvent> events,
      List<Transition> transitions,
      @Nullable List<StatusRecord> records,
      boolean damaged) {}

  /** Events of one place stand for each other: the newest is told, where it came. */
  private record Place(Class<? extends TerminalEvent> kind, int number) {}

  private final LongSupplier nanoTime;
  private final LinkedHashMap<Place, TerminalEvent> events = new LinkedHashMap<>();
  private final ArrayDeque<Transition> transitions = new ArrayDeque<>();
  private RateLimit notificationRate = new RateLimit(NOTIFICATIONS_PER_SECOND, SECOND);
  private int notification;
  private int promptMark;

  /** Notifications with a key that were told and not withdrawn. */
  private final Set<Integer> toldKeys = new HashSet<>();

  private boolean paced;
  private long toldAt;

  Outbox(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  void add(TerminalEvent event) {
    if (event instanceof TerminalEvent.NotificationWithdrawn(int key)) {
      events.remove(new Place(TerminalEvent.Notification.class, key));
      if (!toldKeys.remove(key)) return;
    }
    events.putLast(new Place(event.getClass(), number(event)), event);
  }

  private int number(TerminalEvent event) {
    return switch (event) {
      case TerminalEvent.Notification n -> n.key() == 0 ? nextNotification() : n.key();
      case TerminalEvent.NotificationWithdrawn(int key) -> key;
      case TerminalEvent.PromptMark m -> promptMark = (promptMark + 1) % MAX_PROMPT_MARKS;
      case TerminalEvent.ClipboardWrite(boolean primary, String text) -> primary ? 1 : 0;
      case TerminalEvent.TitleChanged t -> 0;
      case TerminalEvent.Bell b -> 0;
      case TerminalEvent.Progress p -> 0;
      case TerminalEvent.ColorsChanged c -> 0;
      case TerminalEvent.WorkingDirectoryChanged w -> 0;
      case TerminalEvent.HardReset r -> 0;
      case TerminalEvent.Resized r -> 0;
      case TerminalEvent.PointerShape p -> 0;
    };
  }

  /** From -1 down: keys count up from 1. */
  private int nextNotification() {
    notification = (notification + 1) % MAX_NOTIFICATIONS;
    return -1 - notification;
  }

  void add(Transition transition) {
    if (transitions.size() == Session.MAX_QUEUED_TRANSITIONS) transitions.removeFirst();
    transitions.addLast(transition);
  }

  /**
   * What may be told now, oldest first.
   *
   * @param withRecords records changed and are told right after
   */
  List<TerminalEvent> takeEvents(boolean withRecords) {
    if (events.isEmpty()) return List.of();
    long now = nanoTime.getAsLong();
    boolean early = untilTold(now) > 0;
    if (early && !withRecords) return List.of();
    List<TerminalEvent> taken = new ArrayList<>();
    for (Iterator<TerminalEvent> each = events.values().iterator(); each.hasNext(); ) {
      TerminalEvent event = each.next();
      if (early && !isBoundary(event)) continue;
      if (event instanceof TerminalEvent.Notification n) {
        if (!notificationRate.allows(now)) continue;
        if (n.key() != 0) toldKeys.add(n.key());
      }
      taken.add(event);
      each.remove();
    }
    if (!early) {
      paced = true;
      toldAt = now;
    }
    return taken;
  }

  private static boolean isBoundary(TerminalEvent event) {
    return event instanceof TerminalEvent.PromptMark || event instanceof TerminalEvent.HardReset;
  }

  /** How long to wait until {@link #takeEvents} is worth a call again; 0 when nothing waits. */
  long millisUntilEvents() {
    if (events.isEmpty()) return 0;
    return Math.max(1, (untilTold(nanoTime.getAsLong()) + MILLI - 1) / MILLI);
  }

  private long untilTold(long now) {
    return paced ? PACE_MILLIS * MILLI - (now - toldAt) : 0;
  }

  /** The program has ended: nothing that waits need wait longer. */
  void hurry() {
    paced = false;
    notificationRate = new RateLimit(MAX_NOTIFICATIONS, SECOND);
  }

  List<Transition> takeTransitions() {
    if (transitions.isEmpty()) return List.of();
    List<Transition> taken = List.copyOf(transitions);
    transitions.clear();
    return taken;
  }
}
