package dev.belisha.app;

import dev.belisha.cli.Command;
import dev.belisha.cli.Given;
import dev.belisha.cli.Operands;
import dev.belisha.cli.Option;
import dev.belisha.cli.Values;
import dev.belisha.control.ControlAddress;
import dev.belisha.control.StatusCommand;
import dev.belisha.headless.UsageException;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The commands that ask the Belisha that runs: {@code list}, {@code watch}, {@code wait}, and what
 * can be done to a tab. None of them loads the toolkit.
 */
final class StatusCommands {
  private static final Operands TAB =
      new Operands("T", Values.TAB, true, "The number of a tab, as list tells it.");
  private static final Option TEXT =
      Option.flag("--text", "With the programs' own titles and messages.");

  private StatusCommands() {}

  static StatusCommand running() {
    return new StatusCommand(ControlAddress.of(System.getenv()), System.out, System.err);
  }

  static Command list() {
    return Command.named("list", "Prints what every tab of the Belisha that runs is doing.")
        .flag("--json", "One JSON object, as docs/control.md says.")
        .with(TEXT)
        .exit("69", "No Belisha runs on this display.")
        .does(
            given ->
                running()
                    .list(
                        given.has("--text"),
                        given.has("--json"),
                        InstantSource.system().instant()));
  }

  static Command watch() {
    return Command.named(
            "watch", "Prints one JSON object a line for every change, until Belisha ends.")
        .value(
            "--since", "N", Values.TEXT, "Go on after change N, which list or watch told as seq.")
        .with(TEXT)
        .exit("69", "No Belisha runs on this display.")
        .does(given -> running().watch(since(given.value("--since")), given.has("--text")));
  }

  private static long since(@Nullable String text) throws UsageException {
    if (text == null) return -1;
    if (!text.matches("[0-9]{1,18}")) {
      throw new UsageException("--since wants a number from 0, not '" + text + "'");
    }
    return Long.parseLong(text);
  }

  static Command await() {
    return Command.named(
            "wait", "Waits until a tab is in one of some states; one that it is in already counts.")
        .with(
            Option.value("--tab", "T", Values.TAB, "A tab's number, as list tells it.")
                .list()
                .must(),
            Option.value(
                    "--state",
                    "STATE",
                    Values.of("idle", "working", "done", "blocked", "error", "none"),
                    "idle, working, done, blocked, error, or none.")
                .list()
                .must())
        .flag("--any", "One of the tabs is enough (so it is unless told).")
        .flag("--all", "All of the tabs, at the same time.")
        .value("--timeout", "TIME", Values.TEXT, "Such as 500ms, 30s, 10m, 2h.")
        .exit("0", "It is in one of the states.")
        .exit("1", "The tab failed, and error was not asked for.")
        .exit("2", "A wrong argument.")
        .exit("3", "The tab is closed, or there is none.")
        .exit("69", "No Belisha runs on this display.")
        .exit("124", "The time is over.")
        .does(StatusCommands::await);
  }

  private static int await(Given given) throws UsageException {
    if (given.has("--any") && given.has("--all")) throw new UsageException("either --any or --all");
    List<Integer> tabs = new ArrayList<>();
    for (String tab : given.values("--tab")) tabs.add(tab("--tab: ", tab));
    Set<String> wanted = new LinkedHashSet<>(given.values("--state"));
    for (String state : wanted) {
      boolean known = state.equals("none") || State.of(state) != null;
      if (!known) throw new UsageException("--state: '" + state + "' is no state");
    }
    String timeout = given.value("--timeout");
    return running()
        .await(tabs, wanted, given.has("--all"), timeout == null ? null : TimeSpan.of(timeout));
  }

  static Command focus() {
    return ofTab("focus", "Brings a tab and its window to the front.", StatusCommand::focus);
  }

  static Command next() {
    return Command.named("next", "Brings the next tab that needs you to the front.")
        .exit("1", "No tab needs you.")
        .exit("69", "No Belisha runs on this display.")
        .does(given -> running().next());
  }

  static Command markSeen() {
    return ofTab("mark-seen", "Marks what has ended in a tab as seen.", StatusCommand::markSeen);
  }

  static Command mute() {
    return Command.named("mute", "Keeps a tab from notifying.")
        .value("--for", "TIME", Values.TEXT, "Such as 15m; else until unmuted.")
        .flag("--off", "Let it notify again.")
        .operands(TAB)
        .exit("3", "There is no such tab.")
        .exit("69", "No Belisha runs on this display.")
        .does(StatusCommands::mute);
  }

  private static int mute(Given given) throws UsageException {
    int tab = tab(given);
    String length = given.value("--for");
    if (given.has("--off")) {
      if (length != null) throw new UsageException("either --off or --for");
      return running().unmute(tab);
    }
    Duration muted = length == null ? Duration.ZERO : TimeSpan.of(length);
    if (length != null && muted.toSeconds() == 0) throw new UsageException("--for: too short");
    return running().mute(tab, muted);
  }

  static Command clear() {
    return ofTab("clear", "Takes the statuses of a tab away.", StatusCommand::clear);
  }

  static Command log() {
    return ofTab(
        "log",
        "Prints what happened in a tab, as JSON; no text of a program is in it.",
        StatusCommand::log);
  }

  private static Command ofTab(
      String name, String about, ToIntBiFunction<StatusCommand, Integer> deed) {
    return Command.named(name, about)
        .operands(TAB)
        .exit("3", "There is no such tab.")
        .exit("69", "No Belisha runs on this display.")
        .does(given -> deed.applyAsInt(running(), tab(given)));
  }

  private static int tab(Given given) throws UsageException {
    return tab("", given.operands().getFirst());
  }

  private static int tab(String of, String text) throws UsageException {
    if (text.matches("[0-9]{1,9}") && Integer.parseInt(text) > 0) return Integer.parseInt(text);
    throw new UsageException(of + "'" + text + "' is no tab's number");
  }
}
