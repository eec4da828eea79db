package dev.belisha.session;

import dev.belisha.vt.TerminalOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What to run and how.
 *
 * @param command program and arguments; empty means the user's login shell
 * @param directory working directory; one that is gone falls back to the home directory
 * @param environment set on top of the cleaned environment
 * @param tabId goes to BELISHA_TAB
 * @param shellIntegration folder of the scripts that a plain interactive shell reads as it starts,
 *     {@link ShellIntegration#folder}; null for none
 */
public record SessionSpec(
    List<String> command,
    Path directory,
    Map<String, String> environment,
    String tabId,
    TerminalOptions terminal,
    @Nullable Path shellIntegration) {

  /** A command as it is, also when it is a shell. */
  public SessionSpec(
      List<String> command,
      Path directory,
      Map<String, String> environment,
      String tabId,
      TerminalOptions terminal) {
    this(command, directory, environment, tabId, terminal, null);
  }

  SessionSpec in(Path folder) {
    return new SessionSpec(command, folder, environment, tabId, terminal, shellIntegration);
  }
}
