package dev.belisha.shell.tabs;

import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.Drawable;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.status.State;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import org.jspecify.annotations.Nullable;

/** One tab: badge, title, close button, and the editor of its name. The badge never gives way. */
final class TabCell extends Region {
  /** Narrower than this, the title goes (ux F1). */
  static final double TITLE_FROM = 60;

  private static final double CLOSE_FROM = 96;
  private static final double PAD = 11;
  private static final double NARROW_PAD = 9;
  private static final double GAP = 7;
  private static final double CLOSE_SIZE = 24;
  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
  private static final PseudoClass BLOCKED = PseudoClass.getPseudoClass("blocked");
  private static final PseudoClass MUTED = PseudoClass.getPseudoClass("muted");

  /** The title is longer than its room: it fades out rather than losing letters to dots. */
  private static final PseudoClass FADE = PseudoClass.getPseudoClass("fade");

  static final PseudoClass DRAGGED = PseudoClass.getPseudoClass("dragged");

  /** Let go of here, it would go to another window. */
  static final PseudoClass LEAVING = PseudoClass.getPseudoClass("leaving");

  /** Everything a tab shows. */
  record Content(
      int id,
      int position,
      int of,
      String title,
      String name,
      BadgeStatus status,
      @Nullable String message,
      String tooltip,
      boolean muted) {}

  /** What can happen to one tab; the strip says what it means. */
  interface Events {
    void close(int tab);

    /** Null when the person gave up. */
    void edited(int tab, @Nullable String name);
  }

  private final int tab;
  private final Events events;
  private final StatusBadge badge;
  private final Label title = new Label();
  private final Button close = new Button();
  private final Tooltip tooltip = new Tooltip();
  private @Nullable TextField editor;
  private @Nullable Content content;
  private boolean selected;

  TabCell(int tab, UiClock clock, Events events) {
    this.tab = tab;
    this.events = events;
    this.badge = new StatusBadge(clock);
    getStyleClass().add("strip-tab");
    setAccessibleRole(AccessibleRole.TAB_ITEM);
    title.getStyleClass().add("strip-title");
    title.setMouseTransparent(true);
    title.setTextOverrun(OverrunStyle.CLIP);
    SVGPath cross = new SVGPath();
    cross.setContent("M1 1 L8 8 M8 1 L1 8");
    cross.getStyleClass().add("strip-cross");
    close.setGraphic(cross);
    close.getStyleClass().setAll("strip-close");
    close.setFocusTraversable(false);
    close.setAccessibleText("Close tab");
    close.setOnAction(event -> events.close(tab));
    Tooltip.install(this, tooltip);
    tooltip.setWrapText(true);
    tooltip.setMaxWidth(420);
    getChildren().addAll(badge, title, close);
    hoverProperty().subscribe(hover -> requestLayout());
  }

  int tab() {
    return tab;
  }

  StatusBadge badge() {
    return badge;
  }

  void show(Content newContent, boolean nowSelected) {
    if (newContent.equals(content) && nowSelected == selected) return;
    content = newContent;
    selected = nowSelected;
    badge.setStatus(newContent.status());
    title.setText(Drawable.text(newContent.title()));
    tooltip.setText(Drawable.text(newContent.tooltip()));
    pseudoClassStateChanged(SELECTED, selected);
    pseudoClassStateChanged(BLOCKED, newContent.status().state() == State.BLOCKED);
    pseudoClassStateChanged(MUTED, newContent.muted());
    setAccessibleText(
        TabWords.accessibleName(
            newContent.title(),
            newContent.position(),
            newContent.of(),
            newContent.status(),
            newContent.message()));
    requestLayout();
  }

  boolean isEditing() {
    return editor != null;
  }

  /** The editor over the title: Enter and losing the keyboard keep, Escape gives up. */
  void edit() {
    Content shown = content;
    if (editor != null || shown == null) return;
    TextField field = new TextField(shown.name().isEmpty() ? shown.title() : shown.name());
    field.getStyleClass().add("strip-editor");
    field.setAccessibleText("Name of the tab; empty for the automatic name");
    field.setPromptText("Automatic");
    editor = field;
    String before = field.getText();
    field.setOnAction(event -> endEdit(field.getText()));
    field.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() != KeyCode.ESCAPE) return;
          event.consume();
          endEdit(null);
        });
    getChildren().add(field);
    title.setVisible(false);
    requestLayout();
    field.requestFocus();
    field.selectAll();
    field
        .focusedProperty()
        .subscribe(
            (had, has) -> {
              if (had && !has) endEdit(field.getText().equals(before) ? null : field.getText());
            });
  }

  private void endEdit(@Nullable String name) {
    TextField field = editor;
    if (field == null) return;
    editor = null;
    getChildren().remove(field);
    requestLayout();
    events.edited(tab, name);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    boolean editing = editor != null;
    boolean hasBadge = !badge.status().equals(BadgeStatus.NONE);
    boolean narrow = width < TITLE_FROM && !editing;
    boolean closable = width >= CLOSE_FROM && !editing && (selected || isHover());
    double badgeWidth = badge.prefWidth(-1);
    double pad = width < CLOSE_FROM ? NARROW_PAD : PAD;
    double badgeX = narrow ? Math.max(2, (width - badgeWidth) / 2) : pad;
    layoutInArea(badge, badgeX, 0, badgeWidth, height, 0, HPos.LEFT, VPos.CENTER);
    close.setVisible(closable);
    layoutInArea(close, width - CLOSE_SIZE - 5, 0, CLOSE_SIZE, height, 0, HPos.CENTER, VPos.CENTER);
    double x = pad + (hasBadge ? badgeWidth + GAP : 0);
    double room = Math.max(0, width - x - (closable ? CLOSE_SIZE + 7 : NARROW_PAD - 3));
    // A narrow tab without a badge would be blank: it keeps the start of its title.
    title.setVisible(!editing && !(narrow && hasBadge));
    pseudoClassStateChanged(FADE, title.prefWidth(-1) > room);
    layoutInArea(title, x, 0, room, height, 0, HPos.LEFT, VPos.CENTER);
    TextField field = editor;
    if (field == null) return;
    double fieldHeight = Math.min(26, height - 6);
    field.resizeRelocate(x - 7, (height - fieldHeight) / 2, Math.max(40, width - x), fieldHeight);
  }

  @Override
  protected double computeMinWidth(double height) {
    return StripLayout.MIN;
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return attribute == AccessibleAttribute.SELECTED
        ? (Object) selected
        : super.queryAccessibleAttribute(attribute, parameters);
  }
}
