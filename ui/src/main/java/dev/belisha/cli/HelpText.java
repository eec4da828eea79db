package dev.belisha.cli;

import dev.belisha.cli.Command.Exit;
import dev.belisha.cli.Option.Several;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The help of a command: 80 columns, what belongs together in columns of their own. */
final class HelpText {
  private static final int WIDTH = 80;

  /** A name that is longer has its text on the next line. */
  private static final int COLUMN = 26;

  private record Row(String name, String text) {}

  private HelpText() {}

  /**
   * @param path the command as it is typed
   */
  static String of(Command command, String path) {
    StringBuilder help = new StringBuilder();
    wrap(help, "Usage: " + path, usage(command), " ".repeat("Usage: ".length() + path.length()));
    for (String sentence : command.about()) wrap(help, "", List.of(sentence.split(" ")), "");
    section(help, "", parameters(command));
    section(help, "Commands:", commands(command));
    section(help, "Exit status:", exits(command));
    if (!command.footer().isEmpty()) {
      help.append('\n');
      wrap(help, "", List.of(command.footer().split(" ")), "");
    }
    return help.toString();
  }

  private static List<String> usage(Command command) {
    List<String> words = new ArrayList<>();
    if (command.options().size() > 1) words.add("[OPTIONS]");
    for (Option option : command.options()) {
      if (option.required()) words.add(option.name() + " " + label(option));
    }
    Operands operands = command.operands();
    if (operands != null && operands.takesTheRest()) {
      words.add(operands.required() ? "[--] COMMAND..." : "[[--] COMMAND...]");
    } else if (operands != null) {
      words.add(operands.required() ? operands.label() : "[" + operands.label() + "]");
    }
    return words;
  }

  private static String label(Option option) {
    String label = option.label() == null ? "" : option.label();
    return option.several() == Several.COMMAS ? label + "[," + label + "...]" : label;
  }

  private static List<Row> parameters(Command command) {
    List<Row> rows = new ArrayList<>();
    Operands operands = command.operands();
    if (operands != null && !operands.help().isEmpty()) {
      rows.add(new Row("  " + operands.label(), operands.help()));
    }
    command.options().stream()
        .sorted(Comparator.comparing(option -> option.name().replaceFirst("^-+", "")))
        .map(HelpText::row)
        .forEach(rows::add);
    return rows;
  }

  private static Row row(Option option) {
    String names = String.join(", ", option.names());
    String indent = names.startsWith("--") ? "      " : "  ";
    return new Row((indent + names + " " + label(option)).stripTrailing(), option.help());
  }

  private static List<Row> commands(Command command) {
    return command.commands().stream()
        .map(each -> new Row("  " + each.name(), each.about().getFirst()))
        .toList();
  }

  private static List<Row> exits(Command command) {
    List<Row> rows = new ArrayList<>();
    for (Exit exit : command.exits()) rows.add(new Row("  " + exit.status(), exit.means()));
    return rows;
  }

  private static void section(StringBuilder help, String heading, List<Row> rows) {
    if (rows.isEmpty()) return;
    help.append('\n');
    if (!heading.isEmpty()) help.append(heading).append('\n');
    int widest =
        rows.stream().mapToInt(row -> row.name.length()).filter(n -> n <= COLUMN).max().orElse(0);
    String indent = " ".repeat(widest + 2);
    for (Row row : rows) {
      String name = row.name;
      if (name.length() > widest) {
        help.append(name).append('\n');
        name = "";
      }
      String first = name + " ".repeat(indent.length() - name.length() - 1);
      wrap(help, first, List.of(row.text.split(" ")), indent.substring(1));
    }
  }

  /** A paragraph: its first line begins with one text, the others with another, a blank after. */
  private static void wrap(StringBuilder help, String first, List<String> words, String others) {
    StringBuilder line = new StringBuilder(first);
    boolean empty = first.isEmpty();
    for (String word : words) {
      if (!empty && line.length() + 1 + word.length() > WIDTH) {
        help.append(line).append('\n');
        line.setLength(0);
        line.append(others);
        empty = others.isEmpty();
      }
      if (!empty) line.append(' ');
      line.append(word);
      empty = false;
    }
    help.append(line).append('\n');
  }
}
