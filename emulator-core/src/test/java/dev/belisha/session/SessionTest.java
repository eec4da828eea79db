package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.status.StatusRecord;
import dev.belisha.status.Transition;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.input.Key;
import dev.belisha.vt.input.KeyPress;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Real programs on a real pty. */
@Timeout(120)
class SessionTest {
  private final Recorder heard = new Recorder();
  private final List<Session> open = new ArrayList<>();

  @BeforeEach
  void onUnix() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh");
  }

  @AfterEach
  void closeAll() {
    open.forEach(Session::close);
  }

  private static final class Recorder implements SessionListener {
    final List<Transition> transitions = new CopyOnWriteArrayList<>();
    volatile List<StatusRecord> records = List.of();
    final CompletableFuture<Integer> exit = new CompletableFuture<>();
    final java.io.ByteArrayOutputStream replies = new java.io.ByteArrayOutputStream();

    @Override
    public void statusChanged(List<Transition> happened, List<StatusRecord> now) {
      transitions.addAll(happened);
      records = now;
    }

    @Override
    public void exited(int status) {
      exit.complete(status);
    }

    @Override
    public void replied(byte[] bytes) {
      replies.writeBytes(bytes);
    }
  }

  private Session start(String... command) throws StartFailedException {
    SessionSpec spec =
        new SessionSpec(
            List.of(command), Path.of("/"), Map.of("X", "y"), "7", TerminalOptions.of(80, 24));
    Session session = Session.start(spec, heard);
    open.add(session);
    return session;
  }

  private Session sh(String script) throws StartFailedException {
    return start("/bin/sh", "-c", script);
  }

  private int exit() throws Exception {
    return heard.exit.get(20, TimeUnit.SECONDS);
  }

  private static String screen(Session session) {
    return session.read(
        vt ->
            String.join(
                    "\n",
                    vt.snapshot(Long.MAX_VALUE, null).lines().stream()
                        .map(TestTerminal::text)
                        .toList())
                .strip());
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    for (int step = 0; step < 400 && !condition.getAsBoolean(); step++) Thread.sleep(25);
    assertThat(condition.getAsBoolean()).isTrue();
  }

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

  @Test
  void sizeIsThereAtOnceAndAfterAResize() throws Exception {
    Session session = sh("stty size; read x; stty size");
    await(() -> screen(session).startsWith("24 80"));
    session.resize(100, 30);
    Thread.sleep(200);
    session.act(vt -> vt.key(KeyPress.of(Key.ENTER, 0)));
    exit();
    assertThat(screen(session)).contains("30 100");
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
    SessionSpec spec =
        new SessionSpec(
            List.of("/bin/sh", "-c", "printf '\\033]11;?\\033\\\\'; read -t 5 x"),
            Path.of("/"),
            Map.of(),
            "1",
            TerminalOptions.of(80, 24));
    open.add(
        Session.start(
            spec, heard, vt -> vt.themeColors(0x112233, 0xFDFDFB, 0x445566, new int[16])));
    await(() -> heard.replies.toString(StandardCharsets.US_ASCII).contains("rgb:fdfd/fdfd/fbfb"));
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

  /**
   * The size is there before the program: one that starts fast once found 0 by 0 cells, and was
   * told of a resize over its first message.
   */
  @Test
  void theSizeIsThereBeforeTheProgram() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/stty")), "no /bin/stty");
    List<Session> sessions = new ArrayList<>();
    List<Recorder> ears = new ArrayList<>();
    for (int each = 0; each < 30; each++) {
      Recorder ear = new Recorder();
      SessionSpec spec =
          new SessionSpec(
              List.of("/bin/stty", "size"),
              Path.of("/"),
              Map.of(),
              "1",
              TerminalOptions.of(100, 30));
      sessions.add(Session.start(spec, ear));
      ears.add(ear);
    }
    open.addAll(sessions);
    for (Recorder ear : ears) ear.exit.get(20, TimeUnit.SECONDS);
    assertThat(sessions).extracting(SessionTest::screen).containsOnly("30 100");
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
  void theLastOfManySizesReachesTheProgram() throws Exception {
    Session session = sh("read x; stty size");
    for (int cols = 40; cols <= 120; cols++) session.resize(cols, 30);
    await(() -> session.<Integer>read(vt -> vt.cols()) == 120);
    Thread.sleep(200);
    session.write("\n".getBytes(StandardCharsets.UTF_8));
    exit();
    assertThat(screen(session)).contains("30 120");
  }

  /** Who resizes waits for nobody, and sizes that came while the screen was busy are one. */
  @Test
  void resizingReturnsAtOnceAndOnlyTheNewestSizeCounts() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no bash");
    Session session =
        start(
            "/bin/bash",
            "-c",
            "trap 'echo W' WINCH; echo ready; while ! read -t 0.05 x; do :; done; stty size");
    await(() -> screen(session).contains("ready"));
    CountDownLatch holding = new CountDownLatch(1);
    CountDownLatch free = new CountDownLatch(1);
    Thread holder =
        Thread.ofVirtual()
            .start(
                () ->
                    session.read(
                        vt -> {
                          holding.countDown();
                          return quietly(free);
                        }));
    holding.await();
    for (int cols = 40; cols <= 120; cols++) session.resize(cols, 30);
    assertThat(holder.isAlive()).isTrue();
    free.countDown();
    holder.join();
    await(() -> session.<Integer>read(vt -> vt.cols()) == 120);
    await(() -> screen(session).contains("W"));
    session.write("\n".getBytes(StandardCharsets.UTF_8));
    exit();
    assertThat(screen(session)).contains("30 120");
    assertThat(screen(session).split("W", -1)).hasSizeBetween(2, 3);
  }

  private static boolean quietly(CountDownLatch latch) {
    try {
      return latch.await(20, TimeUnit.SECONDS);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** What a call changed is told in the order of the calls, from one thread at a time. */
  @Test
  void whatCallsChangeIsToldInOrder() throws Exception {
    Session session = sh("sleep 30");
    for (int each = 0; each < 500; each++) {
      String id = "r" + each;
      session.act(
          vt -> {
            byte[] report =
                ("\033]7501;state=done:id=" + id + "\007").getBytes(StandardCharsets.US_ASCII);
            vt.feed(report, 0, report.length);
          });
    }
    await(() -> heard.transitions.stream().anyMatch(t -> t.id().equals("r499")));
    assertThat(heard.transitions.stream().filter(t -> t.to() != null))
        .extracting(Transition::id)
        .containsExactlyElementsOf(
            java.util.stream.IntStream.range(0, 500).mapToObj(each -> "r" + each).toList());
  }

  @Test
  void probeIsAnsweredBeforeDa1() throws Exception {
    Session session =
        sh(
            "stty raw -echo; printf '\\033]7501;?\\007\\033[c'; dd bs=1 count=29 2>/dev/null | od -c");
    exit();
    String replies = heard.replies.toString(StandardCharsets.ISO_8859_1);
    assertThat(replies).startsWith("\033]7501;?\007\033[?64;");
    assertThat(screen(session))
        .contains("033   ]   7   5   0   1   ;   ?  \\a 033   [   ?   6   4");
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
    Session session = Session.start(spec, heard);
    open.add(session);
    exit();
    assertThat(screen(session)).isEqualTo(System.getProperty("user.home"));
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
    String replies = heard.replies.toString(StandardCharsets.ISO_8859_1);
    int count = replies.split("7501", -1).length - 1;
    assertThat(count).isBetween(QueryLimit.PER_SECOND, 3 * QueryLimit.PER_SECOND);
  }

  @Test
  void closingEndsTheProgramAndLeavesNoThreads() throws Exception {
    long descriptors = descriptors();
    for (int batch = 0; batch < 10; batch++) {
      List<Recorder> ears = new ArrayList<>();
      for (int each = 0; each < 20; each++) {
        Recorder ear = new Recorder();
        SessionSpec spec =
            new SessionSpec(
                List.of("/bin/sh", "-c", "trap '' TERM; sleep 60"),
                Path.of("/"),
                Map.of(),
                "close" + batch,
                TerminalOptions.of(80, 24));
        Session session = Session.start(spec, ear);
        session.act(vt -> vt.text("x"));
        session.resize(90, 20);
        session.close();
        ears.add(ear);
      }
      for (Recorder ear : ears) ear.exit.get(20, TimeUnit.SECONDS);
    }
    await(
        () ->
            Thread.getAllStackTraces().keySet().stream()
                .noneMatch(thread -> thread.getName().matches("belisha-.*-close\\d+")));
    await(() -> !dumpOfAllThreads().contains("-close"));
    await(() -> descriptors() <= descriptors + 4);
  }

  /** Far more than the pty takes: the writer sits in a write that nobody will read. */
  @Test
  void closingFreesAWriterThatWaitsForTheProgram() throws Exception {
    SessionSpec spec =
        new SessionSpec(
            List.of("/bin/sh", "-c", "stty raw -echo; echo ready; exec sleep 1000"),
            Path.of("/"),
            Map.of(),
            "stuck",
            TerminalOptions.of(80, 24));
    Session session = Session.start(spec, heard);
    open.add(session);
    await(() -> screen(session).contains("ready"));
    session.write(new byte[1 << 20]);
    await(() -> writerIsIn("write"));
    session.close();
    exit();
    await(() -> threads("stuck").isEmpty());
  }

  /** It ends by itself, and what it did not read was still being written. */
  @Test
  void theProgramsEndFreesAWriterThatWaitsForIt() throws Exception {
    SessionSpec spec =
        new SessionSpec(
            List.of("/bin/sh", "-c", "stty raw -echo; echo ready; sleep 1; echo bye"),
            Path.of("/"),
            Map.of(),
            "stuck",
            TerminalOptions.of(80, 24));
    Session session = Session.start(spec, heard);
    open.add(session);
    await(() -> screen(session).contains("ready"));
    session.write(new byte[1 << 20]);
    exit();
    assertThat(screen(session)).contains("bye");
    await(() -> threads("stuck").isEmpty());
  }

  private static boolean writerIsIn(String method) {
    return threads("stuck").stream()
        .filter(thread -> thread.getName().startsWith("belisha-writer"))
        .flatMap(thread -> java.util.Arrays.stream(thread.getStackTrace()))
        .anyMatch(frame -> frame.getMethodName().equals(method));
  }

  private static List<Thread> threads(String tab) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().matches("belisha-.*-" + tab))
        .toList();
  }

  /** A listener's fault takes nothing from what else is told, and leaves nothing open. */
  @Test
  void aListenersFaultHidesNothing() throws Exception {
    CompletableFuture<Boolean> damaged = new CompletableFuture<>();
    List<Object> told = new CopyOnWriteArrayList<>();
    SessionListener faulty =
        new SessionListener() {
          @Override
          public void event(TerminalEvent event) {
            told.add(event);
            throw new IllegalStateException("event");
          }

          @Override
          public void statusChanged(List<Transition> transitions, List<StatusRecord> records) {
            told.addAll(transitions.stream().map(Transition::to).toList());
            throw new IllegalStateException("status");
          }

          @Override
          public void damaged() {
            damaged.complete(true);
            throw new IllegalStateException("damaged");
          }

          @Override
          public void exited(int status) {
            heard.exited(status);
            throw new IllegalStateException("exited");
          }
        };
    SessionSpec spec =
        new SessionSpec(
            List.of(
                "/bin/sh",
                "-c",
                "printf '\\033]2;t\\007\\007\\033]7501;state=done\\007x'; sleep 0.1"),
            Path.of("/"),
            Map.of(),
            "faulty",
            TerminalOptions.of(80, 24));
    Session session = Session.start(spec, faulty);
    open.add(session);
    damaged.get(20, TimeUnit.SECONDS);
    exit();
    assertThat(told)
        .containsExactly(new TerminalEvent.TitleChanged("t"), new TerminalEvent.Bell(), State.DONE);
    await(() -> !session.write(new byte[1]));
    await(() -> threads("faulty").isEmpty());
  }

  /** As many rewraps at once as there are tabs would hold every carrier of virtual threads. */
  @Test
  void resizingComputesOnAThreadOfItsOwn() throws Exception {
    CompletableFuture<Boolean> virtual = new CompletableFuture<>();
    SessionListener ear =
        new SessionListener() {
          @Override
          public void replied(byte[] bytes) {
            virtual.complete(Thread.currentThread().isVirtual());
          }
        };
    SessionSpec spec =
        new SessionSpec(
            List.of("/bin/sleep", "30"), Path.of("/"), Map.of(), "1", TerminalOptions.of(80, 24));
    Session session = Session.start(spec, ear);
    open.add(session);
    byte[] reportSizes = "\033[?2048h".getBytes(StandardCharsets.US_ASCII);
    session.read(
        vt -> {
          vt.feed(reportSizes, 0, reportSizes.length);
          return null;
        });
    session.resize(100, 30);
    assertThat(virtual.get(20, TimeUnit.SECONDS)).isFalse();
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
    SessionSpec spec =
        new SessionSpec(
            List.of("/bin/sleep", "30"), Path.of("/"), Map.of(), "1", TerminalOptions.of(80, 24));
    Session session = Session.start(spec, ear);
    open.add(session);
    assertThat(session.write(new byte[ReplyWriter.MAX_WAITING + 1])).isFalse();
    assertThat(session.write(new byte[ReplyWriter.MAX_WAITING])).isTrue();
    session.act(vt -> vt.text("x"));
    assertThat(bell.get(20, TimeUnit.SECONDS)).isTrue();
  }

  /** Each slice of a read is told where it lies. */
  @Test
  void outputIsToldWholeAndInOrder() throws Exception {
    java.io.ByteArrayOutputStream came = new java.io.ByteArrayOutputStream();
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
    SessionSpec spec =
        new SessionSpec(
            List.of("/bin/sh", "-c", "stty raw; seq 1 60000"),
            Path.of("/"),
            Map.of(),
            "1",
            TerminalOptions.of(80, 24));
    open.add(Session.start(spec, ear));
    exit();
    String expected =
        java.util.stream.IntStream.rangeClosed(1, 60000)
            .mapToObj(each -> each + "\n")
            .collect(java.util.stream.Collectors.joining());
    assertThat(came.toString(StandardCharsets.US_ASCII)).isEqualTo(expected);
  }

  /** Virtual threads are told only here. */
  private String dumpOfAllThreads() {
    try {
      Path dump = Files.createTempDirectory("threads").resolve("dump");
      java.lang.management.ManagementFactory.getPlatformMXBean(
              com.sun.management.HotSpotDiagnosticMXBean.class)
          .dumpThreads(
              dump.toString(),
              com.sun.management.HotSpotDiagnosticMXBean.ThreadDumpFormat.TEXT_PLAIN);
      String text = Files.readString(dump);
      Files.delete(dump);
      Files.delete(dump.getParent());
      return text;
    } catch (java.io.IOException failed) {
      throw new java.io.UncheckedIOException(failed);
    }
  }

  private static long descriptors() {
    java.io.File[] open = new java.io.File("/proc/self/fd").listFiles();
    return open == null ? 0 : open.length;
  }
}
