package dev.belisha.vt;

import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.status.Transition;
import dev.belisha.vt.screen.Anchor;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where in the text a program said that it is blocked or has failed; the newest {@link #MOST}, each
 * kept on its cell. Under the session's lock.
 */
final class Moments {
  static final int MOST = 64;

  /**
   * @param state blocked or error
   */
  private record Moment(State state, Anchor anchor) {}

  private final Deque<Moment> kept = new ArrayDeque<>();

  /**
   * @param here the cursor's cell
   */
  void add(Transition happened, Supplier<@Nullable Anchor> here) {
    State state = happened.to();
    boolean counts = state == State.BLOCKED || state == State.ERROR;
    if (state == null || !counts || happened.source() != Source.REPORT) return;
    Anchor anchor = here.get();
    if (anchor == null) return;
    if (kept.size() == MOST) kept.removeFirst();
    kept.addLast(new Moment(state, anchor));
  }

  /** Those whose lines are still there, in a generation's numbers. */
  List<VtTerminal.StatusMoment> in(long generation, long firstLine) {
    kept.removeIf(moment -> moment.anchor.place() == null);
    return kept.stream()
        .filter(moment -> isThere(moment.anchor.place(), generation, firstLine))
        .map(moment -> new VtTerminal.StatusMoment(moment.state, line(moment.anchor)))
        .toList();
  }

  private static boolean isThere(Anchor.@Nullable Place place, long generation, long firstLine) {
    return place != null && place.generation() == generation && place.line() >= firstLine;
  }

  private static long line(Anchor anchor) {
    Anchor.Place place = anchor.place();
    return place == null ? 0 : place.line();
  }
}
