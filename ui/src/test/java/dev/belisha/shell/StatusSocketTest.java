package dev.belisha.shell;

import static dev.belisha.shell.ShellRig.await;
import static dev.belisha.shell.ShellRig.fx;
import static dev.belisha.shell.ShellRig.sh;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.control.ControlSchema;
import dev.belisha.control.ControlServer;
import dev.belisha.control.StatusCommand;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.TabModel;
import dev.belisha.shell.model.WindowModel;
import java.io.ByteArrayOutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Scanner;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Real tabs, a real socket, and what the command line makes of them. */
@Timeout(180)
class StatusSocketTest {
  @TempDir Path folder;
  private ShellRig rig;
  private ControlServer server;
  private WindowModel window;
  private Path socket;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void open() throws Exception {
    rig = new ShellRig();
    socket = folder.resolve("belisha/control.sock");
    SocketActions actions =
        new SocketActions(CompletableFuture.completedFuture(rig.shell), rig.feed);
    server = ControlServer.start(socket, actions, rig.feed).orElseThrow();
    window = rig.open(sh("sleep 600"));
  }

  @AfterEach
  void close() throws Exception {
    server.close();
    rig.close();
  }

  private StatusCommand command() {
    return new StatusCommand(socket, new PrintStream(out), new PrintStream(err));
  }

  private String printed() {
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Makes reports, each when it is let. */
  private Launch reports(String... steps) {
    StringBuilder script = new StringBuilder();
    for (String step : steps) {
      script.append("until [ -e '").append(sign(step)).append("' ]; do sleep 0.02; done; ");
      script.append("printf '\\033]7501;state=").append(step).append("\\033\\\\'; ");
    }
    return sh(script + "sleep 600");
  }

  private void let(String step) throws Exception {
    Files.createFile(sign(step));
  }

  private Path sign(String step) {
    return folder.resolve(step.replace('/', '-'));
  }

  private TabModel tab(Launch launch) throws Exception {
    return fx(() -> rig.shell.workspace().openTab(window, launch));
  }

  private CompletableFuture<Integer> waits(TabModel tab, String... states) {
    CompletableFuture<Integer> status = new CompletableFuture<>();
    Thread.startVirtualThread(
        () -> status.complete(command().await(List.of(tab.id()), Set.of(states), false, null)));
    return status;
  }

  private static int status(CompletableFuture<Integer> waiting) throws Exception {
    return waiting.get(60, TimeUnit.SECONDS);
  }

  /** B-4, B-60. */
  @Test
  void twoTabsAreWaitedForAndEachEndHasItsExitStatus() throws Exception {
    TabModel first = tab(reports("working", "blocked"));
    TabModel second = tab(reports("error"));
    CompletableFuture<Integer> blocked = waits(first, "blocked", "done");
    CompletableFuture<Integer> fails = waits(second, "done");
    CompletableFuture<Integer> asked = waits(second, "error");
    let("working");
    await("works", () -> rig.lists.getFirst().view.counts().working() == 1);
    assertThat(blocked).isNotDone();
    let("blocked");
    assertThat(status(blocked)).isEqualTo(StatusCommand.DONE);
    assertThat(status(waits(first, "blocked"))).as("already so").isEqualTo(StatusCommand.DONE);
    let("error");
    assertThat(status(fails)).isEqualTo(StatusCommand.FAILED);
    assertThat(status(asked)).isEqualTo(StatusCommand.DONE);
    CompletableFuture<Integer> closes = waits(first, "done");
    assertThat(command().await(List.of(first.id()), Set.of("idle"), false, Duration.ofMillis(300)))
        .isEqualTo(StatusCommand.TIMED_OUT);
    fx(
        () -> {
          rig.shell.workspace().closeTab(first);
          return true;
        });
    assertThat(status(closes)).isEqualTo(StatusCommand.CLOSED);
    assertThat(status(waits(first, "done"))).as("long closed").isEqualTo(StatusCommand.CLOSED);
    server.close();
    assertThat(status(waits(second, "done"))).isEqualTo(StatusCommand.NOT_RUNNING);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("no Belisha runs");
  }

  /** B-7: the same as the window shows. */
  @Test
  void theListTellsWhatTheWindowShowsAndNoTextUnlessAsked() throws Exception {
    TabModel tab = tab(reports("blocked:kind=question:app=pi:msg=U2VjcmV0:id=build/x"));
    let("blocked:kind=question:app=pi:msg=U2VjcmV0:id=build/x");
    await("blocked", () -> rig.lists.getFirst().view.counts().blocked() == 1);
    assertThat(command().list(false, true, Instant.now())).isZero();
    ControlSchema.check("listing", printed());
    JsonNode node = JsonMapper.shared().readTree(printed());
    assertThat(node.path("seq").asLong(0)).isPositive();
    JsonNode told = node.path("tabs").get(1);
    assertThat(told.path("tab").asInt(0)).isEqualTo(tab.id());
    assertThat(told.path("state").asString("")).isEqualTo("blocked");
    assertThat(told.path("kind").asString("")).isEqualTo("question");
    assertThat(told.path("needsYou").asBoolean(false)).isTrue();
    assertThat(told.path("records").get(0).path("id").asString("")).isEqualTo("build/x");
    assertThat(printed()).doesNotContain("Secret").doesNotContain("msg");
    out.reset();
    assertThat(command().list(true, false, Instant.now())).isZero();
    assertThat(printed()).contains("#" + tab.id()).contains("blocked question").contains("Secret");
  }

  @Test
  void deedsAreDoneAndATabThatIsNotThereIsSaid() throws Exception {
    TabModel tab = tab(reports("done", "blocked"));
    fx(
        () -> {
          window.selectPosition(1);
          return true;
        });
    let("done");
    await("done", () -> rig.lists.getFirst().view.counts().done() == 1);
    assertThat(command().markSeen(tab.id())).isZero();
    await("seen", () -> rig.lists.getFirst().view.counts().done() == 0);
    assertThat(command().next()).as("nothing needs you").isEqualTo(StatusCommand.FAILED);
    assertThat(command().mute(tab.id(), Duration.ZERO)).isZero();
    await("muted", () -> rig.lists.getFirst().view.tabs().get(1).muted());
    assertThat(command().unmute(tab.id())).isZero();
    await("not muted", () -> !rig.lists.getFirst().view.tabs().get(1).muted());
    let("blocked");
    await("blocked", () -> rig.lists.getFirst().view.counts().blocked() == 1);
    assertThat(command().next()).isZero();
    await("there", () -> window.selected().orElseThrow() == tab);
    assertThat(command().log(tab.id())).isZero();
    ControlSchema.check("timeline", printed());
    assertThat(printed()).contains("\"blocked\"");
    assertThat(command().clear(tab.id())).isZero();
    await("cleared", () -> rig.lists.getFirst().view.counts().blocked() == 0);
    fx(
        () -> {
          window.selectPosition(1);
          return true;
        });
    assertThat(command().focus(tab.id())).isZero();
    await("in front", () -> window.selected().orElseThrow() == tab);
    assertThat(command().focus(99)).isEqualTo(StatusCommand.CLOSED);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("there is no tab 99");
  }

  /** B-61: nothing is left out, and who comes back goes on where it was. */
  @Test
  void watchMissesNothingOverTenThousandChanges() throws Exception {
    int changes = 10_000;
    PipedOutputStream pipe = new PipedOutputStream();
    Scanner lines = new Scanner(new PipedInputStream(pipe, 1 << 20), StandardCharsets.UTF_8);
    Thread.startVirtualThread(
        () -> new StatusCommand(socket, new PrintStream(pipe), System.err).watch(0, false));
    TabModel tab =
        tab(
            sh(
                "i=0; while [ $i -lt "
                    + changes / 2
                    + " ]; do printf '\\033]7501;state=working\\033\\\\"
                    + "\\033]7501;state=blocked\\033\\\\'; i=$((i+1)); done; sleep 600"));
    long number = 0;
    int seen = 0;
    while (seen < changes) {
      String line = lines.nextLine();
      ControlSchema.check("change", line);
      JsonNode event = JsonMapper.shared().readTree(line);
      assertThat(event.path("seq").asLong(0)).isEqualTo(++number);
      if (!event.path("event").asString("").equals("record")) continue;
      assertThat(event.path("tab").asInt(0)).isEqualTo(tab.id());
      assertThat(event.path("to").asString("")).isEqualTo(seen % 2 == 0 ? "working" : "blocked");
      seen++;
    }
    long until = number;
    CompletableFuture<String> again = new CompletableFuture<>();
    PipedOutputStream later = new PipedOutputStream();
    Scanner rest = new Scanner(new PipedInputStream(later), StandardCharsets.UTF_8);
    Thread.startVirtualThread(
        () ->
            new StatusCommand(socket, new PrintStream(later), System.err).watch(until - 1, false));
    Thread.startVirtualThread(() -> again.complete(rest.nextLine()));
    assertThat(again.get(30, TimeUnit.SECONDS)).contains("\"seq\":" + until + ",");
  }

  @Test
  void aReaderThatStopsReadingIsToldOfTheGapAndCutOff() throws Exception {
    tab(
        sh(
            "while :; do printf '\\033]7501;state=working\\033\\\\\\033]7501;state=idle\\033\\\\'; done"));
    try (SocketChannel reader = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
      reader.write(
          ByteBuffer.wrap("{\"v\":1,\"verb\":\"watch\"}\n".getBytes(StandardCharsets.UTF_8)));
      long begin = rig.feed.last();
      // More than is kept, and more than the socket holds for it.
      while (rig.feed.last() < begin + 60_000) Thread.sleep(50);
      // It gets what lay in between, and the end: also when it was cut off in a line's midst.
      ByteBuffer bytes = ByteBuffer.allocate(1 << 20);
      long lines = 0;
      while (reader.read(bytes.clear()) >= 0) {
        for (int at = 0; at < bytes.position(); at++) if (bytes.get(at) == '\n') lines++;
      }
      assertThat(lines).isBetween(1L, 30_000L);
    }
    assertThat(command().list(false, false, Instant.now())).as("others notice nothing").isZero();
  }
}
