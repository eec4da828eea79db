package dev.belisha.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionPolicy;
import dev.belisha.attention.PaneKey;
import dev.belisha.attention.ProgramNotification;
import dev.belisha.attention.Toast;
import dev.belisha.desktop.Desktop;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.context.TerminalEvent;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which pane has the keyboard is what the window system says, whenever it says so (B-65). */
class FocusFactsTest {
  private static final PaneKey PANE = new PaneKey(1, 1);

  private final SlowDesktop desktop = new SlowDesktop();
  private final LastFocus attention = new LastFocus();
  private final FocusFacts facts = new FocusFacts(desktop, attention, Runnable::run);

  @Test
  void aWindowConfirmedLaterCounts() {
    facts.update(List.of(new FocusFacts.Claim(7, List.of(PANE), PANE)));
    assertThat(facts.focused()).isNull();
    assertThat(attention.visible).isEmpty();
    desktop.active = 7;
    desktop.moved.run();
    assertThat(facts.focused()).isEqualTo(PANE);
    assertThat(attention.visible).containsExactly(PANE);
    assertThat(attention.focused).isEqualTo(PANE);
  }

  @Test
  void aWindowTakenBackCountsNoMore() {
    desktop.active = 7;
    facts.update(List.of(new FocusFacts.Claim(7, List.of(PANE), PANE)));
    assertThat(facts.focused()).isEqualTo(PANE);
    desktop.active = 8;
    desktop.moved.run();
    assertThat(facts.focused()).isNull();
    assertThat(attention.visible).isEmpty();
  }

  /** A title that moves changes nothing about focus: nobody is asked or told. */
  @Test
  void theSameClaimsAskNobody() {
    desktop.active = 7;
    facts.update(List.of(new FocusFacts.Claim(7, List.of(PANE), PANE)));
    int asked = desktop.asked;
    facts.update(List.of(new FocusFacts.Claim(7, List.of(PANE), PANE)));
    assertThat(desktop.asked).isEqualTo(asked);
    facts.update(List.of(new FocusFacts.Claim(8, List.of(PANE), PANE)));
    assertThat(desktop.asked).isEqualTo(asked + 1);
  }

  private static final class SlowDesktop implements Desktop {
    long active;
    int asked;
    Runnable moved = () -> {};

    @Override
    public boolean focused(long window) {
      asked++;
      return window == active;
    }

    @Override
    public void onFocusMoved(Runnable listener) {
      moved = listener;
    }

    @Override
    public void raise(long window, @Nullable String activationToken, Runnable refused) {}

    @Override
    public void urgent(long window, boolean on) {}

    @Override
    public @Nullable String primarySelection() {
      return null;
    }

    @Override
    public void primarySelection(String text) {}

    @Override
    public void close() {}
  }

  private static final class LastFocus implements AttentionFacts {
    List<PaneKey> visible = List.of();
    @Nullable PaneKey focused;

    @Override
    public void focus(List<PaneKey> nowVisible, @Nullable PaneKey nowFocused) {
      visible = List.copyOf(nowVisible);
      focused = nowFocused;
    }

    @Override
    public void policy(AttentionPolicy policy) {}

    @Override
    public void doNotDisturb(boolean on) {}

    @Override
    public void exited(PaneKey pane, int status) {}

    @Override
    public void timelines(int tab, int window, Consumer<Timelines> answer) {}

    @Override
    public void pane(PaneKey pane, int window, int position, String label) {}

    @Override
    public void paneRestarted(PaneKey pane) {}

    @Override
    public void paneClosed(PaneKey pane) {}

    @Override
    public void statusChanged(
        PaneKey pane, List<Transition> transitions, List<StatusRecord> records) {}

    @Override
    public void notification(PaneKey pane, ProgramNotification what) {}

    @Override
    public void notificationWithdrawn(PaneKey pane, int key) {}

    @Override
    public void toastClicked(Toast toast, int button) {}

    @Override
    public void toastClosed(Toast toast) {}

    @Override
    public void progress(PaneKey pane, TerminalEvent.Progress progress) {}

    @Override
    public void progressReset(PaneKey pane) {}

    @Override
    public void activity(PaneKey pane) {}

    @Override
    public void activityMarks(boolean wanted) {}

    @Override
    public void commandsAfter(@Nullable Duration least) {}

    @Override
    public void commandStarted(PaneKey pane) {}

    @Override
    public void commandEnded(PaneKey pane, int status) {}

    @Override
    public void bell(PaneKey pane) {}

    @Override
    public void typed(PaneKey pane) {}

    @Override
    public void arrived(PaneKey pane) {}

    @Override
    public void mute(int tab, @Nullable Duration length) {}

    @Override
    public void next(PaneKey here, Consumer<@Nullable PaneKey> answer) {}

    @Override
    public void back(Consumer<@Nullable PaneKey> answer) {}

    @Override
    public void close() {}
  }
}
