package dev.belisha.attention;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The settings of F5; the defaults are the contract's.
 *
 * @param remindAfter reminds once of what has been blocked for so long (B-25); null never
 */
public record AttentionPolicy(
    boolean notifications,
    boolean hideProgramText,
    @Nullable Duration remindAfter,
    Duration settle,
    Duration doneSettle,
    Duration doneAfterWorking,
    Duration perTabGap,
    int perTabBurst,
    int appBurst,
    Duration burstWindow) {
  private static final Duration REMIND_AFTER = Duration.ofMinutes(3);

  public static final AttentionPolicy DEFAULT = of(true, false, false);

  /** What a person can choose, with the contract's times and limits. */
  public static AttentionPolicy of(
      boolean notifications, boolean hideProgramText, boolean reminder) {
    return new AttentionPolicy(
        notifications,
        hideProgramText,
        reminder ? REMIND_AFTER : null,
        Duration.ofMillis(700),
        Duration.ofSeconds(2),
        Duration.ofSeconds(10),
        Duration.ofSeconds(10),
        3,
        6,
        Duration.ofSeconds(60));
  }
}
