package dev.belisha.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Commands one after the other in one Java, when the distribution is built: what Java learns of
 * them makes each quick to start later (docs/decisions/0011-aot-cache.md).
 */
final class Rehearsal {
  /** The system property that names the file: a command a line, its words with tabs between. */
  static final String FILE = "belisha.rehearsal";

  private Rehearsal() {}

  static void play(Path file) {
    try {
      for (String line : Files.readAllLines(file)) {
        if (!line.isEmpty()) Main.run(line.split("\t"));
      }
    } catch (IOException unread) {
      System.err.println("belisha: " + unread);
    }
  }
}
