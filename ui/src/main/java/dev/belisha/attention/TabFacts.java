package dev.belisha.attention;

import dev.belisha.status.Kind;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One tab: its panes, and how far its notification has come (the drawing in ux F5). */
final class TabFacts {
  final int id;
  final List<PaneFacts> panes = new ArrayList<>();
  final RateLimiter limit = new RateLimiter();
  final RateLimiter plainLimit = new RateLimiter();
  Stage stage = Stage.NONE;
  State wanted = State.IDLE;

  /** When {@link Stage#PENDING} or {@link Stage#HELD} is looked at again. */
  Instant due = Instant.MAX;

  /** Null when not muted, {@link Instant#MAX} until unmuted. */
  @Nullable Instant mutedUntil;

  /** Of the last change that may notify, for folding OSC 9, 99 and 777 into it. */
  Instant lastEvent = Instant.MIN;

  /** A toast of this tab's state is on screen, also while a newer one settles. */
  boolean toastUp;

  /** The digest on screen counts this tab in. */
  boolean inDigest;

  @Nullable Plain plain;
  boolean plainShown;
  private Set<Cause> causes = Set.of();

  enum Stage {
    NONE,
    /** Settling. */
    PENDING,
    /** Blocked, but the person is looking at it; armed again when they leave. */
    WATCHED,
    /** Blocked, and the rate limit says later. */
    HELD,
    SHOWN
  }

  /** A notification that is no status: OSC 9, 99, 777. */
  record Plain(PaneFacts pane, String title, String body, Instant due) {}

  /** Something that asks for the person, told apart from any other. */
  private record Cause(
      int pane, String id, State state, @Nullable Kind kind, @Nullable Instant since) {}

  TabFacts(int id) {
    this.id = id;
  }

  PaneFacts leading() {
    return ViewBuilder.leading(panes);
  }

  @Nullable StatusRecord leader() {
    return leading().leader;
  }

  @Nullable State headline() {
    StatusRecord leader = leader();
    return leader == null ? null : leader.state();
  }

  boolean up() {
    return toastUp || inDigest;
  }

  /** Takes stock; true when something new asks for the person. */
  boolean newCause() {
    Set<Cause> now = new HashSet<>();
    StatusRecord leader = leader();
    if (leader != null && leader.state() == State.BLOCKED) {
      for (PaneFacts pane : panes) {
        for (StatusRecord record : pane.records) {
          // The time is left out: an answered and asked again question has been away between.
          if (record.state() == State.BLOCKED) {
            now.add(new Cause(pane.key.pane(), record.id(), State.BLOCKED, record.kind(), null));
          }
        }
      }
    } else if (leader != null && leader.state().isResult() && mayTell(leading(), leader)) {
      now.add(
          new Cause(leading().key.pane(), leader.id(), leader.state(), null, leader.changedAt()));
    }
    boolean isNew = !causes.containsAll(now);
    causes = now;
    return isNew;
  }

  /** Whether a result that leads is the tab's own end, not one child's among others at work. */
  private boolean mayTell(PaneFacts pane, StatusRecord result) {
    if (result.id().isEmpty()) return true;
    if (panes.stream().anyMatch(PaneFacts::live)) return false;
    return result.state() == State.ERROR || !pane.hasRoot();
  }
}
