package dev.belisha.notify;

import static dev.belisha.notify.DbusRig.NEEDS;
import static dev.belisha.notify.DbusRig.came;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.PaneKey;
import dev.belisha.attention.Toast;
import dev.belisha.attention.Toast.Manner;
import dev.belisha.notify.NotificationBackend.Click;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What OSC 99 asks of a notification, on the bus: buttons, icon, sound, time, and its end. */
class DbusProgramToastTest {
  private DbusRig rig;

  @BeforeEach
  void openBus() throws Exception {
    rig = new DbusRig();
    rig.serve();
    rig.open();
  }

  @AfterEach
  void close() {
    rig.close();
  }

  private static Toast toast(Manner manner) {
    return new Toast(
        -7,
        "t",
        "",
        Toast.Urgency.NORMAL,
        Toast.Mark.NO_STATUS,
        List.of(new PaneKey(7, 1)),
        "",
        manner);
  }

  private static Toast withButtons(String... labels) {
    return toast(new Manner(3, true, false, -1, List.of(), List.of(labels)));
  }

  @Test
  void buttonsStandAfterOursAndAreClickedByTheirNumber() throws Exception {
    Toast toast = withButtons("Yes", "No");
    rig.backend.show(toast);
    FakeServer.Posted posted = rig.posted();
    assertThat(posted.actions())
        .containsExactly(
            "default", "Show tab", "show-tab", "Show tab", "button-1", "Yes", "button-2", "No");
    rig.server.click(posted.id(), "button-3");
    rig.server.click(posted.id(), "button-0");
    rig.server.click(posted.id(), "button-2");
    rig.server.click(posted.id(), "default");
    assertThat(came(rig.clicks)).isEqualTo(new Click(toast, null, 2));
    assertThat(came(rig.clicks)).isEqualTo(new Click(toast, null, 0));
  }

  /** B-30: our own button shows the tab, also of one whose click does not. */
  @Test
  void showTabJumpsWhateverTheProgramSays() throws Exception {
    Toast toast = toast(new Manner(3, false, false, -1, List.of(), List.of()));
    rig.backend.show(toast);
    long id = rig.posted().id();
    rig.server.click(id, "default");
    rig.server.click(id, "show-tab");
    assertThat(came(rig.clicks).jumps()).isFalse();
    assertThat(came(rig.clicks).jumps()).isTrue();
  }

  @Test
  void soundTimeAndIconGoAlong() throws Exception {
    rig.backend.show(toast(new Manner(3, true, true, 2500, List.of("warning"), List.of())));
    FakeServer.Posted posted = rig.posted();
    assertThat(posted.expireMs()).isEqualTo(2500);
    assertThat(posted.hints().get("suppress-sound").getValue()).isEqualTo(true);
    assertThat(posted.hints().get("image-path").getValue()).isEqualTo("dialog-warning");
    rig.backend.show(NEEDS);
    FakeServer.Posted ours = rig.posted();
    assertThat(ours.expireMs()).isEqualTo(-1);
    // B-20: our own cue is the sound, if there is one.
    assertThat(ours.hints().get("suppress-sound").getValue()).isEqualTo(true);
    assertThat(ours.hints()).doesNotContainKey("image-path");
  }

  @Test
  void anEndByTheServerIsToldAndOneByUsIsNot() throws Exception {
    Toast toast = withButtons();
    rig.backend.show(toast);
    long id = rig.posted().id();
    rig.server.dismiss(id);
    assertThat(came(rig.closed)).isEqualTo(toast);
    rig.server.dismiss(id);
    rig.backend.show(toast);
    long second = rig.posted().id();
    rig.backend.withdraw(toast.id());
    came(rig.server.withdrawn);
    rig.server.dismiss(second);
    rig.settled();
    assertThat(rig.closed).isEmpty();
  }

  @Test
  void aClickComesBeforeTheEnd() throws Exception {
    Toast toast = withButtons("Yes");
    rig.backend.show(toast);
    long id = rig.posted().id();
    rig.server.click(id, "button-1");
    rig.server.dismiss(id);
    assertThat(came(rig.closed)).isEqualTo(toast);
    assertThat(rig.clicks).hasSize(1);
  }

  /** The status of a tab and what its program sends are two on screen. */
  @Test
  void ofATabTheStatusAndTheProgramsOwnStandBesideEachOther() throws Exception {
    rig.backend.show(NEEDS);
    rig.posted();
    rig.backend.show(withButtons());
    assertThat(rig.posted().replaces()).isZero();
    rig.backend.withdraw(-7);
    assertThat(came(rig.server.withdrawn)).isEqualTo(2L);
  }

  // Icons.

  @ParameterizedTest
  @CsvSource({
    "error, dialog-error",
    "firefox, firefox",
    "firefox+error, dialog-error",
    "nobody+firefox, nobody",
    "/etc/passwd, ''",
    "file:///etc/passwd, ''",
    "../x, ''",
    ".hidden, ''",
    "'a b', ''",
    "/x+org.mozilla.firefox, org.mozilla.firefox",
    "x\u202Ey, ''"
  })
  void iconsAreNamesOnly(String names, String icon) {
    List<String> all = Stream.of(names.split("(?<=[a-z])\\+")).toList();
    assertThat(IconNames.choose(all)).isEqualTo(icon.isEmpty() ? null : icon);
  }

  @Test
  void everyNameThatTheProtocolPromisesIsThere() {
    for (String name :
        Arrays.asList(
            "error",
            "warn",
            "warning",
            "info",
            "question",
            "help",
            "file-manager",
            "system-monitor",
            "text-editor")) {
      assertThat(IconNames.choose(List.of(name))).as(name).contains("-");
    }
    assertThat(IconNames.choose(List.of())).isNull();
    assertThat(IconNames.choose(List.of("x".repeat(65)))).isNull();
  }
}
