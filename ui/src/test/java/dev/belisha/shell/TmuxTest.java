package dev.belisha.shell;

import static dev.belisha.shell.ShellRig.await;
import static dev.belisha.shell.ShellRig.fx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.TabModel;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * B-62, in real tabs with a real tmux: with passthrough allowed, {@code belisha report --tmux}
 * reaches the badge of the right pane; without, the row says why nothing can arrive.
 */
@Timeout(180)
class TmuxTest {
  private static final Path TMUX = Path.of("/usr/bin/tmux");

  @TempDir Path folder;
  private ShellRig rig;
  private WindowModel window;
  private final List<String> servers = new ArrayList<>();

  @BeforeEach
  void open() throws Exception {
    assumeTrue(Files.isExecutable(TMUX), "no tmux");
    rig = new ShellRig();
    window = rig.open(ShellRig.sh("sleep 600"));
  }

  @AfterEach
  void close() throws Exception {
    for (String server : servers) {
      new ProcessBuilder(TMUX.toString(), "-S", server, "kill-server")
          .redirectErrorStream(true)
          .start()
          .waitFor(30, TimeUnit.SECONDS);
    }
    if (rig != null) rig.close();
  }

  /** A command of the shell that becomes a tmux of its own, in which a script runs. */
  private String tmux(String name, boolean passthrough, String script) throws IOException {
    Path conf = folder.resolve(name + ".conf");
    Files.writeString(conf, "set -g allow-passthrough " + (passthrough ? "on" : "off") + "\n");
    Path inside = Files.writeString(folder.resolve(name + ".sh"), script + "\n");
    String server = folder.resolve(name).toString();
    servers.add(server);
    return "tmux -S '%s' -f '%s' new-session sh '%s'".formatted(server, conf, inside);
  }

  private static String report(String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.belisha.app.Main",
                "report"));
    command.addAll(List.of(arguments));
    return "'" + String.join("' '", command) + "'";
  }

  private TabModel tab(String... command) throws Exception {
    Launch launch = new Launch(List.of(command), null, null, false, Map.of());
    return fx(() -> rig.shell.workspace().openTab(window, launch));
  }

  /** Empty until the attention thread has told of the tab. */
  private Optional<TabStatus> told(TabModel tab) {
    return rig.lists.getFirst().view.tabs().stream()
        .filter(each -> each.tab() == tab.id())
        .findFirst();
  }

  private TabStatus status(TabModel tab) {
    return told(tab).orElseThrow();
  }

  private Map<Integer, String> hidden() {
    return rig.lists.getFirst().multiplexers;
  }

  @Test
  void withPassthroughAReportReachesTheRightTabWithoutTheRowSaysWhy() throws Exception {
    String says = report("blocked", "--kind", "question", "--app", "probe", "--tmux");
    String asks = report("blocked", "--kind", "question", "--app", "asks");
    Path over = folder.resolve("over");
    String both = asks + "; " + says + "; touch '" + over + "'; sleep 600";
    TabModel open = tab("/bin/sh", "-c", "exec " + tmux("open", true, both));
    await("blocked", () -> told(open).filter(tab -> tab.headline() == State.BLOCKED).isPresent());
    assertThat(status(open).kind()).isEqualTo(Kind.QUESTION);
    assertThat(status(open).app())
        .as("who asks first hears tmux, and stays silent")
        .isEqualTo("probe");
    assertThat(rig.lists.getFirst().view.counts().blocked()).as("no other tab").isEqualTo(1);
    await("both ran", () -> Files.exists(over));
    Files.delete(over);
    // A person's shell starts this one, in a process group of its own.
    TabModel closed =
        tab(
            "/bin/bash",
            "--norc",
            "--noprofile",
            "-i",
            "-c",
            tmux("closed", false, both) + "; true");
    await("both ran", () -> Files.exists(over));
    await("said", () -> "tmux".equals(hidden().get(closed.id())));
    assertThat(status(closed).headline()).isNull();
    assertThat(hidden()).as("not of a tab that tmux lets through").doesNotContainKey(open.id());
  }

  /** A script that starts tmux, and a shell that becomes it, have no group of their own. */
  @Test
  void tmuxIsFoundHoweverItWasStarted() throws Exception {
    TabModel script = tab("/bin/sh", "-c", tmux("one", false, "sleep 600") + "; true");
    TabModel become = tab("/bin/sh", "-c", "exec " + tmux("two", false, "sleep 600"));
    await("both", () -> hidden().equals(Map.of(script.id(), "tmux", become.id(), "tmux")));
  }
}
