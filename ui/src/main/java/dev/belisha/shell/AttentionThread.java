package dev.belisha.shell;

import dev.belisha.attention.AttentionModel;
import dev.belisha.attention.AttentionModel.ShellProgress;
import dev.belisha.attention.AttentionPolicy;
import dev.belisha.attention.AttentionView;
import dev.belisha.attention.Effect;
import dev.belisha.attention.Journal;
import dev.belisha.attention.PaneKey;
import dev.belisha.attention.ProgramNotification;
import dev.belisha.attention.Toast;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalEvent;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The thread that owns the {@link AttentionModel}: takes facts in order, lets its timers fire, and
 * publishes views that differ, not more than one in {@link #PUBLISH_MS}. Effects and views come on
 * this thread.
 */
final class AttentionThread implements AttentionFacts {
  /** What programs told and nobody took in yet: beyond it their output has to wait. */
  static final int MAX_FACTS = 4096;

  /** Two pulses: under a flood only the last state is of use. */
  private static final long PUBLISH_MS = 30;

  private static final long IDLE_MS = 60_000;

  private static final Logger LOG = LoggerFactory.getLogger(AttentionThread.class);

  private final LinkedBlockingQueue<BiConsumer<AttentionModel, Instant>> queue =
      new LinkedBlockingQueue<>();

  /** Panes that told of output since focus last moved. */
  private final Set<PaneKey> active = ConcurrentHashMap.newKeySet();

  private final Semaphore room = new Semaphore(MAX_FACTS);
  private final AttentionModel model;
  private final InstantSource clock;
  private final Consumer<AttentionView> views;
  private final Thread thread;
  private volatile boolean marksActivity;
  private long published = -1;
  private long publishedAt = System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(PUBLISH_MS);

  AttentionThread(
      AttentionPolicy policy,
      InstantSource clock,
      Consumer<Effect> effects,
      Consumer<AttentionView> views,
      Journal journal) {
    this.model = new AttentionModel(policy, effects, journal);
    this.clock = clock;
    this.views = views;
    this.thread = Thread.ofPlatform().daemon().name("attention").start(this::run);
  }

  private void run() {
    boolean news = true;
    try {
      while (true) {
        Instant due = tick();
        Instant now = clock.instant();
        long wait = due == null ? IDLE_MS : Duration.between(now, due).toMillis() + 1;
        long early = PUBLISH_MS - sinceMs(publishedAt);
        if (news && early > 0) {
          wait = Math.min(wait, early);
        } else if (news) {
          news = false;
          publish();
        }
        take(Math.clamp(wait, 0, IDLE_MS));
        news = true;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      release();
    }
  }

  private @Nullable Instant tick() {
    try {
      return model.tick(clock.instant());
    } catch (RuntimeException fault) {
      LOG.warn("a timer of the attention model failed", fault);
      return null;
    }
  }

  /**
   * Takes facts in for as long as they come, but not longer than views are apart: in a flood there
   * is always a next one.
   */
  private void take(long waitMs) throws InterruptedException {
    BiConsumer<AttentionModel, Instant> fact = queue.poll(waitMs, TimeUnit.MILLISECONDS);
    long from = System.nanoTime();
    while (fact != null) {
      try {
        fact.accept(model, clock.instant());
      } catch (RuntimeException fault) {
        // One tab's fault must not end the attention of all.
        LOG.warn("a fact could not be taken in", fault);
      }
      fact = sinceMs(from) < PUBLISH_MS ? queue.poll() : null;
    }
  }

  private static long sinceMs(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
  }

  /** Nobody takes facts in any more: no program's end may wait for it. */
  private void release() {
    room.release(Integer.MAX_VALUE / 4);
  }

  private void publish() {
    AttentionView view = model.view();
    if (view.revision() == published) return;
    published = view.revision();
    publishedAt = System.nanoTime();
    try {
      views.accept(view);
    } catch (RuntimeException fault) {
      LOG.warn("a view could not be shown", fault);
    }
  }

  /** What a program told: waits while too much is queued, and its output with it. */
  private void told(BiConsumer<AttentionModel, Instant> fact) {
    room.acquireUninterruptibly();
    queue.add(
        (m, now) -> {
          room.release();
          fact.accept(m, now);
        });
  }

  @Override
  public void policy(AttentionPolicy policy) {
    queue.add((m, now) -> m.policy(policy, now));
  }

  @Override
  public void doNotDisturb(boolean on) {
    queue.add((m, now) -> m.doNotDisturb(on, now));
  }

  @Override
  public void pane(PaneKey pane, int window, int position, String label) {
    queue.add((m, now) -> m.pane(pane, window, position, label, now));
  }

  @Override
  public void paneClosed(PaneKey pane) {
    queue.add((m, now) -> m.paneClosed(pane, now));
  }

  @Override
  public void paneRestarted(PaneKey pane) {
    queue.add((m, now) -> m.paneRestarted(pane, now));
  }

  @Override
  public void statusChanged(
      PaneKey pane, List<Transition> transitions, List<StatusRecord> records) {
    told((m, now) -> m.statusChanged(pane, transitions, records, now));
  }

  @Override
  public void notification(PaneKey pane, ProgramNotification what) {
    told((m, now) -> m.notification(pane, what, now));
  }

  @Override
  public void notificationWithdrawn(PaneKey pane, int key) {
    told((m, now) -> m.notificationWithdrawn(pane, key, now));
  }

  @Override
  public void toastClicked(Toast toast, int button) {
    queue.add((m, now) -> m.toastClicked(toast, button, now));
  }

  @Override
  public void toastClosed(Toast toast) {
    queue.add((m, now) -> m.toastClosed(toast, now));
  }

  @Override
  public void progress(PaneKey pane, TerminalEvent.Progress progress) {
    ShellProgress shown =
        switch (progress.state()) {
          case NONE -> null;
          case NORMAL -> new ShellProgress(false, false, progress.percent());
          case ERROR -> new ShellProgress(true, false, progress.percent());
          case INDETERMINATE -> new ShellProgress(false, false, -1);
          case PAUSED -> new ShellProgress(false, true, progress.percent());
        };
    told((m, now) -> m.progress(pane, shown, now));
  }

  @Override
  public void progressReset(PaneKey pane) {
    told((m, now) -> m.progressReset(pane, now));
  }

  @Override
  public void exited(PaneKey pane, int status) {
    told((m, now) -> m.exited(pane, status, now));
  }

  @Override
  public void activity(PaneKey pane) {
    if (marksActivity && active.add(pane)) queue.add((m, now) -> m.activity(pane, now));
  }

  @Override
  public void activityMarks(boolean wanted) {
    marksActivity = wanted;
  }

  @Override
  public void commandsAfter(@Nullable Duration least) {
    queue.add((m, now) -> m.commandsAfter(least));
  }

  @Override
  public void commandStarted(PaneKey pane) {
    told((m, now) -> m.commandStarted(pane, now));
  }

  @Override
  public void commandEnded(PaneKey pane, int status) {
    told((m, now) -> m.commandEnded(pane, status, now));
  }

  @Override
  public void bell(PaneKey pane) {
    told((m, now) -> m.bell(pane, now));
  }

  @Override
  public void focus(List<PaneKey> visible, @Nullable PaneKey focused) {
    List<PaneKey> copy = List.copyOf(visible);
    queue.add((m, now) -> m.focus(copy, focused, now));
    // What was in sight may be out of it now: the next output counts. Cleared after, or output told
    // in between would be looked at with the old focus, and its pane count as told from then on.
    active.clear();
  }

  @Override
  public void typed(PaneKey pane) {
    queue.add((m, now) -> m.typed(pane, now));
  }

  @Override
  public void arrived(PaneKey pane) {
    queue.add((m, now) -> m.arrived(pane, now));
  }

  @Override
  public void mute(int tab, @Nullable Duration length) {
    queue.add((m, now) -> m.mute(tab, length, now));
  }

  @Override
  public void next(@Nullable PaneKey here, Consumer<@Nullable PaneKey> answer) {
    queue.add((m, now) -> answer.accept(m.next(here, now)));
  }

  @Override
  public void back(Consumer<@Nullable PaneKey> answer) {
    queue.add((m, now) -> answer.accept(m.back(now)));
  }

  @Override
  public void view(Consumer<AttentionView> answer) {
    queue.add((m, now) -> answer.accept(m.view()));
  }

  @Override
  public void timelines(int tab, int window, Consumer<Timelines> answer) {
    queue.add(
        (m, now) -> answer.accept(new Timelines(m.timeline(tab, now), m.closedTimelines(window))));
  }

  @Override
  public void close() {
    thread.interrupt();
    release();
  }
}
