package dev.belisha.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.control.ControlServer;
import dev.belisha.control.WindowOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who asks the Belisha that runs. */
class WindowLauncherTest {
  @TempDir private Path folder;

  private static WindowOptions options(boolean newInstance, boolean demo) {
    return new WindowOptions(0, 0, newInstance, Path.of("/"), null, false, List.of(), demo);
  }

  @Test
  void onlyAPlainStartAsksTheOneThatRuns() throws Exception {
    Path socket = folder.resolve("belisha/control.sock");
    List<WindowOptions> opened = new CopyOnWriteArrayList<>();
    try (ControlServer server = ControlServer.start(socket, opened::add).orElseThrow()) {
      assertThat(server).isNotNull();
      assertThat(WindowLauncher.ask(options(false, true), socket)).isEmpty();
      assertThat(WindowLauncher.ask(options(true, false), socket)).isEmpty();
      assertThat(opened).isEmpty();
      assertThat(WindowLauncher.ask(options(false, false), socket)).isPresent();
      assertThat(opened).hasSize(1);
    }
    assertThat(WindowLauncher.ask(options(false, false), socket)).isEmpty();
  }
}
