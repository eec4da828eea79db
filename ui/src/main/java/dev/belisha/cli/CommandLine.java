package dev.belisha.cli;

import dev.belisha.cli.Command.Action;
import dev.belisha.cli.Option.Several;
import dev.belisha.headless.UsageException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the words of a command line by a {@link Command} and runs what they ask for. Options may
 * stand before and after operands, with {@code --option VALUE} or {@code --option=VALUE}; {@code
 * --} ends them, and so does the program that a command runs. A value may look like anything.
 */
public final class CommandLine {
  public static final int FAILED = 1;
  public static final int USAGE = 2;

  private final PrintStream out;
  private final PrintStream err;

  public CommandLine(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /**
   * @return the exit status: that of the command, {@value #USAGE} for words that are not
   *     understood, {@value #FAILED} for a command that threw
   */
  public int run(Command root, String... words) {
    Command command = root;
    String path = root.name();
    int at = 0;
    while (at < words.length) {
      Command below = command.command(words[at]).orElse(null);
      if (below == null) break;
      command = below;
      path += " " + below.name();
      at++;
    }
    try {
      Given given = read(command, Arrays.asList(words).subList(at, words.length));
      if (given == null) {
        out.print(HelpText.of(command, path));
        out.flush();
        return 0;
      }
      Action action = command.action();
      if (action == null) throw new UsageException(path + " wants a command");
      return action.run(given);
    } catch (UsageException wrong) {
      err.println("belisha: " + wrong.getMessage());
      err.println("Try '" + path + " --help'.");
      return USAGE;
    } catch (RuntimeException failed) {
      err.println("belisha: " + failed);
      return FAILED;
    }
  }

  /** Null when help is asked for, whatever else is. */
  static @Nullable Given read(Command command, List<String> words) throws UsageException {
    Given given = new Given(command);
    Operands taken = command.operands();
    boolean options = true;
    for (int at = 0; at < words.size(); at++) {
      String word = words.get(at);
      if (options && word.equals("--")) {
        options = false;
      } else if (options && word.length() > 1 && word.startsWith("-")) {
        int equals = word.startsWith("--") ? word.indexOf('=') : -1;
        Option option = option(command, equals < 0 ? word : word.substring(0, equals));
        if (option == Option.HELP) return null;
        if (option.label() == null) {
          if (equals >= 0) throw new UsageException(option.name() + " takes no value");
          given.put(option, List.of());
          continue;
        }
        if (equals < 0 && at + 1 == words.size()) {
          throw new UsageException(word + " wants " + option.label());
        }
        if (option.takesTheRest()) {
          given.put(option, words.subList(at + 1, words.size()));
          break;
        }
        String value = equals < 0 ? words.get(++at) : word.substring(equals + 1);
        boolean list = option.several() == Several.COMMAS;
        given.put(option, list ? List.of(value.split(",", -1)) : List.of(value));
      } else {
        given.add(word);
        options = options && !(taken != null && taken.takesTheRest());
      }
    }
    given.complete();
    return given;
  }

  private static Option option(Command command, String word) throws UsageException {
    return command
        .option(word)
        .orElseThrow(() -> new UsageException("'" + word + "' is no option of " + command.name()));
  }
}
