package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.NotificationWishes;
import dev.belisha.vt.context.ProgramNotifications;
import dev.belisha.vt.context.TerminalEvent.Notification;
import dev.belisha.vt.context.TerminalEvent.NotificationWithdrawn;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OSC 99. */
class KittyNotificationOscTest {
  private static final String SUPPORTED =
      "a=focus,report:c=1:o=invisible:p=title,body,buttons,close,alive,?:s=system,silent:u=0,1,2:w=1";

  private final TestTerminal t = TestTerminal.open(10, 2);

  private static Notification notification(int key, String title, String body) {
    return new Notification(key, title, body, NotificationWishes.NONE);
  }

  private void part(String body) {
    t.enter("\033]99;" + body + "\033\\");
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ";hello|hello|''",
        "i=7;hello|hello|''",
        "i=7:p=body;text|''|text",
        "d=1:p=title;a;b|a;b|''",
        "u=1:a=focus:o=unfocused;loud|loud|''",
        "i=a b;x|x|''",
        "e=1;aMOkbGxv|hällo|''",
        "e=1;YQo|'a '|''",
        "nonsense;x|x|''",
        "x=future:zz=1;x|x|''",
        "d=2;a value of d that is not 0 ends it|a value of d that is not 0 ends it|''",
      })
  void one(String body, String title, String text) {
    part(body);
    assertThat(t.events).containsExactly(notification(1, title, text));
    t.repliesWith("");
  }

  /** What it asks for: jumps, urgency, silent, expires, icons, buttons. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a=report                | true  NORMAL false -1 [] []",
        "a=-focus,report         | false NORMAL false -1 [] []",
        "a=-focus:a=focus        | true  NORMAL false -1 [] []",
        "a=dance                 | true  NORMAL false -1 [] []",
        "u=0                     | true  LOW false -1 [] []",
        "u=1                     | true  NORMAL false -1 [] []",
        "u=2                     | true  CRITICAL false -1 [] []",
        "u=3                     | true  NORMAL false -1 [] []",
        "w=0                     | true  NORMAL false 0 [] []",
        "w=2500                  | true  NORMAL false 2500 [] []",
        "w=-1                    | true  NORMAL false -1 [] []",
        "w=-7                    | true  NORMAL false -1 [] []",
        "w=1e9                   | true  NORMAL false -1 [] []",
        "w=99999999999           | true  NORMAL false 86400000 [] []",
        "s=c2lsZW50              | true  NORMAL true -1 [] []",
        "s=c3lzdGVt              | true  NORMAL false -1 [] []",
        "s=%%%                   | true  NORMAL false -1 [] []",
        "n=ZXJyb3I=              | true  NORMAL false -1 [error] []",
        "n=ZXJyb3I=:n=Zm9v       | true  NORMAL false -1 [error, foo] []",
        "n=Li4vLi4vZXRj          | true  NORMAL false -1 [../../etc] []",
        "g=1:f=Zm9v:t=YmFy       | true  NORMAL false -1 [] []",
      })
  void wishes(String metadata, String expected) {
    // Spaces around a value do not count, but two pairs are two.
    part(metadata + ";x");
    Notification told = (Notification) t.events.getFirst();
    NotificationWishes w = told.wishes();
    String all =
        "%s %s %s %d %s %s"
            .formatted(
                w.jumps(), w.urgency(), w.silent(), w.expireMillis(), w.icons(), w.buttons());
    assertThat(all).isEqualTo(expected.replaceAll(" +", " "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Yes|Yes",
        "Yes;No|Yes;No",
        "Yes\u2028No|Yes,No",
        "Yes\u2028\u2028No|Yes,,No",
        "1\u20282\u20283\u20284\u20285\u20286|1,2,3,4",
        "\u2028\u2028|''",
        "\u2028|''",
      })
  void buttons(String payload, String labels) {
    part("i=b:d=0;Title");
    part("i=b:e=1:p=buttons;" + base64(payload));
    List<String> expected = labels.isEmpty() ? List.of() : Arrays.asList(labels.split(","));
    Notification told = (Notification) t.events.getFirst();
    assertThat(told.wishes().buttons()).isEqualTo(expected);
  }

  /** A program that ended in the middle leaves nothing for the next one to go on with. */
  @ParameterizedTest
  @ValueSource(strings = {"\033]133;A\033\\", "\033c"})
  void noProgramContinuesWhatAnotherLeftHalfTold(String between) {
    part("d=0;Half");
    part("i=1:d=0;Half");
    t.enter(between);
    t.events.clear();
    part(";Whole");
    part("i=1;One");
    assertThat(t.events)
        .extracting(event -> ((Notification) event).title())
        .containsExactly("Whole", "One");
  }

  @Test
  void partsUnderOneIdComeTogetherAtTheLast() {
    part("i=1:d=0;Hel");
    part("i=2:d=0;Other");
    part("i=1:d=0:p=title;lo");
    part("i=1:d=0:p=body;wor");
    assertThat(t.events).isEmpty();
    part("i=1:d=1:p=body;ld");
    assertThat(t.events).containsExactly(notification(1, "Hello", "world"));
    part("i=2:p=body;");
    assertThat(t.events).endsWith(notification(2, "Other", ""));
  }

  @Test
  void wishesMayComeWithAnyPart() {
    part("i=1:d=0:p=buttons;Yes");
    part("i=1:d=0:a=report:u=0;Title");
    part("i=1:w=5:p=body;");
    NotificationWishes wishes =
        new NotificationWishes(
            true, NotificationWishes.Urgency.LOW, false, 5, List.of(), List.of("Yes"));
    assertThat(t.events).containsExactly(new Notification(1, "Title", "", wishes));
    t.vt.notificationActivated(1, 1);
    t.repliesWith("\033]99;i=1;1\033\\");
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
    assertThat(t.events).containsExactly(notification(1, "", "hällo!"));
  }

  @Test
  void spacesAroundPairsDoNotCount() {
    part(" i = 5 : p = body ;text");
    assertThat(t.events).containsExactly(notification(1, "", "text"));
  }

  @Test
  void anIconMayBeTheLastPart() {
    part("i=1:d=0;Title");
    part("i=1:d=1:p=icon;AAAA");
    assertThat(t.events).containsExactly(notification(1, "Title", ""));
  }

  @Test
  void whatIsClosedBeforeItIsDoneIsNothing() {
    part("i=1:d=0;Title");
    part("i=1:p=close;");
    part("i=1:p=body;new");
    assertThat(t.events).containsExactly(notification(1, "", "new"));
  }

  @Test
  void theSameIdChangesTheSameNotification() {
    part("i=job;10 %");
    part("i=job;90 %");
    part("i=other;x");
    assertThat(t.events)
        .containsExactly(
            notification(1, "10 %", ""), notification(1, "90 %", ""), notification(2, "x", ""));
    t.vt.notificationClosed(1);
    part("i=job;again");
    assertThat(t.events).endsWith(notification(3, "again", ""));
  }

  /** Also i=0, which stands for none as of old. */
  @ParameterizedTest
  @ValueSource(strings = {"", "i=0", "i=a b"})
  void withoutAnIdNothingIsChangedOrClosed(String noId) {
    part(noId + ";a");
    part(noId + ";b");
    part(noId + ":p=close;");
    part("i=q:p=alive;");
    assertThat(t.events).containsExactly(notification(1, "a", ""), notification(2, "b", ""));
    t.repliesWith("\033]99;i=q:p=alive;\033\\");
  }

  // What is told to the program.

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "i=x:a=report;T|0|ESC]99;i=x;ST",
        "i=x:a=report;T|2|ESC]99;i=x;2ST",
        "a=report;T|0|ESC]99;i=0;ST",
        "i=0:a=report;T|0|ESC]99;i=0;ST",
        "i=x;T|0|''",
        "i=x:a=focus;T|0|''",
        "i=x:a=report,-report;T|1|''",
      })
  void clicksAreToldToWhoAsked(String notification, int button, String report) {
    part(notification);
    t.vt.notificationActivated(1, button);
    t.vt.notificationActivated(77, button);
    t.repliesWith(report.replace("ESC", "\033").replace("ST", "\033\\"));
  }

  @Test
  void theEndIsToldOnceToWhoAsked() {
    part("i=x:c=1;T");
    part("i=y;T");
    part("c=1;T");
    for (int key = 1; key <= 4; key++) {
      t.vt.notificationClosed(key);
      t.vt.notificationClosed(key);
    }
    t.repliesWith("\033]99;i=x:p=close;\033\\\033]99;i=0:p=close;\033\\");
  }

  @Test
  void aChangeThatDoesNotAskForTheEndIsNotToldOfIt() {
    part("i=x:c=1:a=report;T");
    part("i=x;T");
    t.vt.notificationActivated(1, 0);
    t.vt.notificationClosed(1);
    t.repliesWith("");
  }

  @Test
  void theProgramClosesItsOwn() {
    part("i=x:c=1;T");
    part("i=y:p=close;");
    part("i=x:p=close;");
    part("i=x:p=close;");
    t.repliesWith("\033]99;i=x:p=close;\033\\");
    assertThat(t.events).containsExactly(notification(1, "T", ""), new NotificationWithdrawn(1));
    t.vt.notificationClosed(1);
    t.repliesWith("");
  }

  @Test
  void whatIsAliveIsTold() {
    part("i=ask:p=alive;");
    t.repliesWith("\033]99;i=ask:p=alive;\033\\");
    for (String id : List.of("a", "b", "c")) part("i=" + id + ";T");
    part(";unnamed");
    t.vt.notificationClosed(2);
    part("i=ask:p=alive;");
    t.repliesWith("\033]99;i=ask:p=alive;a,c\033\\");
    t.raw("\033]99;p=alive;\007").repliesWith("\033]99;i=0:p=alive;a,c\007");
  }

  @Test
  void theOldestAreClosedWhenTooManyAreAlive() {
    for (int each = 0; each <= ProgramNotifications.MAX; each++) part("i=n" + each + ":c=1;T");
    assertThat(t.events).contains(new NotificationWithdrawn(1));
    assertThat(t.events).doesNotContain(new NotificationWithdrawn(2));
    t.repliesWith("\033]99;i=n0:p=close;\033\\");
  }

  @Test
  void theQuestionIsAnsweredWithWhatIsReallyThere() {
    t.raw("\033]99;i=ab:p=?;\033\\").repliesWith("\033]99;i=ab:p=?;" + SUPPORTED + "\033\\");
    t.raw("\033]99;i=ab:p=?;\007").repliesWith("\033]99;i=ab:p=?;" + SUPPORTED + "\007");
    assertThat(t.events).isEmpty();
  }

  /** B-35: as if there were no OSC 99. */
  @Test
  void switchedOffItAnswersAndTellsNothing() {
    t.vt.programNotifications(false);
    part("i=ab:p=?;");
    part("i=ab:p=alive;");
    part("i=ab:c=1;T");
    t.repliesWith("");
    assertThat(t.events).isEmpty();
    t.vt.programNotifications(true);
    part("i=ab;T");
    assertThat(t.events).hasSize(1);
  }

  @Test
  void theAnswerEchoesNoUnsafeId() {
    String answer = "\033]99;i=0:p=?;" + SUPPORTED + "\007";
    t.raw("\033]99;i=a b\u009B$(x):p=?;\007").repliesWith(answer);
    t.raw("\033]99;i=a,b?=/:p=?;\007").repliesWith(answer);
    t.raw("\033]99;i=" + "x".repeat(NotificationMetadata.MAX_ID + 1) + ":p=?;\007")
        .repliesWith(answer);
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
        "99;p=close:i=1;",
        "99;p=close;",
        "99;p=future;x"
      })
  void doesNothing(String body) {
    t.raw("\033]" + body + "\007").repliesWith("");
    assertThat(t.events).isEmpty();
  }

  @Test
  void textAndOpenNotificationsAreCapped() {
    for (int id = 0; id < 3 * KittyNotificationOsc.MAX_OPEN; id++) part("i=n" + id + ":d=0;T" + id);
    part("i=n0;late");
    assertThat(t.events).containsExactly(notification(1, "late", ""));
    String chunk = "😀".repeat(500);
    for (int at = 0; at < 20; at++) part("i=big:d=0:p=body;" + chunk);
    part("i=big:p=body;end");
    assertThat(t.events).endsWith(notification(2, "", "😀".repeat(NotificationOsc.MAX_TEXT)));
  }

  @Test
  void wishesAreCapped() {
    StringBuilder names = new StringBuilder("i=1:d=0");
    for (int each = 0; each < 100; each++) names.append(":n=").append(base64("n" + each));
    part(names + ";T");
    part("i=1:d=0:p=buttons;" + "x".repeat(9000));
    part("i=1:p=body;" + "y".repeat(9000));
    Notification told = (Notification) t.events.getFirst();
    assertThat(told.wishes().icons()).hasSize(KittyNotificationOsc.MAX_ICONS);
    assertThat(told.wishes().buttons()).containsExactly("x".repeat(KittyNotificationOsc.MAX_LABEL));
    part("i=2:" + "w=1:".repeat(2000) + ";metadata without an end counts as none");
    assertThat(((Notification) t.events.getLast()).wishes()).isEqualTo(NotificationWishes.NONE);
  }

  @Test
  void controlsInsideBase64AreNeutral() {
    part("e=1;" + base64("a\033[31m\u0007b\nc"));
    assertThat(t.events).containsExactly(notification(1, "a[31mb c", ""));
  }
}
