package dev.belisha.notify;

import static dev.belisha.notify.DbusRig.NEEDS;
import static dev.belisha.notify.DbusRig.OTHER;
import static dev.belisha.notify.DbusRig.came;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.Toast;
import dev.belisha.notify.NotificationBackend.Click;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.freedesktop.dbus.exceptions.DBusExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Servers that come and go, and servers that misbehave. */
class DbusServerTest {
  private DbusRig rig;

  @BeforeEach
  void openBus() throws Exception {
    rig = new DbusRig();
  }

  @AfterEach
  void close() {
    rig.close();
  }

  @Test
  void whatWasOnScreenIsShownInTheWindowWhenTheServerGoes() throws Exception {
    rig.serve();
    rig.open();
    rig.backend.show(NEEDS);
    rig.backend.show(OTHER);
    rig.posted();
    rig.posted();
    rig.backend.withdraw(OTHER.id());
    rig.settled();
    rig.backend.withdraw(999);
    rig.settled();
    rig.server.close();
    assertThat(came(rig.inApp)).isEqualTo(NEEDS);
    rig.backend.withdraw(NEEDS.id());
    assertThat(came(rig.inAppWithdrawn)).isNotNull();
    assertThat(rig.inApp).as("what was withdrawn does not come back").doesNotContain(OTHER);
  }

  @Test
  void theServerIsUsedAgainWhenItIsBack() throws Exception {
    rig.serve();
    rig.open();
    rig.backend.show(NEEDS);
    rig.posted();
    rig.server.close();
    assertThat(came(rig.inApp)).isEqualTo(NEEDS);
    rig.serve();
    Toast newer = DbusRig.toast(7, "api-server (tab 7) failed");
    rig.backend.show(newer);
    FakeServer.Posted posted = rig.posted();
    assertThat(posted.summary()).isEqualTo(newer.title());
    assertThat(posted.replaces()).as("of another server").isZero();
    assertThat(came(rig.inAppWithdrawn)).as("the older of the two").isEqualTo(7);
    rig.server.click(posted.id(), "default");
    assertThat(came(rig.clicks)).isEqualTo(new Click(newer, null));
  }

  @Test
  void aServerThatComesAfterTheStartIsUsed() throws Exception {
    rig.open();
    rig.backend.show(NEEDS);
    assertThat(came(rig.inApp)).isEqualTo(NEEDS);
    rig.serve();
    rig.backend.show(OTHER);
    assertThat(rig.posted().summary()).isEqualTo(OTHER.title());
  }

  /** Also at once, without waiting for the time to try again. */
  @Test
  void aServerThatComesIsUsedAtOnce() throws Exception {
    rig.open(Duration.ofDays(1));
    rig.backend.show(NEEDS);
    came(rig.inApp);
    rig.serve();
    for (int tries = 0; tries < 500; tries++) {
      rig.backend.show(OTHER);
      if (!rig.server.posted.isEmpty()) return;
      Thread.sleep(20);
    }
    throw new AssertionError("the new server was not used");
  }

  /** And a toast that ends its server is not shown by every next one. */
  @Test
  void theNextServerShowsItOnceMoreButNotTheOneAfter() throws Exception {
    FakeServer first = rig.serve();
    try (FakeServer second = FakeServer.inLine(rig.bus.address, "actions");
        FakeServer third = FakeServer.inLine(rig.bus.address, "actions")) {
      rig.open();
      rig.backend.show(NEEDS);
      rig.posted();
      first.close();
      rig.server = second;
      FakeServer.Posted again = rig.posted();
      assertThat(again.summary()).isEqualTo(NEEDS.title());
      second.click(again.id(), "default");
      assertThat(came(rig.clicks).toast()).isEqualTo(NEEDS);
      second.close();
      rig.server = third;
      // Until the change has come about, the next toast may still fail and show in the window.
      while (third.posted.isEmpty()) {
        rig.backend.show(OTHER);
        Thread.sleep(20);
      }
      assertThat(rig.posted().summary()).isEqualTo(OTHER.title());
      rig.settled();
      assertThat(third.posted).extracting(FakeServer.Posted::summary).doesNotContain(NEEDS.title());
      assertThat(rig.inApp).doesNotContain(NEEDS);
    }
  }

  @Test
  void aToastThatIsRefusedShowsInTheWindow() throws Exception {
    rig.serve();
    rig.server.temper =
        posted -> {
          throw new DBusExecutionException("too many");
        };
    rig.open(Duration.ofDays(1));
    rig.backend.show(NEEDS);
    rig.posted();
    assertThat(came(rig.inApp)).isEqualTo(NEEDS);
    rig.server.temper = posted -> {};
    rig.backend.show(OTHER);
    assertThat(came(rig.inApp)).as("until it is time to try again").isEqualTo(OTHER);
  }

  @Test
  void aServerThatRefusedIsAskedAgainLater() throws Exception {
    rig.serve();
    rig.server.temper =
        posted -> {
          throw new DBusExecutionException("too many");
        };
    rig.open(Duration.ZERO);
    rig.backend.show(NEEDS);
    rig.posted();
    assertThat(came(rig.inApp)).isEqualTo(NEEDS);
    rig.server.temper = posted -> {};
    rig.backend.show(OTHER);
    assertThat(rig.posted().summary()).isEqualTo(OTHER.title());
  }

  @Test
  void withdrawingDoesNotWaitForTheServer() throws Exception {
    CountDownLatch hangs = new CountDownLatch(1);
    rig.serve();
    rig.server.beforeWithdraw =
        () -> {
          try {
            hangs.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        };
    rig.open();
    rig.backend.show(NEEDS);
    rig.posted();
    rig.backend.withdraw(7);
    rig.backend.show(OTHER);
    assertThat(rig.posted().summary()).isEqualTo(OTHER.title());
    hangs.countDown();
    assertThat(came(rig.server.withdrawn)).isEqualTo(1L);
  }

  @Test
  void aServerThatGivesOneIdTwiceHasReplacedTheOther() throws Exception {
    rig.serve();
    rig.server.onlyId = 5;
    rig.open();
    rig.backend.show(NEEDS);
    rig.posted();
    rig.backend.show(OTHER);
    rig.posted();
    rig.backend.withdraw(NEEDS.id());
    rig.server.click(5, "default");
    assertThat(came(rig.clicks).toast()).isEqualTo(OTHER);
    rig.settled();
    assertThat(rig.server.withdrawn).as("the other's toast stays").isEmpty();
  }

  /** What cannot be text in D-Bus or would be markup must not cost the connection. */
  @Test
  void hostileTextArrivesAndTheConnectionLives() throws Exception {
    rig.serve();
    rig.open();
    String[] texts = {
      "<b>&amp;</b>",
      "\ud800",
      "\udfff x",
      "\u202e\u2066",
      "\ufffe\uffff",
      "%s%n\\u0000",
      "x".repeat(5000)
    };
    for (String text : texts) {
      rig.backend.show(DbusRig.toast(9, text));
      rig.posted();
    }
    rig.settled();
    assertThat(rig.inApp).isEmpty();
  }
}
