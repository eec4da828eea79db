package dev.belisha.shell;

import dev.belisha.attention.PaneKey;
import dev.belisha.desktop.Desktop;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Which panes a person can see and which has the keyboard. The toolkit says which of our windows it
 * believes focused; the window system is asked whether that is so (B-65), off the FX thread.
 */
final class FocusFacts {
  private final Desktop desktop;
  private final BiConsumer<List<PaneKey>, @Nullable PaneKey> told;
  private final Coalesced check;
  private volatile List<Claim> claims = List.of();
  private volatile @Nullable PaneKey focused;

  /** A window that believes it is focused. */
  record Claim(long window, List<PaneKey> visible, PaneKey active) {}

  /**
   * @param told hears of the panes in sight and the one with the keyboard, null for none
   * @param serial runs tasks one at a time, off the FX thread
   */
  FocusFacts(Desktop desktop, BiConsumer<List<PaneKey>, @Nullable PaneKey> told, Executor serial) {
    this.desktop = desktop;
    this.told = told;
    this.check = new Coalesced(serial, this::check);
    // A window manager may confirm a window after the toolkit has told us.
    desktop.onFocusMoved(this::askAgain);
  }

  /** Something about focus or visible panes may have changed. */
  void update(List<Claim> newClaims) {
    if (newClaims.equals(claims)) return;
    claims = List.copyOf(newClaims);
    check.request();
  }

  /** The pane that has the keyboard, by the last answer; null for none. Any thread. */
  @Nullable PaneKey focused() {
    return focused;
  }

  private void askAgain() {
    try {
      if (!claims.isEmpty()) check.request();
    } catch (RejectedExecutionException closing) {
      // The last window has gone.
    }
  }

  private void check() {
    List<PaneKey> visible = new ArrayList<>();
    PaneKey keyboard = null;
    for (Claim claim : claims) {
      if (!desktop.focused(claim.window)) continue;
      visible.addAll(claim.visible);
      keyboard = claim.active;
    }
    focused = keyboard;
    told.accept(visible, keyboard);
  }
}
