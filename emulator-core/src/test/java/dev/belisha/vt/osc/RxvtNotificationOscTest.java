package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalEvent.Notification;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OSC 777. */
class RxvtNotificationOscTest {
  private final TestTerminal t = TestTerminal.open(10, 2);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "notify;T;B|T|B",
        "notify;T|T|''",
        "notify;;B|''|B",
        "notify;T;a;b|T|a;b",
        "notify;grün;😀|grün|😀",
      })
  void notifies(String body, String title, String text) {
    t.enter("\033]777;" + body + "\007");
    assertThat(t.events).containsExactly(new Notification(title, text));
  }

  @Test
  void bothAreCapped() {
    String text = "x".repeat(NotificationOsc.MAX_TEXT);
    t.raw("\033]777;notify;" + text + "y;" + text + "y\007");
    assertThat(t.events).containsExactly(new Notification(text, text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"777", "777;", "777;notify", "777;notify;;", "777;Notify;a;b", "777;x;a"})
  void doesNothing(String body) {
    t.raw("\033]" + body + "\007");
    assertThat(t.events).isEmpty();
  }
}
