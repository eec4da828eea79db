package dev.belisha.shell;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.PaneKey;
import java.util.Map;
import javafx.scene.layout.Region;

/** The sidebar and inbox, as a window uses it. FX thread. */
public interface StatusList {
  /** Its preferred width is the person's choice; how wide it really is depends on the window. */
  Region node();

  /** The width it takes in a window that also holds content so wide, in logical pixels. */
  double widthBeside(double content);

  void show(AttentionView view, int window, int selectedTab);

  /** What keeps the reports of a tab to itself, by the tab's id: {@code tmux} (B-62). */
  void hidden(Map<Integer, String> multiplexers);

  /** Gives the keyboard to the list, on the first row that waits. */
  void focusInbox();

  /** Makes a record visible and marks it for a moment. */
  void reveal(PaneKey pane, String recordId);

  /** What a person does in the list. */
  interface Actions {
    void open(PaneKey pane);

    void markSeen(PaneKey pane, String recordId, boolean seen);

    /** The empty id clears all of the pane. */
    void clear(PaneKey pane, String recordId);

    /** Null unmutes, zero mutes until unmuted. */
    void mute(int tab, java.time.@org.jspecify.annotations.Nullable Duration length);

    /** Empty returns to the automatic name (B-52). */
    void rename(int tab, String name);

    /** Gives the keyboard back to the terminal. */
    void leave();
  }

  interface Factory {
    StatusList create(Actions actions);
  }
}
