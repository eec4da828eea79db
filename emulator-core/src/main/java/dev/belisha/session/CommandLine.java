package dev.belisha.session;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Which program a session runs: found and checked before the fork, which tells nothing useful. */
final class CommandLine {
  private static final String FALLBACK_SHELL = "/bin/sh";
  private static final String FALLBACK_PATH = "/usr/local/bin:/usr/bin:/bin";

  private CommandLine() {}

  /** Program path and arguments. */
  static List<String> resolve(SessionSpec spec, Map<String, String> environment)
      throws StartFailedException {
    if (spec.command().isEmpty()) return List.of(loginShell(environment), "-l");
    String name = spec.command().getFirst();
    String path = find(name, spec.directory(), environment);
    return Stream.concat(Stream.of(path), spec.command().stream().skip(1)).toList();
  }

  private static String find(String name, Path directory, Map<String, String> environment)
      throws StartFailedException {
    if (name.isEmpty()) throw new StartFailedException("The command is empty.");
    if (name.contains("/")) {
      Path path = directory.resolve(name).normalize();
      if (!Files.exists(path)) throw new StartFailedException(name + ": no such file.");
      if (Files.isDirectory(path)) throw new StartFailedException(name + " is a folder.");
      if (!Files.isExecutable(path)) throw new StartFailedException(name + " is not executable.");
      return path.toString();
    }
    for (String folder :
        environment.getOrDefault("PATH", FALLBACK_PATH).split(File.pathSeparator)) {
      Path path = directory.resolve(folder).resolve(name);
      if (Files.isRegularFile(path) && Files.isExecutable(path)) return path.toString();
    }
    throw new StartFailedException(name + ": command not found.");
  }

  /** $SHELL, else the shell in the user's passwd entry, else sh. */
  static String loginShell(Map<String, String> environment) {
    String shell = environment.getOrDefault("SHELL", "");
    if (isProgram(shell)) return shell;
    String user = System.getProperty("user.name", "");
    try {
      for (String line : Files.readAllLines(Path.of("/etc/passwd"))) {
        String[] fields = line.split(":", -1);
        boolean own = fields.length >= 7 && fields[0].equals(user);
        if (own && isProgram(fields[6])) return fields[6];
      }
    } catch (IOException noPasswd) {
      return FALLBACK_SHELL;
    }
    return FALLBACK_SHELL;
  }

  private static boolean isProgram(String path) {
    return path.startsWith("/") && Files.isExecutable(Path.of(path));
  }
}
