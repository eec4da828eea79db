package dev.belisha.app;

import dev.belisha.control.ControlAddress;
import dev.belisha.control.ControlReply;
import dev.belisha.control.ControlServer;
import dev.belisha.control.StatusFeed;
import dev.belisha.control.WindowOptions;
import dev.belisha.desktop.Desktop;
import dev.belisha.desktop.NoDesktop;
import dev.belisha.desktop.X11Desktop;
import dev.belisha.shell.Shell;
import dev.belisha.shell.SocketActions;
import dev.belisha.shell.model.Launch;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Opens the window, or says what keeps it from opening. Loaded only when one is wanted. */
final class WindowLauncher {
  private WindowLauncher() {}

  /** Runs until the last window is closed; gives the exit status. */
  static int run(WindowOptions options) {
    System.setProperty("java.awt.headless", "true");
    Map<String, String> environment = System.getenv();
    List<String> missing = DisplayCheck.missingForWindow(environment);
    if (!missing.isEmpty()) {
      missing.forEach(sentence -> System.err.println("belisha: " + sentence));
      System.err.println("Without a window there are 'belisha replay' and 'belisha host'.");
      return Main.FAILED;
    }
    List<Launch> launches = List.of(SocketActions.launch(options));
    if (options.demo()) {
      Path samples = Demo.samples();
      if (samples == null) {
        System.err.println("belisha: --demo: there is no samples/agent.sh here");
        return Main.FAILED;
      }
      launches = Demo.launches(samples);
    }
    try {
      List<Launch> tabs = launches;
      CompletableFuture<Shell> opened = new CompletableFuture<>();
      StatusFeed feed = new StatusFeed();
      SingleInstance.Outcome found =
          SingleInstance.find(
              ControlAddress.of(environment),
              options,
              isJoining(options),
              new SocketActions(opened, feed),
              feed);
      if (found.reply() != null) return told(found.reply());
      try (ControlServer serving = found.server()) {
        WindowApp app = new WindowApp(environment, options, desktop(environment), feed);
        app.run(
            shell -> {
              WindowApp.openTabs(shell, tabs);
              opened.complete(shell);
            });
      }
      return 0;
    } catch (IllegalStateException failed) {
      System.err.println("belisha: " + failed.getMessage() + ": " + failed.getCause());
      return Main.FAILED;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return Main.FAILED;
    }
  }

  /** Whether it is a tab in the Belisha that runs which is wanted. */
  static boolean isJoining(WindowOptions options) {
    // The demo is four tabs of a window of its own, and no request for one tab can say that.
    return !options.newInstance() && !options.demo();
  }

  /** The Belisha that runs has been asked for a tab. */
  private static int told(ControlReply reply) {
    if (reply.ok()) return 0;
    System.err.println("belisha: " + reply.error());
    return Main.FAILED;
  }

  private static Desktop desktop(Map<String, String> environment) {
    try {
      return X11Desktop.open(environment.get("DISPLAY"));
    } catch (Desktop.UnavailableException none) {
      return new NoDesktop();
    }
  }
}
