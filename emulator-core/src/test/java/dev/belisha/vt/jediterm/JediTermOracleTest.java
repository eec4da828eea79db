package dev.belisha.vt.jediterm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * JediTerm's own emulator on our screen, over every recorded stream, against our engine: rows and
 * cursor. Each difference is listed in {@code jediterm-differs.txt} and explained in {@code
 * docs/conformance.md}; one more or one less fails. A line there: the stream, the reason, and what
 * differs (row numbers, {@code cursor}).
 */
class JediTermOracleTest {
  private static final Map<String, String> LISTED = listed();

  /** Streams of the repository: real programs, and vttest's tours. */
  private static final List<String> OWN =
      List.of(
          "recordings/bash",
          "recordings/less",
          "recordings/mc",
          "recordings/nano",
          "recordings/tmux",
          "recordings/vim",
          "recordings/zsh");

  @TestFactory
  Stream<DynamicTest> ownRecordings() {
    return OWN.stream().map(name -> test(name, () -> resource(name + ".bin"), 80, 24));
  }

  /** Each stop of a tour: what is drawn is gone at its end. */
  @TestFactory
  Stream<DynamicTest> vttest() {
    return Stream.of(
            "menu1", "menu2", "menu3", "menu6", "menu8", "menu11-5", "menu11-6", "menu11-7")
        .map(name -> DynamicTest.dynamicTest(name, () -> tour(name)));
  }

  @TestFactory
  Stream<DynamicTest> alacrittysRecordings() throws IOException {
    Path folder = suites();
    if (folder == null) return Stream.empty();
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(file -> file.toString().endsWith(".bin")).sorted().toList();
    }
    return files.stream()
        .map(
            file -> {
              String name = file.getFileName().toString().replace(".bin", "");
              JsonNode size = JsonMapper.shared().readTree(folder.resolve(name + ".json").toFile());
              return test(
                  "alacritty/" + name,
                  () -> Files.readAllBytes(file),
                  size.get("cols").asInt(),
                  size.get("rows").asInt());
            });
  }

  @FunctionalInterface
  private interface Bytes {
    byte[] read() throws IOException;
  }

  private static DynamicTest test(String name, Bytes bytes, int cols, int rows) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          TestTerminal ours = open(EngineKind.BELISHA, cols, rows).feed(bytes.read());
          TestTerminal stock = open(EngineKind.JEDITERM, cols, rows).feed(bytes.read());
          expect(name, ours, stock);
        });
  }

  private static void tour(String name) throws IOException {
    byte[] output = resource("vttest/" + name + ".bin");
    JsonNode stops =
        JsonMapper.shared()
            .readTree(new String(resource("vttest/" + name + ".json"), StandardCharsets.UTF_8));
    TestTerminal ours = open(EngineKind.BELISHA, 80, 24);
    TestTerminal stock = open(EngineKind.JEDITERM, 80, 24);
    Map<String, String> found = new TreeMap<>();
    int at = 0;
    for (int stop = 0; stop < stops.size(); stop++) {
      int to = stops.get(stop).get("at").asInt();
      byte[] part = java.util.Arrays.copyOfRange(output, at, to);
      at = to;
      String key = "vttest/%s:%02d".formatted(name, stop);
      String differs = differs(ours.feed(part), stock.feed(part));
      if (!differs.isEmpty()) found.put(key, differs);
    }
    Map<String, String> expected = new TreeMap<>(LISTED);
    expected.keySet().removeIf(key -> !key.startsWith("vttest/" + name + ":"));
    assertThat(found).isEqualTo(expected);
  }

  private static TestTerminal open(EngineKind engine, int cols, int rows) {
    return TestTerminal.open(new TerminalOptions(cols, rows, 1000, engine));
  }

  private static void expect(String name, TestTerminal ours, TestTerminal stock) {
    assertThat(differs(ours, stock))
        .as("%s\nours:\n%s\nJediTerm:\n%s", name, text(ours), text(stock))
        .isEqualTo(LISTED.getOrDefault(name, ""));
  }

  private static String text(TestTerminal terminal) {
    return String.join("\n", terminal.lines());
  }

  private static String differs(TestTerminal ours, TestTerminal stock) {
    List<String> what = new ArrayList<>();
    List<String> wanted = ours.lines();
    List<String> shown = stock.lines();
    for (int row = 0; row < wanted.size(); row++) {
      if (!wanted.get(row).equals(shown.get(row))) what.add(Integer.toString(row));
    }
    if (!cursor(ours).equals(cursor(stock))) what.add("cursor");
    return String.join(",", what);
  }

  private static List<Long> cursor(TestTerminal terminal) {
    ScreenSnapshot now = terminal.vt.snapshot(Long.MAX_VALUE, null);
    return List.of(now.cursorLine() - now.screenLine(), (long) now.cursorCol());
  }

  /** Stream to what differs; the reason between them is for the reader. */
  private static Map<String, String> listed() {
    Map<String, String> listed = new TreeMap<>();
    String text = new String(resource("recordings/jediterm-differs.txt"), StandardCharsets.UTF_8);
    for (String line : text.lines().toList()) {
      if (line.isBlank() || line.startsWith("#")) continue;
      String[] words = line.split(" +");
      listed.put(words[0], words[2]);
    }
    return listed;
  }

  private static Path suites() {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path suites = at.resolve("shared/suites/alacritty");
      if (Files.isDirectory(suites)) return suites;
    }
    return null;
  }

  private static byte[] resource(String name) {
    try (InputStream in = TestTerminal.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
