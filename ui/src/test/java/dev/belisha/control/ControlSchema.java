package dev.belisha.control;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code docs/control.schema.json}. The file lets fields come that it does not name, as clients
 * must; what we send ourselves is held to what it names: here every object is closed.
 */
public final class ControlSchema {
  static final Path FILE = Path.of("..", "docs", "control.schema.json");

  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(
          SpecificationVersion.DRAFT_2020_12,
          registry ->
              registry
                  .schemaLoader(loader -> loader.fetchRemoteResources(false))
                  .schemaRegistryConfig(
                      SchemaRegistryConfig.builder().formatAssertionsEnabled(true).build()));

  private static final ObjectNode OPEN = file();
  private static final ObjectNode CLOSED = closed(OPEN.deepCopy());
  private static final Map<String, Schema> STRICT = new ConcurrentHashMap<>();
  private static final Map<String, Schema> PUBLISHED = new ConcurrentHashMap<>();

  private ControlSchema() {}

  static ObjectNode file() {
    try {
      return (ObjectNode) JsonMapper.shared().readTree(Files.readString(FILE));
    } catch (IOException missing) {
      throw new IllegalStateException(missing);
    }
  }

  private static <T extends JsonNode> T closed(T node) {
    if (node instanceof ObjectNode object
        && object.path("properties").isObject()
        && !object.has("additionalProperties")) {
      object.put("additionalProperties", false);
    }
    node.forEach(ControlSchema::closed);
    return node;
  }

  private static Schema definition(ObjectNode file, String name) {
    ObjectNode root = file.deepCopy();
    root.remove("anyOf");
    root.put("$ref", "#/$defs/" + name);
    return REGISTRY.getSchema(root);
  }

  /**
   * Fails when a line is not what a definition says, or holds a field that it does not name.
   *
   * @param name such as {@code listing}
   */
  public static void check(String name, String line) {
    assertThat(strictErrors(name, line)).as("%s: %s", name, line).isEmpty();
  }

  static List<Error> strictErrors(String name, String line) {
    Schema schema = STRICT.computeIfAbsent(name, each -> definition(CLOSED, each));
    return schema.validate(line, InputFormat.JSON);
  }

  /** By the file as it is. */
  static List<Error> errors(String name, String line) {
    Schema schema = PUBLISHED.computeIfAbsent(name, each -> definition(OPEN, each));
    return schema.validate(line, InputFormat.JSON);
  }

  /** A schema that points elsewhere, as these tests would read it. */
  static Schema pointingTo(String address) {
    return REGISTRY.getSchema(JsonMapper.shared().createObjectNode().put("$ref", address));
  }

  /** The schema of schemas. */
  static List<Error> errorsOfTheFile() {
    Schema meta =
        REGISTRY.getSchema(SchemaLocation.of(SpecificationVersion.DRAFT_2020_12.getDialectId()));
    return meta.validate(OPEN.toString(), InputFormat.JSON);
  }
}
