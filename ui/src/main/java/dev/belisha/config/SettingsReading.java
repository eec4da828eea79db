package dev.belisha.config;

import java.util.List;

/**
 * What reading the settings file gave.
 *
 * <p>A file with a problem counts as a whole: {@link Bad} carries no settings, so that whoever
 * shows it keeps the last good ones.
 */
public sealed interface SettingsReading {
  record Good(Settings settings) implements SettingsReading {}

  /**
   * @param problems at least one, by line
   */
  record Bad(List<Problem> problems) implements SettingsReading {
    public Bad {
      problems = List.copyOf(problems);
    }
  }

  /**
   * @param line from 1; 0 when the trouble is the file itself (cannot be read)
   * @param message a sentence for the person
   */
  record Problem(int line, String message) {
    @Override
    public String toString() {
      return line > 0 ? "Line " + line + ": " + message : message;
    }
  }
}
