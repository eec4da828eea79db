package dev.belisha.shell;

import static dev.belisha.shell.ShellRig.await;
import static dev.belisha.shell.ShellRig.fx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.config.SettingsReader;
import dev.belisha.shell.keys.Action;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.WindowModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tabs with a real bash that reads our scripts. */
class IntegratedShellTest {
  private static final String SCRIPTS = "belisha.shell-integration";

  @TempDir Path home;
  private ShellRig rig;

  @BeforeEach
  void open() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no /bin/bash");
    System.setProperty(SCRIPTS, "../packaging/src/main/shell-integration");
    rig = new ShellRig();
  }

  @AfterEach
  void close() throws Exception {
    System.clearProperty(SCRIPTS);
    rig.close();
  }

  private Launch bash() {
    Map<String, String> variables = Map.of("HOME", home.toString());
    return new Launch(List.of("/bin/bash"), home, null, false, variables);
  }

  @Test
  void aNewTabOpensInTheShellsFolderWhateverItIsCalled() throws Exception {
    Path folder = Files.createDirectory(home.resolve("a b%é"));
    Files.writeString(home.resolve(".bashrc"), "PS1='$ '; cd ~/a*\n");
    rig.shell.settings(SettingsReader.read("shell = \"/bin/sh\""));
    WindowModel window = rig.open(bash());
    await("folder", () -> folder.equals(window.selected().orElseThrow().active().directory()));
    var key = Action.NEW_TAB.keys().getFirst();
    rig.press(0, key.key(), key.ctrl(), key.shift(), key.alt());
    assertThat(fx(() -> window.selected().orElseThrow().active().launch().directory()))
        .isEqualTo(folder);
  }

  @Test
  void theSettingLeavesShellsAsTheyAre() throws Exception {
    Files.writeString(home.resolve(".bashrc"), "PS1=\"<${BELISHA_SHELL_INTEGRATION-none}> \"\n");
    rig.shell.settings(SettingsReader.read("shell-integration = false"));
    rig.open(bash());
    await("prompt", () -> rig.terminals.getFirst().text().contains("<none>"));
  }
}
