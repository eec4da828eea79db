package dev.belisha.attention;

import dev.belisha.attention.AttentionModel.ShellProgress;
import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.status.RecordId;
import dev.belisha.status.RollUp;
import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is known of one pane. */
final class PaneFacts {
  final PaneKey key;
  int window;
  int position;
  String label = "";
  List<StatusRecord> records = List.of();
  @Nullable StatusRecord leader;
  boolean bell;

  /** When the person came here by a jump or a toast, while they have not left again. */
  @Nullable Instant arrived;

  private final Map<String, Instant> workBegan = new HashMap<>();
  private final Map<String, Duration> worked = new HashMap<>();
  private @Nullable ShellProgress progress;
  private boolean reported;
  private @Nullable PaneStatus shown;

  PaneFacts(PaneKey key) {
    this.key = key;
  }

  void update(List<Transition> transitions, List<StatusRecord> latest) {
    for (Transition transition : transitions) {
      if (transition.source() == Source.REPORT) {
        // From its first report on, OSC 7501 speaks for this pane (protocol page, section 5).
        reported = true;
        progress = null;
      }
      follow(transition);
    }
    records = latest;
    leader = RollUp.leader(latest);
    shown = null;
  }

  /** Work lasts from its first {@code working} on, through being blocked, to its result. */
  private void follow(Transition transition) {
    String id = transition.id();
    State to = transition.to();
    if (to == State.WORKING) {
      workBegan.putIfAbsent(id, transition.time());
      worked.remove(id);
    } else if (to == State.DONE || to == State.ERROR) {
      Instant began = workBegan.remove(id);
      worked.put(id, began == null ? Duration.ZERO : Duration.between(began, transition.time()));
    } else if (to != State.BLOCKED) {
      workBegan.remove(id);
      worked.remove(id);
    }
  }

  /** How long a record had worked before its result. */
  Duration worked(String id) {
    return worked.getOrDefault(id, Duration.ZERO);
  }

  void progress(@Nullable ShellProgress latest) {
    if (!reported) progress = latest;
  }

  void progressReset() {
    reported = false;
    progress = null;
  }

  /** OSC 9;4, as long as no record leads. */
  @Nullable ShellProgress progress() {
    return leader == null ? progress : null;
  }

  boolean hasRoot() {
    return records.stream().anyMatch(record -> record.id().isEmpty());
  }

  boolean live() {
    return records.stream().anyMatch(PaneFacts::live);
  }

  static boolean live(StatusRecord record) {
    return record.state() == State.WORKING || record.state() == State.BLOCKED;
  }

  /** A record's app, or its nearest ancestor's. */
  @Nullable String app(StatusRecord record) {
    String id = record.id();
    while (true) {
      for (StatusRecord each : records) {
        if (each.id().equals(id) && each.app() != null) return each.app();
      }
      if (id.isEmpty()) return null;
      id = RecordId.parent(id);
    }
  }

  PaneStatus shown() {
    PaneStatus status = shown;
    if (status == null) {
      status = ViewBuilder.pane(this);
      shown = status;
    }
    return status;
  }

  void changed() {
    shown = null;
  }
}
