package dev.belisha.shell;

import dev.belisha.attention.Timeline;
import dev.belisha.attention.Timeline.Decision;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.TabModel;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.shell.model.Workspace;
import dev.belisha.shell.timeline.TimelineModel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/**
 * A program that waits for the person, on purpose: a real one in a tab of its own behind the
 * others, so that all of the way is tried, from its report to the notification and the click. FX
 * thread.
 */
final class TryIt {
  private static final Duration LOOK = Duration.ofMillis(200);

  /** By then it is decided, with the longest settle time there is. */
  private static final int LOOKS = 400;

  private final Workspace workspace;
  private final AttentionFacts attention;
  private final UiClock clock;
  private int lastTab;

  TryIt(Workspace workspace, AttentionFacts attention, UiClock clock) {
    this.workspace = workspace;
    this.attention = attention;
    this.clock = clock;
  }

  /**
   * Opens the tab, in place of one from before.
   *
   * @param news what becomes of its notification, in words
   */
  void run(WindowModel window, Consumer<String> news) {
    workspace.tab(lastTab).ifPresent(workspace::closeTab);
    TabModel tab = workspace.openPassing(window, launch());
    lastTab = tab.id();
    news.accept("Tab " + tab.id() + ", \"Try it\", is waiting for you. Its notification …");
    look(tab.id(), window.id(), news, LOOKS);
  }

  static Launch launch() {
    String title =
        Base64.getEncoder()
            .encodeToString("Only a try: no answer is needed".getBytes(StandardCharsets.UTF_8));
    String script =
        "printf '\\033]7501;state=blocked:kind=question:app=belisha:title="
            + title
            + "\\033\\\\';"
            + " echo 'This is a program that waits for you. Press Enter, and it is gone.';"
            + " read answer;"
            + " printf '\\033]7501;state=clear\\033\\\\'";
    return new Launch(List.of("/bin/sh", "-c", script), null, "Try it", false, Map.of());
  }

  private void look(int tab, int window, Consumer<String> news, int left) {
    if (tab != lastTab || left == 0) return;
    attention.timelines(
        tab, window, found -> Platform.runLater(() -> found(found.tab(), tab, window, news, left)));
  }

  private void found(
      @Nullable Timeline timeline, int tab, int window, Consumer<String> news, int left) {
    if (timeline == null) {
      // Closed, or not yet told of.
      if (workspace.tab(tab).isEmpty()) return;
    } else {
      Decision last = lastDecision(timeline);
      if (last != null) {
        String words = TimelineModel.words(last);
        news.accept(
            "Tab " + tab + ", \"Try it\", is waiting for you. Its notification: " + words + ".");
        // Held, it will be told later.
        if (last.outcome() != Timeline.Outcome.HELD) return;
      }
    }
    clock.at(clock.now().plus(LOOK), () -> look(tab, window, news, left - 1));
  }

  private static @Nullable Decision lastDecision(Timeline timeline) {
    Decision last = null;
    for (Timeline.Entry entry : timeline.entries()) {
      if (entry instanceof Decision decision) last = decision;
    }
    return last;
  }
}
