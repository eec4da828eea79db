package dev.belisha.shell;

import dev.belisha.attention.AttentionView;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;

/** A tab bar for tests of the shell: one line of text, and the person's hands as methods. */
final class PlainTabBar implements TabBar {
  private final Label label = new Label();
  final Actions actions;
  AttentionView view = AttentionView.EMPTY;
  List<Item> shown = List.of();
  int selected;
  int edited;

  PlainTabBar(Actions actions) {
    this.actions = actions;
    label.setId("plain-tabs");
  }

  @Override
  public Node node() {
    return label;
  }

  @Override
  public void show(List<Item> tabs, int selectedId, AttentionView newView) {
    view = newView;
    shown = tabs;
    selected = selectedId;
    label.setText(String.join(" | ", tabs.stream().map(Item::title).toList()));
  }

  @Override
  public void editName(int tab) {
    edited = tab;
  }
}
