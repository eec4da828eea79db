package dev.belisha.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Has a plain interactive bash, zsh or fish read our script as it starts, beside the person's own
 * files, none of which is touched: by the shell's own options and variables, which the script takes
 * back. Any other command, and a shell with arguments that we do not know, stays as it is (decision
 * 0016).
 */
public final class ShellIntegration {
  /** Stays in the environment, for a person's dotfiles to read the script by hand. */
  static final String FOLDER = "BELISHA_SHELL_INTEGRATION";

  /** What the person's own ZDOTDIR and ENV are called until our script gives them back. */
  static final String ZDOTDIR = "BELISHA_ZDOTDIR";

  static final String BASH_ENV = "BELISHA_BASH_ENV";

  private static final boolean MAC = System.getProperty("os.name", "").startsWith("Mac");

  private static final List<String> LOGIN = List.of("-l", "--login", "-il", "-li");
  private static final List<String> INTERACTIVE = List.of("-i", "--interactive");

  /**
   * What is run instead.
   *
   * @param command program path and arguments
   */
  record Start(List<String> command, Map<String, String> environment) {}

  private ShellIntegration() {}

  /**
   * The folder of the scripts, which the system property {@code belisha.shell-integration} names;
   * null when it names none. Does not look whether they are there.
   */
  public static @Nullable Path folder() {
    String name = System.getProperty("belisha.shell-integration", "");
    if (name.isEmpty()) return null;
    return Path.of(name).toAbsolutePath().normalize();
  }

  /** Whether a folder holds the scripts. Looks at the disk. */
  public static boolean isThere(Path folder) {
    return Files.isReadable(folder.resolve("belisha.bash"));
  }

  /** The program of a session, found and checked, with what its shell is to read. */
  static Start of(SessionSpec spec, Map<String, String> environment) throws StartFailedException {
    return of(CommandLine.resolve(spec, environment), environment, spec.shellIntegration());
  }

  /**
   * @param command program path and arguments, as they would be run
   * @param folder of the scripts; null leaves everything as it is
   */
  static Start of(List<String> command, Map<String, String> environment, @Nullable Path folder) {
    Start plain = new Start(command, environment);
    if (folder == null || !isThere(folder)) return plain;
    List<String> arguments = command.subList(1, command.size());
    boolean known = arguments.stream().allMatch(a -> LOGIN.contains(a) || INTERACTIVE.contains(a));
    if (!known) return plain;
    boolean login = arguments.stream().anyMatch(LOGIN::contains);
    Map<String, String> variables = new HashMap<>(environment);
    variables.put(FOLDER, folder.toString());
    Path name = Path.of(command.getFirst()).getFileName();
    return switch (name == null ? "" : name.toString()) {
      case "bash" -> {
        // Apple's own reads no ENV.
        if (login && MAC && command.getFirst().equals("/bin/bash")) yield plain;
        yield login ? bashLogin(command, variables) : bash(command, variables, folder);
      }
      case "zsh" -> zsh(command, variables, folder);
      case "fish" -> fish(command, variables);
      default -> plain;
    };
  }

  /**
   * A login shell reads no file we could name, but in POSIX mode, whose one file is ENV. Bash
   * expands ENV, so that the folder's name may hold anything.
   */
  private static Start bashLogin(List<String> command, Map<String, String> variables) {
    String own = variables.put("ENV", "$" + FOLDER + "/bash/login.bash");
    if (own != null) variables.put(BASH_ENV, own);
    return new Start(with(command, "--posix"), variables);
  }

  private static Start bash(List<String> command, Map<String, String> variables, Path folder) {
    String file = folder.resolve("bash/rc.bash").toString();
    return new Start(with(command, "--rcfile", file), variables);
  }

  private static Start zsh(List<String> command, Map<String, String> variables, Path folder) {
    String own = variables.put("ZDOTDIR", folder.resolve("zsh").toString());
    if (own != null) variables.put(ZDOTDIR, own);
    return new Start(command, variables);
  }

  private static Start fish(List<String> command, Map<String, String> variables) {
    String read = "source $" + FOLDER + "/belisha.fish";
    return new Start(with(command, "--init-command", read), variables);
  }

  /** Long options come before others. */
  private static List<String> with(List<String> command, String... options) {
    List<String> longer = new ArrayList<>(command);
    longer.addAll(1, List.of(options));
    return longer;
  }
}
