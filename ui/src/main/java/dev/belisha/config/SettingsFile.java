package dev.belisha.config;

import dev.belisha.config.SettingsReading.Bad;
import dev.belisha.config.SettingsReading.Good;
import dev.belisha.config.SettingsReading.Problem;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The settings file on disk. It is the person's: it is read, and one value of it changed when they
 * ask for that.
 *
 * <p>Watching: a thread of its own waits for the folders on the way to the file, so that an editor
 * that writes a new file and renames it, a folder made later, and a link into a folder of dotfiles
 * are all noticed.
 */
public final class SettingsFile implements AutoCloseable {
  /** An editor writes in several steps; wait for this much quiet before reading. */
  private static final long QUIET_MS = 80;

  private static final int MAX_QUIET_ROUNDS = 12;

  /** Until the next look when a folder could not be watched. */
  private static final long RETRY_MS = 5_000;

  private static final WatchEvent.Kind<?>[] CHANGES = {
    StandardWatchEventKinds.ENTRY_CREATE,
    StandardWatchEventKinds.ENTRY_MODIFY,
    StandardWatchEventKinds.ENTRY_DELETE
  };

  private final Path path;
  private @Nullable Thread watcher;

  public SettingsFile(Path path) {
    this.path = path.toAbsolutePath().normalize();
  }

  /**
   * {@code $XDG_CONFIG_HOME/belisha/config.toml}; without it, or when it is not absolute (as the
   * XDG Base Directory page asks), {@code ~/.config/belisha/config.toml}.
   */
  public static Path defaultPath(Map<String, String> environment, Path home) {
    String xdg = environment.getOrDefault("XDG_CONFIG_HOME", "");
    Path base = xdg.startsWith("/") ? Path.of(xdg) : home.resolve(".config");
    return base.resolve("belisha").resolve("config.toml");
  }

  public Path path() {
    return path;
  }

  /** Reads the file; no file means the defaults. Touches the disk: not on the FX thread. */
  public SettingsReading read() {
    try {
      if (Files.isRegularFile(path) && Files.size(path) > SettingsReader.MAX_CHARS) {
        return new Bad(List.of(new Problem(0, "The settings file is larger than 1 MiB.")));
      }
      return SettingsReader.read(Files.readString(path));
    } catch (NoSuchFileException e) {
      return new Good(Settings.DEFAULT);
    } catch (CharacterCodingException e) {
      return new Bad(List.of(new Problem(0, "The settings file is not UTF-8 text.")));
    } catch (IOException e) {
      return new Bad(List.of(new Problem(0, "The settings file cannot be read: " + path + ".")));
    }
  }

  /**
   * Changes one value, and nothing else of the file; a file with an error is left alone. A link is
   * followed; one that leads nowhere, as to a disk not mounted, stays and nothing is written.
   * Touches the disk: not on the FX thread.
   *
   * @param value of the key's shape; null for the default
   */
  public synchronized SettingsChange change(SettingKey key, @Nullable Object value) {
    try {
      String text = Files.exists(path) ? Files.readString(path) : "";
      switch (SettingsEditor.set(text, key, value)) {
        case SettingsEditor.Edit.Refused(List<Problem> problems) -> {
          return new SettingsChange.Broken(problems);
        }
        case SettingsEditor.Edit.Done(String edited, Settings settings) -> {
          if (!edited.equals(text)) write(edited);
          return new SettingsChange.Written(settings);
        }
      }
    } catch (CharacterCodingException e) {
      return new SettingsChange.Failed(
          "The settings file is not UTF-8 text; it was left as it is.");
    } catch (IOException | UnsupportedOperationException e) {
      return new SettingsChange.Failed("The settings file cannot be written: " + path + ".");
    }
  }

  /** Whole or not at all: a new file takes the place of the old one. */
  private void write(String text) throws IOException {
    Files.createDirectories(path.getParent());
    Path target = Files.isSymbolicLink(path) ? path.toRealPath() : path;
    Path fresh = Files.createTempFile(target.getParent(), ".config", ".toml");
    try {
      if (Files.exists(target)) {
        if (!Files.isWritable(target)) throw new AccessDeniedException(target.toString());
        Files.setPosixFilePermissions(fresh, Files.getPosixFilePermissions(target));
      }
      Files.writeString(fresh, text);
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  /** Calls {@code listener}, on the watching thread, with every reading that differs. */
  public void watch(SettingsReading current, Consumer<SettingsReading> listener) {
    watcher = Thread.ofPlatform().daemon().name("settings").start(() -> run(current, listener));
  }

  private void run(SettingsReading current, Consumer<SettingsReading> listener) {
    SettingsReading last = current;
    try (WatchService service = FileSystems.getDefault().newWatchService()) {
      Map<WatchKey, Path> watched = new HashMap<>();
      while (true) {
        // Before reading, so that no change falls between the two.
        boolean complete = register(service, watched);
        SettingsReading now = read();
        if (!now.equals(last)) {
          last = now;
          listener.accept(now);
        }
        awaitQuiet(service, watched, complete ? Long.MAX_VALUE : RETRY_MS);
      }
    } catch (IOException e) {
      // No watch service: settings still load at the next start.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Waits for a change in any watched folder, then for the changes to stop, but not for ever.
   *
   * @param most milliseconds to wait for the first
   */
  private static void awaitQuiet(WatchService service, Map<WatchKey, Path> watched, long most)
      throws InterruptedException {
    WatchKey key = service.poll(most, TimeUnit.MILLISECONDS);
    for (int round = 0; key != null && round < MAX_QUIET_ROUNDS; round++) {
      key.pollEvents();
      if (!key.reset()) watched.remove(key);
      key = service.poll(QUIET_MS, TimeUnit.MILLISECONDS);
    }
    if (key != null && !key.reset()) watched.remove(key);
  }

  /**
   * Watches the nearest folder that exists, for the file and for what a link points to, and no
   * folder that is no longer on the way.
   *
   * @return false when one could not be watched now: it went that moment, or the system has no
   *     watch to give
   */
  private boolean register(WatchService service, Map<WatchKey, Path> watched) {
    Set<Path> wanted = new HashSet<>();
    nearest(path).ifPresent(wanted::add);
    try {
      nearest(path.toRealPath()).ifPresent(wanted::add);
    } catch (IOException e) {
      // No file yet, or a link to nothing: its own folder is watched.
    }
    watched.forEach(
        (key, folder) -> {
          if (!wanted.contains(folder)) key.cancel();
        });
    watched.values().retainAll(wanted);
    wanted.removeAll(watched.values());
    boolean complete = true;
    for (Path folder : wanted) {
      try {
        watched.put(folder.register(service, CHANGES), folder);
      } catch (IOException e) {
        complete = false;
      }
    }
    return complete;
  }

  private static Optional<Path> nearest(Path file) {
    Path folder = file.getParent();
    while (folder != null && !Files.isDirectory(folder)) folder = folder.getParent();
    return Optional.ofNullable(folder);
  }

  @Override
  public void close() {
    Thread thread = watcher;
    if (thread != null) thread.interrupt();
  }
}
