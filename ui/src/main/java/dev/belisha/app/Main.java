package dev.belisha.app;

import dev.belisha.cli.CommandLine;
import java.nio.file.Path;

/**
 * Where every start begins. Not an {@code Application}: what needs no window runs with the JavaFX
 * jars taken away.
 */
public final class Main {
  static final int FAILED = CommandLine.FAILED;

  private Main() {}

  public static void main(String[] args) {
    String rehearsal = System.getProperty(Rehearsal.FILE);
    if (rehearsal != null) Rehearsal.play(Path.of(rehearsal));
    System.exit(run(args));
  }

  static int run(String[] args) {
    return new CommandLine(System.out, System.err)
        .run(BelishaCommand.belisha(), SshCommand.shielded(args));
  }
}
