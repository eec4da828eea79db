package dev.belisha.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ControlAddressTest {
  @TempDir private Path folder;

  private Path of(Map<String, String> environment) {
    return ControlAddress.of(environment, Path.of("/temporary"));
  }

  @Test
  void liesInTheRuntimeFolder() {
    assertThat(of(Map.of("XDG_RUNTIME_DIR", folder.toString())))
        .isEqualTo(folder.resolve("belisha/control.sock"));
  }

  @Test
  void eachDisplayHasItsOwn() {
    Map<String, String> one = Map.of("XDG_RUNTIME_DIR", folder.toString(), "DISPLAY", ":1");
    assertThat(of(one)).isEqualTo(folder.resolve("belisha/control_1.sock"));
    Map<String, String> odd = Map.of("XDG_RUNTIME_DIR", folder.toString(), "DISPLAY", "../x:0.1");
    assertThat(of(odd)).isEqualTo(folder.resolve("belisha/control.._x_0.1.sock"));
  }

  @Test
  void withoutARuntimeFolderItLiesInThisUsersTemporaryOne() {
    Path plain = of(Map.of());
    assertThat(plain.toString()).matches("/temporary/belisha-[^/]+/control.sock");
    assertThat(of(Map.of("XDG_RUNTIME_DIR", "/no/such/folder"))).isEqualTo(plain);
    assertThat(of(Map.of("XDG_RUNTIME_DIR", "relative"))).isEqualTo(plain);
  }
}
