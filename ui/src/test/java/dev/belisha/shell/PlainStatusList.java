package dev.belisha.shell;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.PaneKey;
import java.util.Map;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** A sidebar for tests of the shell: remembers what it was told. */
final class PlainStatusList implements StatusList {
  private final StackPane node = new StackPane();
  final Actions actions;
  AttentionView view = AttentionView.EMPTY;
  Map<Integer, String> multiplexers = Map.of();
  boolean inboxFocused;
  @Nullable PaneKey revealed;

  PlainStatusList(Actions actions) {
    this.actions = actions;
    node.setId("plain-sidebar");
  }

  @Override
  public Region node() {
    return node;
  }

  @Override
  public double widthBeside(double content) {
    return 0;
  }

  @Override
  public void show(AttentionView newView, int window, int selectedTab) {
    view = newView;
  }

  @Override
  public void hidden(Map<Integer, String> newMultiplexers) {
    multiplexers = newMultiplexers;
  }

  @Override
  public void focusInbox() {
    inboxFocused = true;
  }

  @Override
  public void reveal(PaneKey pane, String recordId) {
    revealed = pane;
  }
}
