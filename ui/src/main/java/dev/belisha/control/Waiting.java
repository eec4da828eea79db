package dev.belisha.control;

import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.Journal.BadgeChanged;
import dev.belisha.attention.Journal.Event;
import dev.belisha.attention.Journal.TabClosed;
import dev.belisha.status.State;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether some tabs have come to some states (B-4, B-60). A state that is true already counts.
 * Every change of a badge is looked at, however short it was.
 */
final class Waiting {
  /** What it came to; null while it goes on. */
  enum Result {
    REACHED,
    /** A tab failed, and errors were not asked for. */
    FAILED,
    CLOSED
  }

  /** How a tab stands. */
  private enum Standing {
    OPEN,
    REACHED,
    FAILED,
    CLOSED
  }

  private final Set<String> states;
  private final boolean all;
  private final Map<Integer, Standing> tabs = new HashMap<>();

  /**
   * @param states wire words, and {@code none} for a tab without a status
   * @param all every one of the tabs, all at once; else any
   */
  Waiting(List<Integer> tabs, Set<String> states, boolean all) {
    this.states = states;
    this.all = all;
    tabs.forEach(tab -> this.tabs.put(tab, Standing.CLOSED));
  }

  /** How they stand at first. */
  void begin(Listing listing) {
    for (TabStatus tab : listing.view().tabs()) {
      if (tabs.containsKey(tab.tab())) tabs.put(tab.tab(), standing(tab.headline()));
    }
  }

  void take(Event event) {
    int tab = event.place().tab();
    if (!tabs.containsKey(tab)) return;
    switch (event) {
      case BadgeChanged change -> tabs.put(tab, standing(change.to()));
      case TabClosed closed -> tabs.put(tab, Standing.CLOSED);
      default -> {}
    }
  }

  private Standing standing(@Nullable State state) {
    if (states.contains(state == null ? "none" : state.wire())) return Standing.REACHED;
    return state == State.ERROR ? Standing.FAILED : Standing.OPEN;
  }

  @Nullable Result result() {
    if (all ? every(Standing.REACHED) : any(Standing.REACHED)) return Result.REACHED;
    // All of them can no longer be reached when one is lost, any only when each is.
    boolean lost = all ? any(Standing.FAILED) || any(Standing.CLOSED) : !any(Standing.OPEN);
    if (!lost) return null;
    return any(Standing.FAILED) ? Result.FAILED : Result.CLOSED;
  }

  private boolean any(Standing standing) {
    return tabs.containsValue(standing);
  }

  private boolean every(Standing standing) {
    return tabs.values().stream().allMatch(standing::equals);
  }
}
