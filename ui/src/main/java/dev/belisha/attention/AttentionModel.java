package dev.belisha.attention;

import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.status.RollUp;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The one place that decides who needs you. Pure: no clock (every call carries the time), no
 * threads, no toolkit; one thread at a time. What it wants done comes out as {@link Effect}s, what
 * there is to show as an immutable {@link AttentionView}.
 */
public final class AttentionModel {
  /** A pane reached by a jump or a toast and looked at for so long has been seen (ux F3). */
  public static final Duration SEEN_AFTER = Duration.ofSeconds(5);

  private final Map<Integer, TabFacts> tabs = new LinkedHashMap<>();
  private final Map<PaneKey, PaneFacts> panes = new HashMap<>();
  private final Consumer<Effect> effects;
  private final Notices notices;

  /** Panes a row of jumps has been to. */
  private final Set<PaneKey> visited = new HashSet<>();

  private Set<PaneKey> visible = Set.of();
  private @Nullable PaneKey focused;
  private AttentionView view = AttentionView.EMPTY;
  private boolean stale;

  public AttentionModel(AttentionPolicy policy, Consumer<Effect> effects) {
    this.effects = effects;
    this.notices = new Notices(policy, effects, tabs.values(), pane -> visible.contains(pane));
  }

  public void policy(AttentionPolicy policy) {
    notices.policy(policy);
  }

  /** A pane opened, or its tab's label, position or window changed. */
  public void pane(PaneKey pane, int window, int position, String label, Instant now) {
    PaneFacts facts = panes.get(pane);
    if (facts == null) {
      facts = new PaneFacts(pane);
      panes.put(pane, facts);
      tabs.computeIfAbsent(pane.tab(), TabFacts::new).panes.add(facts);
    }
    facts.window = window;
    facts.position = position;
    facts.label = label;
    stale = true;
  }

  public void paneClosed(PaneKey pane, Instant now) {
    PaneFacts facts = panes.remove(pane);
    TabFacts tab = tabs.get(pane.tab());
    if (facts == null || tab == null) return;
    stale = true;
    visited.remove(pane);
    tab.panes.remove(facts);
    if (tab.panes.isEmpty()) {
      tabs.remove(tab.id);
      notices.closed(tab);
    } else {
      notices.changed(tab, now);
    }
  }

  public void statusChanged(
      PaneKey pane, List<Transition> transitions, List<StatusRecord> records, Instant now) {
    PaneFacts facts = panes.get(pane);
    TabFacts tab = tabs.get(pane.tab());
    if (facts == null || tab == null) return;
    facts.update(transitions, records);
    notices.changed(tab, now);
    stale = true;
  }

  /** OSC 9, 99 and 777. */
  public void notification(PaneKey pane, String title, String body, Instant now) {
    PaneFacts facts = panes.get(pane);
    TabFacts tab = tabs.get(pane.tab());
    if (facts != null && tab != null) notices.plain(tab, facts, title, body, now);
  }

  /** OSC 9;4 (protocol page, section 5); null ends it. */
  public void progress(PaneKey pane, @Nullable ShellProgress progress, Instant now) {
    change(pane, facts -> facts.progress(progress));
  }

  /** A primary prompt, the exit or RIS: OSC 9;4 counts again from here. */
  public void progressReset(PaneKey pane, Instant now) {
    change(pane, PaneFacts::progressReset);
  }

  public void bell(PaneKey pane, Instant now) {
    // One look is enough: a bell in front of the person marks nothing.
    if (!visible.contains(pane)) change(pane, facts -> facts.bell = true);
  }

  private void change(PaneKey pane, Consumer<PaneFacts> change) {
    PaneFacts facts = panes.get(pane);
    if (facts == null) return;
    change.accept(facts);
    facts.changed();
    stale = true;
  }

  /**
   * Which panes can be seen now and which has the keyboard.
   *
   * @param nowVisible panes on screen in any window that is really focused
   * @param nowFocused the pane that has the keyboard, null when no window of ours is focused
   */
  public void focus(List<PaneKey> nowVisible, @Nullable PaneKey nowFocused, Instant now) {
    visible = Set.copyOf(nowVisible);
    focused = nowFocused;
    for (PaneFacts facts : panes.values()) {
      boolean seen = visible.contains(facts.key);
      if (!seen) facts.arrived = null;
      if (seen && facts.bell) {
        facts.bell = false;
        stale = true;
      }
    }
    notices.focusChanged(now);
  }

  /** A real key or paste went to the pane; synthetic input never calls this. */
  public void typed(PaneKey pane, Instant now) {
    visited.clear();
    PaneFacts facts = panes.get(pane);
    if (facts != null) seen(facts);
  }

  /** The person came to the pane by a jump or a toast. */
  public void arrived(PaneKey pane, Instant now) {
    PaneFacts facts = panes.get(pane);
    if (facts != null) facts.arrived = now;
  }

  private void seen(PaneFacts facts) {
    for (StatusRecord record : facts.records) {
      if (record.state().isResult() && !record.seen()) {
        effects.accept(new Effect.MarkSeen(facts.key, record.id()));
      }
    }
  }

  /** Null {@code length} unmutes; {@link Duration#ZERO} mutes until unmuted. */
  public void mute(int tab, @Nullable Duration length, Instant now) {
    TabFacts facts = tabs.get(tab);
    if (facts == null) return;
    stale = true;
    if (length == null) {
      unmute(facts, now);
    } else {
      facts.mutedUntil = length.isZero() ? Instant.MAX : now.plus(length);
    }
  }

  private void unmute(TabFacts tab, Instant now) {
    if (tab.mutedUntil == null) return;
    tab.mutedUntil = null;
    stale = true;
    notices.unmuted(tab, now);
  }

  /** The next pane that needs you: blocked (oldest first), error, done; repeats cycle and wrap. */
  public @Nullable PaneKey next(Instant now) {
    List<PaneFacts> waiting = new ArrayList<>();
    for (PaneFacts facts : panes.values()) {
      if (facts.leader != null && ViewBuilder.waits(facts.leader.state())) waiting.add(facts);
    }
    waiting.sort(BY_URGENCY_THEN_AGE);
    if (waiting.isEmpty()) {
      visited.clear();
      return null;
    }
    List<PaneKey> order = waiting.stream().map(facts -> facts.key).toList();
    PaneKey next = firstOther(order, visited);
    if (next == null) {
      visited.clear();
      next = firstOther(order, visited);
    }
    if (next == null) next = order.getFirst();
    visited.add(next);
    return next;
  }

  /** The first not yet visited and not where the person is. */
  private @Nullable PaneKey firstOther(List<PaneKey> order, Set<PaneKey> been) {
    for (PaneKey pane : order) {
      if (!been.contains(pane) && !pane.equals(focused)) return pane;
    }
    return null;
  }

  private static final Comparator<PaneFacts> BY_URGENCY_THEN_AGE =
      Comparator.comparingInt((PaneFacts facts) -> -RollUp.rank(leader(facts).state()))
          .thenComparing(facts -> leader(facts).changedAt())
          .thenComparingInt(facts -> facts.key.pane());

  private static StatusRecord leader(PaneFacts facts) {
    StatusRecord leader = facts.leader;
    if (leader == null) throw new IllegalStateException("only panes with a leader are sorted");
    return leader;
  }

  /** Lets due timers fire; returns when it wants to be called next, null for never. */
  public @Nullable Instant tick(Instant now) {
    Instant next = Instant.MAX;
    for (PaneFacts facts : panes.values()) {
      Instant arrived = facts.arrived;
      if (arrived == null) continue;
      Instant due = arrived.plus(SEEN_AFTER);
      if (due.isAfter(now)) {
        if (due.isBefore(next)) next = due;
      } else if (visible.contains(facts.key)) {
        facts.arrived = null;
        seen(facts);
      }
    }
    for (TabFacts tab : tabs.values()) {
      Instant until = tab.mutedUntil;
      if (until == null || until.equals(Instant.MAX)) continue;
      if (!until.isAfter(now)) {
        unmute(tab, now);
      } else if (until.isBefore(next)) {
        next = until;
      }
    }
    Instant notice = notices.tick(now);
    if (notice.isBefore(next)) next = notice;
    return next.equals(Instant.MAX) ? null : next;
  }

  public AttentionView view() {
    if (!stale) return view;
    stale = false;
    List<TabStatus> shown = new ArrayList<>(tabs.size());
    for (TabFacts tab : tabs.values()) {
      shown.add(ViewBuilder.tab(tab.panes, tab.mutedUntil != null));
    }
    shown.sort(ViewBuilder.BY_PLACE);
    view = new AttentionView(view.revision() + 1, List.copyOf(shown), ViewBuilder.counts(shown));
    return view;
  }

  /**
   * OSC 9;4 as the badge shows it.
   *
   * @param percent -1 for indeterminate
   */
  public record ShellProgress(boolean error, boolean paused, int percent) {}
}
