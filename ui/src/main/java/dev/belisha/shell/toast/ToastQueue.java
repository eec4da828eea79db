package dev.belisha.shell.toast;

import dev.belisha.attention.Toast;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which toasts are up and which wait: at most so many at once, in the order they came; a newer one
 * with the same id takes the place of the older, none is dropped for lack of room (B-21). No
 * toolkit.
 */
final class ToastQueue {
  static final int MAX_SHOWN = 2;

  private final Map<Integer, Showing> shown = new LinkedHashMap<>();
  private final Map<Integer, Toast> waiting = new LinkedHashMap<>();
  private int last;

  /**
   * One time that a toast is on screen. An equal toast may come while the former still fades.
   *
   * @param number tells it from the others
   */
  record Showing(int number, Toast toast) {}

  /** What the screen has to do, in this order. */
  record Step(List<Showing> close, List<Showing> open) {
    private static final Step NOTHING = new Step(List.of(), List.of());
  }

  /** A toast came: it replaces one of its id, else it is up when there is room. */
  Step add(Toast toast) {
    Showing before = shown.get(toast.id());
    if (before != null) return new Step(List.of(before), List.of(up(toast)));
    waiting.put(toast.id(), toast);
    return new Step(List.of(), promote());
  }

  /** A toast isn't true any more. */
  Step withdraw(int id) {
    waiting.remove(id);
    Showing was = shown.remove(id);
    return new Step(was == null ? List.of() : List.of(was), promote());
  }

  /** A toast left the screen: closed, clicked or timed out. Nothing for one that was replaced. */
  Step gone(Showing showing) {
    return shown.remove(showing.toast.id(), showing)
        ? new Step(List.of(), promote())
        : Step.NOTHING;
  }

  /** Nothing more is to come up. */
  void clear() {
    waiting.clear();
  }

  private List<Showing> promote() {
    List<Showing> open = new ArrayList<>();
    while (shown.size() < MAX_SHOWN && !waiting.isEmpty()) {
      Toast next = waiting.values().iterator().next();
      waiting.remove(next.id());
      open.add(up(next));
    }
    return open;
  }

  private Showing up(Toast toast) {
    Showing showing = new Showing(++last, toast);
    shown.put(toast.id(), showing);
    return showing;
  }

  int waiting() {
    return waiting.size();
  }
}
