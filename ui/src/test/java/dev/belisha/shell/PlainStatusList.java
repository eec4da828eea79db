package dev.belisha.shell;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.PaneKey;
import dev.belisha.shell.model.Place;
import dev.belisha.status.State;
import java.util.Map;
import java.util.Optional;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** A sidebar for tests of the shell: remembers what it was told. */
final class PlainStatusList implements StatusList {
  private final StackPane node = new StackPane();
  final Actions actions;
  AttentionView view = AttentionView.EMPTY;
  Map<Integer, String> multiplexers = Map.of();
  Map<Integer, Place> places = Map.of();
  boolean digitsHeld;
  int opened;
  int edited;
  boolean inboxFocused;

  /** The filter of the list that a click opened; null when none did. */
  @Nullable Optional<State> openedInbox;

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
  public void places(Map<Integer, Place> newPlaces) {
    places = newPlaces;
  }

  @Override
  public void digits(boolean held) {
    digitsHeld = held;
  }

  @Override
  public boolean openDigit(int digit) {
    if (inboxFocused) opened = digit;
    return inboxFocused;
  }

  @Override
  public boolean hasKeyboard() {
    return false;
  }

  @Override
  public boolean editName(int tab) {
    edited = tab;
    return true;
  }

  @Override
  public void openInbox(@Nullable State only) {
    openedInbox = Optional.ofNullable(only);
    focusInbox();
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
