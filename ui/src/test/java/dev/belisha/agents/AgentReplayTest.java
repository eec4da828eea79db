package dev.belisha.agents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionModel;
import dev.belisha.attention.AttentionPolicy;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.PaneKey;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.status.StatusRecords;
import dev.belisha.status.Transition;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.VtTerminal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What real agents wrote, recorded by {@code belisha host --record}, ends in the right badge at
 * every checkpoint, in whatever pieces it comes. A checkpoint is a byte of the record, the badge
 * that was due there, and a text that was on the screen, so that it is the moment it says it is.
 */
class AgentReplayTest {
  private static final PaneKey PANE = new PaneKey(1, 1);
  private static final Instant NOW = Instant.parse("2026-11-30T10:00:00Z");

  private final List<Transition> transitions = new ArrayList<>();
  private final StatusRecords records =
      new StatusRecords(InstantSource.fixed(NOW), () -> false, transitions::add);
  private final VtTerminal terminal =
      new VtTerminal(
          new TerminalOptions(80, 24, 1000, EngineKind.BELISHA), records, bytes -> {}, event -> {});
  private final AttentionModel model = new AttentionModel(AttentionPolicy.DEFAULT, effect -> {});

  /** One line of a {@code .points} file: tabs between byte, badge in words, text on the screen. */
  private record Checkpoint(int at, String badge, String onScreen) {}

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = AgentReplayTest.class.getResourceAsStream(name)) {
      return Objects.requireNonNull(in, name).readAllBytes();
    }
  }

  private static List<Checkpoint> checkpoints(String name) throws IOException {
    List<Checkpoint> points = new ArrayList<>();
    for (String line : new String(resource(name), StandardCharsets.UTF_8).lines().toList()) {
      String[] parts = line.split("\t", -1);
      points.add(new Checkpoint(Integer.parseInt(parts[0]), parts[1], parts[2]));
    }
    return points;
  }

  static List<String> sessions() {
    return List.of(
        "pi/turn",
        "pi/tool",
        "pi/permission",
        "pi/error",
        "pi/aborted",
        "pi/compaction",
        "pi/compaction-fails",
        "pi/compaction-aborted",
        "codex/turn",
        "codex/tool",
        "codex/permission",
        "codex/error",
        "codex/aborted");
  }

  /** B-2: the one that compacts ends as finished, and works while it does. */
  @ParameterizedTest
  @MethodSource("sessions")
  void theRightBadgeShowsAtEveryCheckpoint(String session) throws IOException {
    byte[] output = resource(session + ".raw");
    model.pane(PANE, 1, 1, "agent", NOW);
    Random pieces = new Random(7501);
    int fed = 0;
    for (Checkpoint point : checkpoints(session + ".points")) {
      while (fed < point.at) {
        int length = Math.min(point.at - fed, 1 + pieces.nextInt(700));
        terminal.feed(output, fed, length);
        fed += length;
      }
      model.statusChanged(PANE, List.copyOf(transitions), records.records(), NOW);
      transitions.clear();
      TabStatus tab = model.view().tabs().getFirst();
      assertThat(BadgeStatus.of(tab).words()).as("at byte %d", fed).isEqualTo(point.badge);
      assertThat(screen()).as("at byte %d", fed).contains(point.onScreen);
    }
    assertThat(fed).as("the checkpoints go to the end of the record").isEqualTo(output.length);
  }

  private String screen() {
    return terminal.text(terminal.scrollbackLines(), 0, terminal.scrollbackLines() + 23, 80, false);
  }

  /** A record of a real session is test data only when it tells nothing of where it was made. */
  @ParameterizedTest
  @MethodSource("sessions")
  void recordsTellNothingOfTheirMachine(String session) throws IOException {
    String text = new String(resource(session + ".raw"), StandardCharsets.UTF_8);
    assertThat(text)
        .doesNotContain("/tmp", "/work", "/home", "/root", "/usr", "/srv", "/opt")
        .doesNotContain("127.0.0.1", "node_");
  }
}
