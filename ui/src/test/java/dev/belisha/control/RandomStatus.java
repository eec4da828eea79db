package dev.belisha.control;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.Journal.BadgeChanged;
import dev.belisha.attention.Journal.Event;
import dev.belisha.attention.Journal.Place;
import dev.belisha.attention.Journal.RecordChanged;
import dev.belisha.attention.Journal.TabClosed;
import dev.belisha.attention.PaneKey;
import dev.belisha.status.Kind;
import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.status.Transition;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Tabs and changes of all shapes, with texts that are up to no good. */
public final class RandomStatus {
  private static final List<String> TEXTS =
      List.of(
          "",
          "Compiling",
          "<img src=x onerror=alert(1)>",
          "two\nlines\tand\0controls\u001b]0;x\u0007",
          "\u202Eright to left\u2066",
          "lone \ud800 half",
          "</script><script>alert(1)</script>",
          "data: x\n\nevent: y",
          "\"quoted\\\"",
          "漢字👩‍👩‍👧".repeat(60),
          "e" + "\u0301".repeat(5000));

  private final Random random;

  public RandomStatus(long seed) {
    this.random = new Random(seed);
  }

  private <T> T any(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  private <T> @Nullable T maybe(Supplier<T> of) {
    return random.nextBoolean() ? of.get() : null;
  }

  private String text() {
    return any(TEXTS);
  }

  private State state() {
    return any(List.of(State.values()));
  }

  private @Nullable Kind kind() {
    return maybe(() -> any(List.of(Kind.values())));
  }

  private int percent() {
    return random.nextInt(102) - 1;
  }

  private Instant time() {
    return Instant.ofEpochSecond(1_800_000_000L + random.nextInt(), random.nextInt(1_000_000_000));
  }

  /** A view of so many tabs. */
  public AttentionView view(int tabs) {
    List<TabStatus> made = new ArrayList<>();
    for (int each = 1; each <= tabs; each++) made.add(tab(each));
    return new AttentionView(random.nextLong(), made, Counts.NONE);
  }

  private TabStatus tab(int number) {
    State headline = maybe(this::state);
    List<PaneStatus> panes = new ArrayList<>();
    for (int each = 0; each <= random.nextInt(3); each++) panes.add(pane(number, each + 1));
    return new TabStatus(
        number,
        1 + random.nextInt(3),
        number,
        text(),
        headline,
        kind(),
        percent(),
        maybe(this::text),
        maybe(this::text),
        maybe(this::text),
        maybe(this::text),
        maybe(this::time),
        any(List.of("", "program", "9;4", "bell", "exit", "shell", "output")),
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextBoolean(),
        random.nextInt(256) - 1,
        maybe(() -> Instant.MAX),
        random.nextBoolean(),
        Counts.NONE,
        panes);
  }

  private PaneStatus pane(int tab, int pane) {
    List<RecordRow> rows = new ArrayList<>();
    for (int each = 0; each < random.nextInt(4); each++) rows.add(row());
    return new PaneStatus(new PaneKey(tab, pane), null, null, -1, rows, 7);
  }

  private RecordRow row() {
    boolean group = random.nextInt(4) == 0;
    return new RecordRow(
        "build/" + random.nextInt(9),
        text(),
        1,
        group,
        group ? null : state(),
        kind(),
        percent(),
        maybe(this::text),
        maybe(this::text),
        maybe(this::text),
        random.nextBoolean(),
        group ? null : time(),
        group ? null : time(),
        group ? -1 : random.nextInt(1000));
  }

  /** A change of any kind. */
  public Event event() {
    Place place =
        new Place(1 + random.nextInt(3), 1 + random.nextInt(9), 1 + random.nextInt(9), text());
    return switch (random.nextInt(4)) {
      case 0 -> new TabClosed(place, time());
      case 1 -> new BadgeChanged(place, time(), maybe(this::state), maybe(this::state));
      default ->
          new RecordChanged(
              place,
              1 + random.nextInt(3),
              new Transition(
                  random.nextInt(99),
                  time(),
                  "build/" + random.nextInt(9),
                  maybe(this::state),
                  maybe(this::state),
                  kind(),
                  maybe(this::text),
                  maybe(this::text),
                  maybe(this::text),
                  any(List.of(Source.values()))));
    };
  }

  /** A tab with a state and nothing else. */
  static TabStatus plain(int number, @Nullable State state) {
    return plain(number, state, List.of());
  }

  private static TabStatus plain(int number, @Nullable State state, List<PaneStatus> panes) {
    return new TabStatus(
        number,
        1,
        number,
        "",
        state,
        null,
        -1,
        null,
        null,
        null,
        null,
        null,
        "",
        false,
        false,
        false,
        -1,
        null,
        false,
        Counts.NONE,
        panes);
  }

  /** Tabs whose programs told all they may, at length. */
  static AttentionView crowded(int tabs, int records) {
    List<TabStatus> made = new ArrayList<>();
    for (int tab = 1; tab <= tabs; tab++) {
      List<RecordRow> rows = new ArrayList<>();
      for (int each = 0; each < records; each++) {
        rows.add(
            new RecordRow(
                "job/" + each,
                "" + each,
                2,
                false,
                State.WORKING,
                null,
                50,
                "make",
                "t".repeat(StatusJson.MAX_TITLE),
                "m".repeat(StatusJson.MAX_MESSAGE),
                false,
                Instant.EPOCH,
                Instant.EPOCH,
                each));
      }
      PaneStatus pane = new PaneStatus(new PaneKey(tab, tab), State.WORKING, null, -1, rows, 1);
      made.add(plain(tab, State.WORKING, List.of(pane)));
    }
    return new AttentionView(1, made, Counts.NONE);
  }
}
