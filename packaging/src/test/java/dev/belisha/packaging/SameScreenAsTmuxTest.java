package dev.belisha.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/**
 * Programs people use all day: the same keys at 80x24 give the same text in Belisha, through {@code
 * belisha host --steps}, as in tmux. Both run with a home of their own and the programs' defaults.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class SameScreenAsTmuxTest {
  private static final String DOWN = "\033[B";
  private static final String F4 = "\033OS";
  private static final int ROWS = 24;

  /**
   * Seconds a key is given, each round. A busy machine may be slower than that: then the screens
   * differ, and both sides are looked at again with more time.
   */
  private static final List<Double> PACES = List.of(0.2, 0.6, 2.0);

  /**
   * A place in a program's keys where the screens are compared.
   *
   * @param keys how many were pressed
   * @param shows what the screen says then, so that two empty screens are not called equal
   */
  record Stop(int keys, String shows) {}

  /** A program, how it is started, its keys, and what of its screen changes by itself. */
  enum Program {
    VIM(
        List.of("vim", "text.txt"),
        List.of(
            "Goone\ttwo\nthree\033",
            ":set number\r",
            ":split\r",
            "\027wdd5jp",
            ":set nowrap\r",
            "/wide\r",
            "ggVGJ",
            "u:vsplit\r",
            ":help\r"),
        List.of(
            new Stop(0, "\"text.txt\" 60L"),
            new Stop(5, " 58 Line 58"),
            new Stop(9, "help.txt [Help][RO]"))),
    LESS(
        List.of("less", "text.txt"),
        List.of(" ", "G", "b", "/wide\r", "-S\r", "\033[C", "g", "10j", "h"),
        List.of(
            new Stop(0, "text.txt"),
            new Stop(4, "ｗｉｄｅ"),
            new Stop(8, "Line 11"),
            new Stop(9, "SUMMARY OF LESS COMMANDS"))),
    HTOP(
        List.of("htop"),
        List.of("h", " ", F4 + "belisha"),
        List.of(
            new Stop(0, "F10Quit"),
            new Stop(1, "hide/show kernel threads"),
            new Stop(3, "Filter: belisha")),
        SameScreenAsTmuxTest::maskHtop),
    MC(
        List.of("mc", "--nosubshell", "-u"),
        List.of(DOWN + DOWN, "\t", "\0335", "\033\033"),
        List.of(new Stop(2, "10Quit"), new Stop(3, "Copy"), new Stop(4, "10Quit")),
        SameScreenAsTmuxTest::maskMc),
    NANO(
        List.of("nano", "text.txt"),
        List.of(
            "hello\rworld\r",
            DOWN + DOWN + "\013\013",
            "\025\025",
            "\027wide\r",
            "\005 end\033[A",
            "\026",
            "\033G40\r",
            "\007"),
        List.of(
            new Stop(0, "[ Read 60 lines ]"),
            new Stop(5, "Line 51 after a tab"),
            new Stop(8, "Main nano help text"))),
    GIT_LOG(
        List.of("git", "log", "--graph", "--stat", "--decorate", "--color=always"),
        List.of(" ", "G", "/three\r", "n", "g"),
        List.of(
            new Stop(0, "(HEAD -> main)"), new Stop(2, "(END)"), new Stop(5, "(HEAD -> main)")));

    final List<String> command;
    final List<String> keys;
    final List<Stop> stops;
    final UnaryOperator<List<String>> mask;

    Program(
        List<String> command,
        List<String> keys,
        List<Stop> stops,
        UnaryOperator<List<String>> mask) {
      this.command = command;
      this.keys = keys;
      this.stops = stops;
      this.mask = mask;
    }

    Program(List<String> command, List<String> keys, List<Stop> stops) {
      this(command, keys, stops, UnaryOperator.identity());
    }
  }

  @TempDir private Path folder;

  /** The stops are looked at side by side: most of the time is waiting. */
  @ParameterizedTest
  @EnumSource
  void sameText(Program program) {
    Programs.assumeInstalled("tmux");
    Programs.assumeInstalled(program.command.getFirst());
    try (ExecutorService side = Executors.newVirtualThreadPerTaskExecutor()) {
      List<CompletableFuture<Void>> compared =
          program.stops.stream()
              .map(stop -> CompletableFuture.runAsync(() -> sameText(program, stop, side), side))
              .toList();
      SoftAssertions.assertSoftly(
          all ->
              compared.forEach(stop -> all.assertThatCode(stop::join).doesNotThrowAnyException()));
    }
  }

  private void sameText(Program program, Stop stop, Executor side) {
    List<String> keys = program.keys.subList(0, stop.keys);
    String expected = "";
    String actual = "";
    for (double pace : PACES) {
      String name = stop.keys + "-" + pace;
      boolean repository = program == Program.GIT_LOG;
      Place tmux = Place.make(folder.resolve("a" + name), repository);
      Place belisha = Place.make(folder.resolve("b" + name), repository);
      CompletableFuture<List<String>> ours =
          CompletableFuture.supplyAsync(
              () -> inBelisha(belisha, program.command, keys, pace), side);
      expected = text(program.mask.apply(inTmux(tmux, program.command, keys, stop.shows, pace)));
      actual = text(program.mask.apply(ours.join()));
      if (actual.equals(expected) && actual.contains(stop.shows)) return;
    }
    assertThat(actual)
        .describedAs("%s after %d keys", program, stop.keys)
        .isEqualTo(expected)
        .contains(stop.shows);
  }

  private static String text(List<String> lines) {
    return String.join("\n", lines);
  }

  private static List<String> inBelisha(
      Place place, List<String> program, List<String> keys, double pace) {
    ArrayNode steps = JsonMapper.shared().createArrayNode();
    steps.addArray().add("").add(4 * pace);
    for (String key : keys) steps.addArray().add(key).add(pace);
    steps.addArray().add("").add(2 * pace);
    Path file = place.write("steps.json", steps.toString());
    List<String> command = new ArrayList<>();
    command.add(Distribution.packaged().launcher().toAbsolutePath().toString());
    command.addAll(List.of("host", "--size", "80x24", "--steps", file.toString(), "--"));
    command.addAll(program);
    Distribution.Ended ended = place.run(command);
    assertThat(ended.status()).describedAs(ended.err()).isZero();
    List<String> lines = new ArrayList<>();
    for (JsonNode line : JsonMapper.shared().readTree(ended.out()).get("lines")) {
      lines.add(line.asString());
    }
    return lines;
  }

  /** Waits after each key, and at the end, until the screen has stood still for a while. */
  private static List<String> inTmux(
      Place place, List<String> program, List<String> keys, String shows, double pace) {
    try (Tmux tmux = new Tmux(place, program)) {
      tmux.settle(keys.isEmpty() ? shows : "", pace);
      for (int at = 0; at < keys.size(); at++) {
        tmux.keys(keys.get(at));
        tmux.settle(at + 1 < keys.size() ? "" : shows, pace);
      }
      return tmux.screen();
    }
  }

  /** A tmux server of our own, without a status line. */
  private static final class Tmux implements AutoCloseable {
    private static final String SETTINGS =
        """
        set -g status off
        set -g default-terminal xterm-256color
        set -s escape-time 0
        """;

    private final Place place;

    Tmux(Place place, List<String> command) {
      this.place = place;
      Path settings = place.write("tmux.conf", SETTINGS);
      List<String> start = new ArrayList<>(List.of("-f", settings.toString(), "new-session", "-d"));
      start.addAll(List.of("-x", "80", "-y", "24"));
      start.addAll(command);
      call(start);
    }

    void keys(String text) {
      List<String> send = new ArrayList<>(List.of("send-keys", "-H"));
      text.chars().forEach(key -> send.add("%02x".formatted(key)));
      call(send);
    }

    List<String> screen() {
      List<String> lines = new ArrayList<>(call(List.of("capture-pane", "-p")).lines().toList());
      while (lines.size() < ROWS) lines.add("");
      return lines.stream().map(String::stripTrailing).toList();
    }

    /** Until the screen says something and has not changed for a while. */
    void settle(String shows, double seconds) {
      Duration patience = Duration.ofSeconds(10);
      long end = System.nanoTime() + patience.toNanos();
      long still = System.nanoTime();
      List<String> last = screen();
      while (System.nanoTime() < end) {
        pause();
        List<String> now = screen();
        boolean same = now.equals(last) && text(now).contains(shows);
        if (!same) still = System.nanoTime();
        if (System.nanoTime() - still > seconds * 1e9) return;
        last = now;
      }
    }

    private static void pause() {
      try {
        Thread.sleep(60);
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }

    private String call(List<String> arguments) {
      List<String> command = new ArrayList<>(List.of("tmux", "-u", "-S"));
      command.add(place.root.resolve("tmux.sock").toString());
      command.addAll(arguments);
      return place.run(command).out();
    }

    /** Waits for the program's end: it may still write into its home. */
    @Override
    public void close() {
      String pid = call(List.of("display-message", "-p", "#{pane_pid}")).strip();
      call(List.of("kill-server"));
      if (!pid.matches("\\d+")) return;
      ProcessHandle.of(Long.parseLong(pid))
          .ifPresent(program -> program.onExit().orTimeout(10, TimeUnit.SECONDS).join());
    }
  }

  /** A home with the same files and nothing of this machine's own settings. */
  private record Place(Path root) {
    static Place make(Path root, boolean repository) {
      try {
        Place place = new Place(root);
        place.fill(repository);
        return place;
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }

    private void fill(boolean repository) throws IOException {
      Path work = Files.createDirectories(root.resolve("home/work"));
      Files.writeString(work.resolve("text.txt"), sampleText());
      for (String name : List.of("alpha", "beta.tar.gz", "gamma.sh", "数.txt")) {
        Files.writeString(work.resolve(name), name);
      }
      if (repository) commit(work);
      // mc shows times, that of its home too; it finds there the folders it would make.
      for (String name : List.of(".config", ".cache", ".local/share")) {
        Files.createDirectories(root.resolve("home").resolve(name));
      }
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.toList()) {
          Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_000L));
        }
      }
    }

    private static String sampleText() {
      StringBuilder text = new StringBuilder();
      for (int line = 1; line <= 60; line++) {
        text.append("Line ").append(line).append("\tafter a tab, and é, e\u0301, 漢字");
        if (line % 7 == 0) text.append(" ").append("long ".repeat(30));
        if (line == 42) text.append(" wide ｗｉｄｅ");
        text.append('\n');
      }
      return text.toString();
    }

    /** Two branches and their merge; the same commits, and so the same names, every time. */
    private void commit(Path work) throws IOException {
      git("init", "-q", "-b", "main");
      for (String word : List.of("one", "two", "three", "four", "five", "six", "seven", "eight")) {
        Files.writeString(work.resolve("file-" + word), (word + "\n").repeat(word.length()));
        git("add", ".");
        git("commit", "-q", "-m", "Say " + word + "\n\nA body with é and 漢字 for " + word + ".");
        if (word.equals("three")) git("checkout", "-q", "-b", "side");
        if (word.equals("five")) git("checkout", "-q", "main");
      }
      git("merge", "-q", "--no-edit", "side");
    }

    private void git(String... arguments) {
      List<String> command = new ArrayList<>(List.of("git"));
      command.addAll(List.of(arguments));
      Distribution.Ended ended = run(command);
      assertThat(ended.status()).describedAs(ended.err()).isZero();
    }

    Path write(String name, String text) {
      try {
        return Files.writeString(root.resolve(name), text);
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }

    Distribution.Ended run(List<String> command) {
      ProcessBuilder builder = new ProcessBuilder(command);
      Map<String, String> environment = builder.environment();
      environment.clear();
      environment.put("PATH", System.getenv("PATH"));
      environment.put("HOME", root.resolve("home").toString());
      environment.put("LANG", "C.UTF-8");
      environment.put("TERM", "xterm-256color");
      environment.put("SHELL", "/bin/sh");
      environment.put("TZ", "UTC");
      environment.put("JAVA_HOME", System.getProperty("java.home"));
      environment.put("GIT_CONFIG_NOSYSTEM", "1");
      for (String role : List.of("AUTHOR", "COMMITTER")) {
        environment.put("GIT_" + role + "_NAME", "A Person");
        environment.put("GIT_" + role + "_EMAIL", "person@example.org");
        environment.put("GIT_" + role + "_DATE", "2026-01-01T12:00:00Z");
      }
      builder.directory(root.resolve("home/work").toFile());
      return Distribution.finish(Distribution.start(builder), new byte[0]);
    }
  }

  /** Meters and the process table change by themselves; the header, help and key bar stay. */
  private static List<String> maskHtop(List<String> lines) {
    int header = 0;
    while (header < lines.size() && !lines.get(header).contains("PID USER")) header++;
    List<String> masked = new ArrayList<>(lines);
    for (int row = 0; row < lines.size() - 1; row++) {
      boolean table = header < lines.size() && row > header;
      boolean meter = lines.get(row).matches(".*(\\[.*\\]|Tasks:|Load average:|Uptime:).*");
      boolean meters = header < lines.size() && row < header && meter;
      if (table || meters) masked.set(row, "");
    }
    return masked;
  }

  /** The hint and the space left on the disk change by themselves. */
  private static List<String> maskMc(List<String> lines) {
    return lines.stream()
        .map(line -> line.startsWith("Hint:") ? "" : line)
        .map(
            line ->
                line.replaceAll(
                    "[─ ]*\\d+[.0-9]*[KMGT]? ?/ ?\\d+[.0-9]*[KMGT]? \\(\\d+%\\)─?", "<space>"))
        .toList();
  }
}
