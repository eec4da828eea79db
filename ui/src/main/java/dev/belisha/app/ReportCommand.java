package dev.belisha.app;

import dev.belisha.cli.Command;
import dev.belisha.cli.Given;
import dev.belisha.cli.Operands;
import dev.belisha.cli.Option;
import dev.belisha.cli.Values;
import dev.belisha.headless.ReportRun;
import dev.belisha.headless.StatusReport;
import dev.belisha.headless.StatusReport.Words;
import dev.belisha.headless.UsageException;
import org.jspecify.annotations.Nullable;

/** {@code belisha report} and {@code belisha report run}. */
final class ReportCommand {
  /** What a report and a run take alike. */
  private static final Option[] COMMON = {
    Option.value(
        "--app", "NAME", Values.TEXT, "Who reports: letters, digits and _.+-, at most 32."),
    Option.value("--id", "ID", Values.TEXT, "The record of a sub-task, such as deploy/us-east."),
    Option.value("--title", "TEXT", Values.TEXT, "A short name of the task."),
    Option.value("--msg", "TEXT", Values.TEXT, "One line for the person."),
    Option.flag("--force", "Report without asking the terminal first."),
    Option.flag("--tmux", "Through tmux (set -g allow-passthrough on), without asking."),
  };

  private static final Operands STATE =
      new Operands(
          "STATE",
          Values.of("idle", "working", "done", "blocked", "error", "clear"),
          false,
          "idle, working, done, blocked, error, or clear to take a record back.");

  private ReportCommand() {}

  static Command report() {
    return Command.named(
            "report",
            "Reports what a script is doing to its terminal, by OSC 7501.",
            "Asks the terminal first and is silent where nobody listens.")
        .with(COMMON)
        .value(
            "--kind",
            "KIND",
            Values.of("permission", "question", "auth"),
            "With blocked: permission, question or auth.")
        .value("--progress", "PERCENT", Values.TEXT, "With working or blocked: 0 to 100.")
        .operands(STATE)
        .commands(run())
        .exit("0", "Reported, or the terminal does not listen, or there is none.")
        .exit("2", "A wrong argument; nothing was written.")
        .does(
            given -> {
              String state = given.operand();
              if (state == null)
                throw new UsageException("report wants a STATE, or run -- COMMAND");
              Integer progress = given.number("--progress");
              StatusReport.send(state, words(given, given.value("--kind"), progress));
              return 0;
            });
  }

  private static Command run() {
    return Command.named(
            "run",
            "Runs COMMAND: working meanwhile, then done or error with its exit status.",
            "An interrupt goes on to COMMAND and takes the record back.")
        .with(COMMON)
        .operands(new Operands("COMMAND", Values.COMMAND, true, ""))
        .exit("0..255", "That of COMMAND, 128 and the number for a signal.")
        .exit("2", "A wrong argument; nothing ran. COMMAND may give it too.")
        .exit("126", "COMMAND cannot be run.")
        .exit("127", "COMMAND was not found.")
        .does(given -> ReportRun.run(given.operands(), words(given, null, null), System.err));
  }

  private static Words words(Given given, @Nullable String kind, @Nullable Integer progress) {
    return new Words(
        given.value("--id"),
        given.value("--app"),
        given.value("--title"),
        given.value("--msg"),
        kind,
        progress,
        given.has("--force"),
        given.has("--tmux"));
  }
}
