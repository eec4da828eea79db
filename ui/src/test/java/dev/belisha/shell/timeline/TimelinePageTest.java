package dev.belisha.shell.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.Timeline;
import dev.belisha.attention.Timeline.Outcome;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.shell.theme.Palette;
import dev.belisha.shell.theme.Themes;
import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.view.FxHarness;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * The timeline on the headless platform. {@code -Dbelisha.pictures=FOLDER} saves what it looks
 * like.
 */
class TimelinePageTest {
  private final List<String> done = new ArrayList<>();
  private TimelineSamples story = TimelineSamples.agent();
  private UiClock clock = new UiClock(InstantSource.fixed(story.now()), () -> true);
  private List<Timeline> closed = List.of();
  private @Nullable Stage stage;
  private @Nullable TimelinePage page;
  private int asked;

  private static <T> T fx(Callable<T> task) {
    return FxHarness.call(task);
  }

  private TimelinePage open(boolean dark, double width) {
    return fx(
        () -> {
          Themes.apply(dark ? Palette.DARK : Palette.LIGHT);
          TimelinePage opened =
              new TimelinePage(
                  7,
                  clock,
                  (tab, answer) -> {
                    asked = tab;
                    answer.accept(story.open(7, "api-server"), closed);
                  },
                  () -> done.add("close"));
          Stage window = new Stage();
          window.setScene(new Scene(opened, width, 560));
          Themes.dress(window.getScene(), dark ? Palette.DARK : Palette.LIGHT);
          window.show();
          opened.applyCss();
          opened.layout();
          opened.shown();
          stage = window;
          page = opened;
          return opened;
        });
  }

  @AfterEach
  void close() {
    fx(
        () -> {
          if (page != null) page.hidden();
          if (stage != null) stage.close();
          clock.close();
          return true;
        });
  }

  @SuppressWarnings("unchecked")
  private static ListView<Line> list(TimelinePage page) {
    return (ListView<Line>) page.lookup("#timeline-list");
  }

  @Test
  void everySegmentHasAColourAndAPatternOfItsOwn() {
    TimelinePage opened = open(true, 900);
    Set<Object> looks = new HashSet<>();
    int states =
        fx(
            () -> {
              Set<String> styles = new HashSet<>();
              for (var node : opened.lookupAll(".strip-segment")) {
                Region segment = (Region) node;
                String style = segment.getStyleClass().getLast();
                if (!styles.add(style) || style.equals("segment-none")) continue;
                looks.add(
                    segment.getBackground().getFills().stream().map(f -> f.getFill()).toList());
              }
              return styles.size();
            });
    assertThat(states).isEqualTo(6);
    assertThat(looks).as("one look for each of the five states").hasSize(5);
  }

  @Test
  void theListIsVirtualAndBeginsAtItsEnd() {
    for (int i = 0; i < 480; i++) {
      State from = i % 2 == 0 ? State.WORKING : State.IDLE;
      State to = i % 2 == 0 ? State.IDLE : State.WORKING;
      story.change("", from, to, null, Source.REPORT, Duration.ofSeconds(1));
    }
    TimelinePage opened = open(true, 900);
    FxHarness.pulses(2);
    fx(
        () -> {
          int lines = list(opened).getItems().size();
          assertThat(lines).isGreaterThan(480);
          List<Integer> cells = new ArrayList<>();
          for (var node : list(opened).lookupAll(".list-cell")) {
            if (node instanceof IndexedCell<?> cell && !cell.isEmpty()) cells.add(cell.getIndex());
          }
          assertThat(cells).hasSizeLessThan(40).contains(lines - 1);
          return true;
        });
  }

  /** What comes while it is open is added below; nothing else moves. */
  @Test
  void itGoesOnWhileItIsOpen() throws Exception {
    clock = new UiClock(InstantSource.system(), () -> true);
    TimelinePage opened = open(true, 900);
    int before = fx(() -> list(opened).getItems().size());
    Line first = fx(() -> list(opened).getItems().getFirst());
    fx(() -> story.decided("", Outcome.HELD, "10 s limit", 1));
    dev.belisha.FxRig.await(
        "the new line", () -> fx(() -> list(opened).getItems().size()) == before + 1);
    assertThat(fx(() -> list(opened).getItems().getFirst())).isSameAs(first);
    assertThat(fx(() -> list(opened).getItems().getLast().spoken())).contains("Held: 10 s limit");
  }

  @Test
  void copiesJsonAndClosesByEscape() {
    TimelinePage opened = open(false, 900);
    fx(
        () -> {
          ((Button) opened.lookup("#timeline-copy")).fire();
          assertThat(Clipboard.getSystemClipboard().getString())
              .isEqualTo(story.open(7, "api-server").toJson());
          Event.fireEvent(
              list(opened),
              new KeyEvent(
                  KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false));
          return true;
        });
    assertThat(done).containsExactly("close");
  }

  @Test
  void tabsClosedLatelyCanBeChosen() {
    closed = List.of(story.closed(5, "old", story.now().minusSeconds(120)));
    TimelinePage opened = open(true, 900);
    fx(
        () -> {
          MenuButton menu = (MenuButton) opened.lookup("#timeline-closed");
          assertThat(menu.isVisible()).isTrue();
          assertThat(menu.getItems().getFirst().getText()).isEqualTo("#5 old, closed 2 min ago");
          menu.getItems().getFirst().fire();
          return true;
        });
    assertThat(asked).isEqualTo(5);
  }

  @Test
  void pictures() {
    String folder = System.getProperty("belisha.pictures");
    org.junit.jupiter.api.Assumptions.assumeTrue(folder != null, "no folder for pictures");
    closed = List.of(story.closed(5, "old", story.now().minusSeconds(120)));
    for (boolean dark : new boolean[] {true, false}) {
      for (int scale : new int[] {1, 2}) {
        for (int width : new int[] {480, 900}) {
          TimelinePage opened = open(dark, width);
          FxHarness.pulses(2);
          String name = "timeline-%s-%d-%d.png".formatted(dark ? "dark" : "light", width, scale);
          FxHarness.save(FxHarness.picture(opened, scale), Path.of(folder, name));
          fx(
              () -> {
                opened.hidden();
                java.util.Objects.requireNonNull(stage).close();
                return true;
              });
        }
      }
    }
  }
}
