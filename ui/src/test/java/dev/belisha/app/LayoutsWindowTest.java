package dev.belisha.app;

import static dev.belisha.app.WindowRig.await;
import static dev.belisha.app.WindowRig.fx;
import static dev.belisha.app.WindowRig.run;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.config.Settings;
import dev.belisha.shell.model.Launch;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Real keys on real layouts, through the window system, the toolkit, the view, the engine and the
 * pty to a program. What the toolkit delivers for many more is replayed by {@code
 * RecordedKeysTest}.
 */
@Tag("window")
class LayoutsWindowTest {
  private static final String ALT_GR = "108";
  private static final String CTRL = "37";
  private static final String ALT = "64";

  @TempDir Path folder;

  private final StringBuilder wanted = new StringBuilder();

  @AfterEach
  void usual() throws Exception {
    run("setxkbmap", "us");
  }

  /** A window that has just come up may miss the first keys: one is pressed until it comes. */
  private void untilKeysCome() throws Exception {
    Path out = folder.resolve("out");
    for (String key : List.of("38", "56")) {
      String typed = key.equals("38") ? "a" : "b";
      await(
          "first keys",
          () -> {
            run("xdotool", "key", key);
            Thread.sleep(300);
            return Files.readString(out, ISO_8859_1).contains(typed);
          });
    }
    // A slow b of those pressed before may still come.
    await(
        "the last of them",
        () -> {
          long before = Files.size(out);
          Thread.sleep(1000);
          return Files.size(out) == before;
        });
    String got = Files.readString(out, ISO_8859_1);
    assertThat(got).matches("a+b+");
    wanted.append(got);
  }

  private void layout(String name) throws Exception {
    assertThat(run("setxkbmap", name)).isEmpty();
  }

  /**
   * @param keys by their codes, which are places on the keyboard
   */
  private void type(String expected, String... keys) throws Exception {
    List<String> words = new ArrayList<>(List.of("xdotool"));
    for (String key : keys) words.addAll(List.of("key", key));
    keys(words, expected);
  }

  private void held(String modifier, String key, String expected) throws Exception {
    keys(List.of("xdotool", "keydown", modifier, "key", key, "keyup", modifier), expected);
  }

  private void keys(List<String> words, String expected) throws Exception {
    run(words.toArray(String[]::new));
    // Byte by byte: a read may end within a character.
    wanted.append(new String(expected.getBytes(UTF_8), ISO_8859_1));
    Path out = folder.resolve("out");
    await(
        "%s for %s".formatted(expected, words),
        () -> {
          String got = Files.readString(out, ISO_8859_1);
          // Nothing that came can go again: a wrong key fails at once.
          assertThat(wanted.toString()).startsWith(got);
          return got.contentEquals(wanted);
        });
  }

  @Test
  void keysReachTheProgram() throws Exception {
    WindowRig.needs("xdotool", "setxkbmap");
    String script =
        "stty raw -echo; : >'%s'; exec cat >'%s'"
            .formatted(folder.resolve("ready"), folder.resolve("out"));
    Launch reader = new Launch(List.of("/bin/sh", "-c", script), null, null, true, Map.of());
    try (WindowRig rig = new WindowRig(Settings.DEFAULT)) {
      fx(() -> rig.shell.openWindow(reader));
      await("window focused", () -> fx(() -> WindowRig.stage(0).isFocused()));
      await("program", () -> Files.exists(folder.resolve("out")));
      layout("us");
      untilKeysCome();
      type("a", "38");
      held(CTRL, "38", "\001");
      held(CTRL, "65", "\0");
      held(ALT, "41", "\033f");
      type("\t", "23");
      type("\033", "Escape");
      layout("de");
      type("z", "29");
      type("ü", "34");
      held(ALT_GR, "24", "@");
      type("é", "21", "26");
      layout("fr");
      type("&", "10");
      held(ALT_GR, "19", "@");
      type("ê", "34", "26");
      layout("es");
      type("ñ", "47");
      type("á", "48", "38");
      held(ALT_GR, "11", "@");
      layout("pl");
      held(ALT_GR, "38", "ą");
      layout("ru");
      type("ф", "38");
      held(CTRL, "54", "\003");
    }
  }
}
