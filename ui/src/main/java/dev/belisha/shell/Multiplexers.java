package dev.belisha.shell;

import dev.belisha.attention.PaneKey;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks every two seconds which panes run a program that has terminals of its own inside and keeps
 * their reports to itself, so that the sidebar can say why nothing arrives (B-62). Where a report
 * has come through, nothing is said as long as that program runs.
 */
final class Multiplexers implements AutoCloseable {
  private static final long EVERY_MS = 2000;
  private static final Logger LOG = LoggerFactory.getLogger(Multiplexers.class);
  private static final List<String> KNOWN = List.of("tmux", "screen", "zellij");

  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("multiplexers").factory());
  private final Supplier<Map<PaneKey, Front>> fronts;
  private final Consumer<Map<Integer, String>> found;
  private Map<Integer, String> told = Map.of();

  /** Panes from within which a report has come. */
  private final Set<PaneKey> heard = new HashSet<>();

  /**
   * What is in front of a pane.
   *
   * @param programs their names; empty when nothing is known
   * @param silent it has no record
   */
  record Front(List<String> programs, boolean silent) {}

  /**
   * @param fronts of all panes; called on a thread of its own
   * @param found what hides the reports of a tab, by the tab's id; called there, after each change
   */
  Multiplexers(Supplier<Map<PaneKey, Front>> fronts, Consumer<Map<Integer, String>> found) {
    this.fronts = fronts;
    this.found = found;
    clock.scheduleWithFixedDelay(this::lookOn, EVERY_MS, EVERY_MS, TimeUnit.MILLISECONDS);
  }

  /** A fault in one look must not be the end of all: a scheduled task that throws runs no more. */
  private void lookOn() {
    try {
      look();
    } catch (RuntimeException fault) {
      LOG.warn("which programs hide statuses is not known this time", fault);
    }
  }

  private void look() {
    Map<Integer, String> now = hiding(fronts.get());
    if (now.equals(told)) return;
    told = now;
    found.accept(told);
  }

  /** By tab. */
  Map<Integer, String> hiding(Map<PaneKey, Front> panes) {
    Map<Integer, String> hiding = new HashMap<>();
    heard.retainAll(panes.keySet());
    panes.forEach(
        (pane, front) -> {
          String name =
              front.programs.stream()
                  .map(Multiplexers::name)
                  .filter(n -> !n.isEmpty())
                  .findFirst()
                  .orElse("");
          if (name.isEmpty()) heard.remove(pane);
          else if (!front.silent) heard.add(pane);
          else if (!heard.contains(pane)) hiding.put(pane.tab(), name);
        });
    return Map.copyOf(hiding);
  }

  /**
   * The multiplexer a program is, empty for any other: {@code tmux: client} is what tmux calls its
   * process, {@code /usr/bin/screen} may come from a command line.
   */
  static String name(String program) {
    // No Path: one refuses letters that the locale's encoding lacks.
    String file = program.substring(program.lastIndexOf('/') + 1);
    for (String known : KNOWN) {
      if (file.equals(known) || file.startsWith(known + ":")) return known;
    }
    return "";
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
