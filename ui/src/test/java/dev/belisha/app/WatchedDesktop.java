package dev.belisha.app;

import dev.belisha.desktop.Desktop;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** A desktop that also keeps what it was asked to raise. */
final class WatchedDesktop implements Desktop {
  /**
   * @param token null when there was none
   */
  record Raised(long window, @Nullable String token) {}

  private final Desktop real;
  final List<Raised> raised = new CopyOnWriteArrayList<>();

  WatchedDesktop(Desktop real) {
    this.real = real;
  }

  @Override
  public void raise(long window, @Nullable String activationToken, Runnable refused) {
    raised.add(new Raised(window, activationToken));
    real.raise(window, activationToken, refused);
  }

  @Override
  public void urgent(long window, boolean on) {
    real.urgent(window, on);
  }

  @Override
  public boolean focused(long window) {
    return real.focused(window);
  }

  @Override
  public void onFocusMoved(Runnable listener) {
    real.onFocusMoved(listener);
  }

  @Override
  public @Nullable String primarySelection() {
    return real.primarySelection();
  }

  @Override
  public void primarySelection(String text) {
    real.primarySelection(text);
  }

  @Override
  public void close() {
    real.close();
  }
}
