package dev.belisha.serve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A listing as the page gets it: of a tab's records the most urgent, in their order, and how many
 * {@code more} there are. A program may keep 256, each with long texts.
 */
final class Trimmed {
  static final int RECORDS = 40;
  private static final List<String> URGENCY =
      List.of("blocked", "error", "done", "working", "idle");

  private Trimmed() {}

  /**
   * @param text whether it has the programs' texts in it
   */
  static ObjectNode of(ObjectNode listing, boolean text) {
    ObjectNode trimmed = JsonMapper.shared().createObjectNode().put("text", text);
    ArrayNode tabs = trimmed.putArray("tabs");
    for (JsonNode tab : listing.path("tabs")) {
      if (tab instanceof ObjectNode each) tabs.add(tab(each));
    }
    return trimmed;
  }

  private static ObjectNode tab(ObjectNode tab) {
    JsonNode all = tab.path("records");
    if (all.size() <= RECORDS) return tab;
    List<Integer> kept = new ArrayList<>();
    for (int at = 0; at < all.size(); at++) kept.add(at);
    kept.sort(Comparator.comparingInt(at -> urgency(all.get(at))));
    kept = kept.subList(0, RECORDS).stream().sorted().toList();
    ObjectNode shorter = tab.deepCopy();
    ArrayNode records = shorter.putArray("records");
    for (int at : kept) records.add(all.get(at));
    return shorter.put("more", all.size() - RECORDS);
  }

  private static int urgency(JsonNode record) {
    return URGENCY.indexOf(record.path("state").asString(""));
  }
}
