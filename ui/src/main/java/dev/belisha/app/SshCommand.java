package dev.belisha.app;

import dev.belisha.cli.Command;
import dev.belisha.cli.Operands;
import dev.belisha.cli.Values;
import dev.belisha.headless.UsageException;
import dev.belisha.session.ShellIntegration;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code belisha ssh}: ssh that carries the shell integration. A script does the work, and {@code
 * bin/belisha} runs that without Java.
 */
final class SshCommand {
  private static final String NAME = "ssh";

  private SshCommand() {}

  static Command ssh() {
    return Command.named(NAME, "As ssh, and the shell there marks its prompts as one here does.")
        .operands(new Operands("HOST", Values.COMMAND, true, "With ssh's own options before it."))
        .does(given -> run(given.operands()));
  }

  /** The words of a command line, where ssh's own options are not ours to read. */
  static String[] shielded(String[] words) {
    if (words.length == 0 || !words[0].equals(NAME)) return words;
    List<String> shielded = new ArrayList<>(List.of(words));
    shielded.add(1, "--");
    return shielded.toArray(String[]::new);
  }

  /**
   * @param words as ssh takes them
   * @return ssh's exit status
   */
  private static int run(List<String> words) throws UsageException {
    Path folder = ShellIntegration.folder();
    if (folder == null || !ShellIntegration.isThere(folder)) {
      throw new UsageException("ssh: the scripts of the shell integration are not there");
    }
    List<String> command = new ArrayList<>(List.of("sh", folder.resolve("ssh.sh").toString()));
    command.addAll(words);
    try {
      return new ProcessBuilder(command).inheritIO().start().waitFor();
    } catch (IOException none) {
      throw new UsageException("ssh: " + none.getMessage());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return Main.FAILED;
    }
  }
}
