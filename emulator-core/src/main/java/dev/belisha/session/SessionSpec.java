package dev.belisha.session;

import dev.belisha.vt.TerminalOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What to run and how.
 *
 * @param command program and arguments; empty means the user's login shell
 * @param directory working directory; one that is gone falls back to the home directory
 * @param environment set on top of the cleaned environment
 * @param tabId goes to BELISHA_TAB
 */
public record SessionSpec(
    List<String> command,
    Path directory,
    Map<String, String> environment,
    String tabId,
    TerminalOptions terminal) {}
