package dev.belisha.shell;

import dev.belisha.attention.QuietHours;
import dev.belisha.config.Settings;
import dev.belisha.shell.model.PaneModel;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * What a program's bell (BEL) does beside the mark on its tab: as the settings say, and never more
 * often than a person can bear. FX thread.
 */
final class Bell {
  /** Of one pane: well below the three flashes a second that WCAG 2.3.1 allows. */
  static final Duration BETWEEN_FLASHES = Duration.ofMillis(600);

  /** Of all panes. */
  static final Duration BETWEEN_SOUNDS = Duration.ofSeconds(1);

  private final InstantSource clock;
  private final Means means;
  private final Map<PaneModel, Instant> flashed = new WeakHashMap<>();
  private Instant sounded = Instant.MIN;

  /** What can be done. */
  interface Means {
    void flash(PaneModel pane);

    void sound();

    /** The desktop points at the pane's window until the person comes; not while they are there. */
    void point(PaneModel pane);
  }

  Bell(InstantSource clock, Means means) {
    this.clock = clock;
    this.means = means;
  }

  void ring(PaneModel pane, Settings settings) {
    Instant now = clock.instant();
    switch (settings.bell()) {
      case NONE -> {}
      case VISUAL -> {
        if (isOver(flashed.getOrDefault(pane, Instant.MIN), BETWEEN_FLASHES, now)) {
          flashed.put(pane, now);
          means.flash(pane);
        }
      }
      case SOUND -> {
        if (!isQuiet(settings, now) && isOver(sounded, BETWEEN_SOUNDS, now)) {
          sounded = now;
          means.sound();
        }
      }
      case URGENCY -> means.point(pane);
    }
  }

  private static boolean isQuiet(Settings settings, Instant now) {
    QuietHours hours = Policies.quietHours(settings.quietHours());
    return hours != null && hours.contains(now);
  }

  private static boolean isOver(Instant last, Duration pause, Instant now) {
    return last.equals(Instant.MIN) || !now.isBefore(last.plus(pause));
  }
}
