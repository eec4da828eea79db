package dev.belisha.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.PaneKey;
import dev.belisha.desktop.Desktop;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which pane has the keyboard is what the window system says, whenever it says so (B-65). */
class FocusFactsTest {
  private static final PaneKey PANE = new PaneKey(1, 1);

  private final SlowDesktop desktop = new SlowDesktop();
  private final LastFocus attention = new LastFocus();
  private final FocusFacts facts = new FocusFacts(desktop, attention::told, Runnable::run);

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

  private static final class LastFocus {
    List<PaneKey> visible = List.of();
    @Nullable PaneKey focused;

    void told(List<PaneKey> nowVisible, @Nullable PaneKey nowFocused) {
      visible = List.copyOf(nowVisible);
      focused = nowFocused;
    }
  }
}
