package dev.belisha.config;

import dev.belisha.config.SettingsReading.Problem;
import java.util.List;

/** What became of a wish to change the settings file. */
public sealed interface SettingsChange {
  record Written(Settings settings) implements SettingsChange {}

  /** The file has errors, so it was left as it is. */
  record Broken(List<Problem> problems) implements SettingsChange {}

  /**
   * The file could not be read or written; it is as it was.
   *
   * @param message a sentence for the person
   */
  record Failed(String message) implements SettingsChange {}
}
