package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.StateWords;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.status.State;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** The counts above the list, which filter it: ▲ ✕ ✓ ◔ All. A number counts only its own state. */
final class Chips extends HBox {
  private static final PseudoClass EMPTY = PseudoClass.getPseudoClass("empty");

  private final Map<State, ToggleButton> chips = new EnumMap<>(State.class);
  private final ToggleButton all = new ToggleButton("All");
  private final ToggleGroup group = new ToggleGroup();

  Chips(UiClock clock, Consumer<@Nullable State> filter) {
    getStyleClass().add("chips");
    for (State state : new State[] {State.BLOCKED, State.ERROR, State.DONE, State.WORKING}) {
      ToggleButton chip = chip();
      StatusBadge badge = new StatusBadge(clock);
      // A still ring, three quarters round: a chip stands for a state and isn't at work itself.
      badge.setSize(StatusBadge.MIN_SIZE);
      badge.setStatus(BadgeStatus.of(state, null, state == State.WORKING ? 75 : -1));
      chip.setGraphic(badge);
      chip.setOnAction(event -> choose(chip.isSelected() ? state : null, filter));
      chips.put(state, chip);
      getChildren().add(chip);
    }
    all.getStyleClass().setAll("chip");
    all.setToggleGroup(group);
    all.setMinWidth(USE_PREF_SIZE);
    all.setSelected(true);
    all.setOnAction(event -> choose(null, filter));
    all.setTooltip(new Tooltip("All tabs"));
    all.setAccessibleText("All tabs");
    getChildren().add(all);
    show(Counts.NONE);
  }

  private ToggleButton chip() {
    ToggleButton chip = new ToggleButton("0");
    chip.getStyleClass().setAll("chip");
    chip.setToggleGroup(group);
    chip.setMinWidth(USE_PREF_SIZE);
    return chip;
  }

  private void choose(@Nullable State state, Consumer<@Nullable State> filter) {
    if (state == null) all.setSelected(true);
    filter.accept(state);
  }

  void show(Counts counts) {
    chips.forEach((state, chip) -> show(chip, state, counts.of(state)));
  }

  private static void show(ToggleButton chip, State state, int count) {
    String number = Integer.toString(count);
    if (!chip.getText().equals(number) || chip.getTooltip() == null) {
      chip.setText(number);
      String words = StateWords.counted(count, state);
      chip.setTooltip(new Tooltip(words + ": click to see only these"));
      chip.setAccessibleText(words);
    }
    chip.pseudoClassStateChanged(EMPTY, count == 0);
  }
}
