package dev.belisha.shell.sidebar;

import dev.belisha.attention.PaneKey;
import dev.belisha.shell.StatusList;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.status.State;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.jspecify.annotations.Nullable;

/**
 * The menu of a row. No item types into the program: a stale one could answer another question than
 * the one on screen.
 */
final class RowMenu {
  private RowMenu() {}

  static ContextMenu of(Row.Tab tab, StatusList.Actions actions, Runnable rename) {
    ContextMenu menu = new ContextMenu();
    menu.getItems()
        .addAll(
            item("Go to", () -> actions.open(tab.pane())),
            seen(tab.pane(), tab.recordId(), tab.revision(), tab.badge(), tab.seen(), actions),
            item("Clear status", clearAll(tab, actions), !tab.reporting().isEmpty()),
            new SeparatorMenuItem(),
            mute(tab.key().tab(), tab.muted(), actions),
            item("Rename…", rename),
            item("Copy message", () -> copy(tab.message()), !tab.message().isEmpty()),
            new SeparatorMenuItem(),
            item("Timeline", () -> actions.timeline(tab.key().tab())),
            item("Close tab", () -> actions.close(tab.key().tab())));
    return menu;
  }

  static ContextMenu of(Row.Record record, StatusList.Actions actions) {
    PaneKey pane = new PaneKey(record.key().tab(), record.key().pane());
    String id = record.key().id();
    long asOf = actions.asOf(pane);
    ContextMenu menu = new ContextMenu();
    menu.getItems()
        .addAll(
            item("Go to", () -> actions.open(pane)),
            seen(pane, id, record.revision(), record.badge(), record.seen(), actions),
            item("Clear status", () -> actions.clear(pane, id, asOf), !record.group()),
            new SeparatorMenuItem(),
            item("Copy message", () -> copy(record.message()), !record.message().isEmpty()));
    return menu;
  }

  /** What comes while the menu is open is not what the person saw. */
  private static Runnable clearAll(Row.Tab tab, StatusList.Actions actions) {
    Map<PaneKey, Long> asOf = new LinkedHashMap<>();
    for (PaneKey pane : tab.reporting()) asOf.put(pane, actions.asOf(pane));
    return () -> asOf.forEach((pane, revision) -> actions.clear(pane, "", revision));
  }

  private static MenuItem seen(
      PaneKey pane,
      String id,
      long revision,
      BadgeStatus badge,
      boolean seen,
      StatusList.Actions actions) {
    if (seen) return item("Mark unseen", () -> actions.markUnseen(pane, id));
    // Only a result can be seen away; who is blocked goes on waiting (ux F3).
    boolean result = badge.state() == State.DONE || badge.state() == State.ERROR;
    return item("Mark seen", () -> actions.markSeen(pane, id, revision), result);
  }

  private static MenuItem mute(int tab, boolean muted, StatusList.Actions actions) {
    if (muted) return item("Unmute", () -> actions.mute(tab, null));
    Menu menu = new Menu("Mute");
    menu.getItems()
        .addAll(
            item("15 minutes", () -> actions.mute(tab, Duration.ofMinutes(15))),
            item("1 hour", () -> actions.mute(tab, Duration.ofHours(1))),
            item("Until unmuted", () -> actions.mute(tab, Duration.ZERO)));
    return menu;
  }

  private static MenuItem item(String text, Runnable action) {
    return item(text, action, true);
  }

  private static MenuItem item(String text, Runnable action, boolean possible) {
    MenuItem item = new MenuItem(text);
    item.setOnAction(event -> action.run());
    item.setDisable(!possible);
    return item;
  }

  private static void copy(@Nullable String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
