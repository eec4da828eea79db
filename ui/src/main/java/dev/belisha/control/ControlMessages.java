package dev.belisha.control;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    if (node.path("v").asInt(0) != VERSION) {
      throw new BadRequest("version " + node.path("v") + " is not known, only " + VERSION);
    }
    String verb = text(node, "verb");
    if (verb == null) throw new BadRequest("'verb' is missing");
    return switch (verb) {
      case "ping" -> new Ping();
      case "open" -> new Open(options(node));
      default -> throw new BadRequest("'" + verb + "' is no verb");
    };
  }

  private static WindowOptions options(JsonNode node) throws BadRequest {
    return new WindowOptions(
        size(node, "cols"),
        size(node, "rows"),
        false,
        directory(node),
        text(node, "title"),
        node.path("hold").asBoolean(false),
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
