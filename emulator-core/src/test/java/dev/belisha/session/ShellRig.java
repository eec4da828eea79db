package dev.belisha.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TestTerminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Real shells with our integration, a home of their own and dotfiles of the test's. */
abstract class ShellRig extends SessionRig {
  private static final Pattern MARK = Pattern.compile("\033]133;([A-Z](;[0-9]+)?)\007");

  @TempDir Path folder;
  Path home = Path.of("/");
  Path place = Path.of("/");
  final Output output = new Output();
  final Map<String, String> variables = new HashMap<>();
  int cols = 80;
  private Session session;

  /** All that the program printed, beside what a session tells. */
  static final class Output extends Recorder {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    @Override
    public synchronized void output(byte[] from, int offset, int length) {
      bytes.write(from, offset, length);
    }

    synchronized String text() {
      return bytes.toString(StandardCharsets.UTF_8);
    }

    /** Such as {@code A B C D;1}. */
    String marks() {
      return String.join(" ", MARK.matcher(text()).results().map(m -> m.group(1)).toList());
    }

    long count(String part) {
      return text().split(Pattern.quote(part), -1).length - 1L;
    }

    List<String> titles() {
      Matcher matcher = Pattern.compile("\033]2;([^\007]*)\007").matcher(text());
      return matcher.results().map(found -> found.group(1)).toList();
    }

    /** The last argument of an OSC with that number; empty for none. */
    String last(int number) {
      Matcher matcher = Pattern.compile("\033]" + number + ";([^\007]*)\007").matcher(text());
      String found = "";
      while (matcher.find()) found = matcher.group(1);
      return found;
    }
  }

  @BeforeEach
  void folders() throws IOException {
    home = Files.createDirectory(folder.resolve("home"));
    place = Files.createDirectory(folder.resolve("place"));
    variables.put("HOME", home.toString());
  }

  /** A program on the PATH, or where it lies else; without it the test skips. */
  static String program(String name, String elsewhere) {
    return Files.isExecutable(Path.of(elsewhere)) ? elsewhere : program(name);
  }

  /** A program on the PATH; else the test skips. */
  static String program(String name) {
    String path =
        Stream.of(System.getenv("PATH").split(":"))
            .map(each -> Path.of(each, name))
            .filter(Files::isExecutable)
            .map(Path::toString)
            .findFirst()
            .orElse("");
    assumeTrue(!path.isEmpty(), "no " + name);
    return path;
  }

  void dotfile(String name, String text) throws IOException {
    Path file = home.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** Starts a shell with our scripts. */
  void shell(String... command) throws Exception {
    shellWith(ShellIntegrationTest.SCRIPTS, command);
  }

  /** Starts a shell with scripts of the test's. */
  void shellWith(Path scripts, String... command) throws Exception {
    List<String> words = new ArrayList<>(List.of(command));
    words.set(0, program(command[0]));
    SessionSpec spec =
        new SessionSpec(words, place, variables, "1", TerminalOptions.of(cols, 40), scripts);
    session = start(spec, output);
  }

  /** Our scripts in a folder of the test's, one text replaced in bash's. */
  Path copyOfScripts(String text, String other) throws IOException {
    Path copy = Files.createDirectories(folder.resolve("scripts $x/bash")).getParent();
    for (String name : List.of("belisha.bash", "bash/login.bash", "bash/rc.bash")) {
      String script = Files.readString(ShellIntegrationTest.SCRIPTS.resolve(name));
      Files.writeString(copy.resolve(name), script.replace(text, other));
    }
    return copy;
  }

  void type(String keys) {
    session.write(keys.getBytes(StandardCharsets.UTF_8));
  }

  /** Types a line as soon as so many prompts stand there. */
  void type(String line, long prompts) throws InterruptedException {
    prompt(prompts);
    type(line + "\r");
  }

  /** Waits for the end of a prompt, where typing begins. */
  void prompt(long number) throws InterruptedException {
    try {
      await(() -> output.count("\033]133;B\007") >= number || output.exit.isDone());
    } catch (AssertionError late) {
      throw new AssertionError("no prompt " + number + " in " + output.text(), late);
    }
    if (output.exit.isDone()) throw new AssertionError("over before prompt: " + output.text());
  }

  /** Types the lines, each at its prompt; the last ends the shell. */
  int lines(String... lines) throws Exception {
    long prompts = 0;
    for (String line : lines) type(line, ++prompts);
    return output.exit.get(60, TimeUnit.SECONDS);
  }

  List<String> screen() {
    return screen(session).lines().map(String::stripTrailing).toList();
  }

  /** The screen of another terminal, in the same form. */
  static List<String> lines(TestTerminal other) {
    String all =
        String.join(
            "\n",
            other.vt.snapshot(Long.MAX_VALUE, null).lines().stream()
                .map(TestTerminal::text)
                .toList());
    return all.strip().lines().map(String::stripTrailing).toList();
  }

  void assertMarks(String marks) {
    assertThat(output.marks()).describedAs(output.text()).isEqualTo(marks);
  }
}
