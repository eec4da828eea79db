package dev.belisha.attention;

import dev.belisha.attention.AttentionRig.Program;
import dev.belisha.status.Kind;
import dev.belisha.status.RollUp;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A person at the desk who knows everything and trusts nobody: looks at the toasts on screen and at
 * the record stores, and complains. Knows the promises of ux F5, and nothing of how they are kept.
 */
final class AttentionOracle {
  private static final Duration SETTLE = Duration.ofMillis(700);
  private static final Duration MINUTE = Duration.ofSeconds(60);

  /** With every place free, a blocked program is told so soon; a digest may grow in 2 s. */
  private static final Duration SOON = Duration.ofSeconds(3);

  /** However full it is. */
  private static final Duration AT_LAST = Duration.ofSeconds(130);

  private final AttentionRig rig;
  private int read;

  // What the person does.
  Set<PaneKey> visible = Set.of();
  boolean on = true;
  boolean sound;
  boolean doNotDisturb;

  /** Minutes of the day between which nothing is told; over midnight when the first is later. */
  int quietFrom;

  int quietTo;
  final Map<Integer, Instant> mutedUntil = new HashMap<>();

  // What is on screen.
  final Map<Integer, Up> up = new HashMap<>();
  private final List<Rang> rings = new ArrayList<>();
  private Instant lastCue = Instant.MIN;

  // What is owed.
  private final Map<Blocked, Debt> debts = new HashMap<>();
  private final Set<Blocked> restored = new HashSet<>();
  private final Map<Integer, Instant> placeFreeSince = new HashMap<>();
  private Instant digestDueSince = Instant.MAX;

  /** A toast on screen with what was so when it came. */
  record Up(Toast toast, boolean plain, List<Reason> reasons, Set<Integer> tabs, Instant since) {}

  private record Asked(PaneKey pane, int key) {}

  private final Map<Asked, Instant> asked = new HashMap<>();
  private final Set<Asked> closedByProgram = new HashSet<>();

  /** A record in its state. */
  record Reason(PaneKey pane, String id, State state, Kind kind, Instant changedAt) {}

  private record Rang(Instant at, int id, boolean plain) {}

  private record Blocked(PaneKey pane, String id) {}

  /** To be told; since when nothing of the person's doing stands against it, MAX while it does. */
  private static final class Debt {
    boolean open = true;
    Instant since = Instant.MAX;
  }

  AttentionOracle(AttentionRig rig) {
    this.rig = rig;
  }

  // Told by the test, before the model.

  void changed(PaneKey pane, List<Transition> transitions) {
    for (Transition transition : transitions) {
      Blocked key = new Blocked(pane, transition.id());
      restored.remove(key);
      debts.remove(key);
      if (transition.to() == State.BLOCKED) debts.put(key, new Debt());
    }
  }

  void restored(PaneKey pane, List<StatusRecord> records) {
    for (StatusRecord record : records) restored.add(new Blocked(pane, record.id()));
  }

  void closed(PaneKey pane) {
    debts.keySet().removeIf(key -> key.pane.equals(pane));
    restored.removeIf(key -> key.pane.equals(pane));
    asked.keySet().removeIf(key -> key.pane.equals(pane));
  }

  /** The machine slept: nobody could be told meanwhile. */
  void slept() {
    debts.values().forEach(debt -> debt.since = Instant.MAX);
    digestDueSince = Instant.MAX;
    placeFreeSince.clear();
  }

  /** A notification with a key; its program hears of its end, once. */
  void asked(PaneKey pane, int key) {
    asked.put(new Asked(pane, key), rig.now);
    closedByProgram.remove(new Asked(pane, key));
  }

  private void closed(PaneKey pane, int key) {
    boolean was = asked.remove(new Asked(pane, key)) != null;
    boolean late = closedByProgram.contains(new Asked(pane, key));
    boolean open = rig.programs.containsKey(pane);
    require(was || late || !open, "closed twice, or never asked for: " + pane + " " + key);
  }

  /** Its terminal has told it already; the model may tell once more. */
  void withdrawnByItsProgram(PaneKey pane, int key) {
    if (asked.remove(new Asked(pane, key)) != null) closedByProgram.add(new Asked(pane, key));
  }

  /** However full it is, after so long it is either on screen or over. */
  private void checkAsked() {
    asked.forEach(
        (each, since) -> {
          Up now = up.get(Toast.ofProgram(each.pane.tab()));
          boolean shown = now != null && now.toast.manner().key() == each.key;
          boolean old = since.plusSeconds(10).isBefore(rig.now);
          require(shown || !old, "nobody was told that it is over: " + each);
        });
  }

  // What is checked, after every step.

  void check() {
    for (PaneKey pane : visible) {
      for (StatusRecord record : records(pane)) look(pane, record);
    }
    boolean digestNow = false;
    for (int i = read; i < rig.effects.size(); i++) {
      digestNow |=
          rig.effects.get(i) instanceof Effect.ShowToast(Toast t) && t.id() == Toast.DIGEST;
    }
    for (; read < rig.effects.size(); read++) {
      Instant at = rig.times.get(read);
      switch (rig.effects.get(read)) {
        case Effect.ShowToast(Toast toast) -> shown(toast, at);
        case Effect.UpdateToast(Toast toast) -> updated(toast);
        case Effect.WithdrawToast(int id) -> withdrawn(id, digestNow, at);
        case Effect.PlayCue _ -> cue(at);
        case Effect.OfferNotifications _ -> require(!on, "offered though they are on");
        case Effect.NotificationClosed(PaneKey pane, int key) -> closed(pane, key);
        case Effect.NotificationActivated(PaneKey pane, int key, int button) ->
            require(asked.containsKey(new Asked(pane, key)), "a click on what is over: " + key);
        case Effect.MarkSeen _ -> {}
      }
    }
    up.values()
        .forEach(
            each ->
                require(
                    isTrue(each, rig.now),
                    "no longer true: "
                        + each
                        + " "
                        + situation(each.toast.panes().getFirst().tab())));
    forgetCountedOut();
    checkDebts();
    checkAsked();
    AttentionView view = rig.model.view();
    require(view.counts().equals(ViewBuilder.counts(view.tabs())), "counts differ from the tabs");
  }

  private void look(PaneKey pane, StatusRecord record) {
    if (record.state() != State.BLOCKED) return;
    Blocked key = new Blocked(pane, record.id());
    restored.remove(key);
    debts.computeIfAbsent(key, k -> new Debt()).open = true;
  }

  /** A sound is never alone, and never soon after another (B-16, B-20). */
  private void cue(Instant at) {
    require(sound, "a sound nobody asked for");
    Effect before = rig.effects.get(read - 1);
    boolean withToast = before instanceof Effect.ShowToast && rig.times.get(read - 1).equals(at);
    require(withToast, "a sound without a toast");
    require(!lastCue.plusSeconds(3).isAfter(at), "two sounds in 3 s");
    lastCue = at;
  }

  /** Nothing may be told at all: off, quiet hours, do not disturb (B-17). */
  private boolean isShut(Instant at) {
    int minute = (int) (at.plus(rig.clockError).getEpochSecond() / 60 % 1440);
    boolean quiet =
        quietFrom <= quietTo
            ? quietFrom <= minute && minute < quietTo
            : quietFrom <= minute || minute < quietTo;
    return !on || doNotDisturb || quiet;
  }

  private void shown(Toast toast, Instant at) {
    boolean plain = toast.id() < 0;
    require(!isShut(at), "shown while nothing may be: " + toast);
    for (PaneKey pane : toast.panes()) {
      require(!visible.contains(pane), "shown for a pane in front: " + toast);
      require(!isMuted(pane.tab(), at), "shown for a muted tab: " + toast);
      require(rig.programs.containsKey(pane), "shown for a closed pane: " + toast);
    }
    List<Reason> reasons = new ArrayList<>();
    if (toast.id() == Toast.DIGEST) {
      long tabs = toast.panes().stream().map(PaneKey::tab).distinct().count();
      require(tabs == toast.panes().size() && tabs >= 3, "no digest: " + toast);
      for (PaneKey pane : toast.panes()) reasons.add(reason(pane, leader(pane).id()));
    } else {
      require(toast.panes().size() == 1, "leads nowhere: " + toast);
      int tab = toast.panes().getFirst().tab();
      int id = plain ? Toast.ofProgram(tab) : tab;
      require(toast.id() == id, "id is not the tab's: " + toast);
      int key = toast.manner().key();
      boolean open = key == 0 || asked.containsKey(new Asked(toast.panes().getFirst(), key));
      require(open, "shown though it is over: " + toast);
      if (!plain) reasons.add(reason(toast.panes().getFirst(), toast.recordId()));
    }
    rings.removeIf(rang -> rang.at.plus(MINUTE).isBefore(at));
    rings.add(new Rang(at, toast.id(), plain));
    checkLimits(toast.id(), plain, at);
    Set<Integer> tabs = new HashSet<>();
    toast.panes().forEach(pane -> tabs.add(pane.tab()));
    Up now = new Up(toast, plain, reasons, tabs, at);
    require(isTrue(now, at), "not true: " + toast);
    up.put(toast.id(), now);
    Up digest = up.get(Toast.DIGEST);
    // A toast of its own takes a tab out of the digest.
    if (digest != null && !plain) digest.tabs.remove(toast.id());
    for (PaneKey pane : toast.panes()) if (!plain) told(pane.tab(), toast);
  }

  /** A digest changes, to fewer tabs, or what a tab waits for; that is no new one. */
  private void updated(Toast toast) {
    Up before = up.get(toast.id());
    require(before != null && toast.id() >= 0, "changed but not up: " + toast);
    Set<Integer> tabs = new HashSet<>();
    toast.panes().forEach(pane -> tabs.add(pane.tab()));
    require(before.toast.panes().size() >= tabs.size(), "grown quietly: " + toast);
    List<Reason> reasons = new ArrayList<>();
    for (PaneKey pane : toast.panes()) {
      StatusRecord now = RollUp.leader(records(pane));
      if (toast.id() != Toast.DIGEST) now = rig.programs.get(pane).records.get(toast.recordId());
      // It may have changed again since.
      if (now != null) reasons.add(reason(pane, now.id()));
    }
    if (reasons.isEmpty()) reasons.addAll(before.reasons);
    up.put(toast.id(), new Up(toast, false, reasons, tabs, before.since));
  }

  private void told(int tab, Toast toast) {
    debts.forEach(
        (key, debt) -> {
          if (key.pane.tab() == tab && !visible.contains(key.pane)) debt.open = false;
        });
    if (toast.id() == Toast.DIGEST) return;
    Blocked key = new Blocked(toast.panes().getFirst(), toast.recordId());
    require(!restored.contains(key), "a restored record was told: " + toast);
  }

  private void withdrawn(int id, boolean forDigest, Instant at) {
    Up gone = up.remove(id);
    if (gone == null) return;
    boolean counted = forDigest && id != Toast.DIGEST;
    require(
        counted || !isTrue(gone, at),
        "withdrawn while true: " + gone + " " + situation(gone.toast.panes().getFirst().tab()));
    if (counted || gone.plain) return;
    // Its toast is gone; what it told of and still waits is owed again.
    gone.tabs.forEach(this::owe);
  }

  private void owe(int tab) {
    debts.forEach(
        (key, debt) -> {
          if (key.pane.tab() == tab) debt.open = true;
        });
  }

  private void checkLimits(int id, boolean plain, Instant at) {
    List<Rang> minute = rings.stream().filter(r -> r.at.plus(MINUTE).isAfter(at)).toList();
    require(minute.stream().filter(r -> r.id != Toast.DIGEST).count() <= 6, "7 in a minute");
    require(minute.size() <= 9, "10 in a minute with the digests");
    List<Rang> own = minute.stream().filter(r -> r.id == id && r.plain == plain).toList();
    require(own.size() <= 3, "4 in a minute from " + id);
    if (own.size() < 2) return;
    Duration gap = Duration.between(own.get(own.size() - 2).at, at);
    int least = id == Toast.DIGEST ? 2 : 10;
    require(gap.compareTo(Duration.ofSeconds(least)) >= 0, "too soon after another from " + id);
  }

  private boolean isTrue(Up each, Instant at) {
    if (isShut(at)) return false;
    if (each.toast.id() == Toast.DIGEST) {
      return each.reasons.stream()
          .anyMatch(why -> each.tabs.contains(why.pane.tab()) && isWaiting(why, at));
    }
    PaneKey pane = each.toast.panes().getFirst();
    if (visible.contains(pane) || isMuted(pane.tab(), at)) return false;
    if (!rig.programs.containsKey(pane)) return false;
    return each.plain ? isAsked(each, at) : each.reasons.stream().allMatch(this::holds);
  }

  /** Its program has not closed it, and its time is not over. */
  private boolean isAsked(Up each, Instant at) {
    int key = each.toast.manner().key();
    int expire = each.toast.manner().expireMillis();
    if (expire > 0 && !each.since.plusMillis(expire).isAfter(at)) return false;
    return key == 0 || asked.containsKey(new Asked(each.toast.panes().getFirst(), key));
  }

  /** A tab that was looked at, muted or served is not in the digest any more, whatever comes. */
  private void forgetCountedOut() {
    Up digest = up.get(Toast.DIGEST);
    if (digest == null) return;
    for (Reason why : digest.reasons) {
      if (!isWaiting(why, rig.now)) digest.tabs.remove(why.pane.tab());
    }
    require(
        digest.toast.panes().size() == digest.tabs.size(),
        "a wrong number: " + digest.toast + " " + digest.tabs);
  }

  /** Whether a tab still asks for what it was counted for, of a person who does not look. */
  private boolean isWaiting(Reason why, Instant at) {
    int tab = why.pane.tab();
    if (isMuted(tab, at)) return false;
    if (why.state.isResult()) return !visible.contains(why.pane) && holds(why);
    for (PaneKey pane : rig.programs.keySet()) {
      if (pane.tab() != tab || visible.contains(pane)) continue;
      for (StatusRecord record : records(pane)) {
        boolean old = restored.contains(new Blocked(pane, record.id()));
        if (record.state() == State.BLOCKED && !old) return true;
      }
    }
    return false;
  }

  private boolean holds(Reason reason) {
    for (StatusRecord record : records(reason.pane)) {
      if (!record.id().equals(reason.id)) continue;
      return record.state() == reason.state
          && record.kind() == reason.kind
          && record.changedAt().equals(reason.changedAt)
          && !record.seen()
          && headline(reason.pane.tab()) == reason.state;
    }
    return false;
  }

  private Reason reason(PaneKey pane, String id) {
    StatusRecord record = Objects.requireNonNull(rig.programs.get(pane).records.get(id));
    return new Reason(pane, id, record.state(), record.kind(), record.changedAt());
  }

  private StatusRecord leader(PaneKey pane) {
    return Objects.requireNonNull(RollUp.leader(records(pane)), () -> "nothing in " + pane);
  }

  private List<StatusRecord> records(PaneKey pane) {
    Program program = rig.programs.get(pane);
    return program == null ? List.of() : program.records.records();
  }

  private State headline(int tab) {
    State best = null;
    for (Program program : rig.programs.values()) {
      State state = program.key.tab() == tab ? program.records.headline() : null;
      if (state != null && (best == null || RollUp.rank(state) > RollUp.rank(best))) best = state;
    }
    return best;
  }

  private boolean isMuted(int tab, Instant at) {
    Instant until = mutedUntil.get(tab);
    return until != null && until.isAfter(at);
  }

  /** A blocked program is never lost: the heart of it. */
  private void checkDebts() {
    Set<Integer> waiting = new HashSet<>();
    debts.forEach(
        (key, debt) -> {
          int tab = key.pane.tab();
          boolean stands =
              debt.open
                  && !isShut(rig.now)
                  && !visible.contains(key.pane)
                  && !isMuted(tab, rig.now);
          if (!stands) debt.since = Instant.MAX;
          else if (debt.since.equals(Instant.MAX)) debt.since = rig.now;
          if (!stands) return;
          Duration waits = Duration.between(debt.since, rig.now);
          if (waits.compareTo(SETTLE) > 0) waiting.add(tab);
          require(waits.compareTo(AT_LAST) < 0, "lost: " + key + " " + situation(tab));
          Instant free = placeFreeSince(tab);
          Instant from = free.isAfter(debt.since) ? free : debt.since;
          boolean late = Duration.between(from, rig.now).compareTo(SOON) > 0;
          require(!late, "late though there was a place: " + key + " " + situation(tab));
        });
    boolean digestDue = waiting.size() >= 3 && rings(Toast.DIGEST).size() < 3;
    if (!digestDue) digestDueSince = Instant.MAX;
    else if (digestDueSince.equals(Instant.MAX)) digestDueSince = rig.now;
    require(
        !digestDue || Duration.between(digestDueSince, rig.now).compareTo(SOON) <= 0,
        "no digest for those held: " + waiting);
  }

  /** Since when the tab and the app have had a free place, now if they have none. */
  private Instant placeFreeSince(int tab) {
    List<Rang> minute = minute();
    // A digest tells a tab too, perhaps this one.
    List<Rang> own =
        minute.stream()
            .filter(rang -> rang.id == Toast.DIGEST || (rang.id == tab && !rang.plain))
            .toList();
    boolean free = minute.size() < 6 && own.size() < 3;
    free &= own.isEmpty() || own.getLast().at.plusSeconds(10).isBefore(rig.now);
    if (!free) placeFreeSince.put(tab, rig.now);
    return placeFreeSince.getOrDefault(tab, Instant.MIN);
  }

  private List<Rang> rings(int id) {
    return minute().stream().filter(rang -> rang.id == id).toList();
  }

  private List<Rang> minute() {
    return rings.stream().filter(rang -> rang.at.plus(MINUTE).isAfter(rig.now)).toList();
  }

  /** For whoever has to find out. */
  private String situation(int tab) {
    StringBuilder all = new StringBuilder(rig.wall() + " visible " + visible + "\n");
    for (Program program : rig.programs.values()) {
      if (program.key.tab() != tab) continue;
      program.records.records().forEach(r -> all.append(program.key).append(r).append("\n"));
    }
    Timeline timeline = rig.model.timeline(tab);
    return timeline == null ? all + "closed" : all + timeline.toJson();
  }

  private static void require(boolean condition, String complaint) {
    if (!condition) throw new AssertionError(complaint);
  }
}
