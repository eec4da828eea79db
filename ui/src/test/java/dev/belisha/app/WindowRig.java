package dev.belisha.app;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.FxRig;
import dev.belisha.attention.Journal;
import dev.belisha.config.Settings;
import dev.belisha.config.SettingsFile;
import dev.belisha.config.SettingsReading;
import dev.belisha.desktop.X11Desktop;
import dev.belisha.notify.DbusNotifications;
import dev.belisha.notify.LauncherCounter;
import dev.belisha.notify.NotificationBackend;
import dev.belisha.shell.Shell;
import dev.belisha.shell.model.Launch;
import dev.belisha.view.Painting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import javafx.scene.Scene;
import javafx.stage.Stage;

/**
 * The real shell on a real display: real view, strip, sidebar, X11 and D-Bus. The display, its
 * window manager and the session bus are the caller's; the notification server is ours.
 */
final class WindowRig implements AutoCloseable {
  private final ExecutorService io = Executors.newCachedThreadPool();
  final WatchedDesktop desktop;
  final Painting painting;
  final Shell shell;

  /**
   * With toasts of our own: to ask the session bus would make it start a server, and that one be in
   * the way of the tests that start theirs.
   */
  WindowRig(Settings settings) throws Exception {
    this(settings, own -> own);
  }

  /** On the server that {@link #dunst} has started. */
  static WindowRig onSessionBus(Settings settings) throws Exception {
    return new WindowRig(settings, DbusNotifications::session);
  }

  /**
   * @param notifications makes the desktop's out of the toasts of our own
   */
  WindowRig(Settings settings, UnaryOperator<NotificationBackend.Factory> notifications)
      throws Exception {
    FxRig.startOnDisplay();
    desktop = new WatchedDesktop(X11Desktop.open(System.getenv("DISPLAY")));
    Path home = Path.of(System.getProperty("user.home"));
    painting = WindowApp.painting(new SettingsReading.Good(settings));
    shell =
        fx(
            () ->
                new Shell(
                    WindowApp.parts(
                        painting,
                        desktop,
                        notifications,
                        LauncherCounter.NONE,
                        io,
                        home,
                        new SettingsFile(
                            Files.createTempDirectory("belisha-rig").resolve("config.toml")),
                        Optional.empty(),
                        Optional.empty(),
                        Journal.NONE),
                    new SettingsReading.Good(settings),
                    () -> {}));
  }

  /** Skips the test when a program it needs is missing. */
  static void needs(String... programs) throws Exception {
    for (String program : programs) {
      int found = new ProcessBuilder("sh", "-c", "command -v " + program).start().waitFor();
      assumeTrue(found == 0, program + " is not installed");
    }
  }

  /** Starts dunst with a test configuration: a left click is the default action. */
  static Process dunst(Path folder) throws Exception {
    assumeTrue(
        System.getenv("DBUS_SESSION_BUS_ADDRESS") != null, "there is no session bus to talk on");
    Path rc =
        Files.writeString(
            folder.resolve("dunstrc"),
            """
            [global]
                origin = top-right
                offset = 20x20
                width = 300
                height = 120
                timeout = 0
                follow = none
                monitor = 0
                mouse_left_click = do_action, close_current
            [urgency_low]
                timeout = 0
            [urgency_normal]
                timeout = 0
            """);
    Process dunst =
        new ProcessBuilder("dunst", "-config", rc.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("dunst.log").toFile())
            .start();
    for (int i = 0; i < 100 && dunst.isAlive(); i++) {
      if (servingProcess() == dunst.pid()) return dunst;
      Thread.sleep(100);
    }
    assumeTrue(false, "dunst does not start: " + Files.readString(folder.resolve("dunst.log")));
    return dunst;
  }

  /**
   * The process that serves notifications, 0 for none. Any question to the server itself would make
   * the bus start another dunst, with another configuration.
   */
  private static long servingProcess() throws Exception {
    String bus = "org.freedesktop.DBus";
    String answer =
        run(
            "dbus-send",
            "--session",
            "--print-reply=literal",
            "--dest=" + bus,
            "/",
            bus + ".GetConnectionUnixProcessID",
            "string:org.freedesktop.Notifications");
    String[] words = answer.split("\\s+");
    return answer.startsWith("uint32") ? Long.parseLong(words[1]) : 0;
  }

  static String run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String out =
        new String(
            process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    process.waitFor(10, TimeUnit.SECONDS);
    return out.strip();
  }

  static Launch agent(String... arguments) {
    Path samples = Path.of("..", "samples").toAbsolutePath().normalize();
    assumeTrue(Files.isRegularFile(samples.resolve("agent.sh")), "samples/agent.sh is not there");
    List<String> command =
        new ArrayList<>(List.of("/bin/sh", samples.resolve("agent.sh").toString()));
    command.addAll(List.of(arguments));
    return new Launch(command, samples, null, true, Map.of());
  }

  /** A real click on dunst's one toast, in the corner where {@link #dunst} puts it. */
  static void clickToast() throws Exception {
    // It counts as displayed before it is on the screen.
    await(
        "toast on screen",
        () -> !run("xdotool", "search", "--onlyvisible", "--class", "Dunst").isEmpty());
    String size = run("xdotool", "getdisplaygeometry");
    int x = Integer.parseInt(size.split(" ")[0]) - 20 - 150;
    // A notification that has just come up does not take every click.
    for (int tries = 0; tries < 10; tries++) {
      run("xdotool", "mousemove", Integer.toString(x), "50", "click", "1");
      for (int waited = 0; waited < 10; waited++) {
        if (run("dunstctl", "count", "displayed").equals("0")) return;
        Thread.sleep(100);
      }
    }
    throw new AssertionError("dunst takes no click");
  }

  static List<Stage> stages() {
    return FxRig.stages();
  }

  static Stage stage(int index) {
    return FxRig.stages().get(index);
  }

  static Scene scene() {
    return stage(0).getScene();
  }

  static <T> T fx(Callable<T> task) throws Exception {
    return FxRig.fx(task);
  }

  static void await(String what, Callable<Boolean> condition) throws Exception {
    FxRig.await(what, condition);
  }

  @Override
  public void close() throws Exception {
    fx(
        () -> {
          shell.close();
          return true;
        });
    io.shutdownNow();
  }
}
