package dev.belisha.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * What {@code belisha host} recorded of a program replays to the dump that host made, byte for
 * byte, replies included, in whatever pieces it comes.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class RecordReplayTest {
  private static final int CHUNKINGS = 8;

  /** Asks all it can, moves, reports, sizes, holds painting for longer than it may. */
  private static final String ASKS =
      """
      printf '\\033[c\\033[>c\\033[6n\\033[?1$p\\033[18t\\033[>q\\033P$qm\\033\\\\\\033]11;?\\007'
      printf 'é漢字👩‍👩‍👧 \\033[1;31mred\\033[m\\r\\n\\033]2;title\\007\\033[21t'
      printf '\\033]7501;state=blocked:kind=question:app=t;msg=Why?\\033\\\\\\033]7501;?\\033\\\\'
      printf '\\033[8;30;100t%s\\033[8;20;40t\\r\\n' "$(seq -s ' ' 1 200)"
      printf '\\033[?2026h'; sleep 1.5; printf '\\033[?2026$p\\033[?2026h\\033[?2026$p\\033[?2026l'
      printf '\\033]7501;state=working:id=a\\033\\\\\\033[?2048h'
      """;

  /**
   * A program, what is pressed (each key has half a second), and whether it may be replayed raw:
   * nothing but its own output changes the engine.
   */
  private enum Program {
    BASH(
        List.of("bash", "--norc"),
        "[\"PS1='\\\\[\\\\e[32m\\\\]\\\\w\\\\[\\\\e[m\\\\]\\\\$ '\\r\",\"ls -la /\\r\",\"for i in 1 2 3; do echo "
            + "\\\"$i 漢字\\\"; done\\r\",\"echo abc\\u001b[D\\u001b[DX\\b\\u0001\\u000b\"]",
        true),
    VIM(List.of("vim", "text"), "[\"ihello\\u001b\",\":split\\r\",\":help\\r\",\"\\u0006\"]", true),
    LESS(List.of("less", "text"), "[\" \",\"/line 7\\r\",\"G\",\"b\"]", true),
    NANO(List.of("nano", "text"), "[\"abc\\r\",\"\\u000b\\u000b\\u0015\",\"\\u0007\"]", true),
    TMUX(
        List.of("tmux", "-S", "socket", "-f", "/dev/null", "new-session", "bash --norc"),
        "[\"seq 50\\r\",\"\\u0002%\",\"ls /\\r\",\"\\u0002\\\"\"]",
        true),
    ASKING(List.of("sh", "-c", ASKS + "sleep 60"), "[\"\",\"\",\"\",\"\",\"\"]", true),
    RESIZED(
        List.of("bash", "--norc"),
        "[\"seq -s ' ' 300\\r\",{\"resize\":{\"cols\":50,\"rows\":30}},\"echo $COLUMNS\\r\","
            + "{\"resize\":{\"cols\":120,\"rows\":10}},\"seq 40\\r\",{\"resize\":{\"cols\":33,\"rows\":12}}]",
        false),
    VIM_RESIZED(
        List.of("vim", "text"),
        "[\":set number\\r\",{\"resize\":{\"cols\":50,\"rows\":30}},\":split\\r\","
            + "{\"resize\":{\"cols\":100,\"rows\":15}}]",
        false),
    /** A record that the program's end takes away. */
    ENDS(
        List.of("sh", "-c", "printf '\\033]7501;state=working:id=a\\033\\\\bye'; sleep 0.2"),
        null,
        false);

    final List<String> command;
    final String keys;
    final boolean raw;

    Program(List<String> command, String keys, boolean raw) {
      this.command = command;
      this.keys = keys;
      this.raw = raw;
    }
  }

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void replaysToTheSameDump(Program program) throws IOException {
    Programs.assumeInstalled(program.command.getFirst());
    String dump;
    try {
      dump = record(program);
    } finally {
      if (program == Program.TMUX) killServer();
    }
    List<ObjectNode> script = script();
    assertThat(replay(script, false)).as("script").containsExactly(dump);
    if (program.raw) {
      Distribution.Ended raw = run("replay", "--json", "--window-ops", path("raw"));
      assertThat(raw.out().strip()).as("raw").isEqualTo(dump);
    }
    List<ObjectNode> chunked = new ArrayList<>();
    for (int seed = 0; seed < CHUNKINGS; seed++) chunked.addAll(chunks(script, new Random(seed)));
    List<String> dumps = replay(chunked, true);
    assertThat(dumps).hasSize(CHUNKINGS).containsOnly(replay(script, true).getFirst());
  }

  private String record(Program program) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int line = 0; line < 200; line++) text.append("line ").append(line).append("\té 漢\n");
    Files.writeString(folder.resolve("text"), text);
    List<String> arguments = new ArrayList<>(List.of("host", "--cwd", folder.toString()));
    arguments.addAll(List.of("--env", "LC_ALL=C.UTF-8", "--env", "TERM=xterm-256color"));
    arguments.addAll(List.of("--env", "HOME=" + folder, "--record", path("raw")));
    arguments.addAll(List.of("--record-script", path("script"), "--dump", path("dump")));
    if (program.keys != null) {
      var steps = JsonMapper.shared().createArrayNode();
      steps.addArray().add("").add(1);
      for (JsonNode key : JsonMapper.shared().readTree(program.keys)) {
        if (key.isString()) steps.addArray().add(bytes(key.asString())).add(0.5);
        else steps.addArray().add(key).add(0.5);
      }
      Files.writeString(folder.resolve("steps"), steps.toString());
      arguments.addAll(List.of("--steps", path("steps")));
    }
    arguments.add("--");
    arguments.addAll(program.command);
    run(arguments.toArray(String[]::new));
    return Files.readString(folder.resolve("dump")).strip();
  }

  /** One char a byte. */
  private static String bytes(String keys) {
    return new String(keys.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  private List<ObjectNode> script() throws IOException {
    List<ObjectNode> lines = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("script"))) {
      lines.add((ObjectNode) JsonMapper.shared().readTree(line));
    }
    assertThat(lines).hasSizeGreaterThan(1);
    return lines;
  }

  /** Output between two other lines joined, and cut anew: bytes now and then, then large pieces. */
  private static List<ObjectNode> chunks(List<ObjectNode> script, Random random) {
    List<ObjectNode> chunked = new ArrayList<>();
    StringBuilder output = new StringBuilder();
    List<ObjectNode> ended = new ArrayList<>(script);
    ended.add(null);
    for (ObjectNode line : ended) {
      if (line != null && line.has("feed")) {
        output.append(line.get("feed").asString());
        continue;
      }
      for (int at = 0; at < output.length(); ) {
        int most = random.nextBoolean() ? 4 : 3000;
        int to = Math.min(output.length(), at + 1 + random.nextInt(most));
        chunked.add(JsonMapper.shared().createObjectNode().put("feed", output.substring(at, to)));
        at = to;
      }
      output.setLength(0);
      if (line != null) chunked.add(line);
    }
    ObjectNode dump = JsonMapper.shared().createObjectNode();
    dump.putObject("dump").put("styles", true).put("scrollback", true);
    chunked.add(dump);
    return chunked;
  }

  private List<String> replay(List<ObjectNode> script, boolean whole) throws IOException {
    List<String> lines = new ArrayList<>();
    for (ObjectNode line : script) lines.add(line.toString());
    if (!script.getLast().has("dump")) {
      lines.add(whole ? "{\"dump\":{\"styles\":true,\"scrollback\":true}}" : "{\"dump\":true}");
    }
    Path file = Files.write(folder.resolve("played"), lines);
    return run("replay", "--script", file.toString()).out().lines().toList();
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private static Distribution.Ended run(String... arguments) {
    Distribution.Ended ended = Distribution.packaged().run(arguments);
    assertThat(ended.status()).as(ended.err()).isZero();
    return ended;
  }

  private void killServer() {
    ProcessBuilder kill = new ProcessBuilder("tmux", "-S", path("socket"), "kill-server");
    Map<String, String> environment = kill.environment();
    environment.remove("TMUX");
    Distribution.finish(Distribution.start(kill), new byte[0]);
  }
}
