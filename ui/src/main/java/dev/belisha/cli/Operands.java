package dev.belisha.cli;

/**
 * What a command takes beside options.
 *
 * @param label what stands for it in the help
 * @param required at least one
 * @param help a sentence, empty when the command's own says it
 */
public record Operands(String label, Values values, boolean required, String help) {

  /** A program and its arguments end our own options. */
  boolean takesTheRest() {
    return values instanceof Values.Program;
  }

  /** How many there may be. */
  int most() {
    return takesTheRest() ? Integer.MAX_VALUE : 1;
  }
}
