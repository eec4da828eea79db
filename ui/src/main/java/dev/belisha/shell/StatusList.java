package dev.belisha.shell;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.PaneKey;
import dev.belisha.shell.model.Place;
import dev.belisha.status.State;
import java.util.Map;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** The sidebar and inbox, as a window uses it. FX thread. */
public interface StatusList {
  /** Its preferred width is the person's choice; how wide it really is depends on the window. */
  Region node();

  /** The width it takes in a window that also holds content so wide, in logical pixels. */
  double widthBeside(double content);

  void show(AttentionView view, int window, int selectedTab);

  /** What keeps the reports of a tab to itself, by the tab's id: {@code tmux} (B-62). */
  void hidden(Map<Integer, String> multiplexers);

  /** Where the tabs of all windows are, by the tab's id. */
  void places(Map<Integer, Place> places);

  /** The keys for digits are held down, or not any more: rows keep their places (B-48). */
  void digits(boolean held);

  /**
   * Opens the row with a digit when the keyboard is in the list: 1 to 8 from the top, 9 the last.
   *
   * @return false when the keyboard is elsewhere
   */
  boolean openDigit(int digit);

  /** Whether the keyboard is anywhere in it. */
  boolean hasKeyboard();

  /** Opens the editor of a tab's name in its row; false when there is no room for it. */
  boolean editName(int tab);

  /** Gives the keyboard to the list, on the first row that waits. */
  void focusInbox();

  /** The same with all tabs in a state, null for all tabs: no filter from before hides one. */
  void openInbox(@Nullable State only);

  /** Makes a record visible and marks it for a moment. */
  void reveal(PaneKey pane, String recordId);

  /** What a person does in the list. */
  interface Actions {
    void open(PaneKey pane);

    /**
     * The person has seen a result.
     *
     * @param revision of the record as it was shown: a newer one has not been seen
     */
    void markSeen(PaneKey pane, String recordId, long revision);

    void markUnseen(PaneKey pane, String recordId);

    /** As of which revision the pane's records are shown now. */
    long asOf(PaneKey pane);

    /** The empty id clears all of the pane; what was changed after that revision stays. */
    void clear(PaneKey pane, String recordId, long asOf);

    /** Null unmutes, zero mutes until unmuted. */
    void mute(int tab, java.time.@org.jspecify.annotations.Nullable Duration length);

    /** To a position from 1 in its window. */
    void move(int tab, int position);

    /** Whether tabs were moved by hand, so that {@link #resetOrder} would change something. */
    boolean isReordered();

    /** Puts the window's tabs back to where they opened (B-44). */
    void resetOrder();

    void close(int tab);

    /** Shows what happened in a tab. */
    void timeline(int tab);

    /** Opens the editor of a tab's name elsewhere: the rail has no room for it. */
    void editName(int tab);

    /** Empty returns to the automatic name (B-52). */
    void rename(int tab, String name);

    /** Gives the keyboard back to the terminal. */
    void leave();
  }

  interface Factory {
    StatusList create(Actions actions);
  }
}
