package dev.belisha.attention;

import dev.belisha.attention.PlainNotice.Up;
import dev.belisha.attention.PlainNotice.Waiting;
import dev.belisha.attention.Timeline.Outcome;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Notifications that are no status, OSC 9, 99 and 777 (ux F5, rule 5): folded into a status change
 * of the same tab nearby, else shown once, and never held; only the change of one that is on screen
 * waits for its turn. A tab shows one at a time. Whatever becomes of one with a key, its end is
 * told. Times are steady.
 */
final class PlainNotices {
  /** This near a status change they are the same event. */
  static final Duration FOLD = Duration.ofSeconds(5);

  /** Of the places of the whole app; the others are kept for what programs wait for. */
  static final int APP_BURST = 3;

  private final Consumer<Effect> effects;
  private final Collection<TabFacts> tabs;
  private final Gate gate;
  private final Cues cues;
  private final RateLimiter appLimit;
  private final RateLimiter ownLimit = new RateLimiter();

  PlainNotices(
      Gate gate,
      Cues cues,
      Consumer<Effect> effects,
      Collection<TabFacts> tabs,
      RateLimiter appLimit) {
    this.gate = gate;
    this.cues = cues;
    this.effects = effects;
    this.tabs = tabs;
    this.appLimit = appLimit;
  }

  private AttentionPolicy policy() {
    return gate.policy();
  }

  /** Shut for all, toasts go at once. */
  void gateChanged() {
    tabs.forEach(this::retract);
  }

  void add(TabFacts tab, PaneFacts pane, ProgramNotification what, Instant now) {
    Waiting before = tab.plain.waiting;
    Up up = tab.plain.up;
    if (up != null && up.isOf(pane, what)) {
      Instant due = now;
      if (before != null && up.isOf(before.pane(), before.what())) due = before.due();
      await(tab, new Waiting(pane, what, due, true));
      return;
    }
    Instant event = tab.notice.lastEvent;
    if (event != null && event.plus(FOLD).isAfter(now)) {
      decided(tab, pane, Outcome.FOLDED, "");
      ended(pane, what);
      return;
    }
    boolean mayFold = tab.panes.stream().anyMatch(each -> !each.records.isEmpty());
    // The first of a stream sets the time, or a steady stream would never be told.
    Instant due = before != null ? before.due() : now.plus(mayFold ? FOLD : policy().settle());
    await(tab, new Waiting(pane, what, due, false));
  }

  /** In the place of one that waited before. */
  private void await(TabFacts tab, Waiting next) {
    Waiting before = tab.plain.waiting;
    tab.plain.waiting = next;
    if (before == null) return;
    boolean same = before.pane() == next.pane() && before.what().isSame(next.what());
    if (same) return;
    if (!before.change()) {
      decided(tab, before.pane(), Outcome.SUPPRESSED, "replaced by a newer one");
    }
    ended(before.pane(), before.what());
  }

  /** Its program closed it. */
  void withdrawn(TabFacts tab, PaneFacts pane, int key) {
    Waiting waiting = tab.plain.waiting;
    if (waiting != null && waiting.pane() == pane && waiting.what().key() == key) {
      tab.plain.waiting = null;
      if (!waiting.change()) decided(tab, pane, Outcome.SUPPRESSED, "closed by its program");
    }
    Up up = tab.plain.up;
    if (up != null && up.pane() == pane && up.what().key() == key) {
      takeBack(tab, up, "closed by its program");
    }
  }

  /** A click on a toast that may be of an older text. */
  void clicked(TabFacts tab, int key, int button) {
    Up up = tab.plain.up;
    if (up == null || up.what().key() != key) return;
    if (key != 0) effects.accept(new Effect.NotificationActivated(up.pane().key, key, button));
    takeBack(tab, up, "clicked");
  }

  /** The person or the desktop closed the toast. */
  void dismissed(TabFacts tab, int key) {
    Up up = tab.plain.up;
    if (up == null || up.what().key() != key) return;
    over(tab, up);
  }

  /** After records, focus or mute of a tab changed. */
  void review(TabFacts tab, Instant now) {
    Waiting waiting = tab.plain.waiting;
    if (waiting != null && !waiting.change() && now.equals(tab.notice.lastEvent)) {
      tab.plain.waiting = null;
      decided(tab, waiting.pane(), Outcome.FOLDED, "");
      ended(waiting.pane(), waiting.what());
    }
    retract(tab);
  }

  void closed(TabFacts tab) {
    tab.plain.waiting = null;
    if (tab.plain.up != null) takeBack(tab, tab.plain.up, "tab closed");
  }

  /** A pane's program is another one: nothing is told to it of the former's. */
  void restarted(TabFacts tab, PaneFacts pane) {
    Waiting waiting = tab.plain.waiting;
    if (waiting != null && waiting.pane() == pane) tab.plain.waiting = null;
    Up up = tab.plain.up;
    if (up == null || up.pane() != pane) return;
    tab.plain.up = null;
    withdraw(tab, up, "its program is gone");
  }

  private void retract(TabFacts tab) {
    Up up = tab.plain.up;
    if (up == null) return;
    String why = shut(tab, up.pane(), up.what());
    if (why != null) takeBack(tab, up, why);
  }

  private void takeBack(TabFacts tab, Up up, String why) {
    withdraw(tab, up, why);
    over(tab, up);
  }

  private void withdraw(TabFacts tab, Up up, String why) {
    decided(tab, up.pane(), Outcome.WITHDRAWN, why);
    effects.accept(new Effect.WithdrawToast(Toast.ofProgram(tab.id)));
  }

  /** It is off the screen: a change that waited for it is one of nothing. */
  private void over(TabFacts tab, Up up) {
    tab.plain.up = null;
    Waiting waiting = tab.plain.waiting;
    if (waiting != null && waiting.change()) tab.plain.waiting = null;
    ended(up.pane(), up.what());
  }

  private void ended(PaneFacts pane, ProgramNotification what) {
    if (what.key() != 0) effects.accept(new Effect.NotificationClosed(pane.key, what.key()));
  }

  private @Nullable String shut(TabFacts tab, PaneFacts pane, ProgramNotification what) {
    if (!tab.panes.contains(pane)) return "pane closed";
    String why = gate.shut(tab, pane.key);
    if (why != null) return why;
    boolean wanted = what.shell() || policy().programNotifications();
    return wanted ? null : "program notifications are off";
  }

  /** Lets due notices come; returns when the next is due. */
  Instant tick(Instant now) {
    Instant next = Instant.MAX;
    for (TabFacts tab : tabs) {
      Waiting waiting = tab.plain.waiting;
      if (waiting != null && !waiting.due().isAfter(now)) due(tab, waiting, now);
      Up up = tab.plain.up;
      if (up != null && !up.until().isAfter(now)) takeBack(tab, up, "its time is over");
      waiting = tab.plain.waiting;
      if (waiting != null && waiting.due().isBefore(next)) next = waiting.due();
      up = tab.plain.up;
      if (up != null && up.until().isBefore(next)) next = up.until();
    }
    return next;
  }

  private void due(TabFacts tab, Waiting waiting, Instant now) {
    PaneFacts pane = waiting.pane();
    tab.plain.waiting = null;
    String why = shut(tab, pane, waiting.what());
    Instant free = free(tab, now);
    if (why == null && free.isAfter(now)) {
      why = limit(tab, now);
      if (waiting.change()) {
        tab.plain.waiting = new Waiting(pane, waiting.what(), free, true);
        decided(tab, pane, Outcome.HELD, why);
        return;
      }
    }
    if (why != null) {
      decided(tab, pane, Outcome.SUPPRESSED, why);
      ended(pane, waiting.what());
      return;
    }
    show(tab, pane, waiting.what(), now);
  }

  private void show(TabFacts tab, PaneFacts pane, ProgramNotification what, Instant now) {
    tab.plain.limit.take(now);
    appLimit.take(now);
    ownLimit.take(now);
    Up before = tab.plain.up;
    int expire = what.manner().expireMillis();
    tab.plain.up = new Up(pane, what, expire > 0 ? now.plusMillis(expire) : Instant.MAX);
    decided(tab, pane, Outcome.SHOWN, "");
    Toast toast = Wording.plain(pane, what, policy().hideProgramText());
    effects.accept(new Effect.ShowToast(toast));
    if (!toast.manner().silent()) cues.shown(toast, now);
    if (before != null && !before.isOf(pane, what)) ended(before.pane(), before.what());
  }

  private Instant free(TabFacts tab, Instant now) {
    Instant own = ownFree(tab, now);
    Instant app = appLimit.freeAt(now, Duration.ZERO, policy().appBurst(), policy().burstWindow());
    Instant ours = ownLimit.freeAt(now, Duration.ZERO, APP_BURST, policy().burstWindow());
    return Collections.max(List.of(own, app, ours));
  }

  private Instant ownFree(TabFacts tab, Instant now) {
    return tab.plain.limit.freeAt(
        now, policy().perTabGap(), policy().perTabBurst(), policy().burstWindow());
  }

  private String limit(TabFacts tab, Instant now) {
    return ownFree(tab, now).isAfter(now) ? "limit of the tab" : "limit of all tabs";
  }

  private static void decided(TabFacts tab, PaneFacts pane, Outcome outcome, String why) {
    String whole = why.isEmpty() ? "OSC notification" : "OSC notification, " + why;
    tab.decided(pane.key, "", outcome, whole);
  }
}
