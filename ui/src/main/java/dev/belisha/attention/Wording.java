package dev.belisha.attention;

import dev.belisha.attention.Toast.Manner;
import dev.belisha.status.DisplayText;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What a toast says. The tab's own label leads, so that no program can pose as another tab. */
final class Wording {
  static final int MAX_BODY = 120;
  static final int MAX_BUTTON = 30;
  private static final int MAX_LABEL = 60;

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
        where(pane) + " " + what(record) + since,
        hideProgramText ? "" : body(record),
        record.state() == State.DONE,
        List.of(pane.key),
        record.id());
  }

  static Toast plain(PaneFacts pane, ProgramNotification what, boolean hideProgramText) {
    if (what.shell()) {
      String title = where(pane) + ": " + what.title();
      return new Toast(
          Toast.ofProgram(pane.key.tab()), title, "", what.low(), List.of(pane.key), "");
    }
    String title = what.title();
    String body = what.body();
    String text = title.isBlank() ? body : body.isBlank() ? title : title + ": " + body;
    return new Toast(
        Toast.ofProgram(pane.key.tab()),
        where(pane) + " sent a notification",
        hideProgramText ? "" : DisplayText.line(text, MAX_BODY),
        what.low(),
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
    List<PaneKey> panes = new ArrayList<>();
    int done = 0;
    for (TabFacts tab : tabs) {
      Subject told = Objects.requireNonNull(tab.notice.told);
      panes.add(told.pane().key);
      if (told.event().state == State.DONE) done++;
    }
    int need = tabs.size() - done;
    String title = need == 1 ? "1 tab needs you" : need + " tabs need you";
    if (need == 0) title = done + " tabs finished";
    else if (done > 0) title += ", " + done + " finished";
    return new Toast(Toast.DIGEST, title, "", need == 0, List.copyOf(panes), "");
  }

  private static String where(PaneFacts pane) {
    return DisplayText.line(pane.label, MAX_LABEL) + " (tab " + pane.key.tab() + ")";
  }

  private static String what(StatusRecord record) {
    return switch (record.state()) {
      case BLOCKED ->
          switch (record.kind()) {
            case PERMISSION -> "needs permission";
            case QUESTION -> "asks a question";
            case AUTH -> "needs sign-in";
            case null -> "needs you";
          };
      case ERROR -> "failed";
      case DONE -> "finished";
      case WORKING -> "is working";
      case IDLE -> "is ready";
    };
  }

  private static String body(StatusRecord record) {
    String text = record.title() != null ? record.title() : record.msg();
    return text == null ? "" : DisplayText.line(text, MAX_BODY);
  }
}
