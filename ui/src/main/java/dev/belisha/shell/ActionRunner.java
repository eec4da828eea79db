package dev.belisha.shell;

import dev.belisha.shell.keys.Action;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.Layout;
import dev.belisha.shell.model.PaneModel;
import dev.belisha.shell.model.TabModel;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.shell.model.Workspace;
import dev.belisha.shell.theme.Palette;
import dev.belisha.vt.VtTerminal;
import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.Clipboard;
import org.jspecify.annotations.Nullable;

/** Does what an {@link Action} says, in one window. */
final class ActionRunner {
  private final Shell shell;
  private final ShellWindow window;
  private final BadgesWindow badges;

  ActionRunner(Shell shell, ShellWindow window) {
    this.shell = shell;
    this.window = window;
    this.badges = new BadgesWindow(window.stage());
  }

  /** The window closes: so does what it has opened. */
  void close() {
    badges.close();
  }

  /** What it has opened follows the window's palette. */
  void dress(Palette palette) {
    badges.dress(palette);
  }

  void run(Action action) {
    Workspace workspace = shell.workspace();
    WindowModel model = window.model();
    switch (action) {
      case NEW_TAB -> workspace.openTab(model, here());
      case NEW_WINDOW -> shell.openWindow(here());
      case UNDO_CLOSE -> {
        if (workspace.undoClose(model).isEmpty()) window.hint("No closed tab to open again");
      }
      case RENAME_TAB -> window.editName();
      case LAST_USED_TAB -> model.walkLastUsed(1);
      case LAST_USED_TAB_BACK -> model.walkLastUsed(-1);
      case NEXT_TAB -> model.selectNeighbour(1);
      case PREVIOUS_TAB -> model.selectNeighbour(-1);
      case MOVE_TAB_RIGHT -> model.moveSelected(1);
      case MOVE_TAB_LEFT -> model.moveSelected(-1);
      case TAB_1 -> window.digit(1);
      case TAB_2 -> window.digit(2);
      case TAB_3 -> window.digit(3);
      case TAB_4 -> window.digit(4);
      case TAB_5 -> window.digit(5);
      case TAB_6 -> window.digit(6);
      case TAB_7 -> window.digit(7);
      case TAB_8 -> window.digit(8);
      case LAST_TAB -> window.digit(9);
      case RESET_ORDER -> model.resetOrder();
      case TAB_STRIP -> window.toggleTabStrip();
      case CLOSE_TAB -> model.selected().ifPresent(window::closeTab);
      case MOVE_TAB_TO_NEW_WINDOW -> model.selected().ifPresent(workspace::moveTabToNewWindow);
      case MOVE_TAB_TO_NEXT_WINDOW -> model.selected().ifPresent(this::moveToNextWindow);
      case FULLSCREEN -> window.toggleFullscreen();
      case CLOSE_WINDOW -> window.closeWindow();
      case SPLIT_RIGHT -> onPane(pane -> workspace.split(pane, Layout.Axis.RIGHT, here()));
      case SPLIT_DOWN -> onPane(pane -> workspace.split(pane, Layout.Axis.DOWN, here()));
      case FOCUS_LEFT -> focus(Layout.Direction.LEFT);
      case FOCUS_RIGHT -> focus(Layout.Direction.RIGHT);
      case FOCUS_UP -> focus(Layout.Direction.UP);
      case FOCUS_DOWN -> focus(Layout.Direction.DOWN);
      case CLOSE_PANE -> onPane(window::closePane);
      case JUMP -> shell.jumps().next(window);
      case JUMP_BACK -> shell.jumps().back(window);
      case INBOX -> window.inbox().focusInbox();
      case SIDEBAR -> window.toggleSidebar();
      case SETTINGS -> window.toggleSettings();
      case TIMELINE -> window.toggleTimeline();
      case CLEAR_STATUS ->
          onPane(pane -> shell.clearStatus(pane.key(), "", shell.asOf(pane.key())));
      case BADGES -> badges.show(shell.palette());
      case COPY -> onTerminal(TerminalPort::copy);
      case COPY_WITH_COLORS -> {
        boolean copied = window.terminal().map(TerminalPort::copyWithColors).orElse(false);
        if (!copied) window.hint("Nothing is selected");
      }
      case PASTE -> paste(Clipboard.getSystemClipboard().getString());
      case PASTE_SELECTION -> pasteSelection();
      case SELECT_ALL -> onTerminal(TerminalPort::selectAll);
      case SELECT_BY_KEYS -> onTerminal(TerminalPort::selectByKeys);
      case ANSWER_BAR -> {
        if (!Bar.focusFirst(window.stage().getScene())) window.hint("Nothing is asked");
      }
      case SCROLL_PAGE_UP -> onTerminal(terminal -> terminal.scrollPages(-1));
      case SCROLL_PAGE_DOWN -> onTerminal(terminal -> terminal.scrollPages(1));
      case SCROLL_TOP -> onTerminal(terminal -> terminal.scrollPages(Integer.MIN_VALUE));
      case SCROLL_BOTTOM -> onTerminal(terminal -> terminal.scrollPages(Integer.MAX_VALUE));
      case PROMPT_ABOVE -> toPrompt(true);
      case PROMPT_BELOW -> toPrompt(false);
      case SAVE_SELECTION -> onTerminal(terminal -> terminal.save(true, window::hint));
      case SAVE_HISTORY -> onTerminal(terminal -> terminal.save(false, window::hint));
      case SEARCH -> onTerminal(TerminalPort::search);
      case SEARCH_OLDER -> onTerminal(terminal -> terminal.searchNext(true));
      case SEARCH_NEWER -> onTerminal(terminal -> terminal.searchNext(false));
      case FONT_LARGER -> shell.zoom(1);
      case FONT_SMALLER -> shell.zoom(-1);
      case FONT_NORMAL -> shell.zoom(0);
      case CLEAR_SCROLLBACK -> onSession(VtTerminal::clearScrollback);
      case RESET -> onSession(VtTerminal::reset);
    }
  }

  private void toPrompt(boolean above) {
    boolean moved = window.terminal().map(at -> at.scrollToPrompt(above)).orElse(false);
    if (!moved) window.hint(above ? "No prompt above" : "No prompt below");
  }

  /** A shell where the active pane's is. */
  private Launch here() {
    return Launch.shellIn(
        window
            .activePane()
            .map(pane -> pane.directory() != null ? pane.directory() : pane.launch().directory())
            .orElse(null));
  }

  private void onPane(Consumer<PaneModel> task) {
    window.activePane().ifPresent(task);
  }

  private void onTerminal(Consumer<TerminalPort> task) {
    window.terminal().ifPresent(task);
  }

  private void onSession(Consumer<VtTerminal> task) {
    onPane(pane -> shell.act(pane.key(), task));
  }

  private void focus(Layout.Direction direction) {
    window.model().selected().ifPresent(tab -> tab.focusNeighbour(direction));
  }

  private void moveToNextWindow(TabModel tab) {
    List<WindowModel> all = shell.workspace().windows();
    if (all.size() < 2) {
      window.hint("There is no other window");
      return;
    }
    WindowModel next = all.get((all.indexOf(window.model()) + 1) % all.size());
    shell.workspace().moveTab(tab, next, next.tabs().size() + 1);
  }

  private void paste(@Nullable String text) {
    if (text != null && !text.isEmpty()) onTerminal(terminal -> terminal.paste(text));
  }

  /** The selection's owner may be slow to answer. */
  private void pasteSelection() {
    shell.primarySelection(text -> Platform.runLater(() -> paste(text)));
  }

  ContextMenu terminalMenu() {
    return menu(
        Action.COPY,
        Action.COPY_WITH_COLORS,
        Action.PASTE,
        Action.SELECT_ALL,
        Action.SELECT_BY_KEYS,
        Action.SEARCH,
        Action.PROMPT_ABOVE,
        Action.PROMPT_BELOW,
        Action.SAVE_SELECTION,
        Action.SAVE_HISTORY,
        null,
        Action.SPLIT_RIGHT,
        Action.SPLIT_DOWN,
        Action.CLOSE_PANE,
        null,
        Action.NEW_TAB,
        Action.NEW_WINDOW,
        Action.RENAME_TAB,
        Action.MOVE_TAB_TO_NEW_WINDOW,
        null,
        Action.JUMP,
        Action.SIDEBAR,
        Action.TAB_STRIP,
        Action.TIMELINE,
        Action.CLEAR_STATUS,
        null,
        Action.CLEAR_SCROLLBACK,
        Action.RESET,
        Action.FULLSCREEN,
        null,
        Action.BADGES,
        Action.SETTINGS);
  }

  ContextMenu tabMenu() {
    return menu(
        Action.NEW_TAB,
        Action.RENAME_TAB,
        null,
        Action.MOVE_TAB_LEFT,
        Action.MOVE_TAB_RIGHT,
        Action.MOVE_TAB_TO_NEW_WINDOW,
        Action.MOVE_TAB_TO_NEXT_WINDOW,
        Action.RESET_ORDER,
        null,
        Action.TAB_STRIP,
        Action.TIMELINE,
        Action.CLEAR_STATUS,
        null,
        Action.UNDO_CLOSE,
        Action.CLOSE_TAB);
  }

  /** Null is a line between. */
  private ContextMenu menu(@Nullable Action... actions) {
    ContextMenu menu = new ContextMenu();
    for (Action action : actions) {
      if (action == null) {
        menu.getItems().add(new SeparatorMenuItem());
        continue;
      }
      MenuItem item = new MenuItem(action.title());
      item.setId(action.name());
      // Shown only: the window's own key filter sees the keys first.
      if (!action.keys().isEmpty()) item.setAccelerator(action.keys().getFirst().combination());
      item.setOnAction(event -> run(action));
      menu.getItems().add(item);
    }
    return menu;
  }
}
