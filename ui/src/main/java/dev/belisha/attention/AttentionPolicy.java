package dev.belisha.attention;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The settings of F5; the defaults are the contract's.
 *
 * @param programNotifications also what a program notifies of by itself: OSC 9, 99, 777 (B-35)
 * @param remindAfter reminds once of what has been blocked for so long (B-25); null never
 * @param settle what is blocked or failed is told when it still is after so long (B-22)
 * @param quietHours null for none
 * @param sound plays a cue with a toast
 */
public record AttentionPolicy(
    boolean notifications,
    boolean programNotifications,
    boolean hideProgramText,
    @Nullable Duration remindAfter,
    Duration settle,
    @Nullable QuietHours quietHours,
    boolean sound) {
  private static final Duration REMIND_AFTER = Duration.ofMinutes(3);
  private static final Duration SETTLE = Duration.ofMillis(700);
  private static final Duration DONE_SETTLE = Duration.ofSeconds(2);

  public static final AttentionPolicy DEFAULT = of(true, false, false);

  /** What a person can choose first of all, with the contract's times and limits. */
  public static AttentionPolicy of(
      boolean notifications, boolean hideProgramText, boolean reminder) {
    return new AttentionPolicy(
        notifications, true, hideProgramText, reminder ? REMIND_AFTER : null, SETTLE, null, false);
  }

  public AttentionPolicy settle(Duration other) {
    return new AttentionPolicy(
        notifications,
        programNotifications,
        hideProgramText,
        remindAfter,
        other,
        quietHours,
        sound);
  }

  public AttentionPolicy quietHours(@Nullable QuietHours other) {
    return new AttentionPolicy(
        notifications, programNotifications, hideProgramText, remindAfter, settle, other, sound);
  }

  public AttentionPolicy sound(boolean on) {
    return new AttentionPolicy(
        notifications, programNotifications, hideProgramText, remindAfter, settle, quietHours, on);
  }

  /** The same with or without what programs notify of by themselves. */
  public AttentionPolicy programNotifications(boolean on) {
    return new AttentionPolicy(
        notifications, on, hideProgramText, remindAfter, settle, quietHours, sound);
  }

  /** Good news can wait a little longer. */
  Duration doneSettle() {
    return settle.compareTo(DONE_SETTLE) > 0 ? settle : DONE_SETTLE;
  }

  /** What is done sooner is not told. */
  Duration doneAfterWorking() {
    return Duration.ofSeconds(10);
  }

  // The limits.

  Duration perTabGap() {
    return Duration.ofSeconds(10);
  }

  int perTabBurst() {
    return 3;
  }

  int appBurst() {
    return 6;
  }

  Duration burstWindow() {
    return Duration.ofSeconds(60);
  }
}
