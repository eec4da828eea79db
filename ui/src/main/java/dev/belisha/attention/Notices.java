package dev.belisha.attention;

import dev.belisha.attention.Notice.Stage;
import dev.belisha.attention.Timeline.Outcome;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * When a tab's state becomes a toast: settle, gate, limit, coalesce, withdraw (ux F5).
 *
 * <p>A blocked record is <em>owed</em> from its beginning, and again whenever its pane was in view;
 * a toast of its tab settles the debt. So nothing that blocks is lost by looking and leaving, by a
 * limit, by a mute or by notifications switched off for a while. Times are steady.
 */
final class Notices {
  /** This many tabs inside {@link #COALESCE}, or held by a limit, become one digest. */
  static final int DIGEST_TABS = 3;

  static final Duration COALESCE = Duration.ofSeconds(2);

  private final Consumer<Effect> effects;
  private final Collection<TabFacts> tabs;
  private final Gate gate;
  private final Cues cues;
  private final RateLimiter appLimit;
  private final RateLimiter digestLimit = new RateLimiter();
  private final List<Shown> recent = new ArrayList<>();
  private boolean offered;

  /** The digest as last shown. */
  private @Nullable Toast digest;

  private boolean digestChanged;

  /** The gate changed for every tab. */
  private boolean reviewAll;

  private record Shown(TabFacts tab, Instant at) {}

  /**
   * @param tabs all tabs, live
   * @param appLimit shared with the plain notifications
   */
  Notices(
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

  /** Shut for all, toasts go at once; open again, what is owed is asked for at the next tick. */
  void gateChanged() {
    tabs.forEach(this::retract);
    mendDigest();
    reviewAll = true;
  }

  // What is up and no longer true goes; what is owed is asked for.

  /** Takes stock of a tab after anything about it changed. */
  void review(TabFacts tab, Instant now) {
    Notice notice = tab.notice;
    retract(tab);
    Subject result = notice.result;
    if (notice.stage != Stage.NONE && !(result == null ? tab.blocked() : tab.holds(result))) {
      if (result != null) tab.decided(result, Outcome.SUPPRESSED, "state left");
      else tab.decided(tab.leading().key, "", Outcome.SUPPRESSED, "state left");
      notice.rest();
    }
    if (tab.blocked()) {
      askForBlocked(tab, now);
    } else {
      askForResult(tab, now);
    }
    mendDigest();
  }

  private void askForBlocked(TabFacts tab, Instant now) {
    Notice notice = tab.notice;
    boolean ask = false;
    for (Subject block : tab.blocks()) {
      Event event = block.event();
      if (event.fresh) notice.lastEvent = now;
      // What is new settles in any case and passes the gate at the end of that; what is owed from
      // before waits for the gate to open.
      ask |= event.fresh || (isOwed(block) && isOpen(tab));
      event.fresh = false;
    }
    if (ask && notice.stage == Stage.NONE) notice.settle(null, now, now.plus(policy().settle()));
  }

  private void askForResult(TabFacts tab, Instant now) {
    Subject result = tab.result();
    if (result == null || result.event().weighed) return;
    result.event().weighed = true;
    weighOthers(tab);
    boolean tell =
        result.event().state == State.ERROR
            || result.event().worked.compareTo(policy().doneAfterWorking()) >= 0;
    if (tell) {
      Duration settle =
          result.event().state == State.ERROR ? policy().settle() : policy().doneSettle();
      // Only with what is told may a program's own notification be one.
      tab.notice.lastEvent = now;
      tab.notice.settle(result, now, now.plus(settle));
    } else {
      tab.decided(
          result,
          Outcome.SUPPRESSED,
          "worked less than " + policy().doneAfterWorking().toSeconds() + " s");
    }
  }

  /** What came to its end together with it, or before, is old news once it leads. */
  private static void weighOthers(TabFacts tab) {
    for (Subject result : tab.results()) {
      if (result.event().weighed) continue;
      result.event().weighed = true;
      tab.decided(result, Outcome.SUPPRESSED, "another record leads");
    }
  }

  /** Owed, and out of the person's sight. */
  private boolean isOwed(Subject block) {
    return block.event().owed && !gate.isWatched(block.pane().key);
  }

  private boolean isOpen(TabFacts tab) {
    return gate.shut(tab) == null;
  }

  /** The person looks elsewhere, or at something else. */
  void focusChanged(Instant now) {
    for (TabFacts tab : tabs) {
      for (Subject block : tab.blocks()) {
        // Seen, and perhaps left without an answer: then it is to be told again.
        if (gate.isWatched(block.pane().key)) {
          block.event().owed = true;
          block.event().quiet = false;
        }
      }
      review(tab, now);
    }
  }

  /** The tab is gone, with all its panes. */
  void closed(TabFacts tab) {
    Notice notice = tab.notice;
    if (notice.stage != Stage.NONE) notice.rest();
    Subject told = notice.told;
    if (told != null) takeBack(tab, told, "tab closed");
    mendDigest();
  }

  /** Takes back what is up for a tab when its reason has ended (B-27). */
  private void retract(TabFacts tab) {
    Notice notice = tab.notice;
    Subject told = notice.told;
    if (told == null) return;
    String why = ended(tab, told);
    if (why == null) return;
    boolean counted = notice.inDigest || told.event().state == State.BLOCKED;
    if (counted && isOpen(tab)) {
      // The tab still waits, for another record or in another kind: what is up stays and says so.
      Subject other = TabFacts.newest(tab.blocks().stream().filter(this::isOutOfSight).toList());
      if (other != null) {
        tellInstead(tab, other);
        return;
      }
    }
    takeBack(tab, told, why);
    // What else the toast stood for still waits.
    for (Subject block : tab.blocks()) block.event().owed |= !block.event().quiet;
  }

  private void tellInstead(TabFacts tab, Subject other) {
    tab.notice.told = other;
    if (tab.notice.inDigest) {
      digestChanged = true;
    } else {
      Toast toast = Wording.toast(other, policy().hideProgramText(), Duration.ZERO);
      tab.notice.toast = toast;
      effects.accept(new Effect.UpdateToast(toast));
    }
  }

  /** The person clicked a toast: some servers leave it on the screen. */
  void clicked(Toast toast) {
    if (gone(toast, Outcome.CLICKED)) effects.accept(new Effect.WithdrawToast(toast.id()));
  }

  /** A toast left the screen, and not by our doing. */
  void closed(Toast toast) {
    gone(toast, Outcome.CLOSED);
  }

  /** Nothing of a toast is up any more; false for one whose place a newer one has taken. */
  private boolean gone(Toast toast, Outcome how) {
    boolean any = false;
    boolean all = toast.id() == Toast.DIGEST && toast.equals(digest);
    if (all) digest = null;
    for (TabFacts tab : tabs) {
      Notice notice = tab.notice;
      Subject told = notice.told;
      boolean its = notice.inDigest ? all : tab.id == toast.id() && toast.equals(notice.toast);
      if (told == null || !its) continue;
      notice.told = null;
      notice.inDigest = false;
      tab.decided(told, how, "");
      any = true;
    }
    return any;
  }

  private boolean isOutOfSight(Subject block) {
    return !block.event().quiet && !gate.isWatched(block.pane().key);
  }

  private @Nullable String ended(TabFacts tab, Subject told) {
    String shut = gate.shut(tab);
    if (shut != null) return shut;
    if (!tab.holds(told)) return tab.isSeen(told) ? "seen" : "state left";
    return gate.shut(tab, told.pane().key);
  }

  private void takeBack(TabFacts tab, Subject told, String why) {
    Notice notice = tab.notice;
    tab.decided(told, Outcome.WITHDRAWN, why);
    notice.told = null;
    if (!notice.inDigest) {
      effects.accept(new Effect.WithdrawToast(tab.id));
    } else {
      notice.inDigest = false;
      leftDigest();
    }
  }

  private void leftDigest() {
    digestChanged = true;
    if (!digested().isEmpty()) return;
    digest = null;
    effects.accept(new Effect.WithdrawToast(Toast.DIGEST));
  }

  /** Its number and names are those of the tabs that still wait. */
  private void mendDigest() {
    if (!digestChanged) return;
    digestChanged = false;
    if (digest == null) return;
    Toast now = Wording.digest(digested());
    if (now.equals(digest)) return;
    digest = now;
    effects.accept(new Effect.UpdateToast(now));
  }

  private List<TabFacts> digested() {
    return tabs.stream().filter(tab -> tab.notice.inDigest).toList();
  }

  // Timers.

  /** Lets due notices come; returns when the next is due. */
  Instant tick(Instant now) {
    if (reviewAll) {
      reviewAll = false;
      for (TabFacts tab : tabs) review(tab, now);
    }
    Instant next = remind(now);
    List<TabFacts> ready = new ArrayList<>();
    for (TabFacts tab : tabs) {
      if (tab.notice.isDue(now) && passes(tab)) ready.add(tab);
    }
    tell(ready, now);
    mendDigest();
    for (TabFacts tab : tabs) {
      if (tab.notice.due.isBefore(next)) next = tab.notice.due;
    }
    return next;
  }

  /** Once for each blocked record that has waited so long (B-25). */
  private Instant remind(Instant now) {
    Instant next = Instant.MAX;
    Duration after = policy().remindAfter();
    if (after == null) return next;
    for (TabFacts tab : tabs) {
      if (!tab.blocked()) continue;
      for (Subject block : tab.blocks()) {
        Event event = block.event();
        if (event.reminded) continue;
        Instant due = event.at.plus(after);
        if (due.isAfter(now)) {
          if (due.isBefore(next)) next = due;
          continue;
        }
        event.reminded = true;
        // Whoever looks at it, or is about to be told, needs no reminder.
        if (event.owed || tab.notice.stage != Stage.NONE) continue;
        if (!isOpen(tab) || gate.isWatched(block.pane().key)) continue;
        event.owed = true;
        tab.notice.settle(null, now, now);
        tab.notice.reminder = true;
      }
    }
    return next;
  }

  /** The gate at the end of settling, or of being held. */
  private boolean passes(TabFacts tab) {
    Subject subject = subject(tab);
    String why = subject == null ? null : gate.shut(tab, subject.pane().key);
    if (subject != null && why == null) return true;
    if (subject != null && why != null) {
      tab.decided(subject, Outcome.SUPPRESSED, why);
      offerNotifications(subject);
    }
    tab.notice.rest();
    return false;
  }

  /** The first that nobody is told of because notifications are off (B-41). */
  private void offerNotifications(Subject subject) {
    boolean unseen = subject.event().state == State.BLOCKED && !gate.isWatched(subject.pane().key);
    if (offered || policy().notifications() || !unseen) return;
    offered = true;
    effects.accept(
        new Effect.OfferNotifications(
            Wording.toast(subject, policy().hideProgramText(), Duration.ZERO)));
  }

  /** What the tab's next toast speaks of: of the owed, the newest that is out of sight. */
  private @Nullable Subject subject(TabFacts tab) {
    Subject result = tab.notice.result;
    if (result != null) return tab.latest(result);
    List<Subject> owed = tab.blocks().stream().filter(block -> block.event().owed).toList();
    Subject hidden = TabFacts.newest(owed.stream().filter(this::isOutOfSight).toList());
    return hidden != null ? hidden : TabFacts.newest(owed);
  }

  private Subject theSubject(TabFacts tab) {
    Subject subject = subject(tab);
    if (subject == null) throw new IllegalStateException("a tab that passed has a subject");
    return subject;
  }

  // Limits, and many tabs as one.

  private void tell(List<TabFacts> ready, Instant now) {
    List<TabFacts> waiting = new ArrayList<>(ready);
    waiting.sort(Comparator.comparing(tab -> tab.notice.asked));
    recent.removeIf(shown -> shown.at.plus(COALESCE).isBefore(now));
    coalesce(waiting, now);
    for (TabFacts tab : waiting) showOrHold(tab, now);
    sumUpHeld(now);
  }

  /**
   * Three or more tabs inside two seconds: takes those that are counted together out of the list.
   */
  private void coalesce(List<TabFacts> waiting, Instant now) {
    List<TabFacts> fresh = waiting.stream().filter(tab -> !ownFree(tab, now).isAfter(now)).toList();
    if (fresh.isEmpty()) return;
    boolean grows = fresh.stream().anyMatch(tab -> tab.notice.joins);
    Set<TabFacts> crowd = new HashSet<>(fresh);
    for (Shown shown : recent) {
      if (shown.tab.notice.told != null) crowd.add(shown.tab);
      grows |= shown.tab.notice.inDigest;
    }
    if (grows) crowd.addAll(digested());
    if (crowd.size() < DIGEST_TABS) return;
    waiting.removeAll(fresh);
    Instant free = digestFree(now);
    if (!free.isAfter(now)) {
      digest(fresh, now);
      return;
    }
    boolean soon = !free.isAfter(now.plus(COALESCE));
    for (TabFacts tab : fresh) {
      if (soon) {
        keepWaiting(tab, free, "until the digest may grow");
        tab.notice.joins = true;
      } else {
        hold(tab, free, "limit of the digest");
      }
    }
  }

  private void showOrHold(TabFacts tab, Instant now) {
    Instant own = ownFree(tab, now);
    Instant app = appFree(now);
    if (app.isAfter(now) && !own.isAfter(app)) {
      hold(tab, app, policy().appBurst() + " in " + seconds(policy().burstWindow()) + ", all tabs");
    } else if (own.isAfter(now)) {
      hold(tab, own, ownReason(tab, now));
    } else {
      show(tab, now);
    }
  }

  private Instant ownFree(TabFacts tab, Instant now) {
    return tab.notice.limit.freeAt(
        now, policy().perTabGap(), policy().perTabBurst(), policy().burstWindow());
  }

  private String ownReason(TabFacts tab, Instant now) {
    Instant afterGap =
        tab.notice.limit.freeAt(
            now, policy().perTabGap(), Integer.MAX_VALUE, policy().burstWindow());
    return afterGap.isAfter(now)
        ? seconds(policy().perTabGap()) + " limit"
        : policy().perTabBurst() + " in " + seconds(policy().burstWindow());
  }

  private static String seconds(Duration length) {
    return length.toSeconds() + " s";
  }

  private Instant appFree(Instant now) {
    return appLimit.freeAt(now, Duration.ZERO, policy().appBurst(), policy().burstWindow());
  }

  /**
   * A digest is what comes when all places of the app are taken, so they do not stop it; it has
   * places of its own, as many as a tab.
   */
  private Instant digestFree(Instant now) {
    return digestLimit.freeAt(now, COALESCE, policy().perTabBurst(), policy().burstWindow());
  }

  private void show(TabFacts tab, Instant now) {
    Subject subject = theSubject(tab);
    Duration waited =
        tab.notice.reminder ? Duration.between(subject.event().at, now) : Duration.ZERO;
    appLimit.take(now);
    take(tab, subject, now);
    tab.decided(subject, Outcome.SHOWN, waited.isZero() ? "" : "reminder");
    Toast toast = Wording.toast(subject, policy().hideProgramText(), waited);
    tab.notice.toast = toast;
    show(toast, now);
    leaveDigest(tab);
  }

  /** Its toast replaces the tab's place in the digest. */
  private void leaveDigest(TabFacts tab) {
    if (!tab.notice.inDigest) return;
    tab.notice.inDigest = false;
    leftDigest();
  }

  private void take(TabFacts tab, Subject subject, Instant now) {
    tab.notice.limit.take(now);
    recent.add(new Shown(tab, now));
    tab.notice.rest();
    tab.notice.told = subject;
    for (Subject block : tab.blocks()) {
      if (isOutOfSight(block)) block.event().owed = false;
    }
  }

  /** Only a blocked program is worth a long wait; a result's row stays in the list. */
  private void hold(TabFacts tab, Instant until, String why) {
    Subject result = tab.notice.result;
    if (result == null) {
      keepWaiting(tab, until, why);
    } else {
      tab.decided(result, Outcome.SUPPRESSED, why);
      tab.notice.rest();
    }
  }

  private void keepWaiting(TabFacts tab, Instant until, String why) {
    Notice notice = tab.notice;
    if (notice.stage != Stage.HELD) tab.decided(theSubject(tab), Outcome.HELD, why);
    notice.stage = Stage.HELD;
    notice.joins = false;
    notice.due = until;
  }

  private void sumUpHeld(Instant now) {
    List<TabFacts> held =
        tabs.stream().filter(tab -> tab.notice.stage == Stage.HELD && mayPass(tab)).toList();
    if (held.size() < DIGEST_TABS) return;
    Instant free = digestFree(now);
    if (!free.isAfter(now)) {
      digest(held, now);
      return;
    }
    for (TabFacts tab : held) {
      if (free.isBefore(tab.notice.due)) tab.notice.due = free;
    }
  }

  private boolean mayPass(TabFacts tab) {
    Subject subject = subject(tab);
    return subject != null && gate.shut(tab, subject.pane().key) == null;
  }

  /** One toast for all: those shown a moment ago are taken back and counted in. */
  private void digest(List<TabFacts> more, Instant now) {
    digestLimit.take(now);
    if (!appFree(now).isAfter(now)) appLimit.take(now);
    for (TabFacts tab : more) {
      Subject subject = theSubject(tab);
      if (tab.notice.told != null && !tab.notice.inDigest) {
        effects.accept(new Effect.WithdrawToast(tab.id));
      }
      take(tab, subject, now);
      countIn(tab, subject);
    }
    for (Shown shown : recent) {
      Notice notice = shown.tab.notice;
      Subject told = notice.told;
      if (told == null || notice.inDigest) continue;
      effects.accept(new Effect.WithdrawToast(shown.tab.id));
      countIn(shown.tab, told);
    }
    Toast toast = Wording.digest(digested());
    digest = toast;
    show(toast, now);
  }

  private void show(Toast toast, Instant now) {
    effects.accept(new Effect.ShowToast(toast));
    cues.shown(toast, now);
  }

  private static void countIn(TabFacts tab, Subject subject) {
    tab.notice.inDigest = true;
    tab.decided(subject, Outcome.DIGEST, "");
  }
}
