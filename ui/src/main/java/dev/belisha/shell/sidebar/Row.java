package dev.belisha.shell.sidebar;

import dev.belisha.attention.PaneKey;
import dev.belisha.shell.badge.BadgeStatus;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One row of the sidebar, ready to be drawn: equal rows look equal. */
sealed interface Row {
  Key key();

  /**
   * A row as it is at a time.
   *
   * @param due when it looks otherwise by time alone; null for never
   */
  record Timed(Row row, @Nullable Instant due) {}

  /**
   * What a row is, whatever it shows; gestures and the selection bind to it (B-43).
   *
   * @param id of the record; for a fold and "more" of the record above
   */
  record Key(Part part, int tab, int pane, String id) {
    /** Of a tab's own row. */
    static Key tab(int tab) {
      return new Key(Part.TAB, tab, 0, "");
    }
  }

  /** What a row stands for. */
  enum Part {
    HEADING,
    TAB,
    RECORD,
    FOLD,
    MORE
  }

  /**
   * Above the tabs of another window, a machine or a folder.
   *
   * @param waiting how many of them need the person
   */
  record Heading(Key key, String title, int waiting) implements Row {}

  /**
   * A tab.
   *
   * @param pane where Enter leads
   * @param number {@code #7}, or the digit that opens the row while the keys for it are held
   * @param recordId the leading record, empty for the root or none
   * @param revision of that record as it is shown, -1 for none
   * @param state in words
   * @param app the program that reports, and the machine it is on when that is another one
   * @param progress 0 to 100, -1 for none
   * @param reporting its panes that have records
   * @param seen a result that was seen: quiet text, no badge (ux F3)
   */
  record Tab(
      Key key,
      PaneKey pane,
      String recordId,
      long revision,
      BadgeStatus badge,
      String number,
      String name,
      String state,
      String app,
      String message,
      String age,
      int progress,
      String tag,
      boolean current,
      boolean waits,
      boolean seen,
      boolean muted,
      List<PaneKey> reporting,
      boolean expandable,
      boolean expanded,
      String tooltip,
      String accessible)
      implements Row {}

  /**
   * A record below its tab; a group has no record of its own and is only a label.
   *
   * @param revision of the record as it is shown, -1 for a group
   */
  record Record(
      Key key,
      long revision,
      int depth,
      boolean group,
      BadgeStatus badge,
      String name,
      String state,
      String message,
      String age,
      int progress,
      boolean seen,
      String tooltip,
      String accessible)
      implements Row {}

  /** "5 finished": children that ended well a while ago. */
  record Fold(Key key, int depth, int count, boolean open) implements Row {}

  /** "+44": children over the cap. */
  record More(Key key, int count) implements Row {}

  /** Whether a change between two states of one row has to show at the next pulse. */
  static boolean urgent(Row from, Row to) {
    return switch (from) {
      case Tab a when to instanceof Tab b ->
          a.badge.differsInKind(b.badge)
              || a.current != b.current
              || a.seen != b.seen
              || a.muted != b.muted
              || a.waits != b.waits
              || a.expandable != b.expandable
              || a.expanded != b.expanded
              || !a.name.equals(b.name)
              || !a.number.equals(b.number)
              || !a.pane.equals(b.pane)
              || !a.recordId.equals(b.recordId);
      case Record a when to instanceof Record b ->
          a.badge.differsInKind(b.badge)
              || a.seen != b.seen
              || a.group != b.group
              || !a.state.equals(b.state) && a.progress == b.progress;
      default -> true;
    };
  }
}
