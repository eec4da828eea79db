package dev.belisha.headless;

import dev.belisha.status.Report;
import dev.belisha.status.ReportEncoder;
import dev.belisha.status.emit.ProgramStatusReporter;
import dev.belisha.status.emit.Support;
import dev.belisha.status.emit.TimedInput;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The controlling terminal, for reports of a script: asked first whether it keeps records, silent
 * when it does not, there is none, or it cannot be asked. To ask, keys are read as they are typed
 * and not echoed, by stty(1), until the answers are there; nothing after them is read.
 */
final class ReportTerminal {
  private static final File TTY = new File("/dev/tty");
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  /** A stty that the terminal stops, say in the background, must not stop us for good. */
  private static final long STTY_SECONDS = 5;

  private static final int PGRP = 2;
  private static final int TPGID = 5;

  private final @Nullable OutputStream out;
  private final boolean tmux;

  private ReportTerminal(@Nullable OutputStream out, boolean tmux) {
    this.out = out;
    this.tmux = tmux;
  }

  /**
   * @param force report without asking
   * @param tmux wrapped for tmux's passthrough, and so without asking: tmux answers in the place of
   *     the terminal it runs in
   */
  static ReportTerminal open(boolean force, boolean tmux) {
    try {
      OutputStream out = new FileOutputStream(TTY);
      boolean listens = force || tmux || asked(out);
      if (!listens) out.close();
      return new ReportTerminal(listens ? out : null, tmux);
    } catch (IOException none) {
      return new ReportTerminal(null, tmux);
    }
  }

  /** One write. A terminal that is gone has no audience. */
  void send(Report report) {
    if (out == null) return;
    byte[] bytes = ReportEncoder.encode(report);
    try {
      out.write(tmux ? ReportEncoder.throughTmux(bytes) : bytes);
    } catch (IOException gone) {
      // Nobody to tell.
    }
  }

  private static boolean asked(OutputStream out) throws IOException {
    // Who changes a terminal's mode from the background is stopped.
    if (!isInForeground()) return false;
    try (InputStream in = new FileInputStream(TTY)) {
      // Reads wait a tenth of a second; Ctrl+C goes on being a signal.
      String saved = stty("stty -g && stty -icanon -echo min 0 time 1");
      if (saved == null) return false;
      Thread restore = new Thread(() -> stty("stty " + saved));
      Runtime.getRuntime().addShutdownHook(restore);
      try {
        // Keys typed ahead stand before the answers: to read those would take them away.
        if (in.available() > 0) return isOurs();
        ProgramStatusReporter asking = ProgramStatusReporter.to(out).timeout(PATIENCE).build();
        asking.probe(millis -> next(in));
        return asking.support() == Support.YES;
      } finally {
        stty("stty " + saved);
        Runtime.getRuntime().removeShutdownHook(restore);
      }
    } catch (IllegalStateException ending) {
      return false;
    }
  }

  /** With {@code min 0} what looks like the end is that nothing came. */
  private static int next(InputStream in) throws IOException {
    int next = in.read();
    return next < 0 ? TimedInput.NOTHING : next;
  }

  /** Belisha started this, with nothing between us that would say so as well. */
  private static boolean isOurs() {
    return System.getenv("BELISHA_TAB") != null && System.getenv("TMUX") == null;
  }

  /** True also when nothing is known (proc(5), fields pgrp and tpgid of stat). */
  static boolean isInForeground() {
    try {
      String stat = Files.readString(Path.of("/proc/self/stat"));
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      return fields[PGRP].equals(fields[TPGID]);
    } catch (IOException | RuntimeException unknown) {
      return true;
    }
  }

  /** What it printed; null when it failed. */
  private static @Nullable String stty(String script) {
    try {
      Process process =
          new ProcessBuilder("/bin/sh", "-c", script)
              .redirectInput(TTY)
              .redirectError(Redirect.DISCARD)
              .start();
      if (!process.waitFor(STTY_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return null;
      }
      String printed =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
      return process.exitValue() == 0 ? printed : null;
    } catch (IOException failed) {
      return null;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return null;
    }
  }
}
