package dev.belisha.shell.badge;

import dev.belisha.status.State;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.animation.ScaleTransition;
import javafx.css.PseudoClass;
import javafx.geometry.NodeOrientation;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * The status of a tab or a record at a glance (ux F1): a shape of its own for every state and
 * blocked kind, coloured by the theme's roles. Its size is fixed by {@link #setSize}; it keeps its
 * place when there is nothing to show. FX thread.
 */
public final class StatusBadge extends Region {
  public static final double DEFAULT_SIZE = 14;
  public static final double MIN_SIZE = 12;

  private static final double CENTRE = BadgeGlyphs.GRID / 2;
  private static final double RADIUS = 5.5;
  private static final double QUARTER = 90;
  private static final double STEP = 45;
  private static final double COUNT_GAP = 2;
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
  private static final Duration PULSE = Duration.millis(180);

  private static final Map<State, PseudoClass> STATES = new EnumMap<>(State.class);

  static {
    for (State state : State.values()) {
      STATES.put(state, PseudoClass.getPseudoClass(state.name().toLowerCase(Locale.ROOT)));
    }
  }

  private final UiClock clock;
  private final SVGPath glyph = new SVGPath();
  private final Circle track = new Circle(CENTRE, CENTRE, RADIUS);
  private final Arc arc = new Arc(CENTRE, CENTRE, RADIUS, RADIUS, QUARTER, 0);
  private final Group drawing = new Group(track, arc, glyph);
  private final Scale scale = new Scale(1, 1, 0, 0);
  private final Text count = new Text();
  private final Runnable step = this::step;
  private double size = DEFAULT_SIZE;
  private BadgeStatus status = BadgeStatus.NONE;
  private boolean turning;
  private boolean onScreen;

  public StatusBadge(UiClock clock) {
    this.clock = clock;
    getStyleClass().add("status-badge");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setMouseTransparent(true);
    // A tick, a question mark and a clockwise ring are the same from right to left.
    setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    glyph.setFillRule(FillRule.EVEN_ODD);
    glyph.getStyleClass().add("badge-glyph");
    track.getStyleClass().add("badge-track");
    arc.getStyleClass().add("badge-arc");
    arc.setType(ArcType.OPEN);
    count.getStyleClass().add("badge-count");
    count.setManaged(false);
    drawing.getTransforms().add(scale);
    drawing.setManaged(false);
    getChildren().addAll(drawing, count);
    sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::showingProperty)
        .orElse(false)
        .subscribe(
            showing -> {
              onScreen = showing;
              turn();
            });
    draw();
  }

  /** What a style sheet calls a state. */
  public static PseudoClass pseudoClass(State state) {
    return Objects.requireNonNull(STATES.get(state));
  }

  /** Side of the square, in px; never under 12. */
  public void setSize(double px) {
    size = Math.max(MIN_SIZE, px);
    scale.setX(size / BadgeGlyphs.GRID);
    scale.setY(size / BadgeGlyphs.GRID);
    requestLayout();
  }

  public BadgeStatus status() {
    return status;
  }

  public void setStatus(BadgeStatus newStatus) {
    if (status.equals(newStatus)) return;
    boolean nowBlocked = newStatus.state() == State.BLOCKED && status.state() != State.BLOCKED;
    status = newStatus;
    draw();
    if (nowBlocked && onScreen && !clock.reducedMotion()) pulse();
  }

  /** A cell took up another row: show its status without a pulse. */
  public void reuse(BadgeStatus newStatus) {
    if (status.equals(newStatus)) return;
    status = newStatus;
    draw();
  }

  private void draw() {
    for (State state : State.values()) {
      pseudoClassStateChanged(pseudoClass(state), state == status.state());
    }
    pseudoClassStateChanged(FAILED, status.failed());
    boolean ring = status.isRing();
    glyph.setContent(outline());
    glyph.setVisible(!glyph.getContent().isEmpty());
    track.setVisible(ring);
    arc.setVisible(ring);
    if (ring) drawArc();
    count.setText(status.blocked() > 1 ? Integer.toString(status.blocked()) : "");
    count.setVisible(status.blocked() > 1);
    setAccessibleText(status.words());
    setAccessibleRole(ring ? AccessibleRole.PROGRESS_INDICATOR : AccessibleRole.IMAGE_VIEW);
    notifyAccessibleAttributeChanged(AccessibleAttribute.VALUE);
    requestLayout();
    turn();
  }

  private String outline() {
    State state = status.state();
    if (state == null) {
      return status.bell() ? BadgeGlyphs.BELL : status.activity() ? BadgeGlyphs.ACTIVITY : "";
    }
    if (status.failed()) return BadgeGlyphs.FAILING;
    if (status.isRing()) return status.paused() ? BadgeGlyphs.PAUSE : "";
    return switch (state) {
      case BLOCKED -> BadgeGlyphs.blocked(status.kind());
      case ERROR -> BadgeGlyphs.ERROR;
      case DONE -> BadgeGlyphs.DONE;
      case IDLE -> BadgeGlyphs.IDLE;
      case WORKING -> "";
    };
  }

  /** From twelve o'clock, clockwise: as far as the work is, or a piece that turns. */
  private void drawArc() {
    if (status.progress() >= 0) {
      arc.setStartAngle(QUARTER);
      arc.setLength(-3.6 * Math.min(100, status.progress()));
    } else {
      arc.setLength(clock.reducedMotion() || !status.turns() ? -3 * QUARTER : -QUARTER);
    }
  }

  private void turn() {
    boolean wanted = onScreen && status.turns() && !clock.reducedMotion();
    if (wanted == turning) return;
    turning = wanted;
    if (wanted) clock.join(step);
    else clock.leave(step);
  }

  private void step() {
    if (isReallyVisible()) arc.setStartAngle((arc.getStartAngle() - STEP) % 360);
  }

  private boolean isReallyVisible() {
    for (Node node = this; node != null; node = node.getParent()) {
      if (!node.isVisible()) return false;
    }
    return true;
  }

  /** Twice a little larger and back; nothing ever blinks. */
  private void pulse() {
    ScaleTransition pulse = new ScaleTransition(PULSE, this);
    pulse.setFromX(1);
    pulse.setFromY(1);
    pulse.setToX(1.3);
    pulse.setToY(1.3);
    pulse.setCycleCount(4);
    pulse.setAutoReverse(true);
    pulse.play();
  }

  private double countWidth() {
    return status.blocked() > 1 ? COUNT_GAP + Math.ceil(count.getLayoutBounds().getWidth()) : 0;
  }

  @Override
  protected double computePrefWidth(double height) {
    return size + countWidth();
  }

  @Override
  protected double computePrefHeight(double width) {
    return size;
  }

  @Override
  protected double computeMinWidth(double height) {
    return computePrefWidth(height);
  }

  @Override
  protected double computeMinHeight(double width) {
    return size;
  }

  @Override
  protected double computeMaxWidth(double height) {
    return computePrefWidth(height);
  }

  @Override
  protected double computeMaxHeight(double width) {
    return size;
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return switch (attribute) {
      case VALUE -> (double) status.progress();
      case MIN_VALUE -> 0.0;
      case MAX_VALUE -> 100.0;
      case INDETERMINATE -> status.isRing() && status.progress() < 0;
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  @Override
  protected void layoutChildren() {
    drawing.setLayoutX(0);
    drawing.setLayoutY(0);
    count.setX(size + COUNT_GAP);
    count.setY(Math.round((size + count.getLayoutBounds().getHeight()) / 2 - 3));
  }
}
