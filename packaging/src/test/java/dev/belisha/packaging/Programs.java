package dev.belisha.packaging;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What the machine has installed: a test that needs a program is skipped without it. */
final class Programs {
  private Programs() {}

  static void assumeInstalled(String program) {
    boolean found =
        Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    assumeTrue(found, program + " is not installed");
  }
}
