package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalEvent.Notification;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OSC 99. */
class KittyNotificationOscTest {
  private final TestTerminal t = TestTerminal.open(10, 2);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "NONE",
      value = {
        ";hello|NONE|hello|''",
        "i=7;hello|7|hello|''",
        "i=7:p=body;text|7|''|text",
        "d=1:p=title;a;b|NONE|a;b|''",
        "u=2:a=focus:o=unfocused;loud|NONE|loud|''",
        "i=a b;x|NONE|x|''",
        "e=1;aMOkbGxv|NONE|hällo|''",
        "e=1;YQo|NONE|'a '|''",
        "nonsense;x|NONE|x|''",
      })
  void one(String body, String id, String title, String text) {
    t.enter("\033]99;" + body + "\033\\");
    assertThat(t.events).containsExactly(new Notification(id, title, text));
    t.repliesWith("");
  }

  @Test
  void partsUnderOneIdComeTogetherAtTheLast() {
    part("i=1:d=0;Hel");
    part("i=2:d=0;Other");
    part("i=1:d=0:p=title;lo");
    part("i=1:d=0:p=body;wor");
    assertThat(t.events).isEmpty();
    part("i=1:d=1:p=body;ld");
    assertThat(t.events).containsExactly(new Notification("1", "Hello", "world"));
    part("i=2:p=body;");
    assertThat(t.events).endsWith(new Notification("2", "Other", ""));
  }

  /** Cut before encoding each part has its own end; cut after, a part may end anywhere. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "aMOk,bGxv",
        "aA==,w6Q=,bGxv",
        "a,MOkbGxv",
        "aMO,kbGx,v",
        "aMOkb,Gxv",
        "aA,==,w6RsbG8="
      })
  void encodedParts(String parts) {
    String[] each = parts.split(",");
    for (String one : each) part("i=1:e=1:d=0:p=body;" + one);
    part("i=1:p=body;!");
    assertThat(t.events).containsExactly(new Notification("1", "", "hällo!"));
  }

  @Test
  void spacesAroundPairsDoNotCount() {
    part(" i = 5 : p = body ;text");
    assertThat(t.events).containsExactly(new Notification("5", "", "text"));
  }

  @Test
  void anIconMayBeTheLastPart() {
    part("i=1:d=0;Title");
    part("i=1:d=1:p=icon;AAAA");
    assertThat(t.events).containsExactly(new Notification("1", "Title", ""));
  }

  @Test
  void closingShowsNothing() {
    part("i=1:d=0;Title");
    part("i=1:p=close;");
    part("i=1:p=alive;");
    assertThat(t.events).isEmpty();
  }

  @Test
  void theQuestionIsAnsweredWithWhatIsReallyThere() {
    t.raw("\033]99;i=ab:p=?;\033\\")
        .repliesWith("\033]99;i=ab:p=?;a=focus:o=always:p=title,body\033\\");
    t.raw("\033]99;i=ab:p=?;\007")
        .repliesWith("\033]99;i=ab:p=?;a=focus:o=always:p=title,body\007");
    assertThat(t.events).isEmpty();
  }

  @Test
  void theAnswerEchoesNoUnsafeId() {
    t.raw("\033]99;i=a b\u009B$(x):p=?;\007")
        .repliesWith("\033]99;i=:p=?;a=focus:o=always:p=title,body\007");
    t.raw("\033]99;i=a,b?=/:p=?;\007")
        .repliesWith("\033]99;i=:p=?;a=focus:o=always:p=title,body\007");
    t.raw("\033]99;i=" + "x".repeat(65) + ":p=?;\007")
        .repliesWith("\033]99;i=:p=?;a=focus:o=always:p=title,body\007");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "99",
        "99;",
        "99;i=1",
        "99;;",
        "99;; ",
        "99;e=1;%%%",
        "99;e=1;a",
        "99;p=icon;AAAA",
        "99;p=buttons;yes",
        "99;p=;x",
        "99;p=close:i=1;"
      })
  void doesNothing(String body) {
    t.raw("\033]" + body + "\007").repliesWith("");
    assertThat(t.events).isEmpty();
  }

  @Test
  void textAndOpenNotificationsAreCapped() {
    for (int id = 0; id < 3 * KittyNotificationOsc.MAX_OPEN; id++) part("i=n" + id + ":d=0;T" + id);
    part("i=n0;late");
    assertThat(t.events).containsExactly(new Notification("n0", "late", ""));
    String chunk = "😀".repeat(500);
    for (int at = 0; at < 20; at++) part("i=big:d=0:p=body;" + chunk);
    part("i=big:p=body;end");
    assertThat(t.events)
        .endsWith(new Notification("big", "", "😀".repeat(NotificationOsc.MAX_TEXT)));
  }

  @Test
  void controlsInsideBase64AreNeutral() {
    byte[] bytes = "a\033[31m\u0007b\nc".getBytes(StandardCharsets.UTF_8);
    part("e=1;" + Base64.getEncoder().encodeToString(bytes));
    assertThat(t.events).containsExactly(new Notification(null, "a[31mb c", ""));
  }

  private void part(String body) {
    t.enter("\033]99;" + body + "\033\\");
  }
}
