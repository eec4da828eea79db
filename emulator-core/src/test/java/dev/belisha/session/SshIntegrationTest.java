package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code belisha ssh}, to an sshd of the test's own on this machine, and with an ssh that tells.
 */
class SshIntegrationTest extends ShellRig {
  private static final Path SCRIPT = ShellIntegrationTest.SCRIPTS.resolve("ssh.sh");

  private @Nullable Process sshd;

  @AfterEach
  void stop() throws InterruptedException {
    if (sshd == null) return;
    sshd.destroy();
    sshd.waitFor(10, TimeUnit.SECONDS);
  }

  private static void run(String... command) throws Exception {
    assertThat(new ProcessBuilder(command).redirectErrorStream(true).start().waitFor()).isZero();
  }

  /** An sshd for this user alone, with keys of its own, whose logins have the test's home. */
  private void sshd(String shell) throws Exception {
    String program = program("sshd", "/usr/sbin/sshd");
    String keygen = program("ssh-keygen");
    program("ssh");
    boolean root = "root".equals(System.getProperty("user.name"));
    if (root) Files.createDirectories(Path.of("/run/sshd"));
    Path key = folder.resolve("key");
    Path hostKey = folder.resolve("hostkey");
    for (Path each : List.of(key, hostKey)) {
      run(keygen, "-q", "-t", "ed25519", "-N", "", "-f", each.toString());
    }
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    Files.createDirectories(folder.resolve("tmp"));
    Path config = folder.resolve("sshd_config");
    Files.writeString(
        config,
        """
        Port %d
        ListenAddress 127.0.0.1
        HostKey %s
        AuthorizedKeysFile %s.pub
        StrictModes no
        UsePAM no
        PidFile none
        PermitRootLogin yes
        PrintLastLog no
        SetEnv HOME=%s SHELL=%s TMPDIR=%s
        """
            .formatted(port, hostKey, key, home, program(shell), folder.resolve("tmp")));
    File log = folder.resolve("sshd.log").toFile();
    sshd =
        new ProcessBuilder(program, "-D", "-e", "-f", config.toString())
            .redirectErrorStream(true)
            .redirectOutput(log)
            .start();
    await(() -> listens(port) || !sshd.isAlive());
    assumeTrue(sshd.isAlive(), () -> "no sshd may run here: " + read(log.toPath()));
    Files.writeString(
        folder.resolve("config"),
        """
        Host there
          HostName 127.0.0.1
          Port %d
          IdentityFile %s
          IdentitiesOnly yes
          UserKnownHostsFile /dev/null
          StrictHostKeyChecking no
          LogLevel ERROR
        """
            .formatted(port, key));
    dotfile(".hushlogin", "");
  }

  private static boolean listens(int port) {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      return socket.isConnected();
    } catch (IOException notYet) {
      return false;
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException none) {
      return "";
    }
  }

  private void login() throws Exception {
    shell("sh", SCRIPT.toString(), "-F", folder.resolve("config").toString(), "there");
  }

  /** The login's own folder for scripts; gone at its end. */
  private List<Path> leftovers() throws IOException {
    try (var files = Files.list(folder.resolve("tmp"))) {
      return files.filter(each -> each.getFileName().toString().startsWith("belisha.")).toList();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "bash,.bash_profile,PS1='$ ',",
    "zsh,.zshrc,PS1='$ ',",
    "fish,.config/fish/config.fish,'function fish_prompt; echo -n \"$ \"; end; set fish_greeting',D;3"
  })
  void theShellThereMarksItsPromptsAndNothingStaysBehind(
      String shell, String file, String dotfile, @Nullable String last) throws Exception {
    sshd(shell);
    dotfile(file, dotfile);
    login();
    int status = lines("false", "cd /usr/share", "echo T=$TERM P=$TERM_PROGRAM", "exit 3");
    assertMarks("A B C D;1 A B C D;0 A B C D;0 A B C" + (last == null ? "" : " " + last));
    assertThat(status).isEqualTo(3);
    assertThat(output.last(7)).endsWith("/usr/share");
    assertThat(screen()).contains("T=xterm-256color P=belisha");
    assertThat(leftovers()).isEmpty();
  }

  @Test
  void whatTheTerminalCanIsKnownThere() throws Exception {
    program("tic");
    sshd("bash");
    dotfile(".bash_profile", "PS1='$ '");
    login();
    type("infocmp -x | grep -c Pst=; infocmp -x xterm-belisha | grep -c Pst=", 1);
    type("(unset TERMINFO; infocmp >/dev/null && echo known to root too)", 2);
    type("exit", 3);
    output.exit.get(60, TimeUnit.SECONDS);
    assertThat(screen()).contains("1", "known to root too");
  }

  @Test
  void aConnectionThatBreaksLeavesNothingBehind() throws Exception {
    sshd("bash");
    dotfile(".bash_profile", "PS1='$ '");
    login();
    prompt(1);
    assertThat(leftovers()).hasSize(1);
    type("\r~.");
    assertThat(output.exit.get(60, TimeUnit.SECONDS)).isEqualTo(255);
    Path tmp = folder.resolve("tmp");
    await(() -> tmp.toFile().list((dir, name) -> name.startsWith("belisha.")).length == 0);
  }

  /** What is no plain login goes to ssh word for word. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "host command",
        "host -p 22 command with words",
        "-N host",
        "-vN host",
        "-T host",
        "-p 22 -W a:1 host",
        "-O check host",
        "-Q cipher",
        "-V",
        "-o RequestTTY=no host",
        "-oRemoteCommand=top host",
        "-o",
        "-p",
        "-- -host command",
      })
  void whatIsNoPlainLoginIsPlainSsh(String arguments) throws Exception {
    tellingSsh();
    String[] words = arguments.isEmpty() ? new String[0] : arguments.split(" ");
    shell(with(words));
    output.exit.get(60, TimeUnit.SECONDS);
    assertThat(String.join("", screen())).isEqualTo("ssh" + (" " + arguments).stripTrailing());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "host",
        "-p 22 host",
        "-p22 -v user@host",
        "host -p 22",
        "-vp 22 host -A",
        "-i file -o ServerAliveInterval=5 -J jump host",
        "-- host",
      })
  void aPlainLoginGetsACommand(String arguments) throws Exception {
    tellingSsh();
    cols = 400;
    shell(with(arguments.split(" ")));
    output.exit.get(60, TimeUnit.SECONDS);
    assertThat(output.text()).startsWith("ssh -t " + arguments + " exec sh -c 'eval ");
  }

  /** What users' shells read of it must be the same in all: no quote, newline or ! in its value. */
  @Test
  void theCommandIsOneLineAnyShellHandsOn() throws Exception {
    tellingSsh();
    shell(with("host"));
    output.exit.get(60, TimeUnit.SECONDS);
    String command = output.text().strip();
    assertThat(command.length()).isLessThan(100_000);
    assertThat(command).doesNotContain("\n", "!");
    assertThat(command.chars().filter(c -> c == '\'').count()).isEqualTo(4);
  }

  @Test
  void outsideBelishaItIsPlainSsh() throws Exception {
    tellingSsh();
    variables.put("BELISHA_TAB", "");
    shell(with("host"));
    output.exit.get(60, TimeUnit.SECONDS);
    assertThat(output.text().strip()).isEqualTo("ssh host");
  }

  private String[] with(String... arguments) {
    String[] command = new String[arguments.length + 2];
    command[0] = "sh";
    command[1] = SCRIPT.toString();
    System.arraycopy(arguments, 0, command, 2, arguments.length);
    return command;
  }

  /** An ssh that prints its arguments, but for -G, which the real one answers. */
  private void tellingSsh() throws IOException {
    String real = program("ssh");
    Path tell = Files.createDirectories(folder.resolve("bin")).resolve("ssh");
    Files.writeString(
        tell,
        "#!/bin/sh\n[ \"${1-}\" != -G ] || exec "
            + real
            + " -F /dev/null \"$@\"\n"
            + "printf 'ssh'; for word; do printf ' %s' \"$word\"; done; echo\n");
    assertThat(tell.toFile().setExecutable(true)).isTrue();
    variables.put("PATH", tell.getParent() + ":" + System.getenv("PATH"));
  }
}
