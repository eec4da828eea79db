package dev.belisha.shell.badge;

import dev.belisha.attention.AttentionView.Counts;
import java.util.ArrayList;
import java.util.List;

/** How many records are in which state, in words. */
public final class MixWords {
  private MixWords() {}

  /** {@code 1 blocked · 3 working}; empty when there is only one record. */
  public static String of(Counts mix) {
    int all = mix.blocked() + mix.error() + mix.done() + mix.working() + mix.idle();
    if (all < 2) return "";
    List<String> parts = new ArrayList<>();
    if (mix.blocked() > 0) parts.add(mix.blocked() + " blocked");
    if (mix.error() > 0) parts.add(mix.error() + " failed");
    if (mix.done() > 0) parts.add(mix.done() + " finished");
    if (mix.working() > 0) parts.add(mix.working() + " working");
    if (mix.idle() > 0) parts.add(mix.idle() + " ready");
    return String.join(" · ", parts);
  }
}
