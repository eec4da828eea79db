package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.NotificationWishes;
import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.context.TerminalEvent.Bell;
import dev.belisha.vt.context.TerminalEvent.ClipboardWrite;
import dev.belisha.vt.context.TerminalEvent.ColorsChanged;
import dev.belisha.vt.context.TerminalEvent.HardReset;
import dev.belisha.vt.context.TerminalEvent.Mark;
import dev.belisha.vt.context.TerminalEvent.Notification;
import dev.belisha.vt.context.TerminalEvent.NotificationWithdrawn;
import dev.belisha.vt.context.TerminalEvent.PointerShape;
import dev.belisha.vt.context.TerminalEvent.Progress;
import dev.belisha.vt.context.TerminalEvent.ProgressState;
import dev.belisha.vt.context.TerminalEvent.PromptMark;
import dev.belisha.vt.context.TerminalEvent.Resized;
import dev.belisha.vt.context.TerminalEvent.TitleChanged;
import dev.belisha.vt.context.TerminalEvent.WorkingDirectoryChanged;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OutboxTest {
  private static final long MILLI = 1_000_000;
  private static final long PACE = Outbox.PACE_MILLIS * MILLI;

  private long now = Long.MAX_VALUE - 3 * PACE;
  private final Outbox outbox = new Outbox(() -> now);

  /** OSC 52;pc;... writes both at once. */
  @Test
  void clipboardAndPrimaryDoNotReplaceEachOther() {
    outbox.add(new ClipboardWrite(false, "old"));
    outbox.add(new ClipboardWrite(false, "hi"));
    outbox.add(new ClipboardWrite(true, "hi"));
    assertThat(outbox.takeEvents(false))
        .containsExactly(new ClipboardWrite(false, "hi"), new ClipboardWrite(true, "hi"));
  }

  static List<List<TerminalEvent>> kindsThatStandForThoseBefore() {
    return List.of(
        List.of(new TitleChanged("a"), new TitleChanged("b")),
        List.of(new Bell(), new Bell()),
        List.of(
            new Progress(ProgressState.NORMAL, 1), new Progress(ProgressState.INDETERMINATE, -1)),
        List.of(new ColorsChanged(), new ColorsChanged()),
        List.of(new WorkingDirectoryChanged("/a", null), new WorkingDirectoryChanged("/b", "host")),
        List.of(new HardReset(), new HardReset()),
        List.of(new Resized(80, 24), new Resized(132, 24)),
        List.of(new PointerShape("text"), new PointerShape("")));
  }

  @ParameterizedTest
  @MethodSource("kindsThatStandForThoseBefore")
  void theNewestStandsForThoseBeforeWhateverCameBetween(List<TerminalEvent> pair) {
    TerminalEvent other = new Notification("between", "comes before the newest, as in the stream");
    outbox.add(pair.getFirst());
    outbox.add(other);
    outbox.add(pair.getLast());
    assertThat(outbox.takeEvents(false)).containsExactly(other, pair.getLast());
  }

  @Test
  void aFloodOfTwoKindsTellsTheLastOfEach() {
    for (int each = 0; each < 300; each++) {
      outbox.add(new TitleChanged("t" + each));
      outbox.add(new Progress(ProgressState.NORMAL, each % 101));
    }
    assertThat(outbox.takeEvents(false))
        .containsExactly(new TitleChanged("t299"), new Progress(ProgressState.NORMAL, 299 % 101));
  }

  /** A flood of notifications hides neither a prompt nor a reset. */
  @Test
  void theOldestNotificationsGoAndNothingElse() {
    outbox.add(new PromptMark(Mark.PRIMARY_PROMPT, -1));
    outbox.add(new HardReset());
    for (int each = 0; each < 1000; each++) outbox.add(new Notification("", "n" + each));
    outbox.add(new WorkingDirectoryChanged("/new", null));
    List<TerminalEvent> told = outbox.takeEvents(false);
    assertThat(told).hasSize(3 + Outbox.NOTIFICATIONS_PER_SECOND);
    assertThat(told.subList(0, 2))
        .containsExactly(new PromptMark(Mark.PRIMARY_PROMPT, -1), new HardReset());
    assertThat(told.getLast()).isEqualTo(new WorkingDirectoryChanged("/new", null));
    List<TerminalEvent> notified = new ArrayList<>(told.subList(2, told.size() - 1));
    for (int second = 0; second < 3; second++) {
      now += 1000 * MILLI - 1;
      assertThat(outbox.takeEvents(false)).as("before the second is over").isEmpty();
      assertThat(outbox.millisUntilEvents()).isPositive();
      now += PACE;
      notified.addAll(outbox.takeEvents(false));
    }
    assertThat(outbox.millisUntilEvents()).isZero();
    assertThat(notified)
        .containsExactlyElementsOf(
            IntStream.range(1000 - Outbox.MAX_NOTIFICATIONS, 1000)
                .mapToObj(each -> new Notification("", "n" + each))
                .toList());
  }

  private static Notification keyed(int key, String text) {
    return new Notification(key, text, "", NotificationWishes.NONE);
  }

  @Test
  void aNotificationThatWaitsIsToldAsItsProgramLeftIt() {
    outbox.add(keyed(1, "first"));
    outbox.add(keyed(2, "second"));
    outbox.add(keyed(1, "changed"));
    outbox.add(new NotificationWithdrawn(2));
    assertThat(outbox.takeEvents(false)).containsExactly(keyed(1, "changed"));
    now += PACE;
    outbox.add(keyed(1, "again"));
    outbox.add(new NotificationWithdrawn(1));
    outbox.add(new NotificationWithdrawn(1));
    outbox.add(new NotificationWithdrawn(99));
    assertThat(outbox.takeEvents(false)).containsExactly(new NotificationWithdrawn(1));
  }

  /** The engine keeps so many alive and withdraws the others. */
  @Test
  void aFloodOfNotificationsWithKeysIsBoundedToo() {
    for (int key = 1; key <= 100_000; key++) {
      outbox.add(keyed(key, "n"));
      if (key > 64) outbox.add(new NotificationWithdrawn(key - 64));
    }
    List<TerminalEvent> told = new ArrayList<>();
    for (int seconds = 0; seconds < 10; seconds++) {
      told.addAll(outbox.takeEvents(false));
      now += 1001 * MILLI;
    }
    assertThat(told).hasSize(64).endsWith(keyed(100_000, "n"));
  }

  @Test
  void theNewestPromptMarksAreKept() {
    for (int each = 0; each < 600; each++) outbox.add(new PromptMark(Mark.COMMAND_END, each));
    outbox.add(new PromptMark(Mark.PRIMARY_PROMPT, -1));
    List<TerminalEvent> told = outbox.takeEvents(false);
    assertThat(told).hasSize(Outbox.MAX_PROMPT_MARKS);
    assertThat(told.getFirst())
        .isEqualTo(new PromptMark(Mark.COMMAND_END, 601 - Outbox.MAX_PROMPT_MARKS));
    assertThat(told.getLast()).isEqualTo(new PromptMark(Mark.PRIMARY_PROMPT, -1));
  }

  @Test
  void whatWasTakenIsNotToldAgain() {
    outbox.add(new Bell());
    assertThat(outbox.takeEvents(false)).hasSize(1);
    assertThat(outbox.takeEvents(false)).isEmpty();
  }

  static List<List<TerminalEvent>> floods() {
    return List.of(
        List.of(new TitleChanged("a"), new TitleChanged("b"), new TitleChanged("last")),
        List.of(new Bell(), new Bell(), new Bell()),
        List.of(
            new ClipboardWrite(false, "a"),
            new ClipboardWrite(false, "b"),
            new ClipboardWrite(false, "last")),
        List.of(new PointerShape("a"), new PointerShape("b"), new PointerShape("")));
  }

  /** The first at once, the last when its time has come, those between not at all. */
  @ParameterizedTest
  @MethodSource("floods")
  void whatComesTooSoonWaitsAndTheLastIsTold(List<TerminalEvent> flood) {
    outbox.add(flood.getFirst());
    assertThat(outbox.takeEvents(false)).containsExactly(flood.getFirst());
    assertThat(outbox.millisUntilEvents()).as("nothing waits").isZero();
    now += 1;
    outbox.add(flood.get(1));
    assertThat(outbox.takeEvents(false)).isEmpty();
    now += PACE - 2;
    outbox.add(flood.getLast());
    assertThat(outbox.takeEvents(false)).isEmpty();
    assertThat(outbox.millisUntilEvents()).isEqualTo(1);
    now += 1;
    assertThat(outbox.takeEvents(false)).containsExactly(flood.getLast());
    now += 10 * PACE;
    assertThat(outbox.takeEvents(false)).isEmpty();
  }

  @Test
  void tellsHowLongToWaitRoundedUp() {
    outbox.add(new Bell());
    assertThat(outbox.millisUntilEvents()).as("at once").isEqualTo(1);
    outbox.takeEvents(false);
    outbox.add(new Bell());
    assertThat(outbox.millisUntilEvents()).isEqualTo(Outbox.PACE_MILLIS);
    now += 1;
    assertThat(outbox.millisUntilEvents()).isEqualTo(Outbox.PACE_MILLIS);
    now += MILLI;
    assertThat(outbox.millisUntilEvents()).isEqualTo(Outbox.PACE_MILLIS - 1);
    now += 2 * PACE;
    assertThat(outbox.millisUntilEvents()).as("long due").isEqualTo(1);
  }

  /** A hundred thousand titles, bells and clipboard writes in ten seconds. */
  @Test
  void aFloodIsToldTwentyTimesASecond() {
    long end = now + 10_000 * MILLI;
    List<TerminalEvent> told = new ArrayList<>();
    int number = 0;
    while (now - end < 0) {
      outbox.add(new TitleChanged("t" + number++));
      outbox.add(new Bell());
      outbox.add(new ClipboardWrite(true, "c" + number));
      told.addAll(outbox.takeEvents(false));
      now += MILLI / 10;
    }
    assertThat(told).filteredOn(TitleChanged.class::isInstance).hasSize(200);
    assertThat(told).filteredOn(Bell.class::isInstance).hasSize(200);
    assertThat(told).filteredOn(ClipboardWrite.class::isInstance).hasSize(200);
    now += PACE;
    assertThat(outbox.takeEvents(false))
        .containsExactly(
            new TitleChanged("t" + (number - 1)),
            new Bell(),
            new ClipboardWrite(true, "c" + number));
  }

  /** Progress, then the prompt that ends it: never the other way round. */
  @Test
  void whatWaitsKeepsItsOrder() {
    outbox.add(new Progress(ProgressState.NORMAL, 98));
    outbox.takeEvents(false);
    List<TerminalEvent> order =
        List.of(
            new Progress(ProgressState.NORMAL, 99),
            new TitleChanged("shell"),
            new PromptMark(Mark.COMMAND_END, 0),
            new PromptMark(Mark.PRIMARY_PROMPT, -1));
    order.forEach(outbox::add);
    assertThat(outbox.takeEvents(false)).isEmpty();
    now += PACE;
    assertThat(outbox.takeEvents(false)).containsExactlyElementsOf(order);
  }

  @Test
  void whenTheProgramHasEndedNothingWaitsLonger() {
    outbox.add(new Bell());
    outbox.takeEvents(false);
    for (int each = 0; each < 100; each++) outbox.add(new Notification("", "n" + each));
    outbox.add(new TitleChanged("bye"));
    assertThat(outbox.takeEvents(false)).isEmpty();
    outbox.hurry();
    assertThat(outbox.takeEvents(false))
        .hasSize(Outbox.MAX_NOTIFICATIONS + 1)
        .endsWith(new Notification("", "n99"), new TitleChanged("bye"));
  }

  @Test
  void theOldestTransitionsGo() {
    int count = Session.MAX_QUEUED_TRANSITIONS + 5;
    for (int seq = 1; seq <= count; seq++) outbox.add(transition(seq));
    assertThat(outbox.takeTransitions())
        .extracting(Transition::seq)
        .hasSize(Session.MAX_QUEUED_TRANSITIONS)
        .startsWith(6L)
        .endsWith((long) count);
    assertThat(outbox.takeTransitions()).isEmpty();
  }

  private static Transition transition(long seq) {
    return new Transition(
        seq, Instant.EPOCH, "", null, State.IDLE, null, null, null, null, Source.REPORT);
  }

  /** A record reported after a prompt must not be told before it: OSC 9;4 would count again. */
  @Test
  void boundariesThatWaitComeWithRecords() {
    outbox.add(new Bell());
    assertThat(outbox.takeEvents(true)).hasSize(1);
    PromptMark prompt = new PromptMark(Mark.PRIMARY_PROMPT, -1);
    outbox.add(new TitleChanged("waits"));
    outbox.add(prompt);
    outbox.add(new HardReset());
    assertThat(outbox.takeEvents(false)).isEmpty();
    assertThat(outbox.takeEvents(true)).containsExactly(prompt, new HardReset());
    now += PACE;
    assertThat(outbox.takeEvents(false)).containsExactly(new TitleChanged("waits"));
  }
}
