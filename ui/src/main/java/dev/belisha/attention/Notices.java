package dev.belisha.attention;

import dev.belisha.attention.TabFacts.Plain;
import dev.belisha.attention.TabFacts.Stage;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** When a tab's state becomes a toast: settle, gate, limit, coalesce, withdraw (ux F5). */
final class Notices {
  /** This many tabs inside {@link #COALESCE} become one digest. */
  static final int DIGEST_TABS = 3;

  static final Duration COALESCE = Duration.ofSeconds(2);

  /** OSC 9, 99 and 777 this near a status change are the same event. */
  static final Duration FOLD = Duration.ofSeconds(5);

  private final Consumer<Effect> effects;
  private final Collection<TabFacts> tabs;
  private final Predicate<PaneKey> watched;
  private final RateLimiter appLimit = new RateLimiter();
  private final List<Shown> recent = new ArrayList<>();
  private AttentionPolicy policy;

  private record Shown(TabFacts tab, Instant at) {}

  /**
   * @param tabs all tabs, live
   * @param watched whether a pane is on screen in a window that is really focused
   */
  Notices(
      AttentionPolicy policy,
      Consumer<Effect> effects,
      Collection<TabFacts> tabs,
      Predicate<PaneKey> watched) {
    this.policy = policy;
    this.effects = effects;
    this.tabs = tabs;
    this.watched = watched;
  }

  void policy(AttentionPolicy newPolicy) {
    policy = newPolicy;
    if (newPolicy.notifications()) return;
    for (TabFacts tab : tabs) drop(tab);
  }

  /** Records of a tab changed. */
  void changed(TabFacts tab, Instant now) {
    boolean about = tab.stage != Stage.NONE || tab.up();
    if (about && tab.headline() != tab.wanted) drop(tab);
    if (!tab.newCause()) return;
    StatusRecord leader = tab.leader();
    if (leader == null) return;
    if (tab.plain != null && tab.plain.due().isAfter(now)) tab.plain = null;
    tab.lastEvent = now;
    if (!policy.notifications()) return;
    Duration settle = settle(tab, leader);
    if (settle == null) return;
    tab.wanted = leader.state();
    tab.stage = Stage.PENDING;
    tab.due = now.plus(settle);
  }

  /** Null when the change is not worth a toast. */
  private @Nullable Duration settle(TabFacts tab, StatusRecord leader) {
    return switch (leader.state()) {
      case BLOCKED, ERROR -> policy.settle();
      case DONE -> {
        Duration worked = tab.leading().worked(leader.id());
        yield worked.compareTo(policy.doneAfterWorking()) >= 0 ? policy.doneSettle() : null;
      }
      case WORKING, IDLE -> null;
    };
  }

  void closed(TabFacts tab) {
    drop(tab);
    tab.plain = null;
  }

  /** The person looks elsewhere: what was only gated is armed again. */
  void focusChanged(Instant now) {
    for (TabFacts tab : tabs) {
      if (tab.stage == Stage.WATCHED && !isWatched(tab)) arm(tab, now);
      if (tab.plainShown && tab.panes.stream().anyMatch(pane -> watched.test(pane.key))) {
        tab.plainShown = false;
        if (!tab.up()) effects.accept(new Effect.WithdrawToast(tab.id));
      }
    }
  }

  void unmuted(TabFacts tab, Instant now) {
    if (tab.stage == Stage.NONE && tab.headline() == State.BLOCKED && policy.notifications()) {
      tab.wanted = State.BLOCKED;
      arm(tab, now);
    }
  }

  void plain(TabFacts tab, PaneFacts pane, String title, String body, Instant now) {
    if (!policy.notifications()) return;
    if (tab.stage != Stage.NONE || tab.lastEvent.plus(FOLD).isAfter(now)) return;
    boolean mayFold = tab.panes.stream().anyMatch(each -> !each.records.isEmpty());
    tab.plain = new Plain(pane, title, body, now.plus(mayFold ? FOLD : policy.settle()));
  }

  /** Lets due notices come; returns when the next is due. */
  Instant tick(Instant now) {
    Instant next = Instant.MAX;
    for (TabFacts tab : List.copyOf(tabs)) {
      boolean timed = tab.stage == Stage.PENDING || tab.stage == Stage.HELD;
      if (timed && !tab.due.isAfter(now)) due(tab, now);
      Plain plain = tab.plain;
      if (plain != null && !plain.due().isAfter(now)) {
        tab.plain = null;
        duePlain(tab, plain, now);
      }
      timed = tab.stage == Stage.PENDING || tab.stage == Stage.HELD;
      if (timed && tab.due.isBefore(next)) next = tab.due;
      if (tab.plain != null && tab.plain.due().isBefore(next)) next = tab.plain.due();
    }
    return next;
  }

  private void due(TabFacts tab, Instant now) {
    StatusRecord leader = tab.leader();
    if (leader == null || leader.state() != tab.wanted || tab.mutedUntil != null) {
      tab.stage = Stage.NONE;
      return;
    }
    if (isWatched(tab)) {
      tab.stage = leader.state() == State.BLOCKED ? Stage.WATCHED : Stage.NONE;
      return;
    }
    Instant own =
        tab.limit.freeAt(now, policy.perTabGap(), policy.perTabBurst(), policy.burstWindow());
    Instant app = appLimit.freeAt(now, Duration.ZERO, policy.appBurst(), policy.burstWindow());
    recent.removeIf(shown -> shown.at.plus(COALESCE).isBefore(now));
    if (many(tab) && !own.isAfter(now)) {
      digest(tab, now, app);
    } else if (own.isAfter(now) || app.isAfter(now)) {
      hold(tab, leader, own.isAfter(app) ? own : app);
      if (held() >= DIGEST_TABS && digestUp()) digest(tab, now, app);
    } else {
      show(tab, leader, now);
    }
  }

  private void show(TabFacts tab, StatusRecord leader, Instant now) {
    tab.limit.take(now);
    appLimit.take(now);
    recent.add(new Shown(tab, now));
    tab.stage = Stage.SHOWN;
    tab.toastUp = true;
    boolean low = leader.state() == State.DONE;
    effects.accept(
        new Effect.ShowToast(Wording.toast(tab.leading(), leader, policy.hideProgramText(), low)));
  }

  /** Only a blocked program is worth waiting for a free place; a result's row stays in the list. */
  private static void hold(TabFacts tab, StatusRecord leader, Instant until) {
    if (leader.state() == State.BLOCKED) {
      tab.stage = Stage.HELD;
      tab.due = until;
    } else {
      tab.stage = Stage.NONE;
    }
  }

  private boolean many(TabFacts tab) {
    if (digestUp() && recent.stream().anyMatch(shown -> shown.tab.inDigest)) {
      return true;
    }
    long others = recent.stream().filter(s -> s.tab != tab).map(Shown::tab).distinct().count();
    return others + 1 >= DIGEST_TABS;
  }

  private long held() {
    return tabs.stream().filter(tab -> tab.stage == Stage.HELD).count();
  }

  private boolean digestUp() {
    return tabs.stream().anyMatch(tab -> tab.inDigest);
  }

  /** One toast for all: those shown a moment ago are taken back and counted in. */
  private void digest(TabFacts tab, Instant now, Instant app) {
    if (!digestUp() && app.isAfter(now)) {
      hold(tab, Objects.requireNonNull(tab.leader()), app);
      return;
    }
    if (!digestUp()) appLimit.take(now);
    tab.limit.take(now);
    recent.add(new Shown(tab, now));
    countIn(tab);
    for (Shown shown : recent) {
      if (shown.tab.toastUp) countIn(shown.tab);
    }
    for (TabFacts each : tabs) {
      if (each.stage == Stage.HELD) countIn(each);
    }
    effects.accept(new Effect.ShowToast(Wording.digest(digestPanes())));
  }

  private void countIn(TabFacts tab) {
    if (tab.toastUp) effects.accept(new Effect.WithdrawToast(tab.id));
    tab.toastUp = false;
    tab.inDigest = true;
    tab.stage = Stage.SHOWN;
  }

  private List<PaneKey> digestPanes() {
    return tabs.stream().filter(tab -> tab.inDigest).map(tab -> tab.leading().key).toList();
  }

  private void duePlain(TabFacts tab, Plain plain, Instant now) {
    boolean gone = !tab.panes.contains(plain.pane());
    if (gone || tab.mutedUntil != null || watched.test(plain.pane().key) || tab.up()) return;
    Instant own =
        tab.plainLimit.freeAt(now, policy.perTabGap(), policy.perTabBurst(), policy.burstWindow());
    Instant app = appLimit.freeAt(now, Duration.ZERO, policy.appBurst(), policy.burstWindow());
    if (own.isAfter(now) || app.isAfter(now)) return;
    tab.plainLimit.take(now);
    appLimit.take(now);
    tab.plainShown = true;
    effects.accept(
        new Effect.ShowToast(
            Wording.plain(plain.pane(), plain.title(), plain.body(), policy.hideProgramText())));
  }

  private boolean isWatched(TabFacts tab) {
    return watched.test(tab.leading().key);
  }

  private void arm(TabFacts tab, Instant now) {
    tab.stage = Stage.PENDING;
    tab.due = now.plus(policy.settle());
  }

  /** The state left, was seen, or the tab closed: nothing of it stays up (B-27). */
  private void drop(TabFacts tab) {
    tab.stage = Stage.NONE;
    if (tab.toastUp || tab.plainShown) effects.accept(new Effect.WithdrawToast(tab.id));
    tab.toastUp = false;
    tab.plainShown = false;
    if (!tab.inDigest) return;
    tab.inDigest = false;
    if (!digestUp()) effects.accept(new Effect.WithdrawToast(Toast.DIGEST));
  }
}
