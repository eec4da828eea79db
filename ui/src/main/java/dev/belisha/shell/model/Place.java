package dev.belisha.shell.model;

/**
 * Where a tab's shell says it is, fit for display. A program can say anything.
 *
 * @param folder as a person writes it, {@code ~/src}; empty when it is not known
 * @param host another machine's name; empty for this one
 */
public record Place(String folder, String host) {
  public static final Place UNKNOWN = new Place("", "");
}
