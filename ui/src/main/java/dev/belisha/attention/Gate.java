package dev.belisha.attention;

import java.time.Instant;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Whether a notification, and its sound, may come now, and if not, why (ux F5, rule 1). The one
 * answer for every kind of notification.
 */
final class Gate {
  static final String WATCHED = "you look at it";

  private final Predicate<PaneKey> watched;
  private AttentionPolicy policy;
  private boolean doNotDisturb;
  private boolean quiet;

  /**
   * @param watched whether a pane is on screen in a window that is really focused
   */
  Gate(AttentionPolicy policy, Predicate<PaneKey> watched) {
    this.policy = policy;
    this.watched = watched;
  }

  AttentionPolicy policy() {
    return policy;
  }

  void policy(AttentionPolicy newPolicy, Instant wall) {
    policy = newPolicy;
    clock(wall);
  }

  /** What the desktop says (B-17). */
  void doNotDisturb(boolean on) {
    doNotDisturb = on;
  }

  /** Takes a look at the clock on the wall; true when quiet hours began or ended. */
  boolean clock(Instant wall) {
    QuietHours hours = policy.quietHours();
    boolean now = hours != null && hours.contains(wall);
    if (now == quiet) return false;
    quiet = now;
    return true;
  }

  /** When to look at the clock again, by the wall; {@link Instant#MAX} for never. */
  Instant nextLook(Instant wall) {
    QuietHours hours = policy.quietHours();
    return hours == null ? Instant.MAX : hours.nextChange(wall);
  }

  /** Why nothing of a tab may be told, whoever looks; null when it may. */
  @Nullable String shut(TabFacts tab) {
    if (!policy.notifications()) return "notifications are off";
    if (quiet) return "quiet hours";
    if (doNotDisturb) return "do not disturb";
    return tab.mutedUntil == null ? null : "muted";
  }

  /** Why nothing of one of its panes may be told; null when it may. */
  @Nullable String shut(TabFacts tab, PaneKey pane) {
    String why = shut(tab);
    return why != null ? why : isWatched(pane) ? WATCHED : null;
  }

  boolean isWatched(PaneKey pane) {
    return watched.test(pane);
  }
}
