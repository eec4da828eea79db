package dev.belisha.shell.sidebar;

import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.Drawable;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.status.State;
import java.util.HashSet;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import org.jspecify.annotations.Nullable;

/**
 * Draws any row with one fixed set of nodes, so that a cell can be given another row without
 * building anything. Twenty tabs fit on 900 px (B-55).
 */
final class RowView extends Region {
  static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");
  static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

  /** Where a click opens or closes what is below a row. */
  static final double TWISTY_END = 24;

  private static final double TWISTY_X = 9;
  private static final double BADGE_X = 22;
  private static final double TEXT_X = 50;
  private static final double COUNT_GAP = 4;
  private static final double INDENT = 14;
  private static final double RIGHT = 14;
  private static final double LINE_1 = 3;
  private static final double LINE_2 = 18;
  private static final double LINE = 16;
  private static final double GAP = 8;
  private static final double LEAST_TEXT = 36;
  private static final double BAR = 2;
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final PseudoClass WAITS = PseudoClass.getPseudoClass("waits");
  private static final PseudoClass SEEN = PseudoClass.getPseudoClass("seen");
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
  private static final String OPEN = "M0 2 L4 6 L8 2";
  private static final String CLOSED = "M2 0 L6 4 L2 8";
  private static final String MUTED = "M1 4.5 H3 L6 2 V10 L3 7.5 H1 Z M8.5 4 L12 8 M12 4 L8.5 8";

  private final StatusBadge badge;
  private final SVGPath twisty = new SVGPath();
  private final SVGPath muted = new SVGPath();
  private final Label id = label("row-id");
  private final Label name = label("row-name");
  private final Label age = label("row-age");
  private final Label state = label("row-state");
  private final Label app = label("row-app");
  private final Label message = label("row-message");
  private final Label tag = label("row-tag");
  private final Label plain = label("row-fold");
  private final Region track = new Region();
  private final Region fill = new Region();

  /** What the row at hand needs of the nodes above. */
  private final Set<Node> used = new HashSet<>();

  private @Nullable Row row;
  private @Nullable TextField editor;
  private boolean rail;

  RowView(UiClock clock) {
    badge = new StatusBadge(clock);
    getStyleClass().add("status-row");
    twisty.getStyleClass().add("row-twisty");
    muted.getStyleClass().add("row-muted");
    muted.setContent(MUTED);
    track.getStyleClass().add("row-track");
    fill.getStyleClass().add("row-fill");
    getChildren()
        .addAll(twisty, badge, id, name, app, age, muted, state, message, tag, plain, track, fill);
    for (Node child : getChildren()) child.setMouseTransparent(true);
  }

  private static Label label(String style) {
    Label label = new Label();
    label.getStyleClass().add(style);
    label.setMinWidth(0);
    label.setEllipsisString("…");
    return label;
  }

  StatusBadge badge() {
    return badge;
  }

  /** Shows a row; {@code same} when it is the one shown before in a newer state. */
  void show(Row newRow, boolean asRail, boolean same) {
    row = newRow;
    rail = asRail;
    used.clear();
    BadgeStatus status = BadgeStatus.NONE;
    boolean current = false;
    boolean waits = false;
    boolean seen = false;
    switch (newRow) {
      case Row.Tab tab -> {
        status = tab.badge();
        current = tab.current();
        waits = tab.waits();
        seen = tab.seen();
        showTab(tab);
      }
      case Row.Record record -> {
        status = record.badge();
        seen = record.seen();
        showRecord(record);
      }
      case Row.Fold fold -> {
        plain(fold.count() + " finished");
        twisty(fold.open());
      }
      case Row.More more -> plain("+" + more.count());
      case Row.Heading heading -> {
        plain(heading.title());
        text(age, heading.waiting() == 0 ? "" : heading.waiting() + " waiting");
      }
    }
    if (same) badge.setStatus(status);
    else badge.reuse(status);
    pseudo(CURRENT, current);
    pseudo(WAITS, waits);
    pseudo(SEEN, seen);
    pseudo(FAILED, status.failed());
    for (State any : State.values()) pseudo(StatusBadge.pseudoClass(any), any == status.state());
    style(plain, newRow instanceof Row.Heading ? "row-heading" : "row-fold");
    for (Node child : getChildren()) child.setVisible(child == editor || used.contains(child));
    requestLayout();
  }

  void pseudo(PseudoClass pseudoClass, boolean on) {
    pseudoClassStateChanged(pseudoClass, on);
  }

  /** Asking a label for the styles it has already would cost as much as others. */
  private static void style(Label label, String style) {
    if (!label.getStyleClass().getLast().equals(style)) label.getStyleClass().setAll(style);
  }

  private void showTab(Row.Tab tab) {
    used.add(badge);
    text(id, rail && tab.number().startsWith("#") ? tab.number().substring(1) : tab.number());
    style(id, rail ? "rail-id" : "row-id");
    if (rail) return;
    text(name, tab.name());
    if (editor != null) used.remove(name);
    text(age, tab.age());
    text(state, tab.state());
    text(app, tab.app());
    text(message, tab.message());
    boolean said = tab.tag().equals("program") || tab.tag().equals("output");
    text(tag, said ? "" : tab.tag());
    if (tab.muted()) used.add(muted);
    if (tab.expandable()) twisty(tab.expanded());
    progress(tab.progress());
  }

  private void showRecord(Row.Record record) {
    used.add(badge);
    text(name, record.name());
    text(age, record.age());
    text(state, record.state());
    text(message, record.message());
    progress(record.progress());
  }

  private void progress(int percent) {
    if (percent < 0) return;
    used.add(track);
    used.add(fill);
  }

  private void plain(String text) {
    text(plain, text);
  }

  private void twisty(boolean open) {
    twisty.setContent(open ? OPEN : CLOSED);
    used.add(twisty);
  }

  private void text(Label label, String text) {
    if (text.isEmpty()) return;
    label.setText(Drawable.text(text));
    used.add(label);
  }

  /** Puts the editor of the name over the name; null takes it away. */
  void editor(@Nullable TextField field) {
    if (field == editor) return;
    if (editor != null) getChildren().remove(editor);
    editor = field;
    if (field != null) {
      getChildren().add(field);
      name.setVisible(false);
      app.setVisible(false);
    } else if (row instanceof Row.Tab && !rail) {
      name.setVisible(true);
    }
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    switch (row) {
      case Row.Tab tab when rail -> layoutRail();
      case Row.Tab tab -> layoutTab(tab);
      case Row.Record record -> layoutRecord(record);
      case Row.Fold fold -> layoutPlain(BADGE_X + INDENT * fold.depth());
      case Row.More more -> layoutPlain(BADGE_X + INDENT);
      case Row.Heading heading -> layoutPlain(TWISTY_X);
      case null -> {}
    }
  }

  private void layoutRail() {
    double width = getWidth();
    boolean bare = badge.status().equals(BadgeStatus.NONE);
    double badgeWidth = badge.prefWidth(-1);
    badge.resizeRelocate(Math.round((width - badgeWidth) / 2), 5, badgeWidth, badge.prefHeight(-1));
    double idWidth = Math.min(width, id.prefWidth(-1));
    double y = bare ? (getHeight() - LINE) / 2 : 21;
    id.resizeRelocate(Math.round((width - idWidth) / 2), y, idWidth, LINE);
  }

  private void layoutTab(Row.Tab tab) {
    double right = getWidth() - RIGHT;
    boolean single = tab.state().isEmpty() && tab.message().isEmpty();
    double up = tab.progress() < 0 ? 0 : 1; // Room for the bar.
    double first = single ? (getHeight() - LINE) / 2 : LINE_1 - up;
    twisty.relocate(TWISTY_X, first + (LINE - 8) / 2);
    place(badge, BADGE_X, first + (LINE - badge.prefHeight(-1)) / 2);
    double end = fromRight(age, right, first);
    if (muted.isVisible()) {
      end -= 14;
      muted.relocate(end, first + 2);
      end -= 6;
    }
    // A number of many digits needs more than its place.
    double start = Math.max(TEXT_X, BADGE_X + badge.prefWidth(-1) + COUNT_GAP);
    double x = fromLeft(id, start, end, first) + (id.isVisible() ? 5 : 0);
    TextField field = editor;
    if (field != null) field.resizeRelocate(x - 7, first - 3, Math.max(60, end - x + 7), 22);
    double nameEnd = fromLeft(name, x, end, first);
    if (editor == null) rest(app, tab.app(), nameEnd + GAP, end, first);
    if (single) return;
    double second = LINE_2 - up;
    double tagEnd = right;
    if (tag.isVisible()) {
      double width = tag.prefWidth(-1);
      tag.resizeRelocate(right - width, second, width, LINE);
      tagEnd = right - width - GAP;
    }
    secondary(TEXT_X, tagEnd, second, tab.message());
    bar(TEXT_X, right, tab.progress(), getHeight() - 4);
  }

  private void layoutRecord(Row.Record record) {
    double right = getWidth() - RIGHT;
    double y = (getHeight() - LINE) / 2;
    double x = BADGE_X + INDENT * record.depth();
    boolean bare = badge.status().equals(BadgeStatus.NONE);
    place(badge, x, y + (LINE - badge.prefHeight(-1)) / 2);
    double end = fromRight(age, right, y);
    double text = bare ? x : x + 22;
    double widest = record.state().isEmpty() ? end - text : (end - text) * 0.45;
    double width = Math.min(Math.ceil(name.prefWidth(-1)), Math.max(0, widest));
    name.resizeRelocate(text, y, width, LINE);
    secondary(text + width + GAP, end, y, record.message());
    bar(text, right, record.progress(), getHeight() - 2);
  }

  /** State, then the message as far as there is room; both on one baseline. */
  private void secondary(double x, double end, double y, String text) {
    double width = Math.min(Math.ceil(state.prefWidth(-1)), Math.max(0, end - x));
    state.resizeRelocate(x, y, width, LINE);
    rest(message, text, x + width + (width > 0 ? GAP : 0), end, y);
  }

  /** A text that gives way: gone when there is room for no more than a letter and dots. */
  private static void rest(Label label, String text, double x, double end, double y) {
    double wanted = Math.ceil(label.prefWidth(-1));
    double room = Math.max(0, end - x);
    label.setVisible(!text.isEmpty() && room >= Math.min(wanted, LEAST_TEXT));
    label.resizeRelocate(x, y, Math.min(wanted, room), LINE);
  }

  private void bar(double x, double right, int percent, double y) {
    if (percent < 0) return;
    double width = Math.max(0, right - x);
    track.resizeRelocate(x, y, width, BAR);
    fill.resizeRelocate(x, y, Math.round(width * percent / 100.0), BAR);
  }

  private void layoutPlain(double x) {
    double y = (getHeight() - LINE) / 2;
    twisty.relocate(x - 1, y + (LINE - 8) / 2);
    double text = twisty.isVisible() ? x + 14 : x;
    double end = fromRight(age, getWidth() - RIGHT, y);
    plain.resizeRelocate(text, y, Math.max(0, end - text), LINE);
  }

  private static void place(StatusBadge node, double x, double y) {
    node.resizeRelocate(x, Math.round(y), node.prefWidth(-1), node.prefHeight(-1));
  }

  private static double fromRight(Label label, double right, double y) {
    if (!label.isVisible()) return right;
    double width = Math.ceil(label.prefWidth(-1));
    label.resizeRelocate(right - width, y, width, LINE);
    return right - width - GAP;
  }

  private double fromLeft(Label label, double x, double end, double y) {
    if (!label.isVisible()) return x;
    double width = Math.min(Math.ceil(label.prefWidth(-1)), Math.max(0, end - x));
    layoutInArea(label, x, y, width, LINE, 0, HPos.LEFT, VPos.CENTER);
    return x + width;
  }

  @Override
  protected double computePrefHeight(double width) {
    return row instanceof Row.Tab ? Rows.TAB_HEIGHT : Rows.OTHER_HEIGHT;
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefWidth(double height) {
    return 44;
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }
}
