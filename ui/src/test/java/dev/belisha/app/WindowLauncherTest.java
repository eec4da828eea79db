package dev.belisha.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.control.WindowOptions;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who asks the Belisha that runs. */
class WindowLauncherTest {
  @ParameterizedTest
  @CsvSource({"false, false, true", "true, false, false", "false, true, false"})
  void onlyAPlainStartJoins(boolean newInstance, boolean demo, boolean joins) {
    WindowOptions options =
        new WindowOptions(0, 0, newInstance, Path.of("/"), null, false, List.of(), demo);
    assertThat(WindowLauncher.isJoining(options)).isEqualTo(joins);
  }
}
