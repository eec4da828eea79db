package dev.belisha.app;

import dev.belisha.shell.model.Launch;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The demo: four tabs that run the scripted agent, each stopped in a state of its own. */
final class Demo {
  private Demo() {}

  /**
   * What the tabs run.
   *
   * @param samples the folder with {@code agent.sh}
   */
  static List<Launch> launches(Path samples) {
    return List.of(
        agent(samples, "api-server", "--name", "pi", "--hold", "blocked"),
        agent(
            samples,
            "web-client",
            "--name",
            "claude",
            "--hold",
            "working",
            "--children",
            "--task",
            "Move the upload page to the new form"),
        agent(samples, "docs", "--name", "codex", "--hold", "done", "--task", "Rewrite the guide"),
        agent(samples, "release", "--name", "pi", "--hold", "error", "--task", "Cut release 2.4"));
  }

  private static Launch agent(Path samples, String name, String... arguments) {
    List<String> command =
        new ArrayList<>(List.of("/bin/sh", samples.resolve("agent.sh").toString()));
    command.addAll(List.of(arguments));
    return new Launch(command, samples.toAbsolutePath().getParent(), name, true, Map.of());
  }

  /**
   * The samples of this checkout or distribution; null when there are none. {@code belisha.samples}
   * names the folder.
   */
  static @Nullable Path samples() {
    Path folder = Path.of(System.getProperty("belisha.samples", "samples")).toAbsolutePath();
    return Files.isRegularFile(folder.resolve("agent.sh")) ? folder : null;
  }
}
