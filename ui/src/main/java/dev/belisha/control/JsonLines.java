package dev.belisha.control;

import java.io.StringWriter;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON without a mapper: to make one takes longer than all else that a command on the command line
 * does.
 */
final class JsonLines {
  private static final JsonFactory JSON = new JsonFactory();
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private JsonLines() {}

  /** An object on one line, without its end. */
  static String write(Consumer<JsonGenerator> fields) {
    StringWriter line = new StringWriter();
    try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), line)) {
      out.writeStartObject();
      fields.accept(out);
      out.writeEndObject();
    }
    return line.toString();
  }

  /**
   * One value.
   *
   * @throws JacksonException when it is no JSON, too deep, or something follows it
   */
  static JsonNode read(String line) {
    try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), line)) {
      JsonToken first = in.nextToken();
      if (first == null) return NODES.missingNode();
      JsonNode value = value(in, first);
      if (in.nextToken() != null) throw new StreamReadException(in, "something follows");
      return value;
    }
  }

  private static JsonNode value(JsonParser in, JsonToken token) {
    return switch (token) {
      case START_OBJECT -> object(in);
      case START_ARRAY -> array(in);
      case VALUE_STRING -> NODES.stringNode(in.getString());
      case VALUE_NUMBER_INT ->
          switch (in.getNumberType()) {
            case INT -> NODES.numberNode(in.getIntValue());
            case LONG -> NODES.numberNode(in.getLongValue());
            default -> NODES.numberNode(in.getBigIntegerValue());
          };
      case VALUE_NUMBER_FLOAT -> NODES.numberNode(in.getDoubleValue());
      case VALUE_TRUE -> NODES.booleanNode(true);
      case VALUE_FALSE -> NODES.booleanNode(false);
      case VALUE_NULL -> NODES.nullNode();
      default -> throw new StreamReadException(in, "a value is wanted");
    };
  }

  private static ObjectNode object(JsonParser in) {
    ObjectNode object = NODES.objectNode();
    for (String name = in.nextName(); name != null; name = in.nextName()) {
      object.set(name, value(in, in.nextToken()));
    }
    return object;
  }

  private static ArrayNode array(JsonParser in) {
    ArrayNode array = NODES.arrayNode();
    for (JsonToken token = in.nextToken(); token != JsonToken.END_ARRAY; token = in.nextToken()) {
      array.add(value(in, token));
    }
    return array;
  }
}
