package dev.belisha.shell.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a pane runs.
 *
 * @param command program and arguments; empty for the user's shell
 * @param directory where; null for the home directory
 * @param name the tab's name from {@code --title}; null for the automatic one
 * @param hold keeps the pane open when the program ends with 0
 * @param environment set on top of the session's
 */
public record Launch(
    List<String> command,
    @Nullable Path directory,
    @Nullable String name,
    boolean hold,
    Map<String, String> environment) {
  public static final Launch SHELL = new Launch(List.of(), null, null, false, Map.of());

  public Launch {
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
  }

  public static Launch shellIn(@Nullable Path directory) {
    return new Launch(List.of(), directory, null, false, Map.of());
  }

  public static Launch command(List<String> command, @Nullable Path directory) {
    return new Launch(command, directory, null, false, Map.of());
  }

  public Launch named(String title) {
    return new Launch(command, directory, title, hold, environment);
  }

  public Launch in(@Nullable Path folder) {
    return new Launch(command, folder, name, hold, environment);
  }

  /** The program's name without its folder; empty for the user's shell. */
  public String programName() {
    if (command.isEmpty()) return "";
    String program = command.getFirst();
    return program.substring(program.lastIndexOf('/') + 1);
  }
}
