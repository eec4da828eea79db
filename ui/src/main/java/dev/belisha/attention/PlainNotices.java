package dev.belisha.attention;

import dev.belisha.attention.PlainNotice.Waiting;
import dev.belisha.attention.Timeline.Outcome;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Notifications that are no status, OSC 9, 99 and 777 (ux F5, rule 5): folded into a status change
 * of the same tab nearby, else shown once, and never held. Times are steady.
 */
final class PlainNotices {
  /** This near a status change they are the same event. */
  static final Duration FOLD = Duration.ofSeconds(5);

  private final Consumer<Effect> effects;
  private final Collection<TabFacts> tabs;
  private final Gate gate;
  private final Cues cues;
  private final RateLimiter appLimit;

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

  void add(TabFacts tab, PaneFacts pane, String title, String body, Instant now) {
    Instant event = tab.notice.lastEvent;
    if (event != null && event.plus(FOLD).isAfter(now)) {
      decided(tab, pane, Outcome.FOLDED, "");
      return;
    }
    Waiting before = tab.plain.waiting;
    boolean mayFold = tab.panes.stream().anyMatch(each -> !each.records.isEmpty());
    // The first of a stream sets the time, or a steady stream would never be told.
    Instant due = before != null ? before.due() : now.plus(mayFold ? FOLD : policy().settle());
    tab.plain.waiting = new Waiting(pane, title, body, due);
  }

  /** After records, focus or mute of a tab changed. */
  void review(TabFacts tab, Instant now) {
    Waiting waiting = tab.plain.waiting;
    if (waiting != null && now.equals(tab.notice.lastEvent)) {
      tab.plain.waiting = null;
      decided(tab, waiting.pane(), Outcome.FOLDED, "");
    }
    retract(tab);
  }

  void closed(TabFacts tab) {
    tab.plain.waiting = null;
    if (tab.plain.up != null) takeBack(tab, tab.plain.up, "tab closed");
  }

  private void retract(TabFacts tab) {
    PaneFacts pane = tab.plain.up;
    if (pane == null) return;
    String why = shut(tab, pane);
    if (why != null) takeBack(tab, pane, why);
  }

  private void takeBack(TabFacts tab, PaneFacts pane, String why) {
    tab.plain.up = null;
    decided(tab, pane, Outcome.WITHDRAWN, why);
    effects.accept(new Effect.WithdrawToast(tab.id));
  }

  private @Nullable String shut(TabFacts tab, PaneFacts pane) {
    return tab.panes.contains(pane) ? gate.shut(tab, pane.key) : "pane closed";
  }

  /** Lets due notices come; returns when the next is due. */
  Instant tick(Instant now) {
    Instant next = Instant.MAX;
    for (TabFacts tab : tabs) {
      Waiting waiting = tab.plain.waiting;
      if (waiting == null) continue;
      if (waiting.due().isAfter(now)) {
        if (waiting.due().isBefore(next)) next = waiting.due();
      } else {
        tab.plain.waiting = null;
        due(tab, waiting, now);
      }
    }
    return next;
  }

  private void due(TabFacts tab, Waiting waiting, Instant now) {
    String why = shut(tab, waiting.pane());
    if (why == null) why = limited(tab, now);
    if (why != null) {
      decided(tab, waiting.pane(), Outcome.SUPPRESSED, why);
      return;
    }
    tab.plain.limit.take(now);
    appLimit.take(now);
    tab.plain.up = waiting.pane();
    // It takes the place of the tab's own toast; one in a digest stays counted there.
    if (!tab.notice.inDigest) tab.notice.told = null;
    decided(tab, waiting.pane(), Outcome.SHOWN, "");
    Toast toast =
        Wording.plain(waiting.pane(), waiting.title(), waiting.body(), policy().hideProgramText());
    effects.accept(new Effect.ShowToast(toast));
    cues.shown(toast, now);
  }

  private @Nullable String limited(TabFacts tab, Instant now) {
    Instant own =
        tab.plain.limit.freeAt(
            now, policy().perTabGap(), policy().perTabBurst(), policy().burstWindow());
    if (own.isAfter(now)) return "limit of the tab";
    Instant app = appLimit.freeAt(now, Duration.ZERO, policy().appBurst(), policy().burstWindow());
    return app.isAfter(now) ? "limit of all tabs" : null;
  }

  private static void decided(TabFacts tab, PaneFacts pane, Outcome outcome, String why) {
    String whole = why.isEmpty() ? "OSC notification" : "OSC notification, " + why;
    tab.decided(pane.key, "", outcome, whole);
  }
}
