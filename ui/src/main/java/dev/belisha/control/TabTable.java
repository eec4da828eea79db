package dev.belisha.control;

import java.time.Duration;
import java.time.Instant;
import tools.jackson.databind.JsonNode;

/** Tabs as a table for people: number, state, since when, name, and what is said. */
final class TabTable {
  private TabTable() {}

  /**
   * @param tabs as {@link StatusJson} tells them
   */
  static String of(JsonNode tabs, Instant now) {
    StringBuilder table = new StringBuilder();
    for (JsonNode tab : tabs) {
      String line =
          "%4s  %-18s  %5s  %s"
              .formatted(
                  "#" + tab.path("tab").asInt(0),
                  state(tab),
                  age(tab.path("changedAt").asString(""), now),
                  name(tab));
      table.append(line.stripTrailing()).append('\n');
    }
    return table.toString();
  }

  private static String state(JsonNode tab) {
    String state = tab.path("state").asString("-");
    if (tab.hasNonNull("kind")) return state + " " + tab.path("kind").asString("");
    return tab.hasNonNull("progress") ? state + " " + tab.path("progress").asInt(0) + " %" : state;
  }

  private static String name(JsonNode tab) {
    StringBuilder name = new StringBuilder(tab.path("label").asString(""));
    String app = tab.path("app").asString("");
    if (!app.isEmpty()) name.append(" (").append(app).append(')');
    for (String key : new String[] {"title", "msg"}) {
      String said = tab.path(key).asString("");
      if (!said.isEmpty()) name.append("  ").append(said);
    }
    return name.toString();
  }

  private static String age(String since, Instant now) {
    if (since.isEmpty()) return "";
    Duration age = Duration.between(Instant.parse(since), now);
    if (age.toMinutes() < 1) return Math.max(0, age.toSeconds()) + " s";
    if (age.toHours() < 1) return age.toMinutes() + " m";
    return age.toDays() < 1 ? age.toHours() + " h" : age.toDays() + " d";
  }
}
