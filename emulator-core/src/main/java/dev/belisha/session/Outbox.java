package dev.belisha.session;

import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * What happened under the session's lock and is still to be told. Filled and emptied under that
 * lock; told outside of it.
 */
final class Outbox {
  /** Events kept between two deliveries; further ones are dropped, the newest of a kind kept. */
  static final int MAX_EVENTS = 256;

  /**
   * @param records null when no record changed
   */
  record Batch(
      List<TerminalEvent> events,
      List<Transition> transitions,
      @org.jspecify.annotations.Nullable List<StatusRecord> records,
      boolean damaged) {}

  private final ArrayList<TerminalEvent> events = new ArrayList<>();
  private final ArrayDeque<Transition> transitions = new ArrayDeque<>();

  void add(TerminalEvent event) {
    // The newest title, bell or colour stands for those before it.
    if (!events.isEmpty() && replaces(event, events.getLast())) events.removeLast();
    if (events.size() < MAX_EVENTS) events.add(event);
  }

  private static boolean replaces(TerminalEvent event, TerminalEvent last) {
    if (event.getClass() != last.getClass()) return false;
    return switch (event) {
      case TerminalEvent.TitleChanged t -> true;
      case TerminalEvent.Bell b -> true;
      case TerminalEvent.Progress p -> true;
      case TerminalEvent.ColorsChanged c -> true;
      case TerminalEvent.WorkingDirectoryChanged w -> true;
      case TerminalEvent.ClipboardWrite w -> true;
      case TerminalEvent.HardReset r -> true;
      case TerminalEvent.Resized r -> true;
      case TerminalEvent.PointerShape p -> true;
      case TerminalEvent.Notification n -> false;
      case TerminalEvent.PromptMark m -> false;
    };
  }

  void add(Transition transition) {
    if (transitions.size() == Session.MAX_QUEUED_TRANSITIONS) transitions.removeFirst();
    transitions.addLast(transition);
  }

  List<TerminalEvent> takeEvents() {
    List<TerminalEvent> taken = List.copyOf(events);
    events.clear();
    return taken;
  }

  List<Transition> takeTransitions() {
    List<Transition> taken = List.copyOf(transitions);
    transitions.clear();
    return taken;
  }
}
