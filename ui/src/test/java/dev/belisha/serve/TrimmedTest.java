package dev.belisha.serve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What of many records the page gets. */
class TrimmedTest {
  private static ObjectNode listing(int records) {
    ObjectNode listing = JsonMapper.shared().createObjectNode().put("v", 1).put("seq", 7);
    ArrayNode made = listing.putArray("tabs").addObject().put("tab", 1).putArray("records");
    for (int each = 0; each < records; each++) {
      String state = each == records - 1 ? "blocked" : each % 2 == 0 ? "working" : "idle";
      made.addObject().put("id", "" + each).put("state", state);
    }
    return listing;
  }

  @Test
  void fewStayAsTheyAre() {
    ObjectNode listing = listing(Trimmed.RECORDS);
    JsonNode tabs = Trimmed.of(listing, false).path("tabs");
    assertThat(tabs).isEqualTo(listing.path("tabs"));
    assertThat(tabs.get(0).has("more")).isFalse();
  }

  @Test
  void ofManyTheMostUrgentStayInTheirOrder() {
    ObjectNode listing = listing(256);
    JsonNode tab = Trimmed.of(listing, false).path("tabs").get(0);
    JsonNode records = tab.path("records");
    assertThat(records.size()).isEqualTo(Trimmed.RECORDS);
    assertThat(tab.path("more").asInt(0)).isEqualTo(256 - Trimmed.RECORDS);
    assertThat(records.get(0).path("id").asString("")).isEqualTo("0");
    assertThat(records.get(1).path("id").asString("")).isEqualTo("2");
    JsonNode last = records.get(Trimmed.RECORDS - 1);
    assertThat(last.path("state").asString("")).isEqualTo("blocked");
    assertThat(listing.path("tabs").get(0).path("records").size()).as("untouched").isEqualTo(256);
  }
}
