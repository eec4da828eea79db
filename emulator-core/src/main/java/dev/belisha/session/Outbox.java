package dev.belisha.session;

import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalEvent;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What happened under the session's lock and is still to be told. Filled and emptied under that
 * lock; told outside of it.
 */
final class Outbox {
  /** Notifications, and prompt marks, kept between two deliveries; the oldest go. */
  static final int MAX_OF_A_KIND = 256;

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

  private final LinkedHashMap<Place, TerminalEvent> events = new LinkedHashMap<>();
  private final ArrayDeque<Transition> transitions = new ArrayDeque<>();
  private int notifications;
  private int promptMarks;

  void add(TerminalEvent event) {
    events.putLast(new Place(event.getClass(), number(event)), event);
  }

  private int number(TerminalEvent event) {
    return switch (event) {
      case TerminalEvent.Notification n -> notifications++ % MAX_OF_A_KIND;
      case TerminalEvent.PromptMark m -> promptMarks++ % MAX_OF_A_KIND;
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

  void add(Transition transition) {
    if (transitions.size() == Session.MAX_QUEUED_TRANSITIONS) transitions.removeFirst();
    transitions.addLast(transition);
  }

  List<TerminalEvent> takeEvents() {
    List<TerminalEvent> taken = List.copyOf(events.values());
    events.clear();
    notifications = 0;
    promptMarks = 0;
    return taken;
  }

  List<Transition> takeTransitions() {
    List<Transition> taken = List.copyOf(transitions);
    transitions.clear();
    return taken;
  }
}
