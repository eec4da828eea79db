package dev.belisha.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.config.Settings.AttentionRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** B-37: the desktop points at a window never, once, or until it is visited. */
class UrgencyTest {
  private final List<Runnable> timers = new ArrayList<>();
  private String told = "";
  private final Urgency urgency =
      new Urgency(on -> told += on ? "+" : "-", (after, task) -> timers.add(task));

  /**
   * @param story how many wait, with {@code *} while the person is in the window; {@code t} for the
   *     end of the first timer, {@code c} for a call that the desktop refused
   * @param seen + and - at each step
   */
  @ParameterizedTest
  @CsvSource({
    // Until the person comes, or nothing waits any more.
    "until_focus, 0 1 2 1 0, '. + . . -'",
    "until_focus, 1 1* 1 0, + - + -",
    "until_focus, 0* 1* 1, . . +",
    // Once for each that comes, and not for what the person has seen.
    "once, 0 1 t 1 2 t, '. + - . + -'",
    "once, 1 0 t, + - .",
    "once, 1 1* 1 2, + - . +",
    "once, 1 t 0 1, + - . +",
    // An old timer does not end a new request.
    "once, 1 1* 1 2 t t, + - . + . -",
    "off, 0 1 2 0, . . . .",
    // Whoever called the window is to find it.
    "off, 0 c 1 1*, . + . -",
    "once, 1 t c 0 0*, + - + . -",
  })
  void points(String wish, String story, String seen) {
    AttentionRequest request = AttentionRequest.valueOf(wish.toUpperCase(Locale.ROOT));
    List<String> steps = new ArrayList<>();
    for (String step : story.split(" ")) {
      told = "";
      switch (step) {
        case "t" -> timers.removeFirst().run();
        case "c" -> urgency.called();
        default ->
            urgency.show(request, Integer.parseInt(step.substring(0, 1)), step.endsWith("*"));
      }
      steps.add(told.isEmpty() ? "." : told);
    }
    assertThat(String.join(" ", steps)).isEqualTo(seen);
  }
}
