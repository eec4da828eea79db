package dev.belisha.app;

import dev.belisha.headless.ReportRun;
import dev.belisha.headless.StatusReport;
import dev.belisha.headless.StatusReport.Words;
import dev.belisha.headless.UsageException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code belisha report}. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = {
      "Reports what a script is doing to its terminal, by OSC 7501.",
      "Asks the terminal first and is silent where nobody listens.",
    },
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:Reported, or the terminal does not listen, or there is none.",
      "2:A wrong argument; nothing was written.",
    },
    subcommands = ReportCommand.RunCommand.class)
final class ReportCommand implements Callable<Integer> {
  @Mixin private Common common = new Common();

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      description = "With blocked: permission, question or auth.")
  private @Nullable String kind;

  @Option(
      names = "--progress",
      paramLabel = "PERCENT",
      description = "With working or blocked: 0 to 100.")
  private @Nullable Integer progress;

  @Parameters(
      paramLabel = "STATE",
      arity = "0..1",
      description = "idle, working, done, blocked, error, or clear to take a record back.")
  private @Nullable String state;

  @Override
  public Integer call() throws UsageException {
    if (state == null) throw new UsageException("report wants a STATE, or run -- COMMAND");
    StatusReport.send(state, common.words(kind, progress));
    return 0;
  }

  /** What a report and a run take alike. */
  static final class Common {
    @Option(
        names = "--app",
        paramLabel = "NAME",
        description = "Who reports: letters, digits and _.+-, at most 32.")
    private @Nullable String app;

    @Option(
        names = "--id",
        paramLabel = "ID",
        description = "The record of a sub-task, such as deploy/us-east.")
    private @Nullable String id;

    @Option(names = "--title", paramLabel = "TEXT", description = "A short name of the task.")
    private @Nullable String title;

    @Option(names = "--msg", paramLabel = "TEXT", description = "One line for the person.")
    private @Nullable String msg;

    @Option(names = "--force", description = "Report without asking the terminal first.")
    private boolean force;

    @Option(
        names = "--tmux",
        description = "Through tmux (set -g allow-passthrough on), without asking.")
    private boolean tmux;

    Words words(@Nullable String kind, @Nullable Integer progress) {
      return new Words(id, app, title, msg, kind, progress, force, tmux);
    }
  }

  /** {@code belisha report run}. */
  @Command(
      name = "run",
      mixinStandardHelpOptions = true,
      description = {
        "Runs COMMAND: working meanwhile, then done or error with its exit status.",
        "An interrupt goes on to COMMAND and takes the record back.",
      },
      exitCodeListHeading = "%nExit status:%n",
      exitCodeList = {
        "0..255:That of COMMAND, 128 and the number for a signal.",
        "2:A wrong argument; nothing ran. COMMAND may give it too.",
        "126:COMMAND cannot be run.",
        "127:COMMAND was not found.",
      })
  static final class RunCommand implements Callable<Integer> {
    @Mixin private Common common = new Common();

    @Parameters(arity = "0..*", paramLabel = "COMMAND")
    private List<String> command = List.of();

    @Override
    public Integer call() throws UsageException {
      if (command.isEmpty()) throw new UsageException("report run wants -- COMMAND");
      return ReportRun.run(command, common.words(null, null), System.err);
    }
  }
}
