package dev.belisha.headless;

import dev.belisha.headless.StatusReport.Words;
import dev.belisha.status.Limits;
import dev.belisha.status.Report;
import dev.belisha.status.ReportEncoder;
import dev.belisha.status.State;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sun.misc.Signal;

/**
 * {@code belisha report run}: {@code working} while a command runs, then {@code done} or {@code
 * error} with its exit status. SIGINT, SIGTERM and SIGHUP go on to the command and take the record
 * back; so does a command that ends by one of them.
 */
public final class ReportRun {
  private static final int NOT_EXECUTABLE = 126;
  private static final int NOT_FOUND = 127;

  /** 128 and the signal's number, as shells have it: HUP, INT, TERM. */
  private static final Set<Integer> INTERRUPTED = Set.of(129, 130, 143);

  /** ENOENT, as the JDK words it, in more than one way. */
  private static final Pattern MISSING = Pattern.compile("error[=:] ?2\\b");

  private static final Pattern CAUGHT = Pattern.compile("(?m)^SigCgt:\\s*(\\p{XDigit}+)");
  private static final long SIGINT = 1L << 1;

  private final ReportTerminal terminal;
  private final Report.Update working;

  /** Below under the lock of this. */
  private @Nullable Process process;

  private @Nullable String early;
  private boolean over;

  private ReportRun(ReportTerminal terminal, Report.Update working) {
    this.terminal = terminal;
    this.working = working;
  }

  /**
   * Runs a command to its end, with this process's standard streams.
   *
   * @return its exit status; 127 when it was not found, 126 when it cannot be run
   * @throws UsageException naming what no report may carry; nothing runs then
   */
  public static int run(List<String> command, Words words, PrintStream err) throws UsageException {
    Report.Update said = StatusReport.update("working", words);
    String app = said.app() == null ? name(command.getFirst()) : said.app();
    Report.Update working =
        new Report.Update(said.id(), State.WORKING, null, -1, app, said.title(), said.msg());
    StatusReport.checked(working);
    return new ReportRun(ReportTerminal.open(words.force(), words.tmux()), working)
        .run(command, err);
  }

  /** A program's name as a report can carry it; null when nothing of it can be. */
  static @Nullable String name(String program) {
    Path file = Path.of(program).getFileName();
    String name = file == null ? "" : file.toString().replaceAll("[^A-Za-z0-9_.+-]", "");
    return name.isEmpty() ? null : name.substring(0, Math.min(name.length(), Limits.APP));
  }

  private int run(List<String> command, PrintStream err) {
    for (String signal : List.of("INT", "TERM", "HUP")) {
      Signal.handle(new Signal(signal), ignored -> interrupted(signal));
    }
    synchronized (this) {
      if (!over) terminal.send(working);
    }
    int status;
    try {
      status = await(start(command));
    } catch (IOException failed) {
      String reason = String.valueOf(failed.getMessage());
      boolean missing = MISSING.matcher(reason).find();
      err.println("belisha: " + command.getFirst() + (missing ? ": not found" : ": " + reason));
      status = missing ? NOT_FOUND : NOT_EXECUTABLE;
    }
    end(status);
    return status;
  }

  private Process start(List<String> command) throws IOException {
    Process started = new ProcessBuilder(command).inheritIO().start();
    synchronized (this) {
      process = started;
      if (early != null) passOn(early, started);
    }
    return started;
  }

  private static int await(Process process) {
    while (true) {
      try {
        return process.waitFor();
      } catch (InterruptedException again) {
        // Its end is all we are here for.
      }
    }
  }

  private synchronized void interrupted(String signal) {
    takeBack();
    if (process == null) early = signal;
    else passOn(signal, process);
  }

  private void takeBack() {
    if (!over) terminal.send(new Report.Clear(working.id()));
    over = true;
  }

  /**
   * What the keyboard sends goes to the whole foreground group: the command has it already. A
   * second one harms those alone that handle it.
   */
  private static void passOn(String signal, Process process) {
    boolean twice = signal.equals("INT") && ReportTerminal.isInForeground();
    if (twice && handlesInterrupt(process.pid())) return;
    try {
      new ProcessBuilder("/bin/sh", "-c", "kill -" + signal + " " + process.pid()).start();
    } catch (IOException failed) {
      process.destroy();
    }
  }

  /** True also when nothing is known (proc(5), SigCgt of status, a bit for each signal from 1). */
  private static boolean handlesInterrupt(long pid) {
    try {
      Matcher caught = CAUGHT.matcher(Files.readString(Path.of("/proc/" + pid + "/status")));
      return !caught.find() || (Long.parseUnsignedLong(caught.group(1), 16) & SIGINT) != 0;
    } catch (IOException unknown) {
      return true;
    }
  }

  private synchronized void end(int status) {
    if (INTERRUPTED.contains(status)) takeBack();
    if (over) return;
    over = true;
    String msg =
        (working.app() == null ? "" : working.app() + ": ")
            + (status > 128 && status < 160
                ? "ended by signal " + (status - 128) + ", exit status " + status
                : "exit status " + status);
    terminal.send(
        new Report.Update(
            working.id(),
            status == 0 ? State.DONE : State.ERROR,
            null,
            -1,
            working.app(),
            working.title(),
            ReportEncoder.fit(msg, Limits.MSG)));
  }
}
