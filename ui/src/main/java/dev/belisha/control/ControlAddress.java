package dev.belisha.control;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Map;

/**
 * Where the socket lies: in {@code belisha} under XDG_RUNTIME_DIR, else in a private folder of the
 * temporary one. One for each display, so that a tab never opens on another screen than asked.
 */
public final class ControlAddress {
  /** What {@code sun_path} holds on the systems we know, without its final zero. */
  static final int MAX_BYTES = 103;

  private ControlAddress() {}

  /** The socket's path; nothing is made yet. */
  public static Path of(Map<String, String> environment) {
    return of(environment, Path.of(System.getProperty("java.io.tmpdir", "/tmp")));
  }

  static Path of(Map<String, String> environment, Path temporary) {
    String display = environment.getOrDefault("DISPLAY", "").replaceAll("[^A-Za-z0-9.-]", "_");
    String name = display.isEmpty() ? "control.sock" : "control" + display + ".sock";
    String runtime = environment.getOrDefault("XDG_RUNTIME_DIR", "");
    boolean given = runtime.startsWith("/") && Files.isDirectory(Path.of(runtime));
    String user = System.getProperty("user.name", "").replaceAll("[^A-Za-z0-9._-]", "_");
    Path folder = given ? Path.of(runtime, "belisha") : temporary.resolve("belisha-" + user);
    return folder.resolve(name);
  }

  /**
   * Makes the socket's folder, for its owner only.
   *
   * @throws IOException when the folder is another's or a link, or the path is too long
   */
  static void prepare(Path socket) throws IOException {
    if (socket.toString().getBytes().length > MAX_BYTES) {
      throw new IOException("the path of the socket is too long: " + socket);
    }
    Path folder = socket.getParent();
    if (folder == null) throw new IOException("the socket wants a folder: " + socket);
    var ownerOnly = PosixFilePermissions.fromString("rwx------");
    try {
      Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(ownerOnly));
    } catch (FileAlreadyExistsException there) {
      requireOwn(folder);
      Files.setPosixFilePermissions(folder, ownerOnly);
    }
  }

  /**
   * This user, by the socket's folder: a file made there belongs to this user, so must the folder,
   * which another may have made.
   *
   * @throws IOException when the folder is another's, or a link
   */
  static UserPrincipal requireOwn(Path folder) throws IOException {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      throw new IOException(folder + " is not a folder of this user");
    }
    // No name by chance: random numbers take a command a third of its time.
    Path mine = folder.resolve("owner-" + ProcessHandle.current().pid() + "-" + System.nanoTime());
    Files.createFile(mine);
    try {
      UserPrincipal user = Files.getOwner(mine);
      if (!user.equals(Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS))) {
        throw new IOException(folder + " is not a folder of this user");
      }
      return user;
    } finally {
      Files.deleteIfExists(mine);
    }
  }
}
