package dev.belisha.session;

import com.pty4j.PtyProcess;
import com.pty4j.PtyProcessBuilder;
import com.pty4j.WinSize;
import com.pty4j.unix.Pty;
import com.pty4j.unix.UnixPtyProcess;
import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Starts a program on a pty that has its size and its line discipline before the program sees it.
 * pty4j's own builder sizes the pty after the fork: a program then finds 0 by 0 cells, or is told
 * of a resize while it starts, and repaints over its first message.
 */
final class Pseudoterminal {
  private static final Logger LOG = LoggerFactory.getLogger(Pseudoterminal.class);

  private Pseudoterminal() {}

  /**
   * Blocks for the fork.
   *
   * @throws IOException when there is no pty left or the fork fails
   */
  static PtyProcess start(ShellIntegration.Start start, Path directory, int cols, int rows)
      throws IOException {
    List<String> command = start.command();
    Map<String, String> environment = start.environment();
    WinSize size = new WinSize(cols, rows);
    if (System.getProperty("os.name", "").startsWith("Windows")) {
      return new PtyProcessBuilder(command.toArray(String[]::new))
          .setEnvironment(environment)
          .setDirectory(directory.toString())
          .setInitialColumns(cols)
          .setInitialRows(rows)
          .start();
    }
    Pty pty = new Pty();
    try {
      boolean sized = resize(pty, size);
      eraseWholeCharacters(pty.getMasterFD());
      IgnoredSignals.keepFromPrograms();
      PtyProcess process = fork(pty, command, environment, directory);
      // macOS knows no size before the other side is open.
      if (!sized) process.setWinSize(size);
      return process;
    } catch (IOException | RuntimeException | LinkageError failed) {
      pty.close();
      throw failed;
    }
  }

  /**
   * The one way to start on a pty made before; pty4j marks it deprecated in favour of its builder.
   */
  @SuppressWarnings("deprecation")
  private static PtyProcess fork(
      Pty pty, List<String> command, Map<String, String> environment, Path directory)
      throws IOException {
    String[] variables =
        environment.entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .toArray(String[]::new);
    return new UnixPtyProcess(
        command.toArray(String[]::new), variables, directory.toString(), pty, null, false);
  }

  private static boolean resize(Pty pty, WinSize size) {
    try {
      pty.setWindowSize(size, null);
      return true;
    } catch (IOException notYet) {
      return false;
    }
  }

  /** IUTF8 (termios(3)): Backspace at a plain prompt takes a character, not one byte of it. */
  static void eraseWholeCharacters(int pty) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment termios = arena.allocate(LibC.TERMIOS);
      int got = (int) LibC.TCGETATTR.invokeExact(pty, termios);
      if (got != 0) return;
      int flags = termios.get(ValueLayout.JAVA_INT, 0);
      termios.set(ValueLayout.JAVA_INT, 0, flags | LibC.IUTF8);
      int set = (int) LibC.TCSETATTR.invokeExact(pty, LibC.TCSANOW, termios);
      if (set != 0) LOG.debug("IUTF8 was refused");
    } catch (Throwable unknown) {
      // A comfort only: a program starts as well without it.
      LOG.warn("IUTF8 could not be set: Backspace may take a byte at a plain prompt", unknown);
    }
  }

  /**
   * What the program prints. Closing it ends a read that waits; then the process's own stream is to
   * be closed, which closes the pty.
   *
   * @param most bytes a read gives at most
   */
  static InputStream output(PtyProcess process, int most) throws IOException {
    // Asked for, and so not closed with the process before we are done.
    InputStream own = process.getInputStream();
    if (!(process instanceof UnixPtyProcess unix)) return own;
    return new PtyOutput(unix.getPty().getMasterFD(), most);
  }

  /**
   * Ends a write that waits for a program to read: closing the pty would not, and leave its thread
   * and its memory behind. For a pty that is about to be closed; what the program prints stays.
   */
  static void freeWriter(PtyProcess process) {
    if (!(process instanceof UnixPtyProcess unix)) return;
    int fd = unix.getPty().getMasterFD();
    if (fd < 0) return;
    try {
      // It looks at the flag when it is woken, and going on after a stop wakes it.
      int flags = (int) LibC.FCNTL.invokeExact(fd, LibC.F_GETFL, 0);
      int set = (int) LibC.FCNTL.invokeExact(fd, LibC.F_SETFL, flags | LibC.O_NONBLOCK);
      int stopped = (int) LibC.TCFLOW.invokeExact(fd, LibC.TCOOFF);
      int went = (int) LibC.TCFLOW.invokeExact(fd, LibC.TCOON);
      if (set != 0 || stopped != 0 || went != 0) LOG.debug("a write to a pty may go on waiting");
    } catch (Throwable unknown) {
      LOG.warn("a write to a pty may go on waiting", unknown);
    }
  }
}
