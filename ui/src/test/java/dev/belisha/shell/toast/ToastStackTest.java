package dev.belisha.shell.toast;

import static dev.belisha.FxRig.await;
import static dev.belisha.FxRig.fx;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.FxRig;
import dev.belisha.attention.Toast;
import dev.belisha.attention.Toast.Manner;
import dev.belisha.attention.Toast.Mark;
import dev.belisha.attention.Toast.Urgency;
import dev.belisha.notify.NotificationBackend;
import dev.belisha.notify.NotificationBackend.Click;
import dev.belisha.shell.badge.StatusBadge;
import dev.belisha.shell.badge.UiClock;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Toasts in our own window: their badge, their place, their buttons. */
class ToastStackTest {
  private final List<Click> clicks = new ArrayList<>();
  private final List<Toast> closed = new ArrayList<>();
  private Stage stage;
  private NotificationBackend stack;

  @BeforeEach
  void open() throws Exception {
    FxRig.startHeadless();
    stage =
        fx(
            () -> {
              Stage window = new Stage();
              window.setScene(new Scene(new Pane(), 900, 600));
              window.setX(10);
              window.setY(20);
              window.show();
              window.requestFocus();
              return window;
            });
    NotificationBackend.Listener listener =
        new NotificationBackend.Listener() {
          @Override
          public void clicked(Click click) {
            clicks.add(click);
          }

          @Override
          public void closed(Toast toast) {
            closed.add(toast);
          }
        };
    stack = ToastStack.factory(new UiClock(InstantSource.system(), () -> true)).open(listener);
  }

  @AfterEach
  void close() throws Exception {
    stack.close();
    fx(
        () -> {
          stage.close();
          return true;
        });
    await("no toast is left", () -> cards().isEmpty());
  }

  private static Toast toast(int id, State state, Kind kind, String... buttons) {
    Manner manner = new Manner(0, true, false, -1, List.of(), List.of(buttons));
    return new Toast(
        id, "tab" + id, "text", Urgency.NORMAL, new Mark(state, kind, 1), List.of(), "", manner);
  }

  private static List<PopupWindow> cards() throws Exception {
    return fx(
        () ->
            Window.getWindows().stream()
                .filter(PopupWindow.class::isInstance)
                .map(PopupWindow.class::cast)
                .filter(card -> badge(card) != null)
                .toList());
  }

  private static StatusBadge badge(PopupWindow card) {
    return (StatusBadge) card.getScene().getRoot().lookup(".status-badge");
  }

  private static String words(PopupWindow card) throws Exception {
    return fx(() -> badge(card).status().words());
  }

  private void show(Toast toast) throws Exception {
    int before = cards().size();
    stack.show(toast);
    await("toast", () -> cards().size() == before + 1);
  }

  @Test
  void itsMarkIsTheBadgeOfItsState() throws Exception {
    show(toast(1, State.BLOCKED, Kind.QUESTION));
    show(toast(2, State.ERROR, null));
    assertThat(words(cards().get(0))).isEqualTo("Asks a question");
    assertThat(words(cards().get(1))).isEqualTo("Failed");
  }

  @Test
  void whatIsOfNoStatusHasABell() throws Exception {
    show(toast(-1, null, null));
    assertThat(words(cards().get(0))).isEqualTo("Bell");
  }

  @Test
  void oneStandsInTheCornerTheOlderAboveTheNewer() throws Exception {
    show(toast(1, State.BLOCKED, null));
    show(toast(2, State.BLOCKED, null));
    await("both stand", () -> distance(cards().get(1)) == 15);
    PopupWindow older = cards().get(0);
    await("the older above", () -> distance(older) > 60);
    assertThat(fx(() -> older.getX() + older.getWidth())).isEqualTo(right() - 15);
  }

  /** Nothing of ours stays behind when its window changes. */
  @Test
  void itFollowsItsWindow() throws Exception {
    show(toast(1, State.BLOCKED, null));
    PopupWindow card = cards().get(0);
    fx(
        () -> {
          stage.setWidth(640);
          stage.setHeight(420);
          stage.setX(70);
          return true;
        });
    await("moved along", () -> fx(() -> card.getX() + card.getWidth()) == right() - 15);
    await("moved up", () -> distance(card) == 15);
    assertThat(right()).isEqualTo(70 + 640);
    assertThat(fx(() -> stage.getHeight())).isEqualTo(420);
  }

  private double right() throws Exception {
    return fx(() -> stage.getX() + stage.getWidth());
  }

  private double distance(PopupWindow card) throws Exception {
    return fx(() -> stage.getY() + stage.getHeight() - card.getY() - card.getHeight());
  }

  @Test
  void itsButtonIsClickedByItsNumberAndTheToastGoes() throws Exception {
    Toast toast = toast(-3, null, null, "Yes", "No");
    show(toast);
    PopupWindow card = cards().get(0);
    fx(
        () -> {
          for (var node : card.getScene().getRoot().lookupAll(".button")) {
            if (node instanceof Button button && button.getText().equals("No")) button.fire();
          }
          return true;
        });
    await("gone", () -> cards().isEmpty());
    assertThat(clicks).containsExactly(new Click(toast, null, 2));
  }

  @Test
  void whatIsWithdrawnGoesWithoutAWord() throws Exception {
    show(toast(1, State.BLOCKED, null));
    stack.withdraw(1);
    await("gone", () -> cards().isEmpty());
    assertThat(closed).isEmpty();
  }
}
