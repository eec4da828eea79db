package dev.belisha.desktop;

import org.jspecify.annotations.Nullable;

/**
 * A desktop nothing is known of: windows are where the toolkit says, and the primary selection is
 * Belisha's own.
 */
public final class NoDesktop implements Desktop {
  private volatile @Nullable String selection;

  @Override
  public void raise(long window, @Nullable String activationToken, Runnable refused) {}

  @Override
  public void urgent(long window, boolean on) {}

  /** Nobody contradicts the toolkit. */
  @Override
  public boolean focused(long window) {
    return true;
  }

  @Override
  public @Nullable String primarySelection() {
    return selection;
  }

  @Override
  public void primarySelection(String text) {
    selection = text;
  }

  @Override
  public void close() {}
}
