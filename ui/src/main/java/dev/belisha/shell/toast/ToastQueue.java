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

  private final Map<Integer, Toast> shown = new LinkedHashMap<>();
  private final Map<Integer, Toast> waiting = new LinkedHashMap<>();

  /** What the screen has to do, in this order. */
  record Step(List<Integer> close, List<Toast> open) {}

  /** A toast came: it replaces one of its id, else it is up when there is room. */
  Step add(Toast toast) {
    if (shown.containsKey(toast.id())) {
      shown.put(toast.id(), toast);
      return new Step(List.of(toast.id()), List.of(toast));
    }
    waiting.put(toast.id(), toast);
    return new Step(List.of(), promote());
  }

  /** A toast isn't true any more. */
  Step withdraw(int id) {
    waiting.remove(id);
    boolean wasShown = shown.remove(id) != null;
    return new Step(wasShown ? List.of(id) : List.of(), promote());
  }

  /** A toast left the screen: closed, clicked or timed out. Nothing for one that was replaced. */
  Step gone(Toast toast) {
    if (!toast.equals(shown.get(toast.id()))) return new Step(List.of(), List.of());
    shown.remove(toast.id());
    return new Step(List.of(), promote());
  }

  private List<Toast> promote() {
    List<Toast> open = new ArrayList<>();
    while (shown.size() < MAX_SHOWN && !waiting.isEmpty()) {
      Toast next = waiting.values().iterator().next();
      waiting.remove(next.id());
      shown.put(next.id(), next);
      open.add(next);
    }
    return open;
  }

  int waiting() {
    return waiting.size();
  }
}
