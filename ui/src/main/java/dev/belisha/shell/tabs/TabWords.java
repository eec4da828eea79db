package dev.belisha.shell.tabs;

import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.MixWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a tab is called by a screen reader and in its tooltip (ux F8). */
final class TabWords {
  private TabWords() {}

  /** {@code api-server, tab 7 of 12, needs permission: Run tests?} */
  static String accessibleName(
      String title, int position, int of, BadgeStatus status, @Nullable String message) {
    StringBuilder name = new StringBuilder(title);
    name.append(", tab ").append(position).append(" of ").append(of);
    if (!status.words().isEmpty()) name.append(", ").append(status.wordsInside());
    if (message != null && !status.words().isEmpty()) name.append(": ").append(message);
    return name.toString();
  }

  static String tooltip(
      String title, BadgeStatus status, @Nullable String message, Counts mix, boolean muted) {
    List<String> lines = new ArrayList<>();
    lines.add(title);
    if (!status.words().isEmpty()) {
      lines.add(message == null ? status.words() : status.words() + ": " + message);
    }
    String mixed = MixWords.of(mix);
    if (!mixed.isEmpty()) lines.add(mixed);
    if (muted) lines.add("Muted");
    return String.join("\n", lines);
  }
}
