package dev.belisha.app;

import dev.belisha.cli.Command;
import dev.belisha.cli.Given;
import dev.belisha.cli.Operands;
import dev.belisha.cli.Option;
import dev.belisha.cli.Values;
import dev.belisha.headless.Host;
import dev.belisha.headless.HostOptions;
import dev.belisha.headless.Replay;
import dev.belisha.headless.Size;
import dev.belisha.headless.UsageException;
import dev.belisha.session.ShellIntegration;
import dev.belisha.vt.TerminalOptions.EngineKind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code belisha replay} and {@code belisha host}: the engine without a window. */
final class HeadlessCommands {
  private static final Option ENGINE =
      Option.value(
          "--engine",
          "NAME",
          Values.of("belisha", "jediterm"),
          "belisha, unless told, or jediterm.");

  private HeadlessCommands() {}

  static Command replay() {
    return Command.named(
            "replay", "Feeds recorded output to the engine and prints the final screen.")
        .value(
            "--size",
            "COLSxROWS",
            Values.TEXT,
            "Size of the screen, 80x24 unless told; a script opens its own.")
        .flag("--json", "Print a dump instead of text; scripts always do.")
        .value("--script", "FILE", Values.FILE, "Play a script; - for stdin.")
        .flag("--window-ops", "As host: sizes and titles for who asks.")
        .with(ENGINE)
        .operands(new Operands("FILE", Values.FILE, false, "Raw output; - for stdin."))
        .does(HeadlessCommands::replay);
  }

  private static int replay(Given given) throws UsageException {
    String script = given.value("--script");
    String file = given.operand();
    String size = given.value("--size");
    Replay replay = new Replay(System.in, System.out, engine(given), given.has("--window-ops"));
    if (script != null && file != null) {
      throw new UsageException("either --script or a file: " + file);
    }
    if (script != null && size != null) {
      throw new UsageException("--size " + size + " does not go with --script");
    }
    Size wanted = Size.parse(size == null ? "80x24" : size);
    if (script != null) replay.script(script);
    else if (file != null) replay.raw(file, wanted, given.has("--json"));
    else throw new UsageException("replay wants a FILE, or - for standard input");
    return 0;
  }

  static Command host() {
    return Command.named("host", "Runs COMMAND on a pty under the engine, without a window.")
        .value("--size", "COLSxROWS", Values.TEXT, "Size of the screen, 80x24 unless told.")
        .with(
            Option.value("--env", "K=V", Values.TEXT, "A variable of COMMAND's; may be repeated.")
                .repeated())
        .value("--cwd", "DIR", Values.FOLDER, "Where COMMAND starts.")
        .value("--record", "FILE", Values.FILE, "Raw output goes here.")
        .value(
            "--record-script",
            "FILE",
            Values.FILE,
            "The run goes here as a script for replay: sizes and the end too.")
        .value("--dump", "FILE", Values.FILE, "The final dump goes here; - for stdout.")
        .value("--status", "FILE", Values.FILE, "Transitions go here, a line of JSON each.")
        .value("--steps", "FILE", Values.FILE, "What is typed: a JSON array of [keys, seconds].")
        .value("--timeout", "SECONDS", Values.TEXT, "End COMMAND after so long; status 124.")
        .flag("--no-window-ops", "The program may not change the size nor ask for titles.")
        .flag(
            "--shell-integration",
            "A COMMAND that is a plain bash, zsh or fish marks its prompts, as in a tab.")
        .with(ENGINE)
        .operands(new Operands("COMMAND", Values.COMMAND, true, ""))
        .does(HeadlessCommands::host);
  }

  private static int host(Given given) throws UsageException {
    Map<String, String> variables = new LinkedHashMap<>();
    for (String pair : given.values("--env")) {
      int equals = pair.indexOf('=');
      if (equals < 1) throw new UsageException("--env wants K=V, not '" + pair + "'");
      variables.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    String size = given.value("--size");
    HostOptions options =
        new HostOptions(
            Size.parse(size == null ? "80x24" : size),
            variables,
            BelishaCommand.directory(given.value("--cwd")),
            given.path("--record"),
            given.path("--record-script"),
            given.value("--dump"),
            given.path("--status"),
            given.path("--steps"),
            timeout(given.value("--timeout")),
            !given.has("--no-window-ops"),
            given.has("--shell-integration") ? shellScripts() : null,
            given.operands());
    return new Host(System.in, System.out, System.err, engine(given)).run(options);
  }

  private static Path shellScripts() throws UsageException {
    Path folder = ShellIntegration.folder();
    if (folder != null && ShellIntegration.isThere(folder)) return folder;
    throw new UsageException("--shell-integration: its scripts are not there");
  }

  private static @Nullable Duration timeout(@Nullable String text) throws UsageException {
    if (text == null) return null;
    try {
      double seconds = Double.parseDouble(text);
      if (seconds >= 0 && seconds <= 1e6) return Duration.ofMillis((long) (seconds * 1000));
    } catch (NumberFormatException none) {
      // Told below.
    }
    throw new UsageException("--timeout wants seconds, not '" + text + "'");
  }

  private static EngineKind engine(Given given) throws UsageException {
    String name = given.value("--engine");
    if (name == null) return EngineKind.BELISHA;
    for (EngineKind kind : EngineKind.values()) {
      if (kind.name().toLowerCase(Locale.ROOT).equals(name)) return kind;
    }
    throw new UsageException("--engine is belisha or jediterm, not '" + name + "'");
  }
}
