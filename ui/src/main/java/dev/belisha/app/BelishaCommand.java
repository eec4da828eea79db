package dev.belisha.app;

import dev.belisha.cli.Command;
import dev.belisha.cli.Given;
import dev.belisha.cli.Option;
import dev.belisha.cli.Values;
import dev.belisha.control.WindowOptions;
import dev.belisha.headless.Size;
import dev.belisha.headless.UsageException;
import dev.belisha.vt.VtTerminal;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The command line: a window by default, the commands without one. */
final class BelishaCommand {
  private static final String[] OF_ITS_OWN = {"--hold", "--title", "--cwd", "-e"};

  private BelishaCommand() {}

  static Command belisha() {
    return Command.named(
            "belisha",
            "A terminal whose tabs tell you what their programs are doing.",
            "Opens a window, or a tab in the one that runs.")
        .flag("-V, --version", "Print the version and exit.")
        .value("--size", "COLSxROWS", Values.TEXT, "Size of a new window.")
        .flag("--new-instance", "Never join a Belisha that runs already.")
        .value("--cwd", "DIR", Values.FOLDER, "Where the program starts.")
        .value("--title", "T", Values.TEXT, "The tab's name.")
        .flag("--hold", "Keep the tab when COMMAND has ended.")
        .flag("--demo", "Open four tabs that run the scripted agent.")
        .with(
            Option.value(
                "-e",
                "COMMAND ARGS",
                Values.COMMAND,
                "Run COMMAND; takes the rest of the line. Its tab closes when it ends."))
        .commands(
            ServeCommand.serve(),
            StatusCommands.list(),
            StatusCommands.watch(),
            StatusCommands.await(),
            StatusCommands.focus(),
            StatusCommands.next(),
            StatusCommands.markSeen(),
            StatusCommands.mute(),
            StatusCommands.clear(),
            StatusCommands.log(),
            ReportCommand.report(),
            SshCommand.ssh(),
            HeadlessCommands.replay(),
            HeadlessCommands.host())
        .footer("OSC 7501, the Program Status Protocol, is what programs report with.")
        .does(BelishaCommand::window);
  }

  private static int window(Given given) throws UsageException {
    if (given.has("--version")) {
      System.out.println("belisha " + VtTerminal.VERSION);
      return 0;
    }
    List<String> command = given.values("-e");
    if (given.has("--demo")) refuseBesideDemo(given);
    String size = given.value("--size");
    Size wanted = size == null ? null : Size.parse(size);
    return WindowLauncher.run(
        new WindowOptions(
            wanted == null ? 0 : wanted.cols(),
            wanted == null ? 0 : wanted.rows(),
            given.has("--new-instance"),
            directory(given.value("--cwd")),
            given.value("--title"),
            given.has("--hold"),
            command,
            given.has("--demo")));
  }

  /** The demo's tabs have commands, names and folders of their own. */
  private static void refuseBesideDemo(Given given) throws UsageException {
    for (String other : OF_ITS_OWN) {
      if (given.has(other)) throw new UsageException(other + " does not go with --demo");
    }
  }

  static Path directory(@Nullable String given) throws UsageException {
    Path directory;
    try {
      directory = Path.of(given == null ? "" : given).toAbsolutePath().normalize();
    } catch (InvalidPathException none) {
      throw new UsageException("--cwd: no such folder: " + given);
    }
    if (!Files.isDirectory(directory)) throw new UsageException("--cwd: no such folder: " + given);
    return directory;
  }
}
