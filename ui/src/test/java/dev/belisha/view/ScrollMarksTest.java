package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.search.SearchQuery;
import java.awt.image.BufferedImage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What lies beside and over the terminal: marks of the scrollbar, the way to the bottom. */
class ScrollMarksTest {
  private static final String PROMPT = "\033]133;A\033\\$ ";

  private final EngineSource source = new EngineSource(40, 10);
  private final ExecutorService painter = Executors.newSingleThreadExecutor();
  private TerminalView view;
  private Stage stage;

  @BeforeEach
  void show() {
    FxHarness.run(
        () -> {
          view = new TerminalView(new ViewActions() {}, new Painting(painter));
          StackPane root = new StackPane(view);
          StackPane.setAlignment(view, Pos.TOP_LEFT);
          view.setPrefSize(view.sizeFor(40, 10).getWidth(), view.sizeFor(40, 10).getHeight());
          stage = new Stage();
          stage.setScene(new Scene(root));
          stage.show();
          view.attach(source);
        });
    FxHarness.frames(painter);
  }

  @AfterEach
  void close() {
    FxHarness.run(
        () -> {
          view.search().close();
          stage.close();
        });
    painter.shutdown();
  }

  private void output(String text) {
    source.feed(text);
    FxHarness.run(view::damaged);
    FxHarness.frames(painter);
  }

  /** Whether a colour is in the scrollbar at a share of its height, give or take. */
  private boolean marked(int color, double share) {
    BufferedImage picture = FxHarness.picture(view, 1);
    int middle = (int) (share * picture.getHeight());
    int left = picture.getWidth() - (int) ScrollThumb.WIDTH;
    for (int y = Math.max(0, middle - 5); y < Math.min(picture.getHeight(), middle + 5); y++) {
      for (int x = left; x < picture.getWidth(); x++) {
        if ((picture.getRGB(x, y) & 0xFFFFFF) == color) return true;
      }
    }
    return false;
  }

  private void awaitMark(int color, double share) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (!marked(color, share)) {
      assertThat(System.nanoTime()).as("#%06x at %s", color, share).isLessThan(end);
      FxHarness.run(view::damaged);
      FxHarness.frames(painter);
    }
  }

  @Test
  void hitsAndMomentsAreMarkedWhereTheyAre() {
    ThemeColors theme = ThemeColors.DARK;
    output("x\r\n".repeat(50) + "needle\r\n" + "x\r\n".repeat(49));
    assertThat(marked(theme.currentHit(), 0.5)).isFalse();
    FxHarness.run(
        () -> {
          view.search().open();
          view.search().look(new SearchQuery("needle", false, false, false));
        });
    awaitMark(theme.currentHit(), 50 / 101.0);
    assertThat(marked(theme.currentHit(), 0.1)).isFalse();
    FxHarness.run(view.search()::close);
    FxHarness.frames(painter);
    assertThat(marked(theme.currentHit(), 50 / 101.0)).isFalse();
    output("\033]7501;state=blocked\033\\");
    awaitMark(theme.ansi()[3], 1);
  }

  @Test
  void promptsAreJumpedTo() {
    output(PROMPT + "a\r\n" + "x\r\n".repeat(30) + PROMPT + "b\r\n" + "x\r\n".repeat(30));
    FxHarness.await("prompts read", () -> view.scrollToPrompt(true));
    FxHarness.await("the newer one", () -> view.isShown(31) && !view.isShown(30));
    FxHarness.run(() -> assertThat(view.scrollToPrompt(true)).isTrue());
    FxHarness.await("the older one", () -> view.isShown(0));
    FxHarness.run(() -> assertThat(view.scrollToPrompt(true)).isFalse());
    FxHarness.run(() -> assertThat(view.scrollToPrompt(false)).isTrue());
    FxHarness.await("the newer one again", () -> view.isShown(31) && !view.isShown(30));
    FxHarness.run(() -> assertThat(view.scrollToPrompt(false)).isTrue());
    FxHarness.await("below it the bottom", () -> view.isShown(62));
    FxHarness.run(() -> assertThat(view.scrollToPrompt(false)).isFalse());
  }

  @Test
  void readingBackThereIsAWayToTheBottom() {
    output("x\r\n".repeat(50));
    Node button = FxHarness.call(() -> view.lookup("#to-bottom"));
    assertThat(button.isVisible()).isFalse();
    FxHarness.run(() -> view.scrollPages(-2));
    FxHarness.frames(painter);
    assertThat(button.isVisible()).isTrue();
    assertThat(((Button) button).getText()).isEqualTo("To the bottom");
    output("new\r\nnew\r\n");
    assertThat(((Button) button).getText()).isEqualTo("2 new lines");
    FxHarness.run(((Button) button)::fire);
    FxHarness.frames(painter);
    assertThat(button.isVisible()).isFalse();
    assertThat(FxHarness.call(() -> view.isShown(52))).isTrue();
  }
}
