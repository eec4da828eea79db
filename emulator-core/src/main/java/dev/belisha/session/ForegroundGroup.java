package dev.belisha.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The foreground process group of a terminal, as Linux tells it in {@code /proc} (proc(5), fields
 * pgrp and tpgid of stat). Elsewhere nothing is known and the rule never applies.
 */
final class ForegroundGroup {
  private static final long WINDOW_NANOS = 50_000_000;

  /**
   * Looks in one window at most; what is asked further gets the last answer. Reports may come ten
   * thousand a second, yet the first of a program must not get an answer from before it came.
   */
  static final int LOOKS = 20;

  private static final int PGRP = 2;
  private static final int TPGID = 5;
  private static final int START_STACK = 25;
  private static final int ARG_START = 45;

  private final long shell;
  private final BooleanSupplier look;
  private final LongSupplier nanoTime;
  private long windowBegan;
  private int looks;
  private boolean shellInFront = true;
  private Runnable replaced = () -> {};

  /** Where the shell's program lies in memory: elsewhere after each exec. Empty when unknown. */
  private volatile String image = "";

  private String knownImage = "";

  /**
   * @param shell pid of the session's own program
   */
  ForegroundGroup(long shell) {
    this.shell = shell;
    this.look = this::isShellNow;
    this.nanoTime = System::nanoTime;
  }

  /** With a look and a clock of the test's. */
  ForegroundGroup(BooleanSupplier look, LongSupplier nanoTime) {
    this.shell = 0;
    this.look = look;
    this.nanoTime = nanoTime;
  }

  /**
   * Called within {@link #isShell} when the session's own program has become another since the last
   * look, by exec.
   */
  void onReplaced(Runnable listener) {
    replaced = listener;
  }

  /** True when the session's own program is in front, and when nothing is known. */
  boolean isShell() {
    long now = nanoTime.getAsLong();
    if (looks == 0 || now - windowBegan >= WINDOW_NANOS) {
      windowBegan = now;
      looks = 0;
    }
    if (looks < LOOKS) {
      looks++;
      shellInFront = look.getAsBoolean();
      noteImage();
    }
    return shellInFront;
  }

  private void noteImage() {
    String now = image;
    if (!now.equals(knownImage) && !knownImage.isEmpty()) replaced.run();
    knownImage = now;
  }

  boolean isShellNow() {
    long[] groups = groups();
    return groups.length == 0 || groups[0] == groups[1];
  }

  /** Name of the program in front, empty when it is the session's own or nothing is known. */
  String program() {
    long[] groups = groups();
    if (groups.length == 0 || groups[0] == groups[1]) return "";
    try {
      return Files.readString(Path.of("/proc/" + groups[1] + "/comm")).strip();
    } catch (IOException gone) {
      return "";
    }
  }

  /** Where the program in front is, or the session's own; null when nothing is known. */
  @Nullable Path directory() {
    long[] groups = groups();
    if (groups.length == 0) return null;
    try {
      return Files.readSymbolicLink(Path.of("/proc/" + groups[1] + "/cwd"));
    } catch (IOException gone) {
      return null;
    }
  }

  /** The shell's own group and the foreground group; empty when unknown. */
  long[] groups() {
    try {
      String[] fields = fields(shell);
      long own = Long.parseLong(fields[PGRP]);
      long front = Long.parseLong(fields[TPGID]);
      image = fields[START_STACK] + fields[ARG_START];
      return front <= 0 ? new long[0] : new long[] {own, front};
    } catch (IOException | RuntimeException unknown) {
      return new long[0];
    }
  }

  /** The group of a process. */
  static long groupOf(long pid) throws IOException {
    return Long.parseLong(fields(pid)[PGRP]);
  }

  /** Of stat: the name in parentheses may hold anything; fields count from after it. */
  private static String[] fields(long pid) throws IOException {
    String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
    return stat.substring(stat.lastIndexOf(')') + 2).split(" ");
  }
}
