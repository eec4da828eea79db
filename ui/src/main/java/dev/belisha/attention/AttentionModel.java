package dev.belisha.attention;

import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
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

  /** After a jump or a click the window has this long to come to the front. */
  private static final Duration COMING = Duration.ofSeconds(5);

  /** So many timelines of closed tabs are kept for a window. */
  static final int CLOSED_TABS = 20;

  private final SteadyTime time = new SteadyTime();
  private final Map<Integer, TabFacts> tabs = new LinkedHashMap<>();
  private final Map<PaneKey, PaneFacts> panes = new HashMap<>();
  private final Map<Integer, Deque<Timeline>> closedByWindow = new HashMap<>();
  private final Consumer<Effect> effects;
  private final Journal journal;
  private final Gate gate;
  private final Notices notices;
  private final PlainNotices plainNotices;
  private final JumpRound jumps = new JumpRound();

  private Set<PaneKey> visible = Set.of();
  private @Nullable PaneKey focused;
  private @Nullable Duration commandsAfter;
  private AttentionView view = AttentionView.EMPTY;
  private boolean stale;

  public AttentionModel(AttentionPolicy policy, Consumer<Effect> effects) {
    this(policy, effects, Journal.NONE);
  }

  public AttentionModel(AttentionPolicy policy, Consumer<Effect> effects, Journal journal) {
    this.effects = effects;
    this.journal = journal;
    this.gate = new Gate(policy, pane -> visible.contains(pane));
    Cues cues = new Cues(gate, effects);
    this.notices = new Notices(gate, cues, effects, tabs.values());
    this.plainNotices = new PlainNotices(gate, cues, effects, tabs.values());
  }

  public void policy(AttentionPolicy policy, Instant now) {
    time.at(now);
    gate.policy(policy, now);
    gateChanged();
  }

  /** The desktop is, or is no longer, on do not disturb. */
  public void doNotDisturb(boolean on, Instant now) {
    time.at(now);
    gate.doNotDisturb(on);
    gateChanged();
  }

  private void gateChanged() {
    notices.gateChanged();
    plainNotices.gateChanged();
  }

  /** A pane opened, or its tab's label, position or window changed. */
  public void pane(PaneKey pane, int window, int position, String label, Instant now) {
    time.at(now);
    PaneFacts facts = panes.get(pane);
    if (facts == null) {
      facts = new PaneFacts(pane);
      panes.put(pane, facts);
      tabs.computeIfAbsent(pane.tab(), id -> new TabFacts(id, time, journal)).panes.add(facts);
    }
    changed(pane);
    int left = facts.window;
    facts.window = window;
    facts.position = position;
    facts.label = label;
    if (left != window) forgetClosedTabs(left);
  }

  public void paneClosed(PaneKey pane, Instant now) {
    Instant at = time.at(now);
    PaneFacts facts = panes.remove(pane);
    TabFacts tab = tabs.get(pane.tab());
    if (facts == null || tab == null) return;
    changed(pane);
    jumps.forget(pane);
    if (tab.panes.size() > 1) {
      tab.panes.remove(facts);
      review(tab, at);
      return;
    }
    tabs.remove(tab.id);
    tab.closed();
    notices.closed(tab);
    plainNotices.closed(tab);
    keepClosed(tab, facts.window);
    tab.panes.clear();
    forgetClosedTabs(facts.window);
  }

  /**
   * @param transitions those since the last call, as far as none was lost; a record of a pane's
   *     first call that none tells of was there before (a restore), which shows but is not told
   * @param records all of the pane, whatever the transitions say
   */
  public void statusChanged(
      PaneKey pane, List<Transition> transitions, List<StatusRecord> records, Instant now) {
    Instant at = time.at(now);
    PaneFacts facts = panes.get(pane);
    TabFacts tab = tabs.get(pane.tab());
    if (facts == null || tab == null) return;
    changed(pane);
    facts.update(transitions, records, at, (each, change) -> tab.changed(facts, each, change));
    review(tab, at);
  }

  /** The pane's program starts anew: nothing that its former run told holds any more. */
  public void paneRestarted(PaneKey pane, Instant now) {
    Instant at = time.at(now);
    PaneFacts facts = panes.get(pane);
    TabFacts tab = tabs.get(pane.tab());
    if (facts == null || tab == null) return;
    plainNotices.restarted(tab, facts);
    changed(pane);
    facts.restarted(now, at, (each, change) -> tab.changed(facts, each, change));
    review(tab, at);
  }

  private void review(TabFacts tab, Instant at) {
    tab.noteBadge();
    notices.review(tab, at);
    plainNotices.review(tab, at);
  }

  /** OSC 9 and 777. */
  public void notification(PaneKey pane, String title, String body, Instant now) {
    notification(pane, ProgramNotification.plain(title, body), now);
  }

  /** OSC 9, 99 and 777; one with the key of another that is not over changes it. */
  public void notification(PaneKey pane, ProgramNotification what, Instant now) {
    Instant at = time.at(now);
    PaneFacts facts = panes.get(pane);
    TabFacts tab = tabs.get(pane.tab());
    if (facts != null && tab != null) plainNotices.add(tab, facts, what, at);
  }

  /** OSC 99: its program closed it. */
  public void notificationWithdrawn(PaneKey pane, int key, Instant now) {
    time.at(now);
    PaneFacts facts = panes.get(pane);
    TabFacts tab = tabs.get(pane.tab());
    if (facts != null && tab != null) plainNotices.withdrawn(tab, facts, key);
  }

  /**
   * A person clicked a toast.
   *
   * @param button of its program's, from 1; 0 for the toast as a whole
   */
  public void toastClicked(Toast toast, int button, Instant now) {
    time.at(now);
    TabFacts tab = ofProgram(toast);
    if (tab != null) plainNotices.clicked(tab, toast.manner().key(), button);
    else if (toast.id() >= 0) notices.clicked(toast);
  }

  /** A toast left the screen, and not by our doing. */
  public void toastClosed(Toast toast, Instant now) {
    time.at(now);
    TabFacts tab = ofProgram(toast);
    if (tab != null) plainNotices.dismissed(tab, toast.manner().key());
    else if (toast.id() >= 0) notices.dismissed(toast);
  }

  /** The tab whose program sent it; null for a status, or when the tab is gone. */
  private @Nullable TabFacts ofProgram(Toast toast) {
    return toast.id() < 0 ? tabs.get(-toast.id()) : null;
  }

  /** OSC 9;4 (protocol page, section 5); null ends it. */
  public void progress(PaneKey pane, @Nullable ShellProgress progress, Instant now) {
    time.at(now);
    change(pane, (tab, facts) -> tab.sign(facts, Origin.PROGRESS, facts.progress(progress)));
  }

  /**
   * The pane's program has ended.
   *
   * @param status its exit status; 128 and more for a signal
   */
  public void exited(PaneKey pane, int status, Instant now) {
    time.at(now);
    change(
        pane,
        (tab, facts) -> {
          facts.exit = status;
          facts.commandSince = null;
          tab.sign(facts, Origin.EXIT, exitWords(status));
        });
  }

  /** A primary prompt, the exit or RIS: OSC 9;4 counts again from here. */
  public void progressReset(PaneKey pane, Instant now) {
    time.at(now);
    change(pane, (tab, facts) -> tab.sign(facts, Origin.PROGRESS, facts.progressReset()));
  }

  public void bell(PaneKey pane, Instant now) {
    time.at(now);
    // One look is enough: a bell in front of the person marks nothing.
    if (visible.contains(pane)) return;
    change(
        pane,
        (tab, facts) -> {
          facts.bell = true;
          tab.sign(facts, Origin.BELL, "The bell rang");
        });
  }

  /** Something was printed; out of sight it marks the tab until it is looked at (B-54). */
  public void activity(PaneKey pane, Instant now) {
    time.at(now);
    PaneFacts facts = panes.get(pane);
    if (facts == null || facts.activity || visible.contains(pane)) return;
    change(pane, (tab, changed) -> changed.activity = true);
  }

  /** Commands of a shell that ran so long out of sight are told when they end; null for none. */
  public void commandsAfter(@Nullable Duration least) {
    commandsAfter = least;
  }

  /** OSC 133 C: a command's output begins. */
  public void commandStarted(PaneKey pane, Instant now) {
    Instant at = time.at(now);
    change(
        pane,
        (tab, facts) -> {
          facts.commandSince = at;
          facts.commandEnd = null;
        });
  }

  /**
   * OSC 133 D: the command has ended.
   *
   * @param status its exit status, -1 when it is not known
   */
  public void commandEnded(PaneKey pane, int status, Instant now) {
    Instant at = time.at(now);
    PaneFacts facts = panes.get(pane);
    TabFacts tab = tabs.get(pane.tab());
    if (facts == null || tab == null || facts.commandSince == null) return;
    CommandEnd end = new CommandEnd(status, Duration.between(facts.commandSince, at));
    facts.commandSince = null;
    if (visible.contains(pane)) return;
    change(pane, (in, changed) -> changed.commandEnd = end);
    tab.sign(facts, Origin.SHELL, end.words());
    if (commandsAfter == null || end.lasted().compareTo(commandsAfter) < 0) return;
    plainNotices.add(tab, facts, ProgramNotification.command(end.words()), at);
  }

  private static String exitWords(int status) {
    if (status == 0) return "The program exited";
    return status > 128
        ? "The program was ended by signal " + (status - 128)
        : "The program exited with status " + status;
  }

  private void change(PaneKey pane, BiConsumer<TabFacts, PaneFacts> change) {
    PaneFacts facts = panes.get(pane);
    TabFacts tab = tabs.get(pane.tab());
    if (facts == null || tab == null) return;
    change.accept(tab, facts);
    tab.noteBadge();
    facts.changed();
    changed(pane);
  }

  /** What is shown of a tab is to be made anew. */
  private void changed(PaneKey pane) {
    stale = true;
    TabFacts tab = tabs.get(pane.tab());
    if (tab != null) tab.changed();
  }

  /**
   * Which panes can be seen now and which has the keyboard.
   *
   * @param nowVisible panes on screen in any window that is really focused
   * @param nowFocused the pane that has the keyboard, null when no window of ours is focused
   */
  public void focus(List<PaneKey> nowVisible, @Nullable PaneKey nowFocused, Instant now) {
    Instant at = time.at(now);
    visible = Set.copyOf(nowVisible);
    focused = nowFocused;
    jumps.focused(nowFocused);
    for (PaneFacts facts : panes.values()) {
      boolean seen = visible.contains(facts.key);
      if (!seen) {
        facts.hereSince = null;
      } else if (facts.coming != null) {
        if (!facts.coming.plus(COMING).isBefore(at)) facts.hereSince = at;
        facts.coming = null;
      }
      if (seen && (facts.bell || facts.activity || facts.commandEnd != null)) {
        facts.bell = false;
        facts.activity = false;
        facts.commandEnd = null;
        facts.changed();
        changed(facts.key);
      }
    }
    notices.focusChanged(at);
    EachTab.of(tabs.values(), tab -> plainNotices.review(tab, at));
  }

  /** A real key or paste went to the pane; synthetic input never calls this. */
  public void typed(PaneKey pane, Instant now) {
    time.at(now);
    jumps.end();
    PaneFacts facts = panes.get(pane);
    if (facts == null) return;
    for (StatusRecord record : facts.records) {
      if (isUnseen(record)) markSeen(pane, record);
    }
  }

  /** The person came to the pane by a jump or a toast, or is on the way. */
  public void arrived(PaneKey pane, Instant now) {
    Instant at = time.at(now);
    PaneFacts facts = panes.get(pane);
    if (facts == null) return;
    if (visible.contains(pane)) facts.hereSince = at;
    else facts.coming = at;
  }

  private void markSeen(PaneKey pane, StatusRecord record) {
    effects.accept(new Effect.MarkSeen(pane, record.id(), record.revision()));
  }

  private static boolean isUnseen(StatusRecord record) {
    return record.state().isResult() && !record.seen();
  }

  /** Null {@code length} unmutes; {@link Duration#ZERO} mutes until unmuted. */
  public void mute(int tab, @Nullable Duration length, Instant now) {
    Instant at = time.at(now);
    TabFacts facts = tabs.get(tab);
    if (facts == null) return;
    if (length == null) mutedUntil(facts, null, at);
    else mutedUntil(facts, length.isZero() ? Instant.MAX : at.plus(length), at);
  }

  private void mutedUntil(TabFacts tab, @Nullable Instant until, Instant at) {
    stale = true;
    tab.mutedUntil = until;
    tab.changed();
    notices.review(tab, at);
    plainNotices.review(tab, at);
  }

  /**
   * The next pane that needs you: blocked (oldest first), error, done; repeats cycle and wrap.
   *
   * @param here where the person is, also when a page lies over it; null for nowhere
   */
  public @Nullable PaneKey next(@Nullable PaneKey here, Instant now) {
    time.at(now);
    return jumps.next(panes.values(), focused, here);
  }

  /** Where the person was before the jumps; null when they went on from there by themselves. */
  public @Nullable PaneKey back(Instant now) {
    time.at(now);
    return jumps.back();
  }

  /** Lets due timers fire; returns when it wants to be called next, null for never. */
  public @Nullable Instant tick(Instant now) {
    Instant at = time.at(now);
    if (gate.clock(now)) gateChanged();
    Instant next = time.steadyAt(gate.nextLook(now));
    next = earlier(next, endMutes(at));
    next = earlier(next, looks(at));
    next = earlier(next, notices.tick(at));
    next = earlier(next, plainNotices.tick(at));
    return next.equals(Instant.MAX) ? null : time.wallAt(next);
  }

  private static Instant earlier(Instant a, Instant b) {
    return a.isBefore(b) ? a : b;
  }

  private Instant endMutes(Instant at) {
    Instant next = Instant.MAX;
    for (TabFacts tab : tabs.values()) {
      Instant until = tab.mutedUntil;
      if (until != null && until.isAfter(at)) next = earlier(next, until);
      else if (until != null) EachTab.of(List.of(tab), muted -> mutedUntil(muted, null, at));
    }
    return next;
  }

  /** Results in front of a person who came for them, looked at long enough, are seen. */
  private Instant looks(Instant at) {
    Instant next = Instant.MAX;
    for (PaneFacts facts : panes.values()) {
      Instant since = facts.hereSince;
      if (since == null) continue;
      for (StatusRecord record : facts.records) {
        Event event = facts.event(record.id());
        if (event == null || event.lookedAt == record.revision() || !isUnseen(record)) continue;
        Instant due = (event.at.isAfter(since) ? event.at : since).plus(SEEN_AFTER);
        if (due.isAfter(at)) {
          next = earlier(next, due);
        } else {
          event.lookedAt = record.revision();
          markSeen(facts.key, record);
        }
      }
    }
    return next;
  }

  // Timelines.

  /** What happened in a tab; null for none of that id. */
  public @Nullable Timeline timeline(int tab, Instant now) {
    time.at(now);
    return timeline(tab);
  }

  @Nullable Timeline timeline(int tab) {
    TabFacts facts = tabs.get(tab);
    return facts == null ? null : facts.timelineNow();
  }

  /** The timelines of tabs closed in a window that is still open, last closed first. */
  public List<Timeline> closedTimelines(int window) {
    return List.copyOf(closedByWindow.getOrDefault(window, new ArrayDeque<>()));
  }

  private void keepClosed(TabFacts tab, int window) {
    Deque<Timeline> closed = closedByWindow.computeIfAbsent(window, id -> new ArrayDeque<>());
    closed.addFirst(tab.timelineNow().closedAt(time.wall()));
    if (closed.size() > CLOSED_TABS) closed.removeLast();
  }

  /** A window without a pane has closed. */
  private void forgetClosedTabs(int window) {
    if (panes.values().stream().noneMatch(pane -> pane.window == window)) {
      closedByWindow.remove(window);
    }
  }

  public AttentionView view() {
    if (!stale) return view;
    stale = false;
    List<TabStatus> shown = new ArrayList<>(tabs.size());
    for (TabFacts tab : tabs.values()) shown.add(tab.shown());
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
