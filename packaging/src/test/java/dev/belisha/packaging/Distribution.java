package dev.belisha.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** What package left in {@code target/belisha}, or a copy of it. */
record Distribution(Path home) {
  /** How a command ended and what it printed. */
  record Ended(int status, String out, String err) {}

  static Distribution packaged() {
    return new Distribution(Path.of(System.getProperty("belisha.dist", "target/belisha")));
  }

  Path launcher() {
    return home.resolve("bin/belisha");
  }

  /** A copy without some of the files; jars are linked where the file system can. */
  Distribution copyTo(Path target, Predicate<Path> keep) throws IOException {
    Files.walkFileTree(
        home,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Path relative = home.relativize(file);
            if (!keep.test(relative)) return FileVisitResult.CONTINUE;
            Path copy = target.resolve(relative.toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy, java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
            return FileVisitResult.CONTINUE;
          }
        });
    return new Distribution(target);
  }

  Ended run(String... arguments) {
    return run(new byte[0], arguments);
  }

  Ended run(byte[] input, String... arguments) {
    return run(launcher(), input, arguments);
  }

  static Ended run(Path launcher, byte[] input, String... arguments) {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(arguments));
    return finish(start(new ProcessBuilder(command)), input);
  }

  static Process start(ProcessBuilder builder) {
    try {
      return builder.start();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  static Ended finish(Process process, byte[] input) {
    // Not on the common pool, which is one thread on a small machine.
    CompletableFuture<byte[]> err = new CompletableFuture<>();
    Thread.startVirtualThread(
        () -> {
          try {
            err.complete(process.getErrorStream().readAllBytes());
          } catch (IOException gone) {
            err.complete(new byte[0]);
          }
        });
    try (var in = process.getOutputStream()) {
      in.write(input);
    } catch (IOException notRead) {
      // The program ended without reading it all.
    }
    try {
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (!process.waitFor(120, TimeUnit.SECONDS)) process.destroyForcibly();
      return new Ended(process.waitFor(), out, new String(err.join(), StandardCharsets.UTF_8));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }
}
