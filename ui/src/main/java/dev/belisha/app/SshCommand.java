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
  static final String NAME = "ssh";

  private SshCommand() {}

  static Command ssh() {
    return Command.named(NAME, "As ssh, and the shell there marks its prompts as one here does.")
        .operands(new Operands("HOST", Values.TEXT, true, "With ssh's own options before it."))
        .does(given -> run(given.operands()));
  }

  /**
   * @param words as ssh takes them; its options are not ours to read
   * @return ssh's exit status
   */
  static int run(List<String> words) throws UsageException {
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
