package dev.belisha.shell.badge;

import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.StateWords;
import dev.belisha.status.State;
import java.util.ArrayList;
import java.util.List;

/** How many records are in which state, in words. */
public final class MixWords {
  /** The most urgent first. */
  private static final List<State> ORDER =
      List.of(State.BLOCKED, State.ERROR, State.DONE, State.WORKING, State.IDLE);

  private MixWords() {}

  /** {@code 1 blocked · 3 working}; empty when there is only one record. */
  public static String of(Counts mix) {
    int all = mix.blocked() + mix.error() + mix.done() + mix.working() + mix.idle();
    if (all < 2) return "";
    List<String> parts = new ArrayList<>();
    for (State state : ORDER) {
      if (mix.of(state) > 0) parts.add(StateWords.counted(mix.of(state), state));
    }
    return String.join(" · ", parts);
  }
}
