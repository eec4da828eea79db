package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

class PulsesTest {
  private final List<String> asked = new ArrayList<>();
  private final AtomicLong nanos = new AtomicLong(5);
  private final Pulses pulses =
      new Pulses(() -> asked.add("tick"), () -> asked.add("post"), nanos::get);

  @Test
  void aFrameIsWantedAndPostedAtOnce() {
    pulses.now();
    assertThat(asked).containsExactly("tick", "post");
  }

  @Test
  void whatComesTooSoonWaitsForTheTick() {
    pulses.now();
    asked.clear();
    nanos.addAndGet(Pulses.APART_NANOS - 1);
    pulses.now();
    assertThat(asked).containsExactly("tick");
    asked.clear();
    nanos.addAndGet(1);
    pulses.now();
    assertThat(asked).containsExactly("tick", "post");
  }

  @Test
  void theNextTickIsNotHurried() {
    pulses.next();
    assertThat(asked).containsExactly("tick");
  }

  /** Another JavaFX, whose inside is not as we know it: the tick is left. */
  @Test
  void withoutTheInternalMethodNothingIsPosted() {
    assertThat(Pulses.poster("dev.belisha.NoSuchClass")).isNull();
    assertThat(Pulses.poster("java.lang.String")).isNull();
    assertThat(Pulses.poster(OtherToolkit.class.getName())).isNull();
  }

  /** A toolkit without the method. */
  public static final class OtherToolkit {
    private OtherToolkit() {}

    public static Object getToolkit() {
      return new Object();
    }
  }

  /** A toolkit whose method fails. */
  public static final class FailingToolkit {
    private FailingToolkit() {}

    public static Object getToolkit() {
      return new FailingToolkit();
    }

    void postPulse() {
      throw new IllegalStateException("not today");
    }
  }

  @Test
  void aFaultOfTheInternalMethodEndsNothing() {
    Runnable post = Pulses.poster(FailingToolkit.class.getName());
    assertThat(post).isNotNull();
    post.run();
  }

  /** The method is there in the JavaFX we ship: red here means that frames wait for ticks again. */
  @Test
  void theToolkitsPulseComes() throws Exception {
    Stage stage = FxHarness.call(Stage::new);
    List<Long> passed = new ArrayList<>();
    FxHarness.run(
        () -> {
          Scene scene = new Scene(new Pane(), 50, 50);
          stage.setScene(scene);
          stage.show();
          scene.addPostLayoutPulseListener(() -> passed.add(System.nanoTime()));
        });
    FxHarness.pulses(2);
    int before = FxHarness.call(passed::size);
    assertThat(Pulses.poster("com.sun.javafx.tk.Toolkit")).isNotNull();
    Pulses.ofToolkit().now();
    FxHarness.await("a pulse", () -> passed.size() > before);
    FxHarness.run(stage::close);
  }
}
