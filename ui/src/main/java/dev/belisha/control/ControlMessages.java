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
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

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
  sealed interface Request {
    String verb();

    /** What else the line holds. */
    default void fields(JsonGenerator line) {}
  }

  record Ping() implements Request {
    @Override
    public String verb() {
      return "ping";
    }
  }

  record Open(WindowOptions options) implements Request {
    @Override
    public String verb() {
      return "open";
    }

    @Override
    public void fields(JsonGenerator line) {
      line.writeNumberProperty("cols", options.cols());
      line.writeNumberProperty("rows", options.rows());
      line.writeStringProperty("cwd", options.directory().toString());
      if (options.title() != null) line.writeStringProperty("title", options.title());
      line.writeBooleanProperty("hold", options.hold());
      line.writeArrayPropertyStart("command");
      for (String word : options.command()) line.writeString(word);
      line.writeEndArray();
    }
  }

  /**
   * @param text with the programs' own
   */
  record ListTabs(boolean text) implements Request {
    @Override
    public String verb() {
      return "list";
    }

    @Override
    public void fields(JsonGenerator line) {
      line.writeBooleanProperty("text", text);
    }
  }

  /**
   * @param since the last change that is known, -1 for those to come
   */
  record Watch(long since, boolean text) implements Request {
    @Override
    public String verb() {
      return "watch";
    }

    @Override
    public void fields(JsonGenerator line) {
      line.writeBooleanProperty("text", text);
      if (since >= 0) line.writeNumberProperty("since", since);
    }
  }

  /**
   * @param tabs at least one
   * @param states at least one, of the wire words and {@code none}
   * @param all every tab, all at once; else any
   */
  record Wait(List<Integer> tabs, Set<String> states, boolean all) implements Request {
    @Override
    public String verb() {
      return "wait";
    }

    @Override
    public void fields(JsonGenerator line) {
      line.writeBooleanProperty("all", all);
      line.writeArrayPropertyStart("tabs");
      for (int tab : tabs) line.writeNumber(tab);
      line.writeEndArray();
      line.writeArrayPropertyStart("states");
      for (String state : states) line.writeString(state);
      line.writeEndArray();
    }
  }

  /** Something done to one tab. */
  record Act(Deed deed, int tab, long seconds) implements Request {
    @Override
    public String verb() {
      return deed.verb;
    }

    @Override
    public void fields(JsonGenerator line) {
      line.writeNumberProperty("tab", tab);
      if (deed == Deed.MUTE) line.writeNumberProperty("seconds", seconds);
    }
  }

  record Next() implements Request {
    @Override
    public String verb() {
      return "next";
    }
  }

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

  private ControlMessages() {}

  static String encode(Request request) {
    return JsonLines.write(
        line -> {
          line.writeNumberProperty("v", VERSION);
          line.writeStringProperty("verb", request.verb());
          request.fields(line);
        });
  }

  static Request decode(String line) throws BadRequest {
    JsonNode node;
    try {
      node = JsonLines.read(line);
    } catch (JacksonException notJson) {
      throw new BadRequest("not JSON");
    }
    if (!node.isObject()) throw new BadRequest("an object is wanted");
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
    return JsonLines.write(
        line -> {
          line.writeNumberProperty("v", VERSION);
          line.writeBooleanProperty("ok", reply.ok());
          if (!reply.ok()) line.writeStringProperty("error", reply.error());
        });
  }

  static ControlReply decodeReply(String line) {
    try {
      JsonNode node = JsonLines.read(line);
      if (node.path("ok").asBoolean(false)) return ControlReply.done();
      return ControlReply.failed(node.path("error").asString("it did not say why"));
    } catch (JacksonException notJson) {
      return ControlReply.failed("its answer is not JSON");
    }
  }
}
