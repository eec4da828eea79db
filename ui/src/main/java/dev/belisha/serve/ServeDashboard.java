package dev.belisha.serve;

import dev.belisha.control.ControlClient;
import dev.belisha.control.StatusCommand;
import dev.belisha.control.StatusReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;

/** {@code belisha serve}. */
public final class ServeDashboard {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private ServeDashboard() {}

  /**
   * Prints the page's address and serves it until the process ends. When it returns, it gives the
   * exit status, with a sentence on the error stream.
   *
   * @param socket see {@code ControlAddress.of}
   * @param port 0 for a free one
   * @param text with the programs' own
   */
  public static int run(Path socket, int port, boolean text, PrintStream out, PrintStream err) {
    StatusReader reader = new StatusReader(socket, text);
    try {
      reader.list();
    } catch (ControlClient.NobodyException nobody) {
      err.println("belisha: no Belisha runs on this display");
      return StatusCommand.NOT_RUNNING;
    } catch (IOException failed) {
      err.println("belisha: " + failed.getMessage());
      return StatusCommand.FAILED;
    }
    Key key = Key.random();
    try (DashboardServer server = new DashboardServer(port, key, new Board(reader), PATIENCE)) {
      out.println("http://127.0.0.1:" + server.port() + "/?token=" + key.token());
      out.flush();
      err.println("Who has this address can see the tabs, and change nothing. Ctrl+C ends it.");
      server.awaitEnd();
      return StatusCommand.DONE;
    } catch (IOException taken) {
      err.println("belisha: port " + port + " cannot be served: " + taken.getMessage());
      return StatusCommand.FAILED;
    }
  }
}
