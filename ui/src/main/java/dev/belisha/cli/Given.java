package dev.belisha.cli;

import dev.belisha.cli.Option.Several;
import dev.belisha.headless.UsageException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words that a command was given, by the options they belong to. */
public final class Given {
  /** By the name of the option: the hash of a record is slow the first time. */
  private final Map<String, List<String>> options = new HashMap<>();

  private final List<String> operands = new ArrayList<>();
  private final Command command;

  Given(Command command) {
    this.command = command;
  }

  /** Beside the options, in order. */
  public List<String> operands() {
    return List.copyOf(operands);
  }

  /** The only operand; null without one. */
  public @Nullable String operand() {
    return operands.isEmpty() ? null : operands.getFirst();
  }

  public boolean has(String name) {
    return options.containsKey(known(name));
  }

  /** The value of an option; null when it was not given. */
  public @Nullable String value(String name) {
    List<String> values = options.get(known(name));
    return values == null ? null : values.getFirst();
  }

  /** The values of an option that takes several; those after {@code -e}. */
  public List<String> values(String name) {
    return List.copyOf(options.getOrDefault(known(name), List.of()));
  }

  /** A file; null when the option was not given. */
  public @Nullable Path path(String name) throws UsageException {
    String text = value(name);
    try {
      return text == null ? null : Path.of(text);
    } catch (InvalidPathException none) {
      throw new UsageException(name + ": no such file: " + text);
    }
  }

  /** A whole number; null when the option was not given. */
  public @Nullable Integer number(String name) throws UsageException {
    String text = value(name);
    return text == null ? null : number(name, text);
  }

  /**
   * @param of what wants it, for the person
   * @throws UsageException naming what is no number
   */
  public static int number(String of, String text) throws UsageException {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException none) {
      throw new UsageException(of + " wants a number, not '" + text + "'");
    }
  }

  private String known(String name) {
    return command.option(name).orElseThrow(() -> new IllegalArgumentException(name)).name();
  }

  void put(Option option, List<String> values) throws UsageException {
    List<String> before = options.get(option.name());
    if (before == null) options.put(option.name(), new ArrayList<>(values));
    else if (option.several() != Several.NO) before.addAll(values);
    else if (option.label() != null) throw new UsageException(option.name() + " is given twice");
  }

  void add(String operand) throws UsageException {
    Operands taken = command.operands();
    if (taken == null || operands.size() >= taken.most()) {
      boolean choice = operands.isEmpty() && !command.commands().isEmpty();
      throw new UsageException(
          choice ? "'" + operand + "' is no command" : "'" + operand + "' is one word too many");
    }
    operands.add(operand);
  }

  /** Whether all is there that must be. */
  void complete() throws UsageException {
    for (Option option : command.options()) {
      if (option.required() && !options.containsKey(option.name())) {
        throw new UsageException(command.name() + " wants " + option.name());
      }
    }
    Operands taken = command.operands();
    if (taken != null && taken.required() && operands.isEmpty()) {
      throw new UsageException(command.name() + " wants " + taken.label());
    }
  }
}
