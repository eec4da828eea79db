package dev.belisha.app;

import dev.belisha.cli.Command;
import dev.belisha.cli.Given;
import dev.belisha.cli.Values;
import dev.belisha.control.ControlAddress;
import dev.belisha.headless.UsageException;
import dev.belisha.serve.ServeDashboard;
import org.jspecify.annotations.Nullable;

/** {@code belisha serve}; it loads no toolkit. */
final class ServeCommand {
  private static final int MAX_PORT = 65_535;

  private ServeCommand() {}

  static Command serve() {
    return Command.named(
            "serve", "Serves a page for a browser of this machine that shows what every tab does.")
        .value("--port", "N", Values.TEXT, "The port; a free one unless told.")
        .flag("--text", "With the programs' own titles and messages.")
        .exit("1", "The port cannot be served.")
        .exit("2", "A wrong argument.")
        .exit("69", "No Belisha runs on this display.")
        .does(ServeCommand::run);
  }

  private static int run(Given given) throws UsageException {
    @Nullable Integer port = given.number("--port");
    if (port != null && (port < 0 || port > MAX_PORT)) {
      throw new UsageException("--port: " + port + " is no port");
    }
    return ServeDashboard.run(
        ControlAddress.of(System.getenv()),
        port == null ? 0 : port,
        given.has("--text"),
        System.out,
        System.err);
  }
}
