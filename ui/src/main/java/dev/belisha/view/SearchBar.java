package dev.belisha.view;

import dev.belisha.vt.search.Hits;
import dev.belisha.vt.search.SearchQuery;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.SVGPath;

/**
 * The bar of a terminal's search: what to look for and how, how many there are, to the next and the
 * one before. Lies over the terminal; hidden until {@link #open}. FX thread.
 */
public final class SearchBar extends VBox {
  private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");
  private static final int MOST_SELECTED = 200;

  private final TerminalView view;
  private final ViewSearch search;
  private final TextField field = new TextField();
  private final Label count = new Label();
  private final Label problem = new Label();
  private final ToggleButton matchCase =
      toggle("Aa", "search-case", "Match case (Alt+C); otherwise only when a capital is typed");
  private final ToggleButton wholeWord = toggle("W", "search-word", "Whole words (Alt+W)");
  private final ToggleButton regex = toggle(".*", "search-regex", "Regular expression (Alt+R)");
  private final Button older = button("M1 6 L5 2 L9 6", "search-older", "Older hit (Enter, F3)");
  private final Button newer =
      button("M1 2 L5 6 L9 2", "search-newer", "Newer hit (Shift+Enter, Shift+F3)");

  public SearchBar(TerminalView view) {
    this.view = view;
    this.search = view.search();
    setId("search-bar");
    getStyleClass().add("search-bar");
    field.setId("search-field");
    field.getStyleClass().add("search-field");
    field.setPromptText("Search the history");
    field.setAccessibleText("Search the history");
    field.setMinWidth(60);
    HBox.setHgrow(field, Priority.ALWAYS);
    count.setId("search-count");
    count.getStyleClass().add("search-count");
    count.setMinWidth(Region.USE_PREF_SIZE);
    Button close = button("M1 1 L9 9 M9 1 L1 9", "search-close", "Close (Esc)");
    HBox row = new HBox(field, matchCase, wholeWord, regex, count, older, newer, close);
    row.getStyleClass().add("search-row");
    row.setAlignment(Pos.CENTER_LEFT);
    problem.setId("search-problem");
    problem.getStyleClass().add("search-problem");
    problem.setWrapText(true);
    getChildren().addAll(row, problem);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);

    field.textProperty().subscribe(text -> look());
    matchCase.setOnAction(event -> look());
    wholeWord.setOnAction(event -> look());
    regex.setOnAction(event -> look());
    older.setOnAction(event -> search.older());
    newer.setOnAction(event -> search.newer());
    close.setOnAction(event -> close());
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    search.onChange(this::show);
    visible(false);
  }

  private static ToggleButton toggle(String text, String id, String says) {
    return named(new ToggleButton(text), id, says, "search-toggle");
  }

  private static Button button(String path, String id, String says) {
    SVGPath icon = new SVGPath();
    icon.setContent(path);
    icon.getStyleClass().add("search-icon");
    Button button = new Button();
    button.setGraphic(icon);
    return named(button, id, says, "search-button");
  }

  private static <T extends ButtonBase> T named(T button, String id, String says, String style) {
    button.setId(id);
    button.getStyleClass().setAll(style);
    button.setAccessibleText(says);
    button.setTooltip(new Tooltip(says));
    button.setMinWidth(Region.USE_PREF_SIZE);
    return button;
  }

  /** Shows the bar with the keyboard in its field; a selection is the first text. */
  public void open() {
    if (!search.isOpen()) {
      visible(true);
      search.open();
      look();
    }
    field.requestFocus();
    field.selectAll();
    view.selectedText(this::first);
  }

  private void first(String selected) {
    if (selected.length() > MOST_SELECTED || selected.contains("\n") || !search.isOpen()) return;
    field.setText(selected);
    field.selectAll();
  }

  /** Goes to the next hit; opens the bar with what was looked for last when it is closed. */
  public void step(boolean toOlder) {
    if (!search.isOpen()) {
      open();
    } else if (toOlder) {
      search.older();
    } else {
      search.newer();
    }
  }

  /** Takes the bar away; the terminal has the keyboard again. */
  public void close() {
    visible(false);
    search.close();
    view.requestFocus();
  }

  private void visible(boolean on) {
    setVisible(on);
    setManaged(on);
  }

  private void look() {
    if (!search.isOpen()) return;
    search.look(
        new SearchQuery(
            field.getText(), regex.isSelected(), matchCase.isSelected(), wholeWord.isSelected()));
  }

  private void pressed(KeyEvent event) {
    boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
    boolean alt = event.isAltDown() && !event.isControlDown() && !event.isMetaDown();
    boolean inField = event.getTarget() == field;
    boolean taken = true;
    switch (UsKeys.code(event)) {
      case ESCAPE -> close();
      case F3 -> step(!event.isShiftDown());
      case ENTER -> {
        taken = inField && plain;
        if (taken) step(!event.isShiftDown());
      }
      case UP, DOWN -> {
        taken = inField && plain && !event.isShiftDown();
        if (taken) step(event.getCode() == KeyCode.UP);
      }
      case C -> taken = alt && fire(matchCase);
      case W -> taken = alt && fire(wholeWord);
      case R -> taken = alt && fire(regex);
      default -> taken = false;
    }
    if (taken) event.consume();
  }

  private static boolean fire(ButtonBase button) {
    button.fire();
    return true;
  }

  private void show() {
    Hits hits = search.hits();
    boolean looking = !search.query().isEmpty() && search.problem().isEmpty();
    boolean none = looking && hits.count() == 0 && hits.state() != Hits.State.LOOKING;
    count.setText(looking ? words(hits, search.index()) : "");
    String wrong = search.problem().isEmpty() ? remark(hits) : search.problem() + ".";
    problem.setText(wrong);
    problem.setVisible(!wrong.isEmpty());
    problem.setManaged(!wrong.isEmpty());
    pseudoClassStateChanged(BAD, none || !search.problem().isEmpty());
    older.setDisable(hits.count() == 0);
    newer.setDisable(hits.count() == 0);
  }

  /** {@code 3 of 120}, with an ellipsis while there is more to look through. */
  static String words(Hits hits, int index) {
    boolean looking = hits.state() == Hits.State.LOOKING;
    if (hits.count() == 0) return looking ? "…" : "No hits";
    String all = String.format(Locale.ROOT, "%,d", hits.count()) + (hits.isCut() ? "+" : "");
    String more = looking ? "…" : "";
    if (index < 0) return all + (hits.count() == 1 ? " hit" : " hits") + more;
    return String.format(Locale.ROOT, "%,d of %s%s", index + 1, all, more);
  }

  private static String remark(Hits hits) {
    if (hits.state() == Hits.State.GIVEN_UP) {
      return "This expression takes too long: not all of the history was searched.";
    }
    if (hits.skippedLines() == 1)
      return "One line was left out: it takes this expression too long.";
    if (hits.skippedLines() > 1) {
      return hits.skippedLines() + " lines were left out: they take this expression too long.";
    }
    if (hits.isCut()) return "There are more hits: these are the newest.";
    return "";
  }
}
