package dev.belisha.control;

/**
 * What a Belisha that runs answered.
 *
 * @param error a sentence when not {@code ok}, else empty
 */
public record ControlReply(boolean ok, String error) {
  static ControlReply done() {
    return new ControlReply(true, "");
  }

  static ControlReply failed(String error) {
    return new ControlReply(false, error);
  }
}
