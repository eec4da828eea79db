package dev.belisha.shell.badge;

import dev.belisha.attention.AttentionView.Counts;

/** The title of a window (ux F6): {@code (2▲ 1✕) name}. */
public final class WindowTitle {
  private WindowTitle() {}

  /** How many tabs are blocked and have failed, over all windows, then the name (B-38). */
  public static String of(Counts counts, String name) {
    StringBuilder marks = new StringBuilder();
    if (counts.blocked() > 0) marks.append(counts.blocked()).append('▲');
    if (counts.error() > 0) {
      if (!marks.isEmpty()) marks.append(' ');
      marks.append(counts.error()).append('✕');
    }
    return marks.isEmpty() ? name : "(" + marks + ") " + name;
  }
}
