package dev.belisha.shell;

import dev.belisha.config.SettingsReading;
import java.util.List;

/** The bar that says what is wrong with the settings file. */
final class NoticeBar extends Bar {
  private List<SettingsReading.Problem> shown = List.of();

  NoticeBar() {
    super("notice-bar");
    button("Dismiss", () -> {});
  }

  /** A dismissed list stays away until it changes. */
  void show(List<SettingsReading.Problem> problems) {
    if (problems.equals(shown)) return;
    shown = problems;
    visible(false);
    if (problems.isEmpty()) return;
    int others = problems.size() - 1;
    String more =
        others == 0 ? "" : " And " + others + (others == 1 ? " more error." : " more errors.");
    say("Settings: " + problems.getFirst() + more + " The last good settings stay in force.");
  }
}
