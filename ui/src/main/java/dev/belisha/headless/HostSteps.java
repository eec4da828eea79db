package dev.belisha.headless;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The steps of {@code belisha host --steps}: keys as bytes, then a wait. */
record HostSteps(List<Step> steps) {
  private static final double MAX_SECONDS = 3600;

  /**
   * @param keys bytes to write
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Step(byte[] keys, double seconds) {}

  /**
   * @throws UsageException naming the file and what is wrong in it
   */
  static HostSteps read(Path file) throws UsageException {
    JsonNode array;
    try {
      array = JsonMapper.shared().readTree(Files.readString(file));
    } catch (IOException unreadable) {
      throw new UsageException("cannot read " + file + ": " + Replay.reason(unreadable));
    } catch (JacksonException notJson) {
      throw new UsageException(file + ": not JSON");
    }
    if (!array.isArray())
      throw new UsageException(file + ": an array of [keys, seconds] is wanted");
    List<Step> steps = new ArrayList<>();
    for (JsonNode step : array) {
      boolean fits =
          step.isArray()
              && step.size() == 2
              && step.get(0).isString()
              && step.get(1).isNumber()
              && step.get(1).asDouble() >= 0
              && step.get(1).asDouble() <= MAX_SECONDS;
      if (!fits) {
        throw new UsageException(
            file + ", step " + (steps.size() + 1) + ": [keys, seconds] is wanted");
      }
      steps.add(new Step(ReplayScript.bytes(step.get(0).asString()), step.get(1).asDouble()));
    }
    return new HostSteps(List.copyOf(steps));
  }
}
