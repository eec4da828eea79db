package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.emit.ProgramStatusReporter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jline.terminal.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sample program with JLine, as it is, on a real pty. */
class DeploySampleTest extends SessionRig {
  private Session deploy() throws Exception {
    return start(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "--enable-native-access=ALL-UNNAMED",
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-cp",
        place(ProgramStatusReporter.class) + ":" + place(Terminal.class),
        Path.of("..", "samples", "Deploy.java").toAbsolutePath().normalize().toString());
  }

  private static String place(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }

  private static byte[] keys(String keys) {
    return keys.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Of the root's record. */
  private List<State> states() {
    return heard.transitions.stream().filter(t -> t.id().isEmpty()).map(t -> t.to()).toList();
  }

  private boolean isBlocked() {
    return heard.records.stream().anyMatch(record -> record.state() == State.BLOCKED);
  }

  @Test
  void asksWorksAsksThePersonAndLeavesItsResult() throws Exception {
    Session session = deploy();
    await(this::isBlocked);
    session.write(keys("y\r"));
    assertThat(exit()).isZero();
    assertThat(heard.records).extracting(StatusRecord::state).containsExactly(State.DONE);
    assertThat(heard.records.getFirst().app()).isEqualTo("deploy");
    assertThat(heard.records.getFirst().msg()).isEqualTo("Deployed to two regions");
    assertThat(states()).containsExactly(State.WORKING, State.BLOCKED, State.WORKING, State.DONE);
    assertThat(heard.transitions).extracting(t -> t.id()).contains("us-east", "us-west");
    assertThat(heard.replies()).startsWith("\033]7501;?\033\\\033[?");
    assertThat(screen(session)).contains("Deployed to us-west").doesNotContain("7501", "?64");
  }

  @Test
  void whatIsTypedAheadAnswersTheQuestion() throws Exception {
    deploy().write(keys("n\r"));
    assertThat(exit()).isZero();
    assertThat(heard.records).extracting(StatusRecord::state).containsExactly(State.ERROR);
    assertThat(heard.records.getFirst().msg()).isEqualTo("Deployed to us-east only");
  }

  /** At the question, where the line editor has it as a key, and at work, where it is a signal. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void ctrlCTakesItsRecordsBack(boolean atTheQuestion) throws Exception {
    Session session = deploy();
    if (atTheQuestion) await(() -> screen(session).contains("[y/n]"));
    else await(() -> heard.records.stream().anyMatch(record -> record.state() == State.WORKING));
    session.write(keys("\003"));
    assertThat(exit()).isEqualTo(130);
    assertThat(heard.records).isEmpty();
    assertThat(heard.transitions.getLast().source()).isEqualTo(Source.CLEAR);
  }
}
