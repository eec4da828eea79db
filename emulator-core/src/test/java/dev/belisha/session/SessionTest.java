package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.input.Key;
import dev.belisha.vt.input.KeyPress;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Real programs on a real pty: start, output, records, foreground. */
class SessionTest extends SessionRig {
  @Test
  void showsOutputAndTellsTheExitStatus() throws Exception {
    Session session = sh("echo hello; exit 3");
    assertThat(exit()).isEqualTo(3);
    assertThat(screen(session)).isEqualTo("hello");
    assertThat(session.running()).isFalse();
  }

  @Test
  void programGetsBelishasEnvironmentAndNoLeftovers() throws Exception {
    Session session = sh("echo $TERM $COLORTERM $TERM_PROGRAM $BELISHA_TAB $X [$TMUX$STY]");
    exit();
    assertThat(screen(session)).isEqualTo("xterm-256color truecolor belisha 7 y []");
  }

  /** Where it was, for the mark beside the scrollbar. */
  @Test
  void whereAProgramWasBlockedIsKept() throws Exception {
    Session session = sh("echo one; printf '\\033]7501;state=blocked\\033\\\\'; echo two");
    exit();
    assertThat(session.<Long>read(vt -> vt.statusMoments().getFirst().line())).isEqualTo(1);
  }

  @Test
  void keysReachTheProgram() throws Exception {
    Session session = sh("read line; echo got:$line");
    session.act(vt -> vt.text("héllo"));
    session.act(vt -> vt.key(KeyPress.of(Key.ENTER, 0)));
    exit();
    assertThat(screen(session)).contains("got:héllo");
  }

  /** Many programs ask for the background first thing, and choose their colours by the answer. */
  @Test
  void theFirstQueryIsAnsweredWithWhatWasPrepared() throws Exception {
    SessionSpec spec = spec("1", "/bin/sh", "-c", "printf '\\033]11;?\\033\\\\'; read -t 5 x");
    keep(
        Session.start(
            spec, heard, vt -> vt.themeColors(0x112233, 0xFDFDFB, 0x445566, new int[16])));
    await(() -> heard.replies().contains("rgb:fdfd/fdfd/fbfb"));
  }

  /** Mode 2026: what is half drawn is not shown, whoever asks for a snapshot. */
  @Test
  void aSynchronizedBlockShowsWhatWasThereBefore() throws Exception {
    Session session =
        sh(
            "printf before; read x; printf '\\033[?2026h\\033[2Jhalf'; read x; printf '\\033[?2026lall'");
    await(() -> screen(session).startsWith("before"));
    ScreenSnapshot before = session.snapshot(Long.MAX_VALUE, null);
    session.write("\r".getBytes(StandardCharsets.UTF_8));
    await(() -> session.read(vt -> vt.synchronizedOutput()));
    assertThat(session.snapshot(Long.MAX_VALUE, before)).isSameAs(before);
    session.write("\r".getBytes(StandardCharsets.UTF_8));
    exit();
    assertThat(session.snapshot(Long.MAX_VALUE, before)).isNotSameAs(before);
  }

  /** A block left open is ended after a second; one that has just begun is not. */
  @Test
  void onlyTheBlockThatIsTooOldIsEnded() throws Exception {
    Session session =
        sh(
            "i=0; while [ $i -lt 30 ]; do printf '\\033[?2026h%s' $i; sleep 0.05;"
                + " printf '\\033[?2026l'; i=$((i+1)); done; printf '\\033[?2026h'; sleep 30");
    await(() -> session.read(vt -> vt.synchronizedBlocks()) >= 31);
    boolean open = session.read(vt -> vt.synchronizedOutput());
    assertThat(open).isTrue();
    await(() -> !session.read(vt -> vt.synchronizedOutput()));
  }

  @Test
  void missingCommandsSayWhatIsWrong() {
    assertThatThrownBy(() -> start("no-such-program-7501"))
        .isInstanceOf(StartFailedException.class)
        .hasMessage("no-such-program-7501: command not found.");
    assertThatThrownBy(() -> start("/etc/passwd")).hasMessage("/etc/passwd is not executable.");
    assertThatThrownBy(() -> start("/nowhere/x")).hasMessage("/nowhere/x: no such file.");
    assertThatThrownBy(() -> start("/etc")).hasMessage("/etc is a folder.");
  }

  @Test
  void aDirectoryThatIsGoneFallsBackToHome() throws Exception {
    SessionSpec spec =
        new SessionSpec(
            List.of("/bin/pwd"), Path.of("/gone/7501"), Map.of(), "1", TerminalOptions.of(80, 24));
    Session session = start(spec, heard);
    exit();
    assertThat(screen(session)).isEqualTo(System.getProperty("user.home"));
  }

  /** Each slice of a read is told where it lies. */
  @Test
  void outputIsToldWholeAndInOrder() throws Exception {
    ByteArrayOutputStream came = new ByteArrayOutputStream();
    SessionListener ear =
        new SessionListener() {
          @Override
          public void output(byte[] bytes, int offset, int length) {
            came.write(bytes, offset, length);
          }

          @Override
          public void exited(int status) {
            heard.exited(status);
          }
        };
    SessionSpec spec = spec("1", "/bin/sh", "-c", "stty raw; seq 1 60000");
    start(spec, ear);
    exit();
    String expected =
        IntStream.rangeClosed(1, 60000).mapToObj(each -> each + "\n").collect(Collectors.joining());
    assertThat(came.toString(StandardCharsets.US_ASCII)).isEqualTo(expected);
  }

  @Test
  void exitDropsLiveRecordsAndKeepsResults() throws Exception {
    sh("printf '\\033]7501;state=working:id=a\\007\\033]7501;state=done:id=b\\007'; sleep 0.3");
    exit();
    assertThat(heard.records).extracting(StatusRecord::id).containsExactly("b");
    assertThat(heard.transitions).anyMatch(t -> t.to() == State.WORKING);
    assertThat(heard.transitions).anyMatch(t -> t.to() == null);
  }

  /** B-1: killed while working, in a shell that never sent a prompt mark. */
  @Test
  void killedProgramsRecordGoesByTheForegroundRule() throws Exception {
    assumeTrue(Files.isDirectory(Path.of("/proc/self")), "no /proc");
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no bash");
    Session session = start("/bin/bash", "--norc", "--noprofile", "-i");
    session.act(
        vt ->
            vt.text(
                "sh -c 'printf \"\\033]7501;state=working\\007\"; echo PID=$$=; exec sleep 60'\r"));
    await(() -> !heard.records.isEmpty());
    await(() -> screen(session).matches("(?s).*PID=\\d+=.*"));
    String pid = screen(session).replaceAll("(?s).*PID=(\\d+)=.*", "$1");
    new ProcessBuilder("kill", "-9", pid).start().waitFor();
    await(() -> heard.records.isEmpty());
    assertThat(heard.transitions.getLast().source()).isEqualTo(Source.FOREGROUND);
  }
}
