package dev.belisha.headless;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The steps of {@code belisha host --steps}: keys as bytes or a size, then a wait. */
record HostSteps(List<Step> steps) {
  private static final double MAX_SECONDS = 3600;
  private static final String DUMP = "dump";

  sealed interface Act {}

  /** Bytes to write. */
  @SuppressWarnings("ArrayRecordComponent")
  record Keys(byte[] bytes) implements Act {}

  record Resize(Size size) implements Act {}

  /**
   * @param dump whether the screen is dumped after the wait
   */
  record Step(Act act, double seconds, boolean dump) {}

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
      try {
        steps.add(step(step));
      } catch (UsageException bad) {
        throw new UsageException(file + ", step " + (steps.size() + 1) + ": " + bad.getMessage());
      }
    }
    return new HostSteps(List.copyOf(steps));
  }

  private static Step step(JsonNode step) throws UsageException {
    boolean dump = step.size() == 3;
    boolean fits =
        step.isArray()
            && (step.size() == 2 || (dump && step.get(2).asString("").equals(DUMP)))
            && (step.get(0).isString() || step.get(0).isObject())
            && step.get(1).isNumber()
            && step.get(1).asDouble() >= 0
            && step.get(1).asDouble() <= MAX_SECONDS;
    if (!fits) throw new UsageException("[keys, seconds] is wanted, or [keys, seconds, \"dump\"]");
    return new Step(act(step.get(0)), step.get(1).asDouble(), dump);
  }

  private static Act act(JsonNode act) throws UsageException {
    if (act.isString()) return new Keys(ReplayScript.bytes(act.asString()));
    JsonNode size = act.get("resize");
    if (size == null || act.size() != 1) {
      throw new UsageException("keys or {\"resize\":{\"cols\":80,\"rows\":24}} are wanted");
    }
    return new Resize(ReplayScript.size(size));
  }
}
