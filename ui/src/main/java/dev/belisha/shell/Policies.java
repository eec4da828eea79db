package dev.belisha.shell;

import dev.belisha.attention.AttentionPolicy;
import dev.belisha.attention.QuietHours;
import dev.belisha.config.DailyHours;
import dev.belisha.config.Settings;
import java.time.Duration;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/** What the settings say about notifications, as the attention model takes it. */
final class Policies {
  private Policies() {}

  static AttentionPolicy of(Settings settings) {
    return AttentionPolicy.of(
            settings.notifications(), settings.hideProgramText(), settings.remindBlocked())
        .programNotifications(settings.programNotifications())
        .settle(Duration.ofMillis(Math.round(settings.settleTime() * 1000)))
        .quietHours(quietHours(settings.quietHours()))
        .sound(settings.sound());
  }

  static @Nullable QuietHours quietHours(@Nullable DailyHours hours) {
    return hours == null ? null : new QuietHours(hours.from(), hours.to(), ZoneId.systemDefault());
  }
}
