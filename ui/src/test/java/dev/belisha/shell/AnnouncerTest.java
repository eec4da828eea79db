package dev.belisha.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.FxRig;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** What screen readers are told: batches, and nothing that takes room or clicks. */
class AnnouncerTest {
  @Test
  void whatComesWithinASecondIsOneSentence() throws Exception {
    FxRig.startHeadless();
    List<String> spoken = new CopyOnWriteArrayList<>();
    Announcer announcer = FxRig.fx(() -> new Announcer(spoken::add));
    announcer.say("api (tab 1) needs permission");
    announcer.say("web (tab 2) failed");
    announcer.say("web (tab 2) failed");
    FxRig.await("spoken", () -> !spoken.isEmpty());
    announcer.say("docs (tab 3) finished");
    FxRig.await("spoken again", () -> spoken.size() == 2);
    assertThat(spoken)
        .containsExactly(
            "api (tab 1) needs permission. web (tab 2) failed", "docs (tab 3) finished");
  }

  @Test
  void everyWindowHoldsTheWords() throws Exception {
    FxRig.startHeadless();
    Label node = FxRig.fx(Announcer::node);
    Stage stage =
        FxRig.fx(
            () -> {
              Stage window = new Stage();
              window.setScene(new Scene(new StackPane(node), 100, 100));
              window.show();
              Announcer.inWindows("api (tab 1) needs you");
              return window;
            });
    assertThat(node.getAccessibleText()).isEqualTo("api (tab 1) needs you");
    assertThat(node.getWidth()).isZero();
    FxRig.fx(
        () -> {
          stage.close();
          return true;
        });
  }
}
