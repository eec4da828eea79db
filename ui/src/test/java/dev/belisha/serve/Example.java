package dev.belisha.serve;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.PaneKey;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tabs as a person has them. */
final class Example {
  private final List<TabStatus> tabs = new ArrayList<>();

  static AttentionView view(Example example) {
    return new AttentionView(1, List.copyOf(example.tabs), Counts.NONE);
  }

  Example tab(String label, @Nullable State state, @Nullable Kind kind, String app, String said) {
    return tab(label, state, kind, -1, app, said, 0);
  }

  /**
   * @param said the message; empty for none
   * @param records so many children
   */
  Example tab(
      String label,
      @Nullable State state,
      @Nullable Kind kind,
      int progress,
      String app,
      String said,
      int records) {
    int number = tabs.size() + 1;
    Instant since = Instant.now().minusSeconds(37L * number * number);
    List<RecordRow> rows = new ArrayList<>();
    for (int each = 0; each < records; each++) {
      State one = State.values()[each % 5];
      rows.add(
          new RecordRow(
              "deploy/eu-" + each,
              "eu-" + each,
              2,
              false,
              one,
              null,
              one == State.WORKING ? 60 : -1,
              app,
              null,
              said,
              false,
              since,
              since,
              each));
    }
    tabs.add(
        new TabStatus(
            number,
            1,
            number,
            label,
            state,
            kind,
            progress,
            state == null ? null : "",
            app.isEmpty() ? null : app,
            null,
            said.isEmpty() ? null : said,
            state == null ? null : since,
            state == null ? "" : "program",
            false,
            false,
            false,
            -1,
            null,
            state == State.BLOCKED || state == State.ERROR,
            Counts.NONE,
            List.of(new PaneStatus(new PaneKey(number, 1), state, kind, progress, rows, 1))));
    return this;
  }

  /** Twenty tabs of a busy afternoon. */
  static AttentionView busy() {
    Example busy =
        new Example()
            .tab(
                "checkout service",
                State.WORKING,
                null,
                62,
                "pi",
                "Running the integration tests",
                0)
            .tab("api", State.BLOCKED, Kind.PERMISSION, "claude", "Run `git push origin main`?")
            .tab("deploy", State.WORKING, null, -1, "deploy", "Rolling out to all regions", 7)
            .tab("docs", State.DONE, null, "pi", "The changelog is written")
            .tab("~/work/belisha", null, null, "", "")
            .tab("billing", State.ERROR, null, "make", "3 tests failed in InvoiceTest")
            .tab(
                "search",
                State.BLOCKED,
                Kind.QUESTION,
                "pi",
                "Keep the old index next to the new one until all readers have moved?")
            .tab("mail", State.BLOCKED, Kind.AUTH, "gh", "Sign in to continue");
    for (int each = 9; each <= 20; each++) {
      State state = List.of(State.WORKING, State.IDLE, State.DONE).get(each % 3);
      busy.tab("worker " + each, state, null, each % 2 == 0 ? 5 * each : -1, "agent", "", 0);
    }
    return view(busy);
  }
}
