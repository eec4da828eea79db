package dev.belisha.shell.keys;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** Which action a key means; all other keys belong to the program. */
public final class KeyTable {
  private final Map<Chord, Action> actions;

  private KeyTable(Map<Chord, Action> actions) {
    this.actions = Map.copyOf(actions);
  }

  public static KeyTable defaults() {
    Map<Chord, Action> actions = new HashMap<>();
    for (Action action : Action.values()) {
      for (Chord chord : action.keys()) actions.put(chord, action);
    }
    return new KeyTable(actions);
  }

  /** The action for a key that went down, null for a key of the program's. */
  public @Nullable Action action(KeyEvent event) {
    return actions.get(Chord.of(event));
  }

  public @Nullable Action action(Chord chord) {
    return actions.get(chord);
  }

  /** {@code docs/keys.md}, whole. */
  public static String page() {
    StringBuilder page =
        new StringBuilder(
            """
            # Keys

            Keys that Belisha keeps for itself; every other key goes to the program. What has no key \
            is in the menu
            (right-click, the menu key, or `Ctrl+Shift+F10`).

            """);
    for (Action.Group group : Action.Group.values()) {
      page.append("## ").append(group.title()).append("\n\n| action | key |\n| --- | --- |\n");
      for (Action action : Action.values()) {
        if (action.group() != group) continue;
        page.append("| ").append(action.title()).append(" | ");
        page.append(
            String.join(" or ", action.keys().stream().map(key -> "`" + key + "`").toList()));
        page.append(" |\n");
      }
      page.append('\n');
    }
    return page.toString().replace("|  |", "| |").stripTrailing() + "\n";
  }
}
