package dev.belisha.attention;

import dev.belisha.status.DisplayText;
import dev.belisha.status.StatusRecord;
import java.util.List;

/** What a toast says. The tab's own label leads, so that no program can pose as another tab. */
final class Wording {
  static final int MAX_BODY = 120;
  private static final int MAX_LABEL = 60;

  private Wording() {}

  static Toast toast(PaneFacts pane, StatusRecord record, boolean hideProgramText, boolean low) {
    return new Toast(
        pane.key.tab(),
        where(pane) + " " + what(record),
        hideProgramText ? "" : body(record),
        low,
        List.of(pane.key),
        record.id());
  }

  static Toast plain(PaneFacts pane, String title, String body, boolean hideProgramText) {
    String text = title.isBlank() ? body : body.isBlank() ? title : title + ": " + body;
    return new Toast(
        pane.key.tab(),
        where(pane) + " sent a notification",
        hideProgramText ? "" : DisplayText.line(text, MAX_BODY),
        false,
        List.of(pane.key),
        "");
  }

  static Toast digest(List<PaneKey> panes) {
    long tabs = panes.stream().mapToInt(PaneKey::tab).distinct().count();
    return new Toast(
        Toast.DIGEST,
        tabs + (tabs == 1 ? " tab needs" : " tabs need") + " you",
        "",
        false,
        panes,
        "");
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
