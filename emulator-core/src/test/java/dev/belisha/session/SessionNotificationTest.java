package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.context.TerminalEvent.Notification;
import org.junit.jupiter.api.Test;

/** OSC 99 through a real pty: a program notifies, and reads what became of it. */
class SessionNotificationTest extends SessionRig {
  private static final String CLICKED = "\033]99;i=job;2\033\\";
  private static final String ENDED = "\033]99;i=job:p=close;\033\\";

  @Test
  void aProgramReadsTheClickAndTheEndOfItsNotification() throws Exception {
    int bytes = CLICKED.length() + ENDED.length();
    Session session =
        sh(
            "stty -icanon -echo min 1; printf '\\033]99;i=job:d=0;Done\\033\\\\';"
                + " printf '\\033]99;i=job:a=report:c=1:p=body;42 tests\\033\\\\';"
                + " head -c "
                + bytes
                + " | tr '\\033' E; sleep 600");
    await(() -> heard.events.stream().anyMatch(Notification.class::isInstance));
    Notification told = notification();
    assertThat(told.title()).isEqualTo("Done");
    assertThat(told.body()).isEqualTo("42 tests");
    session.act(engine -> engine.notificationActivated(told.key(), 2));
    session.act(engine -> engine.notificationClosed(told.key()));
    await(() -> screen(session).contains("E]99;i=job;2E\\E]99;i=job:p=close;E\\"));
  }

  private Notification notification() {
    for (TerminalEvent event : heard.events) {
      if (event instanceof Notification found) return found;
    }
    throw new AssertionError("nothing was told");
  }
}
