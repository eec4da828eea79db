package dev.belisha.vt.osc;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Whether a host name means this machine: shells put their host's name into OSC 7. Asks no name
 * server; the name is read from the system once, when the first report with a host comes.
 */
final class LocalHost implements Predicate<String> {
  private static final Path LINUX_NAME = Path.of("/proc/sys/kernel/hostname");

  private @Nullable String name;

  LocalHost() {}

  /** For tests. */
  LocalHost(String name) {
    this.name = name.toLowerCase(Locale.ROOT);
  }

  /** True for no host, for localhost, and for this machine's name with or without its domain. */
  @Override
  public boolean test(String host) {
    String other = host.toLowerCase(Locale.ROOT);
    if (other.isEmpty() || other.equals("localhost")) return true;
    String own = name();
    return !own.isEmpty()
        && (other.equals(own) || other.startsWith(own + ".") || own.startsWith(other + "."));
  }

  private String name() {
    String known = name;
    if (known == null) {
      known = read().strip().toLowerCase(Locale.ROOT);
      name = known;
    }
    return known;
  }

  private static String read() {
    try {
      if (Files.isReadable(LINUX_NAME)) return Files.readString(LINUX_NAME);
    } catch (IOException unreadable) {
      // The environment may know it.
    }
    String fromEnvironment = System.getenv("HOSTNAME");
    if (fromEnvironment == null) fromEnvironment = System.getenv("COMPUTERNAME");
    return fromEnvironment == null ? "" : fromEnvironment;
  }
}
