package dev.belisha.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An option of a command.
 *
 * @param names as they are typed, such as {@code -h} and {@code --help}
 * @param label what stands for its value in the help; null when it takes none
 * @param several how more than one value is given
 * @param help a sentence
 */
public record Option(
    List<String> names,
    @Nullable String label,
    Values values,
    boolean required,
    Several several,
    String help) {

  /** How an option can have more than one value. */
  public enum Several {
    NO,
    REPEATED,
    /** Repeated, and with commas between. */
    COMMAS
  }

  static final Option HELP = flag("-h, --help", "Show this help and exit.");

  /**
   * One that is there or not.
   *
   * @param names with a comma and a blank between
   */
  public static Option flag(String names, String help) {
    return new Option(List.of(names.split(", ")), null, Values.TEXT, false, Several.NO, help);
  }

  /** One with a value: the next word, or what follows {@code =}. */
  public static Option value(String names, String label, Values values, String help) {
    return new Option(List.of(names.split(", ")), label, values, false, Several.NO, help);
  }

  /** Missing, it is a wrong use. */
  public Option must() {
    return new Option(names, label, values, true, several, help);
  }

  /** With commas, and more than once. */
  public Option list() {
    return new Option(names, label, values, required, Several.COMMAS, help);
  }

  /** More than once; a comma means nothing. */
  public Option repeated() {
    return new Option(names, label, values, required, Several.REPEATED, help);
  }

  /** The last of its names, which is the long one. */
  String name() {
    return names.getLast();
  }

  /** Whether everything after it is its value: a program and its arguments. */
  boolean takesTheRest() {
    return label != null && values instanceof Values.Program;
  }
}
