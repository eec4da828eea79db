package dev.belisha.attention;

import java.time.Duration;

/** The settings of F5; the defaults are the contract's. */
public record AttentionPolicy(
    boolean notifications,
    boolean hideProgramText,
    Duration settle,
    Duration doneSettle,
    Duration doneAfterWorking,
    Duration perTabGap,
    int perTabBurst,
    int appBurst,
    Duration burstWindow) {
  public static final AttentionPolicy DEFAULT =
      new AttentionPolicy(
          true,
          false,
          Duration.ofMillis(700),
          Duration.ofSeconds(2),
          Duration.ofSeconds(10),
          Duration.ofSeconds(10),
          3,
          6,
          Duration.ofSeconds(60));
}
