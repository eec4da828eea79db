package dev.belisha.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.config.SettingsReading.Bad;
import dev.belisha.config.SettingsReading.Good;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsFileTest {
  @TempDir Path folder;
  private @Nullable SettingsFile file;
  private final BlockingQueue<SettingsReading> seen = new LinkedBlockingQueue<>();

  @AfterEach
  void close() {
    if (file != null) file.close();
  }

  private SettingsFile open(Path path) {
    SettingsFile opened = new SettingsFile(path);
    file = opened;
    return opened;
  }

  private void watch(Path path) {
    SettingsFile opened = open(path);
    opened.watch(opened.read(), seen::add);
  }

  private double nextFontSize() throws InterruptedException {
    SettingsReading reading = seen.poll(20, TimeUnit.SECONDS);
    assertThat(reading).isInstanceOf(Good.class);
    return ((Good) reading).settings().fontSize();
  }

  @Test
  void thePathFollowsXdg() {
    Path home = Path.of("/home/a");
    Path own = Path.of("/x/belisha/config.toml");
    assertThat(SettingsFile.defaultPath(Map.of("XDG_CONFIG_HOME", "/x"), home)).isEqualTo(own);
    Path usual = Path.of("/home/a/.config/belisha/config.toml");
    assertThat(SettingsFile.defaultPath(Map.of(), home)).isEqualTo(usual);
    assertThat(SettingsFile.defaultPath(Map.of("XDG_CONFIG_HOME", ""), home)).isEqualTo(usual);
    assertThat(SettingsFile.defaultPath(Map.of("XDG_CONFIG_HOME", "rel"), home)).isEqualTo(usual);
  }

  @Test
  void noFileMeansTheDefaultsAndNothingIsWritten() throws IOException {
    Path path = folder.resolve("belisha/config.toml");
    assertThat(open(path).read()).isEqualTo(new Good(Settings.DEFAULT));
    try (var list = Files.list(folder)) {
      assertThat(list).isEmpty();
    }
  }

  @Test
  void bytesThatAreNotUtf8AreAProblem() throws IOException {
    Path path = folder.resolve("config.toml");
    Files.write(path, "theme = \"\u00e9\"".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(open(path).read()).isInstanceOf(Bad.class);
  }

  @Test
  void aFolderInItsPlaceIsAProblem() throws IOException {
    Path path = folder.resolve("config.toml");
    Files.createDirectory(path);
    assertThat(open(path).read()).isInstanceOf(Bad.class);
  }

  @Test
  void savingInPlaceIsNoticed() throws Exception {
    Path path = folder.resolve("config.toml");
    Files.writeString(path, "font-size = 10");
    watch(path);
    Files.writeString(path, "font-size = 11");
    assertThat(nextFontSize()).isEqualTo(11);
  }

  @Test
  void anEditorThatRenamesIsNoticedEveryTime() throws Exception {
    Path path = folder.resolve("config.toml");
    Files.writeString(path, "font-size = 10");
    watch(path);
    for (int size = 11; size < 14; size++) {
      Path temporary = folder.resolve("config.toml~");
      Files.writeString(temporary, "font-size = " + size);
      Files.move(temporary, path, StandardCopyOption.REPLACE_EXISTING);
      assertThat(nextFontSize()).isEqualTo(size);
    }
  }

  @Test
  void aFolderMadeLaterIsNoticed() throws Exception {
    Path path = folder.resolve("belisha/config.toml");
    watch(path);
    Files.createDirectories(path.getParent());
    Files.writeString(path, "font-size = 12");
    assertThat(nextFontSize()).isEqualTo(12);
  }

  /** As when dotfiles are checked out anew, again and again. */
  @Test
  void aFolderTakenAwayAndMadeAnewIsNoticedEveryTime() throws Exception {
    Path path = folder.resolve("dotfiles/belisha/config.toml");
    watch(path);
    for (int size = 11; size < 31; size++) {
      Files.createDirectories(path.getParent());
      Files.writeString(path, "font-size = " + size);
      while (nextFontSize() != size) continue;
      Files.delete(path);
      Files.delete(path.getParent());
      Files.delete(path.getParent().getParent());
    }
  }

  @Test
  void aFileBehindALinkIsNoticed() throws Exception {
    Path dotfiles = Files.createDirectory(folder.resolve("dotfiles"));
    Path real = Files.writeString(dotfiles.resolve("belisha.toml"), "font-size = 10");
    Path path = Files.createDirectory(folder.resolve("belisha")).resolve("config.toml");
    Files.createSymbolicLink(path, real);
    watch(path);
    Files.writeString(real, "font-size = 14");
    assertThat(nextFontSize()).isEqualTo(14);
  }

  @Test
  void aBadSaveIsToldAndAGoodOneAfterIt() throws Exception {
    Path path = folder.resolve("config.toml");
    Files.writeString(path, "font-size = 10");
    watch(path);
    Files.writeString(path, "font-size = \"big\"");
    assertThat(seen.poll(20, TimeUnit.SECONDS)).isInstanceOf(Bad.class);
    Files.writeString(path, "font-size = 15");
    assertThat(nextFontSize()).isEqualTo(15);
  }

  // Changing it.

  @Test
  void aChangeKeepsWhatThePersonWrote() throws Exception {
    Path path = folder.resolve("config.toml");
    Files.writeString(path, "# mine\nrows = 30 # few\n");
    SettingsFile changed = new SettingsFile(path);
    assertThat(changed.change(SettingKey.ROWS, 40))
        .isEqualTo(new SettingsChange.Written(Settings.DEFAULT.with(SettingKey.ROWS, 40)));
    assertThat(Files.readString(path)).isEqualTo("# mine\nrows = 40 # few\n");
    assertThat(changed.change(SettingKey.ROWS, null)).isInstanceOf(SettingsChange.Written.class);
    assertThat(Files.readString(path)).isEqualTo("# mine\n");
    assertThat(folder.toFile().list()).as("nothing is left over").containsExactly("config.toml");
  }

  @Test
  void theFirstChangeMakesTheFileAndItsFolders() throws Exception {
    Path path = folder.resolve("a").resolve("b").resolve("config.toml");
    new SettingsFile(path).change(SettingKey.SOUND, true);
    assertThat(Files.readString(path)).isEqualTo("sound = true\n");
  }

  @Test
  void aLinkStaysALink() throws Exception {
    Path dotfiles = Files.createDirectory(folder.resolve("dotfiles"));
    Path real = Files.writeString(dotfiles.resolve("belisha.toml"), "rows = 30\n");
    Path link = Files.createSymbolicLink(folder.resolve("config.toml"), real);
    new SettingsFile(link).change(SettingKey.ROWS, 40);
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(Files.readString(real)).isEqualTo("rows = 40\n");
  }

  /** Dotfiles on a disk that is not mounted. */
  @Test
  void aLinkThatLeadsNowhereStaysAndNothingIsWritten() throws Exception {
    Path away = folder.resolve("away").resolve("belisha.toml");
    Path link = Files.createSymbolicLink(folder.resolve("config.toml"), away);
    assertThat(new SettingsFile(link).change(SettingKey.ROWS, 40))
        .isEqualTo(new SettingsChange.Failed("The settings file cannot be written: " + link + "."));
    assertThat(Files.readSymbolicLink(link)).isEqualTo(away);
    assertThat(folder.toFile().list()).as("nothing is left over").containsExactly("config.toml");
  }

  @Test
  void permissionsStay() throws Exception {
    Path path = Files.writeString(folder.resolve("config.toml"), "rows = 30\n");
    Set<PosixFilePermission> shared = PosixFilePermissions.fromString("rw-r--r--");
    Files.setPosixFilePermissions(path, shared);
    new SettingsFile(path).change(SettingKey.ROWS, 40);
    assertThat(Files.getPosixFilePermissions(path)).isEqualTo(shared);
  }

  @Test
  void aBrokenFileIsNeverWritten() throws Exception {
    Path path = folder.resolve("config.toml");
    Files.writeString(path, "rows = = 30\n");
    assertThat(new SettingsFile(path).change(SettingKey.ROWS, 40))
        .isInstanceOf(SettingsChange.Broken.class);
    assertThat(Files.readString(path)).isEqualTo("rows = = 30\n");
    Files.write(path, new byte[] {'#', (byte) 0xE9, '\n'});
    assertThat(new SettingsFile(path).change(SettingKey.ROWS, 40))
        .isInstanceOf(SettingsChange.Failed.class);
    assertThat(Files.readAllBytes(path)).containsExactly('#', 0xE9, '\n');
  }

  @Test
  void aFolderInItsPlaceIsSaid() throws Exception {
    Path path = Files.createDirectory(folder.resolve("config.toml"));
    assertThat(new SettingsFile(path).change(SettingKey.ROWS, 40))
        .isEqualTo(new SettingsChange.Failed("The settings file cannot be written: " + path + "."));
  }
}
