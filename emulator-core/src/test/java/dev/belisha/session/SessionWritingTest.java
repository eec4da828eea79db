package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.context.TerminalEvent;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Keys, pastes and answers reach the program; one that does not read holds up nobody. */
class SessionWritingTest extends SessionRig {
  /** Nothing to write must not end the writing. */
  @Test
  void writingNothingLeavesTheWriterAlive() throws Exception {
    Session session = sh("read line; echo got:$line");
    session.write(new byte[0]);
    session.write("later\r".getBytes(StandardCharsets.UTF_8));
    exit();
    assertThat(screen(session)).contains("got:later");
  }

  /** More than may wait for a program that does not read for a while. */
  @Test
  void aStreamLosesNothingToAProgramThatSleeps() throws Exception {
    int length = ReplyWriter.MAX_WAITING + (1 << 20);
    Session session =
        sh("stty raw -echo; echo ready; sleep 1; head -c " + length + " | wc -c; echo all");
    await(() -> screen(session).contains("ready"));
    byte[] part = new byte[1 << 16];
    for (int sent = 0; sent < length; sent += part.length) {
      assertThat(session.stream(part)).isTrue();
    }
    assertThat(heard.exit.get(60, TimeUnit.SECONDS)).isZero();
    assertThat(screen(session)).contains(String.valueOf(length), "all");
    assertThat(session.stream(part)).isFalse();
  }

  /** Backspace at a plain prompt takes the whole of é, not its last byte. */
  @Test
  void backspaceErasesAWholeCharacter() throws Exception {
    Session session = sh("read line; printf %s \"$line\" | od -An -tx1");
    session.write("aé\177b\n".getBytes(StandardCharsets.UTF_8));
    exit();
    assertThat(screen(session)).endsWith(" 61 62");
  }

  @Test
  void probeIsAnsweredBeforeDa1() throws Exception {
    Session session =
        sh(
            "stty raw -echo; printf '\\033]7501;?\\007\\033[c'; dd bs=1 count=29 2>/dev/null | od -c");
    exit();
    String replies = heard.replies();
    assertThat(replies).startsWith("\033]7501;?\007\033[?64;");
    assertThat(screen(session))
        .contains("033   ]   7   5   0   1   ;   ?  \\a 033   [   ?   6   4");
  }

  /** A program that asks and never reads holds up neither itself nor us. */
  @Test
  void queryStormWithoutAReaderDoesNotBlock() throws Exception {
    Session session =
        sh(
            "stty raw -echo; i=0; while [ $i -lt 3000 ]; do printf '\\033[c\\033[6n'; i=$((i+1));"
                + " done; printf END");
    assertThat(exit()).isZero();
    assertThat(screen(session)).endsWith("END");
  }

  @Test
  void repliesToTheStatusQueryAreCappedEachSecond() throws Exception {
    sh(
        "stty raw -echo; i=0; while [ $i -lt 200 ]; do printf '\\033]7501;?\\007'; i=$((i+1)); done");
    exit();
    String replies = heard.replies();
    int count = replies.split("7501", -1).length - 1;
    assertThat(count).isBetween(QueryLimit.PER_SECOND, 3 * QueryLimit.PER_SECOND);
  }

  /** A person learns that their paste was dropped: the bell rings, as a full tty rings it. */
  @Test
  void aRefusedPasteRingsTheBell() throws Exception {
    CompletableFuture<Boolean> bell = new CompletableFuture<>();
    SessionListener ear =
        new SessionListener() {
          @Override
          public void event(TerminalEvent event) {
            if (event instanceof TerminalEvent.Bell) bell.complete(true);
          }
        };
    SessionSpec spec = spec("1", "/bin/sleep", "30");
    Session session = start(spec, ear);
    assertThat(session.write(new byte[ReplyWriter.MAX_WAITING + 1])).isFalse();
    assertThat(session.write(new byte[ReplyWriter.MAX_WAITING])).isTrue();
    session.act(vt -> vt.text("x"));
    assertThat(bell.get(20, TimeUnit.SECONDS)).isTrue();
  }

  /** Two hundred thousand questions, read slowly: the program waits, and no answer is missed. */
  @Test
  void aProgramThatReadsMissesNoAnswer() throws Exception {
    int asked = 200_000;
    sh(
        "stty raw -echo; (yes \"$(printf '\\033[5n')\" | head -n "
            + asked
            + ") & sleep 1; head -c "
            + 4 * asked
            + " >/dev/null; exit 7");
    assertThat(heard.exit.get(100, TimeUnit.SECONDS)).isEqualTo(7);
    assertThat(heard.replies()).isEqualTo("\033[0n".repeat(asked));
  }
}
