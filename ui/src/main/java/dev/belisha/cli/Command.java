package dev.belisha.cli;

import dev.belisha.headless.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A command: what its words may be, and what it does. Written out by hand and read without
 * reflection, as most of them have to answer in the time that others take to start.
 *
 * @param about sentences; the first is its line in the list of the command above
 * @param exits what its exit status says, when there is more to say than 0 and 2
 * @param footer empty for none
 * @param action null when only its sub-commands do something
 */
public record Command(
    String name,
    List<String> about,
    List<Option> options,
    @Nullable Operands operands,
    List<Command> commands,
    List<Exit> exits,
    String footer,
    @Nullable Action action) {

  /** What a command does with the words it was given. */
  public interface Action {
    /**
     * @return the exit status
     * @throws UsageException naming what is wrong; exit status 2
     */
    int run(Given given) throws UsageException;
  }

  /** An exit status and what it means. */
  public record Exit(String status, String means) {}

  public Command {
    options = List.copyOf(options);
    commands = List.copyOf(commands);
  }

  public static Builder named(String name, String... about) {
    return new Builder(name, List.of(about));
  }

  Optional<Command> command(String word) {
    return commands.stream().filter(each -> each.name.equals(word)).findFirst();
  }

  Optional<Option> option(String word) {
    return options.stream().filter(each -> each.names().contains(word)).findFirst();
  }

  /** Puts a command together; {@code --help} is there already. */
  public static final class Builder {
    private final String name;
    private final List<String> about;
    private final List<Option> options = new ArrayList<>();
    private final List<Command> commands = new ArrayList<>();
    private final List<Exit> exits = new ArrayList<>();
    private @Nullable Operands operands;
    private String footer = "";

    private Builder(String name, List<String> about) {
      this.name = name;
      this.about = about;
      options.add(Option.HELP);
    }

    public Builder with(Option... more) {
      options.addAll(List.of(more));
      return this;
    }

    public Builder flag(String names, String help) {
      return with(Option.flag(names, help));
    }

    public Builder value(String names, String label, Values values, String help) {
      return with(Option.value(names, label, values, help));
    }

    public Builder operands(Operands taken) {
      operands = taken;
      return this;
    }

    public Builder commands(Command... more) {
      commands.addAll(List.of(more));
      return this;
    }

    public Builder exit(String status, String means) {
      exits.add(new Exit(status, means));
      return this;
    }

    public Builder footer(String sentence) {
      footer = sentence;
      return this;
    }

    public Command does(Action action) {
      return new Command(name, about, options, operands, commands, exits, footer, action);
    }
  }
}
