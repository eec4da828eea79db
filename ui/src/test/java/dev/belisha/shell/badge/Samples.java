package dev.belisha.shell.badge;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.PaneKey;
import dev.belisha.shell.TabBar;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Views for tests and pictures. */
public final class Samples {
  public static final Instant NOW = Instant.parse("2026-11-30T10:00:00Z");

  private Samples() {}

  /** A tab in the making. */
  public static final class Tab {
    private final int id;
    private int window = 1;
    private final String label;
    private @Nullable State state;
    private @Nullable Kind kind;
    private int progress = -1;
    private @Nullable String app;
    private @Nullable String message;
    private Instant since = NOW;
    private Instant updated = NOW;
    private long revision = 1;
    private String provenance = "";
    private int exit = -1;
    private @Nullable Instant mutedUntil;
    private final List<RecordRow> children = new ArrayList<>();
    private boolean seen;
    private boolean failed;

    public Tab(int id, String label) {
      this.id = id;
      this.label = label;
    }

    public Tab state(State newState) {
      state = newState;
      provenance = "program";
      return this;
    }

    public Tab blocked(Kind newKind) {
      kind = newKind;
      return state(State.BLOCKED);
    }

    public Tab progress(int percent) {
      progress = percent;
      return this;
    }

    public Tab app(String name, String msg) {
      app = name;
      message = msg;
      return this;
    }

    public Tab since(Duration ago) {
      since = NOW.minus(ago);
      return this;
    }

    /** Its program told of itself last so long ago; without it just now. */
    public Tab silent(Duration ago) {
      updated = NOW.minus(ago);
      return this;
    }

    public Tab revision(long number) {
      revision = number;
      return this;
    }

    public Tab from(String source) {
      provenance = source;
      return this;
    }

    /** OSC 9;4;2. */
    public Tab failed() {
      failed = true;
      return this;
    }

    public Tab muted() {
      return mutedUntil(Instant.MAX);
    }

    public Tab mutedUntil(Instant end) {
      mutedUntil = end;
      return this;
    }

    /** Its program has ended. */
    public Tab exited(int status) {
      exit = status;
      provenance = "exit";
      return this;
    }

    public Tab seen() {
      seen = true;
      return this;
    }

    public Tab window(int number) {
      window = number;
      return this;
    }

    public Tab child(String id, @Nullable State childState, Duration ago) {
      return child(id, childState, ago, null);
    }

    public Tab child(String id, @Nullable State childState, Duration ago, @Nullable String msg) {
      children.add(row(id, childState, null, -1, null, msg, false, NOW.minus(ago), NOW, 1));
      return this;
    }

    TabStatus build(int position) {
      List<RecordRow> rows = new ArrayList<>();
      if (state != null && provenance.equals("program")) {
        rows.add(row("", state, kind, progress, app, message, seen, since, updated, revision));
      }
      rows.addAll(children);
      State headline = seen ? null : state;
      PaneStatus pane = new PaneStatus(new PaneKey(id, id), headline, kind, progress, rows, 0);
      boolean waits =
          headline == State.BLOCKED || headline == State.ERROR || headline == State.DONE;
      return new TabStatus(
          id,
          window,
          position,
          label,
          headline,
          kind,
          progress,
          headline == null ? null : "",
          app,
          null,
          message,
          headline == null ? null : since,
          provenance,
          false,
          failed,
          provenance.equals("bell"),
          exit,
          mutedUntil,
          waits,
          mix(rows),
          List.of(pane));
    }

    private static RecordRow row(
        String id,
        @Nullable State state,
        @Nullable Kind kind,
        int progress,
        @Nullable String app,
        @Nullable String message,
        boolean seen,
        Instant since,
        Instant updated,
        long revision) {
      String name = id.substring(id.lastIndexOf('/') + 1);
      int depth = id.isEmpty() ? 0 : id.split("/").length;
      return new RecordRow(
          id,
          name,
          depth,
          state == null,
          state,
          kind,
          progress,
          app,
          null,
          message,
          seen,
          since,
          updated,
          revision);
    }
  }

  private static Counts mix(List<RecordRow> rows) {
    int[] of = new int[State.values().length];
    for (RecordRow row : rows) {
      State state = row.state();
      if (state != null && !row.seen()) of[state.ordinal()]++;
    }
    return counts(of);
  }

  private static Counts counts(int[] of) {
    return new Counts(
        of[State.BLOCKED.ordinal()],
        of[State.ERROR.ordinal()],
        of[State.DONE.ordinal()],
        of[State.WORKING.ordinal()],
        of[State.IDLE.ordinal()]);
  }

  /** The tabs in order, numbered from 1 in their windows. */
  public static AttentionView view(Tab... tabs) {
    List<TabStatus> statuses = new ArrayList<>();
    int[] of = new int[State.values().length];
    int[] positions = new int[100];
    for (Tab tab : tabs) {
      TabStatus status = tab.build(++positions[tab.window]);
      statuses.add(status);
      State headline = status.headline();
      if (headline != null) of[headline.ordinal()]++;
    }
    return new AttentionView(1, List.copyOf(statuses), counts(of));
  }

  public static List<TabBar.Item> items(AttentionView view) {
    return view.tabs().stream()
        .map(tab -> new TabBar.Item(tab.tab(), tab.position(), tab.label(), ""))
        .toList();
  }

  /** A working day: every state, children, long texts. */
  public static AttentionView day() {
    return view(
        new Tab(1, "~/src/belisha"),
        new Tab(2, "api-server")
            .blocked(Kind.PERMISSION)
            .app("claude", "Run “rm -rf build/ && ./mvnw -q verify” in api-server?")
            .since(Duration.ofMinutes(4)),
        new Tab(3, "docs")
            .state(State.WORKING)
            .progress(40)
            .app("pi", "Rewriting the chapter on tabs")
            .since(Duration.ofMinutes(12)),
        new Tab(4, "web")
            .state(State.WORKING)
            .app("codex", "Reading src/components")
            .since(Duration.ofSeconds(42))
            .child("lint", State.DONE, Duration.ofMinutes(3))
            .child("types", State.DONE, Duration.ofMinutes(2))
            .child("tests", State.WORKING, Duration.ofSeconds(30), "128 of 400"),
        new Tab(5, "migrate")
            .state(State.ERROR)
            .app("make", "Table users has no column email_verified_at")
            .since(Duration.ofMinutes(1)),
        new Tab(6, "release-notes-for-the-spring-edition-of-the-handbook")
            .state(State.DONE)
            .app("pi", "14 notes written")
            .since(Duration.ofMinutes(25)),
        new Tab(7, "infra")
            .blocked(Kind.AUTH)
            .app("terraform", "Sign in to the cloud account")
            .since(Duration.ofHours(1)),
        new Tab(8, "planner")
            .blocked(Kind.QUESTION)
            .app("claude", "Which of the two layouts should I keep?")
            .since(Duration.ofSeconds(5))
            .child("review", null, Duration.ZERO)
            .child("review/a11y", State.BLOCKED, Duration.ofSeconds(5), "May I open the browser?")
            .child("review/perf", State.WORKING, Duration.ofMinutes(2), "Profiling"),
        new Tab(9, "repl").state(State.IDLE).app("node", "").since(Duration.ofMinutes(50)),
        new Tab(10, "download").state(State.WORKING).progress(72).from("9;4"),
        new Tab(11, "build")
            .state(State.DONE)
            .app("mvn", "BUILD SUCCESS")
            .since(Duration.ofHours(2))
            .seen(),
        new Tab(12, "logs").from("bell").muted());
  }
}
