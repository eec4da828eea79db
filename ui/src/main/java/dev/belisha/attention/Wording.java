package dev.belisha.attention;

import dev.belisha.attention.Toast.Manner;
import dev.belisha.attention.Toast.Mark;
import dev.belisha.attention.Toast.Urgency;
import dev.belisha.status.DisplayText;
import dev.belisha.status.Kind;
import dev.belisha.status.RollUp;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** What a toast says. The tab's own label leads, so that no program can pose as another tab. */
final class Wording {
  static final int MAX_BODY = 120;
  static final int MAX_BUTTON = 30;
  private static final int MAX_LABEL = 60;
  private static final int MAX_DIGEST_LABEL = 30;

  private Wording() {}

  /**
   * @param waited for a reminder how long it has been blocked, else zero
   */
  static Toast toast(Subject subject, boolean hideProgramText, Duration waited) {
    PaneFacts pane = subject.pane();
    StatusRecord record = subject.record();
    String since = waited.isZero() ? "" : " (for " + waited.toMinutes() + " min)";
    return new Toast(
        pane.key.tab(),
        where(pane) + " " + StateWords.after(record.state(), record.kind()) + since,
        hideProgramText ? "" : body(record),
        record.state() == State.DONE ? Urgency.LOW : Urgency.NORMAL,
        new Mark(record.state(), record.kind(), 1),
        List.of(pane.key),
        record.id());
  }

  static Toast plain(PaneFacts pane, ProgramNotification what, boolean hideProgramText) {
    if (what.shell()) {
      String title = where(pane) + ": " + what.title();
      return new Toast(
          Toast.ofProgram(pane.key.tab()),
          title,
          "",
          what.urgency(),
          Mark.NO_STATUS,
          List.of(pane.key),
          "");
    }
    String title = what.title();
    String body = what.body();
    String text = title.isBlank() ? body : body.isBlank() ? title : title + ": " + body;
    return new Toast(
        Toast.ofProgram(pane.key.tab()),
        where(pane) + " sent a notification",
        hideProgramText ? "" : DisplayText.line(text, MAX_BODY),
        what.urgency(),
        Mark.NO_STATUS,
        List.of(pane.key),
        "",
        manner(what.manner(), hideProgramText));
  }

  /** A button without a label, or one that is not to be shown, still has its number. */
  private static Manner manner(Manner asked, boolean hideProgramText) {
    List<String> buttons = new ArrayList<>();
    for (String label : asked.buttons()) {
      String shown = hideProgramText ? "" : DisplayText.line(label, MAX_BUTTON);
      buttons.add(shown.isBlank() ? "Button " + (buttons.size() + 1) : shown);
    }
    return new Manner(
        asked.key(),
        asked.jumps(),
        asked.silent(),
        asked.expireMillis(),
        asked.icons(),
        List.copyOf(buttons));
  }

  /**
   * How many need the person, and how many only finished: the first number is that of title and
   * dock as far as they were told (B-38).
   *
   * @param tabs those it counts, each told of something
   */
  static Toast digest(List<TabFacts> tabs) {
    List<Subject> told = tabs.stream().map(tab -> Objects.requireNonNull(tab.notice.told)).toList();
    long finished = told.stream().filter(each -> each.event().state == State.DONE).count();
    long waiting = told.size() - finished;
    String title = waiting == 0 ? tabs(finished) + " finished" : tabs(waiting) + needYou(waiting);
    if (waiting > 0 && finished > 0) title += ", " + finished + " finished";
    return new Toast(
        Toast.DIGEST,
        title,
        labels(told),
        waiting == 0 ? Urgency.LOW : Urgency.NORMAL,
        mark(told),
        told.stream().map(each -> each.pane().key).toList(),
        "");
  }

  private static String tabs(long count) {
    return count + (count == 1 ? " tab" : " tabs");
  }

  private static String needYou(long count) {
    return count == 1 ? " needs you" : " need you";
  }

  /** The most urgent state of all, and the kind where they have it in common. */
  private static Mark mark(List<Subject> told) {
    State state =
        told.stream()
            .map(each -> each.event().state)
            .max(Comparator.comparingInt(RollUp::rank))
            .orElseThrow();
    List<StatusRecord> of =
        told.stream().map(Subject::record).filter(record -> record.state() == state).toList();
    Kind kind = of.isEmpty() ? null : of.getFirst().kind();
    boolean common = of.stream().allMatch(record -> record.kind() == kind);
    return new Mark(state, common ? kind : null, of.size());
  }

  /** Names that are ours: as many as one line holds. */
  private static String labels(List<Subject> told) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < told.size(); i++) {
      String label = DisplayText.line(told.get(i).pane().label, MAX_DIGEST_LABEL);
      if (line.length() + label.length() > MAX_BODY) {
        return line + " and " + (told.size() - i) + " more";
      }
      line.append(i == 0 ? "" : ", ").append(label);
    }
    return line.toString();
  }

  private static String where(PaneFacts pane) {
    return DisplayText.line(pane.label, MAX_LABEL) + " (tab " + pane.key.tab() + ")";
  }

  private static String body(StatusRecord record) {
    String text = record.title() != null ? record.title() : record.msg();
    return text == null ? "" : DisplayText.line(text, MAX_BODY);
  }
}
