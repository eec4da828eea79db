package dev.belisha.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The six kinds of terminal output to measure by, made by the streams script of the bench folder
 * beside the checkout: always the same bytes.
 */
final class BenchStreams {
  static final List<String> KINDS =
      List.of("ascii", "sgr", "cells", "unicode", "scrollreg", "shortlines");

  /** Megabytes a kind; a quarter of that for short lines. */
  private static final int MEGABYTES = 16;

  private BenchStreams() {}

  /** Makes what is missing; waits for the script. The folder must be beside or above ours. */
  static Path make(Path folder) throws IOException, InterruptedException {
    if (KINDS.stream().allMatch(kind -> Files.exists(folder.resolve(kind)))) return folder;
    Files.createDirectories(folder);
    int failed =
        new ProcessBuilder("python3", script().toString(), folder.toString(), "" + MEGABYTES)
            .inheritIO()
            .start()
            .waitFor();
    if (failed != 0) throw new IOException("streams.py ended with status " + failed);
    return folder;
  }

  private static Path script() throws IOException {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path script = at.resolveSibling("shared").resolve("bench/streams.py");
      if (Files.exists(script)) return script;
    }
    throw new IOException(
        "no shared/bench/streams.py beside the checkout: name a folder of streams");
  }
}
