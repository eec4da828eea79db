package dev.belisha.attention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionRig.Program;
import dev.belisha.attention.Toast.Manner;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** OSC 99 from the terminal to the toast and back, as stories of {@link Scenario}. */
class ProgramNotificationTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          shown                                 | osc 1 key=7; 60s                                       | 700+osc1
          low                                   | osc 1 key=7 low; 60s                                   | 700+osc1~
          a click is told, then the end         | osc 1 key=7; 1s; click                                 | 700+osc1 1000click7 1000-osc1 1000end7
          a button is told by its number        | osc 1 key=7; 1s; click 2                               | 700+osc1 1000click7/2 1000-osc1 1000end7
          only the first click                  | osc 1 key=7; 1s; click; click; dismiss                 | 700+osc1 1000click7 1000-osc1 1000end7
          OSC 9 hears of nothing                | osc 1; 1s; click; 60s                                  | 700+osc1 1000-osc1
          dismissed                             | osc 1 key=7; 1s; dismiss; 60s                          | 700+osc1 1000end7
          its time is over                      | osc 1 key=7 w=5000; 60s                                | 700+osc1 5700-osc1 5700end7
          no time                               | osc 1 key=7 w=0; 3600s                                 | 700+osc1
          OSC 9 has no time either              | osc 1; 3600s                                           | 700+osc1
          dismissed before its time             | osc 1 key=7 w=5000; 1s; dismiss; 60s                   | 700+osc1 1000end7
          closed by its program                 | osc 1 key=7; 1s; withdraw 1 7; 60s                     | 700+osc1 1000-osc1 1000end7
          closed before it came                 | osc 1 key=7; withdraw 1 7; 60s                         | ''
          another's is not closed               | osc 1 key=7; 1s; withdraw 1 8; withdraw 2 7; 60s       | 700+osc1
          a newer one takes its place           | osc 1 key=7; 12s; osc 1 key=8; 60s                     | 700+osc1 12700+osc1 12700end7
          a newer one while it waits            | osc 1 key=7; 100; osc 1 key=8; 60s                     | 100end7 700+osc1
          over the limit of its tab, B-35       | osc 1 key=7; 2s; osc 1 key=8; 60s                      | 700+osc1 2700end8
          over the six of a minute              | osc 1; osc 2; osc 3; osc 4; osc 5; osc 6; 1s; osc 7 key=7; 60s | 700+osc1 700+osc2 700+osc3 700+osc4 700+osc5 700+osc6 1700end7
          in front                              | look 1; osc 1 key=7; 60s                               | 700end7
          looked at                             | osc 1 key=7; 5s; look 1; look; 60s                     | 700+osc1 5000-osc1 5000end7
          muted                                 | mute 1; osc 1 key=7; 60s                               | 700end7
          muted while it is up                  | osc 1 key=7; 1s; mute 1; 60s                           | 700+osc1 1000-osc1 1000end7
          switched off                          | off; osc 1 key=7; 60s                                  | 700end7
          programs' own are off, B-35           | program-off; osc 1 key=7; osc 2; 60s                   | 700end7
          programs' own are off: a status comes | program-off; 1 blocked; 60s                            | 700+1
          switched off while it is up, B-35     | osc 1 key=7; 1s; program-off; 60s                       | 700+osc1 1000-osc1 1000end7
          near a report it is part of that      | 1 blocked; 2s; osc 1 key=7; 60s                        | 700+1 2000end7
          a report comes near it                | 1 working; osc 1 key=7; 4s; 1 blocked; 60s             | 4000end7 4700+1
          a sound, none when it asks for none   | sound; osc 1 key=7; osc 2 key=8 silent; 60s            | 700+osc1 700loud 700+osc2
          its tab closes                        | osc 1 key=7; 1s; close 1                               | 700+osc1 1000-osc1 1000end7
          its pane starts anew                  | osc 1 key=7; 1s; restart 1; 60s                        | 700+osc1 1000-osc1
          its pane starts anew before it came   | osc 1 key=7; restart 1; 60s                            | ''
          changed before it came                | osc 1 key=7; 100; osc 1 key=7; 60s                     | 700+osc1
          changed: waits for its turn           | osc 1 key=7; 1s; osc 1 key=7; 60s                      | 700+osc1 10700+osc1
          changed: the newest, once             | osc 1 key=7; 1s; osc 1 key=7; 1s; osc 1 key=7; 60s     | 700+osc1 10700+osc1
          changed: three in a minute            | osc 1 key=7; 11s; osc 1 key=7; 11s; osc 1 key=7; 11s; osc 1 key=7; 60s | 700+osc1 11000+osc1 22000+osc1 60700+osc1
          changed near a report it is itself    | osc 1 key=7; 20s; 1 blocked; 1s; osc 1 key=7; 60s      | 700+osc1 20700+1 21000+osc1
          a change of what was dismissed is new | osc 1 key=7; 11s; dismiss; osc 1 key=7; 60s            | 700+osc1 11000end7 11700+osc1
          a change goes with what it changes    | osc 1 key=7; 1s; osc 1 key=7; 1s; dismiss; 60s         | 700+osc1 2000end7
          a change has its own time             | osc 1 key=7 w=5000; 4s; osc 1 key=7 w=9000; 60s        | 700+osc1 5700-osc1 5700end7
          two tabs do not meet                  | osc 1 key=7; osc 2 key=7; 1s; click; 60s               | 700+osc1 700+osc2 1000click7 1000-osc2 1000end7
          """)
  void becomesOf(String what, String story, String came) {
    assertThat(Scenario.play(story)).as(what).isEqualTo(came);
  }

  private final AttentionRig rig = new AttentionRig();

  private Toast shown(ProgramNotification asked) {
    Program program = rig.open(3);
    rig.model.notification(program.key, asked, rig.wall());
    rig.passMs(700);
    return rig.toasts().getLast();
  }

  private static ProgramNotification asked(String title, String body, String... buttons) {
    Manner manner = new Manner(7, false, true, 9000, List.of("error"), List.of(buttons));
    return new ProgramNotification(title, body, Toast.Urgency.LOW, manner);
  }

  @Test
  void itsTextAndButtonsAreMadeFitForDisplay() {
    Toast toast = shown(asked("a\u202Eb", "c\u2066d", "Yes\u202E", "", "x".repeat(99)));
    assertThat(toast.title()).isEqualTo("tab3 (tab 3) sent a notification");
    assertThat(toast.body()).isEqualTo("ab: cd");
    assertThat(toast.manner().buttons().subList(0, 2)).containsExactly("Yes", "Button 2");
    assertThat(toast.manner().buttons().getLast()).hasSizeLessThan(32);
  }

  @Test
  void itsWishesGoWithIt() {
    Toast toast = shown(asked("T", ""));
    assertThat(toast.low()).isTrue();
    assertThat(toast.id()).isEqualTo(Toast.ofProgram(3));
    assertThat(toast.manner())
        .isEqualTo(new Manner(7, false, true, 9000, List.of("error"), List.of()));
  }

  @Test
  void hiddenProgramTextIsNotOnButtonsEither() {
    rig.model.policy(AttentionPolicy.of(true, true, false), rig.wall());
    Toast toast = shown(asked("secret", "secret", "secret"));
    assertThat(toast.body()).isEmpty();
    assertThat(toast.manner().buttons()).containsExactly("Button 1");
  }
}
