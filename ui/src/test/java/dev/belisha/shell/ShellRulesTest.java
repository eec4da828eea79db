package dev.belisha.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.PaneKey;
import dev.belisha.shell.Multiplexers.Front;
import dev.belisha.status.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The small pure rules of the shell package. */
class ShellRulesTest {
  @TempDir Path folder;

  @Test
  void plainPathsStayAndOthersAreQuoted() {
    assertThat(ShellQuote.words(List.of("/tmp/a.txt", "/tmp/my file", "/tmp/it's", "")))
        .isEqualTo("/tmp/a.txt '/tmp/my file' '/tmp/it'\\''s' '' ");
  }

  @Test
  void aShellReadsQuotedPathsBack() throws Exception {
    List<String> nasty =
        List.of(
            "/a b", "$(id)", "`id`", "\"", "'", "''", "\\", "*", "~", "a\nb", "!x", "#", "é", "-n");
    Process shell =
        new ProcessBuilder("sh", "-c", "printf '%s\\0' " + ShellQuote.words(nasty)).start();
    String out =
        new String(shell.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    assertThat(List.of(out.split("\0"))).isEqualTo(nasty);
  }

  /** B-49. */
  @Test
  void onlyBusyPanesAreListed() {
    assertThat(
            CloseRules.busyLines(
                Stream.of(
                    new CloseRules.Pane(1, "shell", null, ""),
                    new CloseRules.Pane(2, "api", State.WORKING, "pi"),
                    new CloseRules.Pane(3, "web", State.BLOCKED, ""),
                    new CloseRules.Pane(4, "x", State.DONE, ""),
                    new CloseRules.Pane(5, "y", State.IDLE, "vim"),
                    new CloseRules.Pane(6, "z", State.ERROR, ""))))
        .containsExactly("#2 api: working (pi)", "#3 web: needs you", "#5 y: vim is running");
  }

  /** A process may call itself anything, line ends included. */
  @Test
  void aProgramsNameStaysOneHonestLine() {
    assertThat(
            CloseRules.busyLines(Stream.of(new CloseRules.Pane(1, "x", null, "a\nb\u202Ec\u0085"))))
        .containsExactly("#1 x: a bc is running");
  }

  @Test
  void geometryComesBack() {
    Path file = folder.resolve("a/b/window");
    WindowState state = new WindowState(-5, 10, 900.5, 600, true, 280, false, false);
    state.save(file);
    assertThat(WindowState.load(file)).contains(state);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x=1",
        "x=a\ny=0\nwidth=900\nheight=600\nsidebar=0",
        "x=0\ny=0\nwidth=1\nheight=600\nsidebar=0",
        "x=NaN\ny=0\nwidth=900\nheight=600\nsidebar=0",
        "x=0\ny=0\nwidth=1e9\nheight=600\nsidebar=0",
        "\\u00zz",
      })
  void brokenGeometryCountsAsNone(String text) throws IOException {
    assertThat(WindowState.load(Files.writeString(folder.resolve("w"), text))).isEmpty();
  }

  /** B-62. */
  @ParameterizedTest
  @CsvSource({
    "tmux, tmux",
    "tmux: client, tmux",
    "/usr/bin/screen, screen",
    "zellij, zellij",
    "bash, ''",
    "tmuxinator, ''",
    "'', ''",
    "/opt/größer\u0000/ü, ''"
  })
  void multiplexersAreKnownByName(String program, String expected) {
    assertThat(Multiplexers.name(program)).isEqualTo(expected);
  }

  /** B-62: where a report came through once, nothing is hidden, also when it is taken back. */
  @Test
  void aMultiplexerThatLetsReportsThroughHidesNothing() {
    try (Multiplexers looks = new Multiplexers(Map::of, found -> {})) {
      PaneKey pane = new PaneKey(3, 4);
      List<String> tmux = List.of("bash", "tmux: client");
      assertThat(looks.hiding(Map.of(pane, new Front(tmux, true)))).containsEntry(3, "tmux");
      assertThat(looks.hiding(Map.of(pane, new Front(tmux, false)))).isEmpty();
      assertThat(looks.hiding(Map.of(pane, new Front(tmux, true)))).isEmpty();
      assertThat(looks.hiding(Map.of(pane, new Front(List.of("bash"), true)))).isEmpty();
      assertThat(looks.hiding(Map.of(pane, new Front(tmux, true)))).containsEntry(3, "tmux");
    }
  }

  @Test
  void geometryStandsInTheStateFolder() {
    Path home = Path.of("/home/a");
    assertThat(WindowState.defaultPath(Map.of("XDG_STATE_HOME", "/s"), home))
        .isEqualTo(Path.of("/s/belisha/window"));
    assertThat(WindowState.defaultPath(Map.of(), home))
        .isEqualTo(Path.of("/home/a/.local/state/belisha/window"));
  }
}
