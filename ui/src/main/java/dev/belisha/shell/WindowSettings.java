package dev.belisha.shell;

import dev.belisha.attention.Effect.PlayCue.Cue;
import dev.belisha.config.SettingKey;
import dev.belisha.config.SettingsChange;
import dev.belisha.config.SettingsFile;
import dev.belisha.config.SettingsReading;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.shell.settings.SettingsPage;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/** What the settings page of a window asks for. FX thread. */
final class WindowSettings implements SettingsPage.Host {
  private final Shell shell;
  private final WindowModel window;
  private final SettingsFile file;
  private final CuePlayer cues;
  private final TryIt tryIt;

  WindowSettings(Shell shell, WindowModel window, SettingsFile file, CuePlayer cues, TryIt tryIt) {
    this.shell = shell;
    this.window = window;
    this.file = file;
    this.cues = cues;
    this.tryIt = tryIt;
  }

  @Override
  public String file() {
    String path = file.path().toString();
    String home = shell.home().toString();
    return path.startsWith(home + "/") ? "~" + path.substring(home.length()) : path;
  }

  @Override
  public void change(SettingKey key, @Nullable Object value, Consumer<SettingsChange> answer) {
    shell.later(
        () -> {
          SettingsChange change = file.change(key, value);
          // The watcher would tell too, a moment later.
          switch (change) {
            case SettingsChange.Written(var settings) ->
                shell.settings(new SettingsReading.Good(settings));
            case SettingsChange.Broken(var problems) ->
                shell.settings(new SettingsReading.Bad(problems));
            case SettingsChange.Failed _ -> {}
          }
          Platform.runLater(() -> answer.accept(change));
        });
  }

  @Override
  public void playSound() {
    cues.play(Cue.NEEDS_YOU);
  }

  @Override
  public void tryIt(Consumer<String> news) {
    tryIt.run(window, news);
  }
}
