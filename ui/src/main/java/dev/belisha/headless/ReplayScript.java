package dev.belisha.headless;

import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TerminalOptions.EngineKind;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The lines of a replay script, each one JSON object with one key. */
final class ReplayScript {
  private static final int COLS = 80;
  private static final int ROWS = 24;
  private static final int MAX_SCROLLBACK = 1_000_000;

  private final PrintStream out;
  private final EngineKind engine;
  private final boolean windowOps;
  private final Dump dump = new Dump();
  private ReplayTerminal terminal;

  ReplayScript(PrintStream out, EngineKind engine, boolean windowOps) {
    this.out = out;
    this.engine = engine;
    this.windowOps = windowOps;
    this.terminal =
        new ReplayTerminal(
            new TerminalOptions(COLS, ROWS, TerminalOptions.DEFAULT_SCROLLBACK, engine, windowOps));
  }

  void line(String line) throws UsageException {
    JsonNode node;
    try {
      node = JsonMapper.shared().readTree(line);
    } catch (JacksonException notJson) {
      throw new UsageException("not JSON");
    }
    if (!node.isObject() || node.size() != 1) {
      throw new UsageException("an object with one key is wanted");
    }
    String key = node.propertyNames().iterator().next();
    JsonNode value = node.get(key);
    switch (key) {
      case "open" -> open(value);
      case "feed" -> terminal.feed(bytes(text(key, value)));
      case "feedFile" -> feedFile(text(key, value));
      case "event" -> event(text(key, value));
      case "resize" -> {
        Size size = size(value);
        terminal.engine.resize(size.cols(), size.rows());
      }
      case "lapsed" -> terminal.engine.records().lapsed(text(key, value));
      case "key" -> terminal.engine.key(KeySpec.parse(text(key, value)));
      case "text" -> terminal.engine.text(text(key, value));
      case "paste" -> terminal.engine.paste(text(key, value));
      case "dump" -> dump(value);
      default -> throw new UsageException("'" + key + "' is not known");
    }
  }

  private void open(JsonNode value) throws UsageException {
    only("open", value, Set.of("cols", "rows", "scrollback", "windowOps"));
    terminal =
        new ReplayTerminal(
            new TerminalOptions(
                number(value, "cols", COLS, 1, Size.MAX),
                number(value, "rows", ROWS, 1, Size.MAX),
                number(value, "scrollback", TerminalOptions.DEFAULT_SCROLLBACK, 0, MAX_SCROLLBACK),
                engine,
                windowOps || (value.has("windowOps") && flag(value, "windowOps"))));
  }

  static Size size(JsonNode value) throws UsageException {
    only("resize", value, Set.of("cols", "rows"));
    return new Size(number(value, "cols", -1, 1, Size.MAX), number(value, "rows", -1, 1, Size.MAX));
  }

  private void feedFile(String path) throws UsageException {
    try {
      terminal.feed(Files.readAllBytes(Path.of(path)));
    } catch (InvalidPathException unusable) {
      throw new UsageException("'feedFile' is no path");
    } catch (IOException unreadable) {
      throw new UsageException("cannot read " + path + ": " + Replay.reason(unreadable));
    }
  }

  private void event(String event) throws UsageException {
    switch (event) {
      case "process-exit" -> terminal.engine.records().programExited();
      case "seen" -> terminal.engine.records().markAllSeen();
      case "focus-in" -> terminal.engine.focus(true);
      case "focus-out" -> terminal.engine.focus(false);
      default -> throw new UsageException("'" + event + "' is no event");
    }
  }

  private void dump(JsonNode value) throws UsageException {
    boolean styles = false;
    boolean scrollback = false;
    if (value.isObject()) {
      only("dump", value, Set.of("styles", "scrollback"));
      styles = flag(value, "styles");
      scrollback = flag(value, "scrollback");
    } else if (!value.isBoolean() || !value.asBoolean()) {
      throw new UsageException("'dump' is true or an object");
    }
    out.println(dump.of(terminal.engine, terminal.takeReplies(), styles, scrollback));
  }

  private static boolean flag(JsonNode value, String name) throws UsageException {
    JsonNode node = value.get(name);
    if (node == null) return false;
    if (!node.isBoolean()) throw new UsageException("'" + name + "' wants true or false");
    return node.asBoolean();
  }

  /** One byte for each code point up to U+00FF. */
  static byte[] bytes(String text) throws UsageException {
    if (text.chars().anyMatch(c -> c > 0xFF)) {
      throw new UsageException("each character is one byte, U+0000 to U+00FF");
    }
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String text(String key, JsonNode value) throws UsageException {
    if (!value.isString()) throw new UsageException("'" + key + "' wants a string");
    return value.asString();
  }

  private static void only(String key, JsonNode value, Set<String> known) throws UsageException {
    if (!value.isObject()) throw new UsageException("'" + key + "' wants an object");
    for (String name : value.propertyNames()) {
      if (!known.contains(name)) {
        throw new UsageException("'" + name + "' is not known in '" + key + "'");
      }
    }
  }

  private static int number(JsonNode value, String name, int otherwise, int least, int most)
      throws UsageException {
    JsonNode node = value.get(name);
    if (node == null && otherwise >= 0) return otherwise;
    boolean fits = node != null && node.isInt() && node.asInt() >= least && node.asInt() <= most;
    if (!fits) {
      throw new UsageException("'" + name + "' wants a number from " + least + " to " + most);
    }
    return node.asInt();
  }
}
