package dev.belisha.notify;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.belisha.attention.PaneKey;
import dev.belisha.attention.Toast;
import dev.belisha.notify.NotificationBackend.Click;
import dev.belisha.notify.NotificationBackend.UnavailableException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The D-Bus backend against a server of our own (B-26, B-27, B-28, B-30). */
class DbusNotificationsTest {
  private static final Toast NEEDS =
      toast(7, "api-server (tab 7) needs permission", "rm <b>x</b> & y");

  private final BlockingQueue<Click> clicks = new LinkedBlockingQueue<>();
  private PrivateBus bus;
  private FakeServer server;
  private NotificationBackend backend;

  private static Toast toast(int id, String title, String body) {
    return new Toast(
        id,
        title,
        body,
        Toast.Urgency.NORMAL,
        Toast.Mark.NO_STATUS,
        List.of(new PaneKey(id, 1)),
        "");
  }

  @BeforeEach
  void openBus() throws Exception {
    bus = new PrivateBus();
  }

  private void open(String... capabilities) throws Exception {
    server = new FakeServer(bus.address, capabilities);
    backend = DbusNotifications.at(bus.address, null).open(clicks::add);
  }

  @AfterEach
  void close() {
    if (backend != null) backend.close();
    if (server != null) server.close();
    if (bus != null) bus.close();
  }

  private FakeServer.Posted posted() throws InterruptedException {
    return came(server.posted.poll(30, SECONDS));
  }

  private Click click() throws InterruptedException {
    return came(clicks.poll(30, SECONDS));
  }

  private static <T> T came(T value) {
    assertNotNull(value, "nothing came");
    return value;
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "show-tab"})
  void bothActionsAreClicks(String action) throws Exception {
    open("actions");
    backend.show(NEEDS);
    FakeServer.Posted posted = posted();
    assertThat(posted.summary()).isEqualTo(NEEDS.title());
    assertThat(posted.actions()).containsExactly("default", "Show tab", "show-tab", "Show tab");
    server.click(posted.id(), action);
    int button = action.equals("default") ? 0 : Click.SHOW_TAB;
    assertThat(click()).isEqualTo(new Click(NEEDS, null, button));
  }

  @Test
  void tokenComesWithTheClickOnce() throws Exception {
    open("actions");
    backend.show(NEEDS);
    long id = posted().id();
    server.token(id, "belisha_TIME123");
    server.click(id, "default");
    server.click(id, "default");
    assertThat(click().activationToken()).isEqualTo("belisha_TIME123");
    assertThat(click().activationToken()).isNull();
  }

  @Test
  void newerToastOfATabReplaces() throws Exception {
    open("actions");
    backend.show(NEEDS);
    long id = posted().id();
    Toast newer = toast(7, "api-server (tab 7) failed", "");
    backend.show(newer);
    FakeServer.Posted second = posted();
    assertThat(second.replaces()).isEqualTo(id);
    server.click(second.id(), "default");
    assertThat(click().toast()).isEqualTo(newer);
  }

  @Test
  void withdrawClosesExactlyOne() throws Exception {
    open("actions");
    backend.show(NEEDS);
    backend.show(toast(8, "other (tab 8) failed", ""));
    long first = posted().id();
    posted();
    backend.withdraw(7);
    assertThat(server.withdrawn.poll(30, SECONDS)).isEqualTo(first);
    backend.withdraw(7);
    backend.show(NEEDS);
    assertThat(posted().replaces()).isZero();
    assertThat(server.withdrawn).isEmpty();
  }

  /** The person clicked before the server heard that the toast is to go, and is not let down. */
  @Test
  void aClickThatCrossesTheWithdrawalCounts() throws Exception {
    open("actions");
    backend.show(NEEDS);
    long id = posted().id();
    backend.withdraw(7);
    assertThat(server.withdrawn.poll(30, SECONDS)).isEqualTo(id);
    server.click(id, "default");
    assertThat(click().toast()).isEqualTo(NEEDS);
    server.dismiss(id);
    server.click(id, "default");
    backend.show(toast(9, "third (tab 9) failed", ""));
    server.click(posted().id(), "default");
    assertThat(click().toast().id()).as("nothing after the end").isEqualTo(9);
  }

  @Test
  void dismissedToastIsNotReplacedButNew() throws Exception {
    open("actions");
    backend.show(NEEDS);
    long id = posted().id();
    server.dismiss(id);
    server.click(id, "default");
    // A signal after the close belongs to nobody; the next toast is a new one.
    backend.show(toast(9, "third (tab 9) failed", ""));
    long third = posted().id();
    server.click(third, "default");
    assertThat(click().toast().id()).isEqualTo(9);
    backend.show(NEEDS);
    assertThat(posted().replaces()).isZero();
  }

  @Test
  void foreignIdsAndUnknownActionsAreNoClicks() throws Exception {
    open("actions");
    backend.show(NEEDS);
    long id = posted().id();
    server.click(id + 100, "default");
    server.click(id, "approve");
    server.click(id, "show-tab");
    assertThat(click().toast()).isEqualTo(NEEDS);
    assertThat(clicks).isEmpty();
  }

  @Test
  void markupIsEscapedOnlyWhereItWouldBeRead() throws Exception {
    open("actions", "body", "body-markup");
    backend.show(NEEDS);
    assertThat(posted().body()).isEqualTo("rm &lt;b&gt;x&lt;/b&gt; &amp; y");
  }

  @Test
  void serverWithoutMarkupGetsPlainText() throws Exception {
    open("body");
    backend.show(NEEDS);
    assertThat(posted().body()).isEqualTo(NEEDS.body());
  }

  @Test
  void serverWithoutActionsGetsNone() throws Exception {
    open("body");
    backend.show(NEEDS);
    assertThat(posted().actions()).isEmpty();
  }

  @Test
  void lowToastsAreTransientAndOfLowUrgency() throws Exception {
    open();
    backend.show(
        new Toast(
            3,
            "build (tab 3) finished",
            "",
            Toast.Urgency.LOW,
            Toast.Mark.NO_STATUS,
            List.of(),
            ""));
    FakeServer.Posted posted = posted();
    assertThat(posted.hints().get("urgency").getValue()).isEqualTo((byte) 0);
    assertThat(posted.hints().get("transient").getValue()).isEqualTo(true);
    assertThat(posted.hints().get("desktop-entry").getValue()).isEqualTo("belisha");
    backend.show(NEEDS);
    FakeServer.Posted normal = posted();
    assertThat(normal.hints().get("urgency").getValue()).isEqualTo((byte) 1);
    assertThat(normal.hints()).doesNotContainKey("transient");
  }

  @Test
  void noServerIsSaidAtOnce() {
    assertThatThrownBy(() -> DbusNotifications.at(bus.address, null).open(clicks::add))
        .isInstanceOf(UnavailableException.class)
        .hasMessageContaining("no notification server");
  }

  @Test
  void noBusIsSaidAtOnce() {
    assertThatThrownBy(
            () -> DbusNotifications.at("unix:path=/nonexistent/bus", null).open(clicks::add))
        .isInstanceOf(UnavailableException.class);
  }

  @Test
  void newServerGetsNewToasts() throws Exception {
    open("actions");
    backend.show(NEEDS);
    posted();
    server.close();
    server = new FakeServer(bus.address, "body-markup");
    // The change of owner comes on its own time; from then on nothing is replaced.
    for (int tries = 0; tries < 100; tries++) {
      backend.show(NEEDS);
      FakeServer.Posted posted = server.posted.poll(1, SECONDS);
      if (posted != null && posted.body().contains("&lt;")) return;
      Thread.sleep(20);
    }
    throw new AssertionError("the new server was not asked what it can");
  }

  @Test
  void toastsGoToTheFallbackWhenTheBusIsGone() throws Exception {
    BlockingQueue<Toast> inApp = new LinkedBlockingQueue<>();
    BlockingQueue<Integer> withdrawn = new LinkedBlockingQueue<>();
    server = new FakeServer(bus.address, "actions");
    backend =
        DbusNotifications.at(bus.address, c -> new ListBackend(inApp, withdrawn)).open(clicks::add);
    backend.show(NEEDS);
    posted();
    bus.close();
    Toast next = toast(8, "other (tab 8) failed", "");
    backend.show(next);
    // The first may come too, when the bus died before it had answered.
    Toast shown = came(inApp.poll(30, SECONDS));
    if (!shown.equals(next)) shown = came(inApp.poll(30, SECONDS));
    assertThat(shown).isEqualTo(next);
    backend.withdraw(8);
    assertThat(withdrawn.poll(30, SECONDS)).isEqualTo(8);
  }

  private record ListBackend(BlockingQueue<Toast> shown, BlockingQueue<Integer> withdrawn)
      implements NotificationBackend {
    @Override
    public void show(Toast toast) {
      shown.add(toast);
    }

    @Override
    public void withdraw(int toastId) {
      withdrawn.add(toastId);
    }

    @Override
    public void close() {}
  }

  @Test
  void closeTakesEveryToastDown() throws Exception {
    open("actions");
    backend.show(NEEDS);
    long id = posted().id();
    backend.close();
    backend.awaitClosed(Duration.ofSeconds(10));
    assertThat(server.withdrawn.poll(30, SECONDS)).isEqualTo(id);
  }
}
