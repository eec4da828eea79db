package dev.belisha.app;

import dev.belisha.control.ControlAddress;
import dev.belisha.control.StatusCommand;
import dev.belisha.headless.UsageException;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The commands that ask the Belisha that runs: {@code list}, {@code watch}, {@code wait}, and what
 * can be done to a tab. None of them loads the toolkit.
 */
final class StatusCommands {
  private static final Pattern LENGTH = Pattern.compile("([0-9]{1,9})(ms|s|m|h|)");

  private StatusCommands() {}

  private static StatusCommand running() {
    return new StatusCommand(ControlAddress.of(System.getenv()), System.out, System.err);
  }

  /** {@code 500ms}, {@code 30s} or {@code 30}, {@code 10m}, {@code 2h}. */
  static Duration length(String text) throws UsageException {
    Matcher match = LENGTH.matcher(text);
    if (!match.matches()) {
      throw new UsageException("a length of time is 500ms, 30s, 10m or 2h, not '" + text + "'");
    }
    long number = Long.parseLong(match.group(1));
    return switch (match.group(2)) {
      case "ms" -> Duration.ofMillis(number);
      case "m" -> Duration.ofMinutes(number);
      case "h" -> Duration.ofHours(number);
      default -> Duration.ofSeconds(number);
    };
  }

  @Command(
      name = "list",
      mixinStandardHelpOptions = true,
      description = "Prints what every tab of the Belisha that runs is doing.")
  static final class ListCommand implements Callable<Integer> {
    @Option(names = "--json", description = "One JSON object, as docs/control.md says.")
    private boolean json;

    @Option(names = "--text", description = "With the programs' own titles and messages.")
    private boolean text;

    @Override
    public Integer call() {
      return running().list(text, json, InstantSource.system().instant());
    }
  }

  @Command(
      name = "watch",
      mixinStandardHelpOptions = true,
      description = "Prints one JSON object a line for every change, until Belisha ends.")
  static final class WatchCommand implements Callable<Integer> {
    @Option(
        names = "--since",
        paramLabel = "N",
        description = "Go on after change N, which list or watch told as seq.")
    private @Nullable Long since;

    @Option(names = "--text", description = "With the programs' own titles and messages.")
    private boolean text;

    @Override
    public Integer call() throws UsageException {
      if (since != null && since < 0) throw new UsageException("--since wants a number from 0");
      return running().watch(since == null ? -1 : since, text);
    }
  }

  @Command(
      name = "wait",
      mixinStandardHelpOptions = true,
      description = {
        "Waits until a tab is in one of some states; one that it is in already counts.",
        "Exit status: 0 it is, 1 the tab failed and error was not asked for, 2 usage,",
        "3 the tab is closed, 69 no Belisha runs, 124 time-out."
      })
  static final class WaitCommand implements Callable<Integer> {
    @Option(
        names = "--tab",
        required = true,
        split = ",",
        paramLabel = "T",
        description = "The number of a tab, as list tells it; several with commas.")
    private List<Integer> tabs = List.of();

    @Option(
        names = "--state",
        required = true,
        split = ",",
        paramLabel = "STATE",
        description = "idle, working, done, blocked, error, none; several with commas.")
    private List<String> states = List.of();

    @Option(names = "--any", description = "One of the tabs is enough (so it is unless told).")
    private boolean any;

    @Option(names = "--all", description = "All of the tabs, at the same time.")
    private boolean all;

    @Option(names = "--timeout", paramLabel = "TIME", description = "Such as 30s, 10m, 2h.")
    private @Nullable String timeout;

    @Override
    public Integer call() throws UsageException {
      if (any && all) throw new UsageException("either --any or --all");
      for (int tab : tabs) if (tab < 1) throw new UsageException("--tab: " + tab + " is no tab");
      Set<String> wanted = new LinkedHashSet<>(states);
      for (String state : wanted) {
        boolean known = state.equals("none") || State.of(state) != null;
        if (!known) throw new UsageException("--state: '" + state + "' is no state");
      }
      return running().await(tabs, wanted, all, timeout == null ? null : length(timeout));
    }
  }

  /** A command about one tab. */
  private abstract static class OfTab implements Callable<Integer> {
    @Parameters(paramLabel = "T", description = "The number of a tab, as list tells it.")
    private int tab;

    final int tab() throws UsageException {
      if (tab < 1) throw new UsageException(tab + " is no tab");
      return tab;
    }
  }

  @Command(
      name = "focus",
      mixinStandardHelpOptions = true,
      description = "Brings a tab and its window to the front.")
  static final class FocusCommand extends OfTab {
    @Override
    public Integer call() throws UsageException {
      return running().focus(tab());
    }
  }

  @Command(
      name = "next",
      mixinStandardHelpOptions = true,
      description = "Brings the next tab that needs you to the front; status 1 when none does.")
  static final class NextCommand implements Callable<Integer> {
    @Override
    public Integer call() {
      return running().next();
    }
  }

  @Command(
      name = "mark-seen",
      mixinStandardHelpOptions = true,
      description = "Marks what has ended in a tab as seen.")
  static final class MarkSeenCommand extends OfTab {
    @Override
    public Integer call() throws UsageException {
      return running().markSeen(tab());
    }
  }

  @Command(
      name = "mute",
      mixinStandardHelpOptions = true,
      description = "Keeps a tab from notifying.")
  static final class MuteCommand extends OfTab {
    @Option(names = "--for", paramLabel = "TIME", description = "Such as 15m; else until unmuted.")
    private @Nullable String length;

    @Option(names = "--off", description = "Let it notify again.")
    private boolean off;

    @Override
    public Integer call() throws UsageException {
      if (off && length != null) throw new UsageException("either --off or --for");
      if (off) return running().unmute(tab());
      Duration muted = length == null ? Duration.ZERO : length(length);
      if (length != null && muted.toSeconds() == 0) throw new UsageException("--for: too short");
      return running().mute(tab(), muted);
    }
  }

  @Command(
      name = "clear",
      mixinStandardHelpOptions = true,
      description = "Takes the statuses of a tab away.")
  static final class ClearCommand extends OfTab {
    @Override
    public Integer call() throws UsageException {
      return running().clear(tab());
    }
  }

  @Command(
      name = "log",
      mixinStandardHelpOptions = true,
      description = "Prints what happened in a tab, as JSON; no text of a program is in it.")
  static final class LogCommand extends OfTab {
    @Override
    public Integer call() throws UsageException {
      return running().log(tab());
    }
  }
}
