package dev.belisha.app;

import dev.belisha.control.WindowOptions;
import dev.belisha.headless.Host;
import dev.belisha.headless.HostOptions;
import dev.belisha.headless.Replay;
import dev.belisha.headless.Size;
import dev.belisha.headless.UsageException;
import dev.belisha.session.ShellIntegration;
import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.VtTerminal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The command line: a window by default, {@code replay}, {@code host} and {@code report} without
 * one.
 */
@Command(
    name = "belisha",
    mixinStandardHelpOptions = true,
    versionProvider = BelishaCommand.Version.class,
    description = {
      "A terminal whose tabs tell you what their programs are doing.",
      "Opens a window, or a tab in the one that runs.",
    },
    footer = "%nOSC 7501, the Program Status Protocol, is what programs report with.",
    subcommands = {
      BelishaCommand.ReplayCommand.class,
      BelishaCommand.HostCommand.class,
      ReportCommand.class,
      StatusCommands.ListCommand.class,
      StatusCommands.WatchCommand.class,
      StatusCommands.WaitCommand.class,
      StatusCommands.FocusCommand.class,
      StatusCommands.NextCommand.class,
      StatusCommands.MarkSeenCommand.class,
      StatusCommands.MuteCommand.class,
      StatusCommands.ClearCommand.class,
      StatusCommands.LogCommand.class
    })
final class BelishaCommand implements Callable<Integer> {
  static final Set<String> SUBCOMMANDS =
      Set.of(
          "replay",
          "host",
          "report",
          "list",
          "watch",
          "wait",
          "focus",
          "next",
          "mark-seen",
          "mute",
          "clear",
          "log");

  private final List<String> command;
  private final boolean withCommand;

  @Option(names = "--size", paramLabel = "COLSxROWS", description = "Size of a new window.")
  private @Nullable String size;

  @Option(names = "--new-instance", description = "Never join a Belisha that runs already.")
  private boolean newInstance;

  @Option(names = "--cwd", paramLabel = "DIR", description = "Where the program starts.")
  private @Nullable Path cwd;

  @Option(names = "--title", paramLabel = "T", description = "The tab's name.")
  private @Nullable String title;

  @Option(names = "--hold", description = "Keep the tab when COMMAND has ended.")
  private boolean hold;

  @Option(names = "--demo", description = "Open four tabs that run the scripted agent.")
  private boolean demo;

  @Option(
      names = "-e",
      paramLabel = "COMMAND ARGS",
      description = "Run COMMAND; takes the rest of the line. Its tab closes when it ends.")
  private @Nullable String unused;

  /**
   * @param command what stood after {@code -e}
   */
  BelishaCommand(List<String> command, boolean withCommand) {
    this.command = command;
    this.withCommand = withCommand;
  }

  @Override
  public Integer call() throws UsageException {
    if (withCommand && command.isEmpty()) throw new UsageException("-e wants a command");
    if (demo) refuseBesideDemo();
    Size wanted = size == null ? new Size(1, 1) : Size.parse(size);
    WindowOptions options =
        new WindowOptions(
            size == null ? 0 : wanted.cols(),
            size == null ? 0 : wanted.rows(),
            newInstance,
            directory(cwd),
            title,
            hold,
            command,
            demo);
    return WindowLauncher.run(options);
  }

  /** The demo's tabs have commands, names and folders of their own. */
  private void refuseBesideDemo() throws UsageException {
    String other = null;
    if (hold) other = "--hold";
    if (title != null) other = "--title";
    if (cwd != null) other = "--cwd";
    if (withCommand) other = "-e";
    if (other != null) throw new UsageException(other + " does not go with --demo");
  }

  private static Path directory(@Nullable Path given) throws UsageException {
    Path directory = (given == null ? Path.of("") : given).toAbsolutePath().normalize();
    if (!Files.isDirectory(directory)) throw new UsageException("--cwd: no such folder: " + given);
    return directory;
  }

  private static EngineKind engine(String name) throws UsageException {
    for (EngineKind kind : EngineKind.values()) {
      if (kind.name().toLowerCase(Locale.ROOT).equals(name)) return kind;
    }
    throw new UsageException("--engine is belisha or jediterm, not '" + name + "'");
  }

  /** What {@code --version} prints. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"belisha " + VtTerminal.VERSION};
    }
  }

  /** {@code belisha replay}. */
  @Command(
      name = "replay",
      mixinStandardHelpOptions = true,
      description = "Feeds recorded output to the engine and prints the final screen.")
  static final class ReplayCommand implements Callable<Integer> {
    @Option(
        names = "--size",
        paramLabel = "COLSxROWS",
        description = "Size of the screen, 80x24 unless told; a script opens its own.")
    private @Nullable String size;

    @Option(names = "--json", description = "Print a dump instead of text; scripts always do.")
    private boolean json;

    @Option(names = "--script", paramLabel = "FILE", description = "Play a script; - for stdin.")
    private @Nullable String script;

    @Option(names = "--window-ops", description = "As host: sizes and titles for who asks.")
    private boolean windowOps;

    @Option(names = "--engine", paramLabel = "NAME", defaultValue = "belisha")
    private String engine = "belisha";

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "Raw output; - for stdin.")
    private @Nullable String file;

    @Override
    public Integer call() throws UsageException {
      Replay replay = new Replay(System.in, System.out, engine(engine), windowOps);
      if (script != null && file != null)
        throw new UsageException("either --script or a file: " + file);
      if (script != null && size != null)
        throw new UsageException("--size " + size + " does not go with --script");
      Size wanted = Size.parse(size == null ? "80x24" : size);
      if (script != null) replay.script(script);
      else if (file != null) replay.raw(file, wanted, json);
      else throw new UsageException("replay wants a FILE, or - for standard input");
      return 0;
    }
  }

  /** {@code belisha host}. */
  @Command(
      name = "host",
      mixinStandardHelpOptions = true,
      description = "Runs COMMAND on a pty under the engine, without a window.")
  static final class HostCommand implements Callable<Integer> {
    @Option(names = "--size", paramLabel = "COLSxROWS", defaultValue = "80x24")
    private String size = "80x24";

    @Option(names = "--env", paramLabel = "K=V")
    private List<String> environment = List.of();

    @Option(names = "--cwd", paramLabel = "DIR")
    private @Nullable Path cwd;

    @Option(names = "--record", paramLabel = "FILE", description = "Raw output goes here.")
    private @Nullable Path record;

    @Option(
        names = "--record-script",
        paramLabel = "FILE",
        description = "The run goes here as a script for replay: sizes and the end too.")
    private @Nullable Path script;

    @Option(names = "--dump", paramLabel = "FILE", description = "The final dump goes here.")
    private @Nullable String dump;

    @Option(names = "--status", paramLabel = "FILE", description = "Transitions go here.")
    private @Nullable Path status;

    @Option(names = "--steps", paramLabel = "FILE", description = "JSON array of [keys, seconds].")
    private @Nullable Path steps;

    @Option(names = "--timeout", paramLabel = "SECONDS")
    private @Nullable Double timeout;

    @Option(
        names = "--no-window-ops",
        negatable = false,
        description = "The program may not change the size nor ask for titles.")
    private boolean noWindowOps;

    @Option(
        names = "--shell-integration",
        description = "A COMMAND that is a plain bash, zsh or fish marks its prompts, as in a tab.")
    private boolean shellIntegration;

    @Option(names = "--engine", paramLabel = "NAME", defaultValue = "belisha")
    private String engine = "belisha";

    @Parameters(arity = "0..*", paramLabel = "COMMAND")
    private List<String> command = List.of();

    @Override
    public Integer call() throws UsageException {
      if (command.isEmpty()) throw new UsageException("host wants -- COMMAND");
      if (timeout != null && (timeout.isNaN() || timeout < 0 || timeout > 1e6)) {
        throw new UsageException("--timeout wants seconds, not " + timeout);
      }
      Map<String, String> variables = new LinkedHashMap<>();
      for (String pair : environment) {
        int equals = pair.indexOf('=');
        if (equals < 1) throw new UsageException("--env wants K=V, not '" + pair + "'");
        variables.put(pair.substring(0, equals), pair.substring(equals + 1));
      }
      HostOptions options =
          new HostOptions(
              Size.parse(size),
              variables,
              directory(cwd),
              record,
              script,
              dump,
              status,
              steps,
              timeout == null ? null : Duration.ofMillis((long) (timeout * 1000)),
              !noWindowOps,
              shellIntegration ? shellScripts() : null,
              command);
      return new Host(System.in, System.out, System.err, engine(engine)).run(options);
    }

    private static Path shellScripts() throws UsageException {
      Path folder = ShellIntegration.folder();
      if (folder != null && ShellIntegration.isThere(folder)) return folder;
      throw new UsageException("--shell-integration: its scripts are not there");
    }
  }
}
