package dev.belisha.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.packaging.Distribution.Ended;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The shell integration as it is shipped: real shells in {@code belisha host}. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class ShellsInHostTest {
  private static final Distribution BELISHA = Distribution.packaged();
  private static final String KILLED_AT_WORK =
      "sh -c 'printf \"\\033]7501;state=working\\007\"; kill -9 $$'";

  @TempDir private Path folder;
  private Path home = Path.of("/");
  private Path record = Path.of("/");

  @BeforeEach
  void dotfiles() throws IOException {
    home = Files.createDirectories(folder.resolve("home"));
    record = folder.resolve("record");
    Files.createDirectories(folder.resolve("place/a b%é"));
    Files.createDirectories(home.resolve(".config/fish"));
    Files.writeString(home.resolve(".bash_profile"), "PS1='$ '\n");
    Files.writeString(home.resolve(".bashrc"), "PS1='$ '\n");
    Files.writeString(home.resolve(".zshenv"), "unsetopt global_rcs\n");
    Files.writeString(home.resolve(".zshrc"), "PS1='$ '\n");
    Files.writeString(
        home.resolve(".config/fish/config.fish"),
        "set fish_greeting; function fish_prompt; echo -n '$ '; end\n");
  }

  /** Types each line at its prompt, which is there when its last mark is. */
  private Ended run(List<String> options, String shell, String... lines) throws Exception {
    List<String> command = new ArrayList<>(List.of(BELISHA.launcher().toString(), "host"));
    command.addAll(options);
    command.addAll(List.of("--env", "HOME=" + home, "--cwd", folder.resolve("place").toString()));
    command.addAll(List.of("--timeout", "100", "--record", record.toString(), "--"));
    command.addAll(List.of(shell.split(" ")));
    Process process = Distribution.start(new ProcessBuilder(command));
    OutputStream keys = process.getOutputStream();
    for (int at = 0; at < lines.length; at++) {
      while (prompts() <= at && process.isAlive()) Thread.sleep(20);
      keys.write((lines[at] + "\r").getBytes(StandardCharsets.UTF_8));
      keys.flush();
    }
    return Distribution.finish(process, new byte[0]);
  }

  private String recorded() throws IOException {
    return Files.exists(record) ? Files.readString(record) : "";
  }

  private int prompts() throws IOException {
    return recorded().split("\033]133;B\007", -1).length - 1;
  }

  @ParameterizedTest
  @CsvSource({"bash -l", "bash", "zsh -l", "zsh", "fish -l"})
  void statusesMarksAndFolderAreRightAndNothingElseShows(String shell) throws Exception {
    Programs.assumeInstalled(shell.split(" ")[0]);
    Path status = folder.resolve("status");
    Path dump = folder.resolve("dump");
    List<String> options =
        List.of("--shell-integration", "--status", "" + status, "--dump", "" + dump);
    Ended ended =
        run(options, shell, KILLED_AT_WORK, "cd 'a b%é'", "printf 'no end of line'", "exit 3");
    assertThat(ended.status()).describedAs(ended.err()).isEqualTo(3);

    List<JsonNode> transitions =
        Files.readAllLines(status).stream().map(JsonMapper.shared()::readTree).toList();
    assertThat(transitions).hasSize(2);
    assertThat(transitions.getFirst().get("to").asString()).isEqualTo("working");
    assertThat(transitions.getLast().get("to").isNull()).isTrue();
    assertThat(transitions.getLast().get("source").asString()).isEqualTo("prompt");

    assertThat(recorded())
        .containsSubsequence("133;A", "133;B", "133;C", "133;D;137", "133;A", "133;C", "133;D;0");
    JsonNode last = JsonMapper.shared().readTree(Files.readString(dump));
    assertThat(last.get("cwd").asString()).isEqualTo(folder.resolve("place/a b%é").toString());
    List<String> lines = new ArrayList<>();
    last.get("lines").forEach(line -> lines.add(line.asString()));
    assertThat(lines.stream().filter(line -> line.startsWith("$")))
        .hasSizeBetween(3, 4)
        .contains("$ cd 'a b%é'", "$ printf 'no end of line'");
    assertThat(lines).noneMatch(line -> line.matches(".*(133|belisha|file:).*"));
  }

  /** {@code host} runs what it is told: a shell as it is, unless asked. */
  @Test
  void withoutTheOptionAShellIsAsItIs() throws Exception {
    Programs.assumeInstalled("bash");
    byte[] keys = "echo [$BELISHA_SHELL_INTEGRATION]\rexit\r".getBytes(StandardCharsets.US_ASCII);
    Ended ended =
        BELISHA.run(
            keys, "host", "--env", "HOME=" + home, "--record", record.toString(), "--", "bash");
    assertThat(ended.status()).isZero();
    assertThat(recorded()).contains("[]").doesNotContain("133;");
  }

  @Test
  void missingScriptsAreSaid() throws Exception {
    Distribution without =
        BELISHA.copyTo(
            folder.resolve("without"),
            file ->
                !file.startsWith("share")
                    && !file.startsWith("lib/javafx")
                    && !file.toString().endsWith(".aot"));
    Ended ended = without.run("host", "--shell-integration", "--", "bash");
    assertThat(ended.status()).isEqualTo(2);
    assertThat(ended.err()).contains("--shell-integration");
  }

  /** Needs no Java, so it says what it does at once. */
  @Test
  void sshTellsHowItIsUsed() throws Exception {
    ProcessBuilder builder = new ProcessBuilder(BELISHA.launcher().toString(), "ssh", "--help");
    builder.environment().put("PATH", "/usr/bin:/bin");
    builder.environment().put("JAVA_HOME", "/no/such/java");
    Ended ended = Distribution.finish(Distribution.start(builder), new byte[0]);
    assertThat(ended.out()).contains("belisha ssh [ssh options] HOST");
    assertThat(ended.status()).isZero();
  }
}
