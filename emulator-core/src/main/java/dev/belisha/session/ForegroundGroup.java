package dev.belisha.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The foreground process group of a terminal, as Linux tells it in {@code /proc} (proc(5), fields
 * pgrp and tpgid of stat). Elsewhere nothing is known and the rule never applies.
 */
final class ForegroundGroup {
  /** How long an answer is used again: reports may come ten thousand a second. */
  private static final long FRESH_NANOS = 50_000_000;

  private static final int PGRP = 2;
  private static final int TPGID = 5;

  private final long shell;
  private long askedAt;
  private boolean shellInFront = true;
  private boolean asked;

  /**
   * @param shell pid of the session's own program
   */
  ForegroundGroup(long shell) {
    this.shell = shell;
  }

  /** True when the session's own program is in front, and when nothing is known. */
  boolean isShell() {
    long now = System.nanoTime();
    if (asked && now - askedAt < FRESH_NANOS) return shellInFront;
    asked = true;
    askedAt = now;
    shellInFront = isShellNow();
    return shellInFront;
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

  /** The shell's own group and the foreground group; empty when unknown. */
  private long[] groups() {
    try {
      String stat = Files.readString(Path.of("/proc/" + shell + "/stat"));
      // The name in parentheses may hold anything; fields count from after it.
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      long own = Long.parseLong(fields[PGRP]);
      long front = Long.parseLong(fields[TPGID]);
      return front <= 0 ? new long[0] : new long[] {own, front};
    } catch (IOException | RuntimeException unknown) {
      return new long[0];
    }
  }
}
