package dev.belisha.shell.badge;

import dev.belisha.status.RollUp;
import dev.belisha.status.State;
import java.util.Collection;
import java.util.Objects;

/**
 * What the tabs or rows out of sight on one side amount to: the most urgent status and how many
 * have that state (B-39).
 */
public record EdgeSummary(BadgeStatus status, int count) {
  public static final EdgeSummary NOTHING = new EdgeSummary(BadgeStatus.NONE, 0);

  public static EdgeSummary of(Collection<BadgeStatus> hidden) {
    BadgeStatus most = BadgeStatus.NONE;
    int count = 0;
    for (BadgeStatus status : hidden) {
      int order = Integer.compare(rank(status), rank(most));
      if (order > 0) {
        most = status;
        count = 1;
      } else if (order == 0 && status.state() != null) {
        count++;
        // A kind is only shown when all that wait agree on it.
        if (!Objects.equals(status.kind(), most.kind())) {
          most = new BadgeStatus(most.state(), null, -1, most.ring(), false, false, false, 0);
        }
      }
    }
    if (most.state() == null) return NOTHING;
    BadgeStatus shown =
        new BadgeStatus(most.state(), most.kind(), -1, most.ring(), false, false, false, 0);
    return new EdgeSummary(shown, count);
  }

  private static int rank(BadgeStatus status) {
    State state = status.state();
    return state == null ? 0 : RollUp.rank(state);
  }

  /** For the accessible name: {@code 3 tabs, needs permission}. */
  public String words() {
    if (count == 0) return "";
    return count + (count == 1 ? " tab, " : " tabs, ") + status.wordsInside();
  }
}
