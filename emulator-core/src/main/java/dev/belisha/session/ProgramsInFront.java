package dev.belisha.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The names of the programs in front of a terminal: the leader of the foreground group, be it the
 * session's own program, then what it started, as far as that has not a group of its own. So a
 * multiplexer is found that a script started, or that a shell became by {@code exec}. From {@code
 * /proc}; elsewhere nothing is known. Reads files; any thread.
 */
public final class ProgramsInFront {
  /** A build may have hundreds of processes; what is looked for is never far down. */
  static final int MOST = 16;

  private static final int DEEPEST = 4;

  private final long group;
  private final List<String> names = new ArrayList<>();

  private ProgramsInFront(long group) {
    this.group = group;
  }

  /**
   * Of a session, by the id of its own program; empty when nothing is known.
   *
   * @param shell {@link Session#pid}
   */
  public static List<String> of(long shell) {
    long[] groups = new ForegroundGroup(shell).groups();
    if (groups.length == 0) return List.of();
    ProgramsInFront front = new ProgramsInFront(groups[1]);
    front.add(groups[1], 0);
    return List.copyOf(front.names);
  }

  private void add(long pid, int depth) {
    if (names.size() == MOST || depth > DEEPEST) return;
    try {
      if (depth > 0 && ForegroundGroup.groupOf(pid) != group) return;
      names.add(Files.readString(Path.of("/proc/" + pid + "/comm")).strip());
      String children = Files.readString(Path.of("/proc/" + pid + "/task/" + pid + "/children"));
      for (String child : children.strip().split(" ", -1)) {
        if (!child.isEmpty()) add(Long.parseLong(child), depth + 1);
      }
    } catch (IOException | RuntimeException gone) {
      // It ended meanwhile.
    }
  }
}
