package dev.belisha.shell;

import dev.belisha.attention.PaneKey;
import dev.belisha.shell.model.PaneModel;
import dev.belisha.shell.model.TabModel;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.shell.model.Workspace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tells attention which panes there are, and where: only what has changed. FX thread. */
final class ToldPanes {
  private final AttentionFacts attention;
  private final Map<PaneKey, Fact> told = new HashMap<>();

  private record Fact(int window, int position, String label) {}

  ToldPanes(AttentionFacts attention) {
    this.attention = attention;
  }

  void tell(Workspace workspace) {
    Map<PaneKey, Fact> now = facts(workspace);
    for (PaneKey key : List.copyOf(told.keySet())) {
      if (now.containsKey(key)) continue;
      told.remove(key);
      attention.paneClosed(key);
    }
    now.forEach(
        (key, fact) -> {
          if (fact.equals(told.put(key, fact))) return;
          attention.pane(key, fact.window, fact.position, fact.label);
        });
  }

  private static Map<PaneKey, Fact> facts(Workspace workspace) {
    Map<PaneKey, Fact> facts = new HashMap<>();
    for (WindowModel window : workspace.windows()) {
      for (TabModel tab : window.tabs()) {
        Fact fact = new Fact(window.id(), window.position(tab), tab.label());
        for (PaneModel pane : tab.panes()) facts.put(pane.key(), fact);
      }
    }
    return facts;
  }
}
