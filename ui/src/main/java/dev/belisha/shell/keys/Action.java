package dev.belisha.shell.keys;

import java.util.Arrays;
import java.util.List;

/**
 * Everything a person can do with a key: the one table behind the keys, the menus and {@code
 * docs/keys.md}.
 *
 * <p>The default keys leave alone what shells and full-screen programs use. Plain Ctrl and a letter
 * belongs to the program, and so does Alt and a digit (an argument in readline); Ctrl, Shift and a
 * digit are left as well, because Ctrl+Shift+2 and 6 are control characters on many keyboards.
 */
public enum Action {
  NEW_TAB(Group.TABS, "New tab", "Ctrl+Shift+T"),
  UNDO_CLOSE(Group.TABS, "Open closed tab again", "Ctrl+Shift+Z"),
  RENAME_TAB(Group.TABS, "Rename tab…", "Ctrl+Shift+R"),
  LAST_USED_TAB(Group.TABS, "Last used tab", "Ctrl+Tab"),
  LAST_USED_TAB_BACK(Group.TABS, "Last used tab, the other way", "Ctrl+Shift+Tab"),
  NEXT_TAB(Group.TABS, "Next tab", "Ctrl+PageDown"),
  PREVIOUS_TAB(Group.TABS, "Previous tab", "Ctrl+PageUp"),
  MOVE_TAB_RIGHT(Group.TABS, "Move tab right", "Ctrl+Shift+PageDown"),
  MOVE_TAB_LEFT(Group.TABS, "Move tab left", "Ctrl+Shift+PageUp"),
  TAB_1(Group.TABS, "Tab 1", "Ctrl+Alt+1"),
  TAB_2(Group.TABS, "Tab 2", "Ctrl+Alt+2"),
  TAB_3(Group.TABS, "Tab 3", "Ctrl+Alt+3"),
  TAB_4(Group.TABS, "Tab 4", "Ctrl+Alt+4"),
  TAB_5(Group.TABS, "Tab 5", "Ctrl+Alt+5"),
  TAB_6(Group.TABS, "Tab 6", "Ctrl+Alt+6"),
  TAB_7(Group.TABS, "Tab 7", "Ctrl+Alt+7"),
  TAB_8(Group.TABS, "Tab 8", "Ctrl+Alt+8"),
  LAST_TAB(Group.TABS, "Last tab", "Ctrl+Alt+9"),
  RESET_ORDER(Group.TABS, "Reset order of tabs"),
  TAB_STRIP(Group.TABS, "Show or hide the row of tabs"),
  CLOSE_TAB(Group.TABS, "Close tab"),

  NEW_WINDOW(Group.WINDOWS, "New window", "Ctrl+Shift+N"),
  MOVE_TAB_TO_NEW_WINDOW(Group.WINDOWS, "Move tab to new window", "Ctrl+Shift+M"),
  MOVE_TAB_TO_NEXT_WINDOW(Group.WINDOWS, "Move tab to next window"),
  ANSWER_BAR(Group.WINDOWS, "Go to the question in a bar", "Ctrl+Shift+K"),
  FULLSCREEN(Group.WINDOWS, "Fullscreen", "F11"),
  SETTINGS(Group.WINDOWS, "Settings", "Ctrl+Comma"),
  CLOSE_WINDOW(Group.WINDOWS, "Close window", "Ctrl+Shift+Q"),

  SPLIT_RIGHT(Group.PANES, "Split right", "Ctrl+Shift+D"),
  SPLIT_DOWN(Group.PANES, "Split down", "Ctrl+Shift+E"),
  FOCUS_LEFT(Group.PANES, "Pane on the left", "Ctrl+Shift+Left"),
  FOCUS_RIGHT(Group.PANES, "Pane on the right", "Ctrl+Shift+Right"),
  FOCUS_UP(Group.PANES, "Pane above", "Ctrl+Shift+Up"),
  FOCUS_DOWN(Group.PANES, "Pane below", "Ctrl+Shift+Down"),
  CLOSE_PANE(Group.PANES, "Close pane or tab", "Ctrl+Shift+W"),

  JUMP(Group.ATTENTION, "Next tab that needs you", "Ctrl+Shift+J"),
  JUMP_BACK(Group.ATTENTION, "Back to where you were", "Ctrl+Shift+Alt+J"),
  INBOX(Group.ATTENTION, "Focus the inbox", "Ctrl+Shift+I"),
  SIDEBAR(Group.ATTENTION, "Show or hide the sidebar", "Ctrl+Shift+B"),
  TIMELINE(Group.ATTENTION, "Timeline", "Ctrl+Shift+L"),
  CLEAR_STATUS(Group.ATTENTION, "Clear status"),
  BADGES(Group.ATTENTION, "What the badges mean"),

  COPY(Group.TEXT, "Copy", "Ctrl+Shift+C", "Ctrl+Insert"),
  COPY_WITH_COLORS(Group.TEXT, "Copy with colours"),
  PASTE(Group.TEXT, "Paste", "Ctrl+Shift+V"),
  PASTE_SELECTION(Group.TEXT, "Paste selection", "Shift+Insert"),
  SELECT_ALL(Group.TEXT, "Select all", "Ctrl+Shift+A"),
  SELECT_BY_KEYS(Group.TEXT, "Select with keys", "Ctrl+Shift+Space"),
  SCROLL_PAGE_UP(Group.TEXT, "Scroll up a page", "Shift+PageUp"),
  SCROLL_PAGE_DOWN(Group.TEXT, "Scroll down a page", "Shift+PageDown"),
  SCROLL_TOP(Group.TEXT, "Scroll to the top", "Shift+Home"),
  SCROLL_BOTTOM(Group.TEXT, "Scroll to the bottom", "Shift+End"),
  FONT_LARGER(
      Group.TEXT,
      "Larger text",
      "Ctrl+Plus",
      "Ctrl+Equals",
      "Ctrl+Shift+Plus",
      "Ctrl+Shift+Equals",
      "Ctrl+Add"),
  FONT_SMALLER(Group.TEXT, "Smaller text", "Ctrl+Minus", "Ctrl+Subtract"),
  FONT_NORMAL(Group.TEXT, "Normal text size", "Ctrl+0", "Ctrl+Numpad0"),
  PROMPT_ABOVE(Group.TEXT, "Previous prompt", "Ctrl+Alt+PageUp"),
  PROMPT_BELOW(Group.TEXT, "Next prompt", "Ctrl+Alt+PageDown"),
  SAVE_SELECTION(Group.TEXT, "Save selection…"),
  SAVE_HISTORY(Group.TEXT, "Save history…"),
  SEARCH(Group.SEARCH, "Search the history…", "Ctrl+Shift+F"),
  SEARCH_OLDER(Group.SEARCH, "Older hit", "Ctrl+Shift+G"),
  SEARCH_NEWER(Group.SEARCH, "Newer hit", "Ctrl+Shift+H"),
  CLEAR_SCROLLBACK(Group.TEXT, "Clear history"),
  RESET(Group.TEXT, "Reset terminal");

  /** A section of the key table. */
  public enum Group {
    ATTENTION("Who needs you"),
    TABS("Tabs"),
    PANES("Panes"),
    WINDOWS("Windows"),
    TEXT("Text"),
    SEARCH("Search");

    private final String title;

    Group(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }
  }

  private final Group group;
  private final String title;
  private final List<Chord> keys;

  Action(Group group, String title, String... keys) {
    this.group = group;
    this.title = title;
    this.keys = Arrays.stream(keys).map(Chord::parse).toList();
  }

  public Group group() {
    return group;
  }

  /** As a menu shows it. */
  public String title() {
    return title;
  }

  /** The default keys, the one to show first. */
  public List<Chord> keys() {
    return keys;
  }
}
