package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.context.TerminalEvent.Bell;
import dev.belisha.vt.context.TerminalEvent.ClipboardWrite;
import dev.belisha.vt.context.TerminalEvent.ColorsChanged;
import dev.belisha.vt.context.TerminalEvent.HardReset;
import dev.belisha.vt.context.TerminalEvent.Mark;
import dev.belisha.vt.context.TerminalEvent.Notification;
import dev.belisha.vt.context.TerminalEvent.PointerShape;
import dev.belisha.vt.context.TerminalEvent.Progress;
import dev.belisha.vt.context.TerminalEvent.ProgressState;
import dev.belisha.vt.context.TerminalEvent.PromptMark;
import dev.belisha.vt.context.TerminalEvent.Resized;
import dev.belisha.vt.context.TerminalEvent.TitleChanged;
import dev.belisha.vt.context.TerminalEvent.WorkingDirectoryChanged;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OutboxTest {
  private final Outbox outbox = new Outbox();

  /** OSC 52;pc;... writes both at once. */
  @Test
  void clipboardAndPrimaryDoNotReplaceEachOther() {
    outbox.add(new ClipboardWrite(false, "old"));
    outbox.add(new ClipboardWrite(false, "hi"));
    outbox.add(new ClipboardWrite(true, "hi"));
    assertThat(outbox.takeEvents())
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
    TerminalEvent other =
        new Notification(null, "between", "comes before the newest, as in the stream");
    outbox.add(pair.getFirst());
    outbox.add(other);
    outbox.add(pair.getLast());
    assertThat(outbox.takeEvents()).containsExactly(other, pair.getLast());
  }

  @Test
  void aFloodOfTwoKindsTellsTheLastOfEach() {
    for (int each = 0; each < 300; each++) {
      outbox.add(new TitleChanged("t" + each));
      outbox.add(new Progress(ProgressState.NORMAL, each % 101));
    }
    assertThat(outbox.takeEvents())
        .containsExactly(new TitleChanged("t299"), new Progress(ProgressState.NORMAL, 299 % 101));
  }

  /** A flood of notifications hides neither a prompt nor a reset. */
  @Test
  void theOldestNotificationsGoAndNothingElse() {
    outbox.add(new PromptMark(Mark.PRIMARY_PROMPT, -1));
    outbox.add(new HardReset());
    for (int each = 0; each < 1000; each++) outbox.add(new Notification(null, "", "n" + each));
    outbox.add(new WorkingDirectoryChanged("/new", null));
    List<TerminalEvent> told = outbox.takeEvents();
    assertThat(told).hasSize(3 + Outbox.MAX_OF_A_KIND);
    assertThat(told.subList(0, 2))
        .containsExactly(new PromptMark(Mark.PRIMARY_PROMPT, -1), new HardReset());
    assertThat(told.subList(2, told.size() - 1))
        .containsExactlyElementsOf(
            IntStream.range(1000 - Outbox.MAX_OF_A_KIND, 1000)
                .mapToObj(each -> new Notification(null, "", "n" + each))
                .toList());
    assertThat(told.getLast()).isEqualTo(new WorkingDirectoryChanged("/new", null));
  }

  @Test
  void theNewestPromptMarksAreKept() {
    for (int each = 0; each < 600; each++) outbox.add(new PromptMark(Mark.COMMAND_END, each));
    outbox.add(new PromptMark(Mark.PRIMARY_PROMPT, -1));
    List<TerminalEvent> told = outbox.takeEvents();
    assertThat(told).hasSize(Outbox.MAX_OF_A_KIND);
    assertThat(told.getFirst())
        .isEqualTo(new PromptMark(Mark.COMMAND_END, 601 - Outbox.MAX_OF_A_KIND));
    assertThat(told.getLast()).isEqualTo(new PromptMark(Mark.PRIMARY_PROMPT, -1));
  }

  @Test
  void whatWasTakenIsNotToldAgain() {
    outbox.add(new Bell());
    assertThat(outbox.takeEvents()).hasSize(1);
    assertThat(outbox.takeEvents()).isEmpty();
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
}
