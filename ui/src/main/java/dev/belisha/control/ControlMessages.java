package dev.belisha.control;

import dev.belisha.status.State;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The lines on the socket. A request is {@code {"v":1,"verb":"open",…}} or {@code
 * {"v":1,"verb":"ping"}}; a reply {@code {"v":1,"ok":true}} or {@code
 * {"v":1,"ok":false,"error":"…"}}. Fields that are not known are passed over, so that a later
 * Belisha can add some.
 */
final class ControlMessages {
  static final int VERSION = 1;
  private static final int MAX_SIZE = 2000;

  /** What a client asks. */
  sealed interface Request {}

  record Ping() implements Request {}

  record Open(WindowOptions options) implements Request {}

  /**
   * @param text with the programs' own
   */
  record ListTabs(boolean text) implements Request {}

  /**
   * @param since the last change that is known, -1 for those to come
   */
  record Watch(long since, boolean text) implements Request {}

  /**
   * @param tabs at least one
   * @param states at least one, of the wire words and {@code none}
   * @param all every tab, all at once; else any
   */
  record Wait(List<Integer> tabs, Set<String> states, boolean all) implements Request {}

  /** Something done to one tab. */
  record Act(Deed deed, int tab, long seconds) implements Request {}

  record Next() implements Request {}

  /** What can be done to a tab. */
  enum Deed {
    FOCUS,
    MARK_SEEN,
    /** With {@code seconds}: 0 until unmuted. */
    MUTE,
    UNMUTE,
    CLEAR,
    LOG;

    final String verb = name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** A line that is no request; the message names what is wrong. */
  static final class BadRequest extends Exception {
    private static final long serialVersionUID = 1L;

    BadRequest(String message) {
      super(message);
    }
  }

  private static final JsonMapper JSON = JsonMapper.shared();

  private ControlMessages() {}

  static String encode(Request request) {
    ObjectNode node = JSON.createObjectNode().put("v", VERSION);
    switch (request) {
      case Ping ping -> node.put("verb", "ping");
      case Open(WindowOptions options) -> {
        node.put("verb", "open");
        node.put("cols", options.cols()).put("rows", options.rows());
        node.put("cwd", options.directory().toString());
        if (options.title() != null) node.put("title", options.title());
        node.put("hold", options.hold());
        options.command().forEach(node.putArray("command")::add);
      }
      case ListTabs(boolean text) -> node.put("verb", "list").put("text", text);
      case Watch(long since, boolean text) -> {
        node.put("verb", "watch").put("text", text);
        if (since >= 0) node.put("since", since);
      }
      case Wait(List<Integer> tabs, Set<String> states, boolean all) -> {
        node.put("verb", "wait").put("all", all);
        tabs.forEach(node.putArray("tabs")::add);
        states.forEach(node.putArray("states")::add);
      }
      case Act(Deed deed, int tab, long seconds) -> {
        node.put("verb", deed.verb).put("tab", tab);
        if (deed == Deed.MUTE) node.put("seconds", seconds);
      }
      case Next next -> node.put("verb", "next");
    }
    return node.toString();
  }

  static Request decode(String line) throws BadRequest {
    JsonNode node;
    try {
      node = JSON.readTree(line);
    } catch (JacksonException notJson) {
      throw new BadRequest("not JSON");
    }
    if (node == null || !node.isObject()) throw new BadRequest("an object is wanted");
    JsonNode version = node.path("v");
    if (!version.isInt() || version.asInt() != VERSION) {
      throw new BadRequest("version " + version + " is not known, only " + VERSION);
    }
    String verb = text(node, "verb");
    if (verb == null) throw new BadRequest("'verb' is missing");
    return switch (verb) {
      case "ping" -> new Ping();
      case "open" -> new Open(options(node));
      case "list" -> new ListTabs(flag(node, "text"));
      case "watch" -> new Watch(since(node), flag(node, "text"));
      case "wait" -> new Wait(tabs(node), states(node), flag(node, "all"));
      case "next" -> new Next();
      default -> act(verb, node);
    };
  }

  private static Act act(String verb, JsonNode node) throws BadRequest {
    for (Deed deed : Deed.values()) {
      if (!deed.verb.equals(verb)) continue;
      return new Act(deed, tab(node.path("tab"), "'tab'"), seconds(node));
    }
    throw new BadRequest("'" + verb + "' is no verb");
  }

  private static boolean flag(JsonNode node, String name) throws BadRequest {
    JsonNode given = node.path(name);
    if (given.isMissingNode()) return false;
    if (given.isBoolean()) return given.asBoolean();
    throw new BadRequest("'" + name + "' wants true or false");
  }

  private static long since(JsonNode node) throws BadRequest {
    JsonNode given = node.path("since");
    if (given.isMissingNode()) return -1;
    if (given.isIntegralNumber() && given.canConvertToLong() && given.asLong() >= 0) {
      return given.asLong();
    }
    throw new BadRequest("'since' wants a number from 0");
  }

  private static long seconds(JsonNode node) throws BadRequest {
    JsonNode given = node.path("seconds");
    if (given.isMissingNode()) return 0;
    if (given.isInt() && given.asInt() >= 0) return given.asInt();
    throw new BadRequest("'seconds' wants a number from 0");
  }

  private static int tab(JsonNode given, String what) throws BadRequest {
    if (given.isInt() && given.asInt() > 0) return given.asInt();
    throw new BadRequest(what + " wants the number of a tab");
  }

  private static List<Integer> tabs(JsonNode node) throws BadRequest {
    JsonNode given = node.path("tabs");
    if (!given.isArray() || given.isEmpty()) throw new BadRequest("'tabs' wants an array");
    List<Integer> tabs = new ArrayList<>();
    for (JsonNode each : given) tabs.add(tab(each, "'tabs'"));
    return List.copyOf(tabs);
  }

  private static Set<String> states(JsonNode node) throws BadRequest {
    JsonNode given = node.path("states");
    if (!given.isArray() || given.isEmpty()) throw new BadRequest("'states' wants an array");
    Set<String> states = new LinkedHashSet<>();
    for (JsonNode each : given) {
      String word = each.isString() ? each.asString() : "";
      if (!word.equals("none") && State.of(word) == null) {
        throw new BadRequest("'states' holds what is no state");
      }
      states.add(word);
    }
    return states;
  }

  private static WindowOptions options(JsonNode node) throws BadRequest {
    return new WindowOptions(
        size(node, "cols"),
        size(node, "rows"),
        false,
        directory(node),
        text(node, "title"),
        flag(node, "hold"),
        command(node),
        false);
  }

  private static Path directory(JsonNode node) throws BadRequest {
    String cwd = text(node, "cwd");
    try {
      if (cwd != null && cwd.startsWith("/")) return Path.of(cwd);
    } catch (InvalidPathException unusable) {
      throw new BadRequest("'cwd' is no path");
    }
    throw new BadRequest("'cwd' wants an absolute path");
  }

  private static List<String> command(JsonNode node) throws BadRequest {
    JsonNode given = node.path("command");
    if (given.isMissingNode()) return List.of();
    if (!given.isArray()) throw new BadRequest("'command' wants an array");
    List<String> command = new ArrayList<>();
    for (JsonNode word : given) {
      if (!word.isString()) throw new BadRequest("'command' wants strings");
      if (word.asString().indexOf('\0') >= 0) throw new BadRequest("'command' holds a zero byte");
      command.add(word.asString());
    }
    return List.copyOf(command);
  }

  private static int size(JsonNode node, String name) throws BadRequest {
    JsonNode given = node.path(name);
    if (given.isMissingNode()) return 0;
    if (given.isInt() && given.asInt() >= 0 && given.asInt() <= MAX_SIZE) return given.asInt();
    throw new BadRequest("'" + name + "' wants a number from 0 to " + MAX_SIZE);
  }

  private static @Nullable String text(JsonNode node, String name) throws BadRequest {
    JsonNode given = node.path(name);
    if (given.isMissingNode() || given.isNull()) return null;
    if (!given.isString()) throw new BadRequest("'" + name + "' wants a string");
    return given.asString();
  }

  static String encode(ControlReply reply) {
    ObjectNode node = JSON.createObjectNode().put("v", VERSION).put("ok", reply.ok());
    if (!reply.ok()) node.put("error", reply.error());
    return node.toString();
  }

  static ControlReply decodeReply(String line) {
    try {
      JsonNode node = JSON.readTree(line);
      if (node.path("ok").asBoolean(false)) return ControlReply.done();
      return ControlReply.failed(node.path("error").asString("it did not say why"));
    } catch (JacksonException notJson) {
      return ControlReply.failed("its answer is not JSON");
    }
  }
}
