package dev.belisha.app;

import dev.belisha.headless.UsageException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;

/**
 * Where every start begins. Not an {@code Application}: {@code replay}, {@code host}, {@code
 * report} and {@code --help} run with the JavaFX jars taken away.
 */
public final class Main {
  static final int USAGE = 2;
  static final int FAILED = 1;

  /** Options whose value may look like anything, {@code -e} and {@code host} included. */
  private static final Set<String> WITH_VALUE = Set.of("--size", "--cwd", "--title");

  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args));
  }

  static int run(String[] args) {
    int command = commandAt(args);
    List<String> rest = command < 0 ? List.of() : List.of(args).subList(command + 1, args.length);
    String[] own = command < 0 ? args : Arrays.copyOf(args, command);
    BelishaCommand root = new BelishaCommand(rest, command >= 0);
    CommandLine line = new CommandLine(root);
    // A program's own @argument is not ours to open.
    line.setExpandAtFiles(false);
    line.setParameterExceptionHandler(Main::usage);
    line.setExecutionExceptionHandler(Main::failed);
    return line.execute(own);
  }

  /** Where {@code -e} stands that takes the rest of the line; -1 for none, and for sub-commands. */
  private static int commandAt(String[] args) {
    for (int at = 0; at < args.length; at++) {
      if (args[at].equals("-e")) return at;
      if (WITH_VALUE.contains(args[at])) at++;
      else if (BelishaCommand.SUBCOMMANDS.contains(args[at])) return -1;
    }
    return -1;
  }

  private static int usage(CommandLine.ParameterException wrong, String[] args) {
    PrintWriter err = wrong.getCommandLine().getErr();
    err.println("belisha: " + wrong.getMessage());
    String name = wrong.getCommandLine().getCommandSpec().qualifiedName(" ");
    err.println("Try '" + name + " --help'.");
    return USAGE;
  }

  private static int failed(Exception failure, CommandLine line, CommandLine.ParseResult result) {
    if (failure instanceof UsageException wrong) {
      line.getErr().println("belisha: " + wrong.getMessage());
      return USAGE;
    }
    line.getErr().println("belisha: " + failure);
    return FAILED;
  }
}
