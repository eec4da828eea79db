package dev.belisha.attention;

import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What badge, sidebar, title, counters and command line show. Immutable; every text in it is
 * neutralised for display (protocol page, section 6).
 *
 * @param revision counts up at every change
 * @param tabs window by window, in the order of their positions
 * @param counts tabs by headline, over all windows
 */
public record AttentionView(long revision, List<TabStatus> tabs, Counts counts) {
  public static final AttentionView EMPTY = new AttentionView(0, List.of(), Counts.NONE);

  /**
   * @param position from 1, inside its window
   * @param headline null for no badge
   * @param progress of the record that leads, -1 for none
   * @param recordId the record that leads, null when none
   * @param since when the leading record came into its state
   * @param provenance {@code program}, {@code 9;4}, {@code bell}, {@code exit}, {@code shell};
   *     empty for none
   * @param paused OSC 9;4;4: the ring stands still
   * @param failed OSC 9;4;2: the ring in the colour of errors; nobody is waited for
   * @param message the program's, or with {@code shell} our own of a command that ended
   * @param exit the exit status once the tab's programs have ended, else -1
   * @param mutedUntil null when not muted, {@link Instant#MAX} until unmuted
   * @param waits true when this tab is one that a jump goes to
   * @param mix every record counted by state, seen results left out
   */
  public record TabStatus(
      int tab,
      int window,
      int position,
      String label,
      @Nullable State headline,
      @Nullable Kind kind,
      int progress,
      @Nullable String recordId,
      @Nullable String app,
      @Nullable String title,
      @Nullable String message,
      @Nullable Instant since,
      String provenance,
      boolean paused,
      boolean failed,
      boolean bell,
      int exit,
      @Nullable Instant mutedUntil,
      boolean waits,
      Counts mix,
      List<PaneStatus> panes) {
    public boolean muted() {
      return mutedUntil != null;
    }
  }

  /**
   * One pane's roll-up and its records as rows, parents before children.
   *
   * @param revision of the newest record: what a person does about these rows is meant for nothing
   *     newer
   */
  public record PaneStatus(
      PaneKey pane,
      @Nullable State headline,
      @Nullable Kind kind,
      int progress,
      List<RecordRow> rows,
      long revision) {}

  /**
   * @param name the id's last segment; empty for the root
   * @param depth 0 for the root, otherwise the number of segments
   * @param group true for a parent without a record of its own: only a label
   * @param updated when a report last told of it; one that said nothing new may be a minute newer
   * @param revision of the record ({@code StatusRecord.revision}), -1 for a group
   */
  public record RecordRow(
      String id,
      String name,
      int depth,
      boolean group,
      @Nullable State state,
      @Nullable Kind kind,
      int progress,
      @Nullable String app,
      @Nullable String title,
      @Nullable String message,
      boolean seen,
      @Nullable Instant since,
      @Nullable Instant updated,
      long revision) {}

  /** How many are in each state. */
  public record Counts(int blocked, int error, int done, int working, int idle) {
    public static final Counts NONE = new Counts(0, 0, 0, 0, 0);

    public int of(State state) {
      return switch (state) {
        case BLOCKED -> blocked;
        case ERROR -> error;
        case DONE -> done;
        case WORKING -> working;
        case IDLE -> idle;
      };
    }

    /** Those that stand in the title and on the dock, and for which the window asks for a look. */
    public int needYou() {
      return blocked + error;
    }
  }
}
