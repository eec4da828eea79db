package dev.belisha.shell.timeline;

import dev.belisha.attention.Timeline;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.Drawable;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.page.Page;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.ScheduledFuture;
import java.util.function.BiConsumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * The timeline of a tab (ux F7): a strip of what its badge showed, totals, and every change and
 * notification with its reason. Asks for a new reading twice a second while it is on screen. FX
 * thread.
 */
public final class TimelinePage extends Page {
  private static final Duration REFRESH = Duration.ofMillis(500);

  private final UiClock clock;
  private final Source source;
  private final TimelineModel model;
  private final MenuButton closedTabs = new MenuButton("Recently closed");
  private final FlowPane totals = new FlowPane(18, 4);
  private final StripView strip;
  private final Label begin = axis();
  private final Label end = axis();
  private final ObservableList<Line> lines = FXCollections.observableArrayList();
  private final ListView<Line> list = new ListView<>(lines);
  private List<TimelineModel.Total> shownTotals = List.of();
  private List<TimelineModel.ClosedTab> shownClosed = List.of();
  private @Nullable ScheduledFuture<?> wake;
  private boolean over;

  /** Where readings come from. */
  public interface Source {
    /**
     * Asks for the timeline of a tab, null when it is not open, and those of the tabs closed in the
     * window; the answer comes on the FX thread.
     */
    void ask(int tab, BiConsumer<@Nullable Timeline, List<Timeline>> answer);
  }

  public TimelinePage(int tab, UiClock clock, Source source, Runnable close) {
    super("Timeline", close);
    this.clock = clock;
    this.source = source;
    this.model = new TimelineModel(tab, ZoneId.systemDefault());
    this.strip = new StripView(model::at, this::scrollTo);
    setId("timeline-page");
    Button copy = new Button("Copy as JSON");
    copy.setId("timeline-copy");
    copy.setOnAction(event -> copy());
    closedTabs.setId("timeline-closed");
    closedTabs.setVisible(false);
    closedTabs.setManaged(false);
    tools(closedTabs, copy);
    totals.getStyleClass().add("timeline-totals");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox axis = new HBox(begin, gap, end);
    VBox top = new VBox(totals, strip, axis);
    top.getStyleClass().add("timeline-top");
    list.setId("timeline-list");
    list.getStyleClass().add("timeline-list");
    list.setFixedCellSize(LineCell.HEIGHT);
    list.setCellFactory(view -> new LineCell(clock));
    list.setPlaceholder(empty());
    list.heightProperty()
        .subscribe(
            height -> {
              if (isAtEnd()) list.scrollTo(lines.size() - 1);
            });
    list.setAccessibleText("What happened, oldest first");
    VBox.setVgrow(list, Priority.ALWAYS);
    setCenter(new VBox(top, list));
    update();
    refresh();
  }

  private static Label axis() {
    Label label = new Label();
    label.getStyleClass().add("timeline-axis");
    return label;
  }

  private static Label empty() {
    Label label = new Label("No program has reported its status in this tab yet.");
    label.getStyleClass().add("page-quiet");
    return label;
  }

  @Override
  protected Node first() {
    return list;
  }

  @Override
  public void hidden() {
    over = true;
    if (wake != null) wake.cancel(false);
  }

  private void refresh() {
    if (over) return;
    source.ask(
        model.tab(),
        (timeline, closed) -> {
          if (over) return;
          model.take(timeline, closed, clock.now());
          update();
          if (wake != null) wake.cancel(false);
          wake = clock.at(clock.now().plus(REFRESH), this::refresh);
        });
  }

  private void update() {
    String when = model.closedWords();
    title("Timeline of " + Drawable.text(model.title()) + (when.isEmpty() ? "" : ", " + when));
    showTotals();
    showClosedTabs();
    strip.show(model);
    begin.setText(model.begin());
    end.setText(model.end());
    showLines();
  }

  private void showTotals() {
    if (model.totals().equals(shownTotals)) return;
    boolean sameStates = states(model.totals()).equals(states(shownTotals));
    shownTotals = model.totals();
    if (!sameStates) {
      totals.getChildren().setAll(shownTotals.stream().map(total -> total(total.state())).toList());
    }
    for (int i = 0; i < shownTotals.size(); i++) {
      HBox box = (HBox) totals.getChildren().get(i);
      ((Label) box.getChildren().getLast()).setText(shownTotals.get(i).words());
    }
  }

  private static List<State> states(List<TimelineModel.Total> totals) {
    return totals.stream().map(TimelineModel.Total::state).toList();
  }

  /** The strip's legend and its sums in one: badge, pattern, words. */
  private HBox total(State state) {
    StatusBadge badge = new StatusBadge(clock);
    badge.setSize(StatusBadge.MIN_SIZE);
    badge.setStatus(BadgeStatus.of(state, null, state == State.WORKING ? 75 : -1));
    Region swatch = new Region();
    StripView.style(swatch, state);
    swatch.setPrefSize(20, 12);
    swatch.setMaxHeight(12);
    Label words = new Label();
    words.getStyleClass().add("timeline-total");
    HBox box = new HBox(6, badge, swatch, words);
    box.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
    return box;
  }

  private void showClosedTabs() {
    // Nothing changes under the pointer.
    if (closedTabs.isShowing() || model.recentlyClosed().equals(shownClosed)) return;
    shownClosed = model.recentlyClosed();
    closedTabs.getItems().clear();
    for (TimelineModel.ClosedTab tab : shownClosed) {
      MenuItem item = new MenuItem(Drawable.text(tab.title()) + ", " + tab.when());
      item.setOnAction(event -> choose(tab.tab()));
      closedTabs.getItems().add(item);
    }
    closedTabs.setVisible(!shownClosed.isEmpty());
    closedTabs.setManaged(!shownClosed.isEmpty());
  }

  private void choose(int tab) {
    model.choose(tab);
    update();
    refresh();
  }

  /** Only what is new is touched; the end stays in sight for whoever is there. */
  private void showLines() {
    List<Line> now = model.lines();
    if (now.equals(lines)) return;
    boolean atEnd = isAtEnd();
    int same = 0;
    while (same < Math.min(now.size(), lines.size()) && now.get(same).equals(lines.get(same))) {
      same++;
    }
    if (same < lines.size()) lines.remove(same, lines.size());
    lines.addAll(now.subList(same, now.size()));
    if (atEnd) list.scrollTo(lines.size() - 1);
  }

  private boolean isAtEnd() {
    if (!(list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow)) return true;
    return flow.getLastVisibleCell() == null
        || flow.getLastVisibleCell().getIndex() >= lines.size() - 1;
  }

  private void scrollTo(double place) {
    int line = model.lineAt(place);
    if (line < 0) return;
    list.getSelectionModel().clearAndSelect(line);
    list.scrollTo(Math.max(0, line - 2));
  }

  private void copy() {
    model
        .json()
        .ifPresent(
            json -> {
              ClipboardContent content = new ClipboardContent();
              content.putString(json);
              Clipboard.getSystemClipboard().setContent(content);
            });
  }
}
