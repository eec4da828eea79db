package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.status.StatusRecords;
import dev.belisha.status.Transition;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The model with a clock of the test's own, and panes with real record stores. */
final class AttentionRig {
  static final Instant START = Instant.parse("2026-11-30T10:00:00Z");

  Instant now = START;

  /** How far the wall clock is off. */
  Duration clockError = Duration.ZERO;

  final List<Effect> effects = new ArrayList<>();

  /** When each effect came. */
  final List<Instant> times = new ArrayList<>();

  final Map<PaneKey, Program> programs = new LinkedHashMap<>();
  final AttentionModel model;

  AttentionRig() {
    this(AttentionPolicy.DEFAULT);
  }

  AttentionRig(AttentionPolicy policy) {
    model =
        new AttentionModel(
            policy,
            effect -> {
              effects.add(effect);
              times.add(now);
            });
  }

  /** Around a model whose effects go elsewhere. */
  AttentionRig(AttentionModel model) {
    this.model = model;
  }

  Instant wall() {
    return now.plus(clockError);
  }

  /** A pane's record store, fed with reports. */
  final class Program {
    final PaneKey key;
    final List<Transition> transitions = new ArrayList<>();
    final StatusRecords records =
        new StatusRecords(AttentionRig.this::wall, () -> false, transitions::add);

    Program(PaneKey key) {
      this.key = key;
    }

    void report(String body) {
      write(body);
      tell();
    }

    /** Without telling the model. */
    void write(String body) {
      byte[] bytes = body.getBytes(StandardCharsets.US_ASCII);
      records.report(bytes, 0, bytes.length);
    }

    void tell() {
      model.statusChanged(key, List.copyOf(transitions), records.records(), wall());
      transitions.clear();
      settle();
    }

    /** What the records are is told, but not how they came to be so. */
    void tellRestored() {
      transitions.clear();
      tell();
    }

    void seen(boolean seen) {
      records.records().forEach(record -> records.markSeen(record.id(), seen));
      tell();
    }

    void close() {
      programs.remove(key);
      model.paneClosed(key, wall());
    }
  }

  Program open(int tab) {
    return open(tab, tab);
  }

  Program open(int tab, int pane) {
    return open(tab, pane, 1);
  }

  Program open(int tab, int pane, int window) {
    PaneKey key = new PaneKey(tab, pane);
    model.pane(key, window, tab, "tab" + tab, wall());
    Program program = new Program(key);
    programs.put(key, program);
    return program;
  }

  Program program(int tab, int pane) {
    Program program = programs.get(new PaneKey(tab, pane));
    return program != null ? program : open(tab, pane);
  }

  /** Lets time pass, timer by timer. */
  void pass(Duration time) {
    Instant end = now.plus(time);
    runTicks(end);
    now = end;
    runTicks(end);
  }

  void passMs(long ms) {
    pass(Duration.ofMillis(ms));
  }

  /** Timers that are due now. */
  void settle() {
    runTicks(now);
  }

  private void runTicks(Instant end) {
    Instant due = model.tick(wall());
    int guard = 0;
    while (due != null && !due.minus(clockError).isAfter(end)) {
      assertThat(++guard).as("timers come to rest").isLessThan(1000);
      Instant at = due.minus(clockError);
      if (at.isAfter(now)) now = at;
      due = model.tick(wall());
    }
  }

  void look(PaneKey... panes) {
    model.focus(List.of(panes), panes.length == 0 ? null : panes[0], wall());
    settle();
  }

  List<Toast> toasts() {
    List<Toast> shown = new ArrayList<>();
    for (Effect effect : effects) {
      if (effect instanceof Effect.ShowToast(Toast toast)) shown.add(toast);
    }
    return shown;
  }

  List<Effect.MarkSeen> marks() {
    List<Effect.MarkSeen> marks = new ArrayList<>();
    for (Effect effect : effects) {
      if (effect instanceof Effect.MarkSeen mark) marks.add(mark);
    }
    return marks;
  }

  TabStatus tab(int id) {
    return model.view().tabs().stream().filter(t -> t.tab() == id).findFirst().orElseThrow();
  }

  static String text(String key, String value) {
    return key + "=" + Base64.getEncoder().encodeToString(value.getBytes(StandardCharsets.UTF_8));
  }
}
