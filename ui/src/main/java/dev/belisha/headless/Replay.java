package dev.belisha.headless;

import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.TerminalOptions.EngineKind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** {@code belisha replay}: recorded output, or a script of output and keys, to a final screen. */
public final class Replay {
  private static final int CHUNK = 64 * 1024;

  private final PrintStream out;
  private final InputStream in;
  private final EngineKind engine;
  private final boolean windowOps;

  public Replay(InputStream in, PrintStream out, EngineKind engine) {
    this(in, out, engine, false);
  }

  /**
   * @param windowOps the recording may change the size and ask for titles, as under host
   */
  public Replay(InputStream in, PrintStream out, EngineKind engine, boolean windowOps) {
    this.in = in;
    this.out = out;
    this.engine = engine;
    this.windowOps = windowOps;
  }

  /**
   * Feeds raw bytes and prints the screen as text or as a dump.
   *
   * @param file a path, or {@code -} for standard input
   * @throws UsageException when the file cannot be read
   */
  public void raw(String file, Size size, boolean json) throws UsageException {
    ReplayTerminal terminal = new ReplayTerminal(options(size, TerminalOptions.DEFAULT_SCROLLBACK));
    try (InputStream bytes = open(file)) {
      byte[] chunk = new byte[CHUNK];
      int count;
      while ((count = bytes.read(chunk)) >= 0) terminal.engine.feed(chunk, 0, count);
    } catch (IOException unreadable) {
      throw new UsageException("cannot read " + file + ": " + reason(unreadable));
    }
    if (json) out.println(new Dump().of(terminal.engine, terminal.takeReplies(), false, false));
    else out.print(Dump.text(terminal.engine));
    out.flush();
  }

  /**
   * Plays a script, one JSON object a line.
   *
   * @throws UsageException naming the first bad line; what came before it was done
   */
  public void script(String file) throws UsageException {
    ReplayScript script = new ReplayScript(out, engine, windowOps);
    int number = 0;
    try (InputStream bytes = open(file);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
      String line;
      while ((line = lines.readLine()) != null) {
        number++;
        if (!line.isBlank()) script.line(line);
      }
    } catch (IOException unreadable) {
      throw new UsageException("cannot read " + file + ": " + reason(unreadable));
    } catch (UsageException bad) {
      throw new UsageException(file + ", line " + number + ": " + bad.getMessage());
    } finally {
      out.flush();
    }
  }

  TerminalOptions options(Size size, int scrollback) {
    return new TerminalOptions(size.cols(), size.rows(), scrollback, engine, windowOps);
  }

  private InputStream open(String file) throws IOException {
    return file.equals("-") ? in : Files.newInputStream(Path.of(file));
  }

  static String reason(IOException failure) {
    return switch (failure) {
      case java.nio.file.NoSuchFileException e -> "no such file";
      case java.nio.file.AccessDeniedException e -> "not allowed";
      default -> {
        String message = failure.getMessage();
        yield message == null ? "it cannot be read" : message;
      }
    };
  }
}
