package dev.belisha.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.config.DailyHours;
import dev.belisha.config.SettingKey;
import dev.belisha.config.Settings;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.PaneModel;
import dev.belisha.shell.model.Workspace;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A program's bell by the settings, and how often at most. */
class BellTest {
  private final List<String> done = new ArrayList<>();
  private Instant now = Instant.parse("2026-11-30T12:00:00Z");
  private final Workspace workspace = new Workspace(Path.of("/"), () -> {}, () -> {});
  private final PaneModel pane = pane();
  private final Bell bell =
      new Bell(
          () -> now,
          new Bell.Means() {
            @Override
            public void flash(PaneModel which) {
              done.add("flash");
            }

            @Override
            public void sound() {
              done.add("sound");
            }

            @Override
            public void point(PaneModel which) {
              done.add("point");
            }
          });

  private PaneModel pane() {
    return workspace.openTab(workspace.openWindow(), Launch.shellIn(null)).active();
  }

  private static Settings with(Settings.Bell wanted) {
    return Settings.DEFAULT.with(SettingKey.BELL, wanted);
  }

  @ParameterizedTest
  @CsvSource({"NONE,", "VISUAL, flash", "SOUND, sound", "URGENCY, point"})
  void doesWhatIsSet(Settings.Bell wanted, String expected) {
    bell.ring(pane, with(wanted));
    assertThat(done).isEqualTo(expected == null ? List.of() : List.of(expected));
  }

  @Test
  void aFloodIsFewFlashesOfEachPaneAndFewSoundsOfAll() {
    PaneModel other = pane();
    for (int at = 0; at < 100; at++) {
      bell.ring(pane, with(Settings.Bell.VISUAL));
      bell.ring(other, with(Settings.Bell.VISUAL));
      now = now.plusMillis(50);
    }
    // 5 seconds, one at most each 600 ms, in two panes.
    assertThat(done).hasSize(18);
    done.clear();
    for (int at = 0; at < 100; at++) {
      bell.ring(at % 2 == 0 ? pane : other, with(Settings.Bell.SOUND));
      now = now.plusMillis(50);
    }
    assertThat(done).hasSize(5);
  }

  @Test
  void quietHoursAreQuiet() {
    Settings quiet =
        with(Settings.Bell.SOUND)
            .with(SettingKey.QUIET_HOURS, DailyHours.parse("00:00-23:59").orElseThrow());
    bell.ring(pane, quiet);
    assertThat(done).isEmpty();
    bell.ring(pane, quiet.with(SettingKey.BELL, Settings.Bell.VISUAL));
    assertThat(done).as("to be seen it may").containsExactly("flash");
  }
}
