package dev.belisha.session;

import com.pty4j.PtyProcess;
import com.pty4j.PtyProcessBuilder;
import com.pty4j.WinSize;
import com.pty4j.unix.Pty;
import com.pty4j.unix.UnixPtyProcess;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
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

  /** tcgetattr(3), tcsetattr(3): c_iflag is the first field, and IUTF8 the same on all we know. */
  private static final int IUTF8 = 0x4000;

  private static final int TCSANOW = 0;

  private static final boolean MAC = System.getProperty("os.name", "").startsWith("Mac");

  /** fcntl(2). */
  private static final int F_GETFL = 3;

  private static final int F_SETFL = 4;
  private static final int O_NONBLOCK = MAC ? 0x4 : 0x800;

  /** tcflow(3). */
  private static final int TCOOFF = MAC ? 1 : 0;

  private static final int TCOON = MAC ? 2 : 1;

  /** More than any {@code struct termios} holds, in bytes. */
  private static final MemoryLayout TERMIOS =
      MemoryLayout.structLayout(MemoryLayout.sequenceLayout(32, ValueLayout.JAVA_LONG));

  private Pseudoterminal() {}

  /**
   * Blocks for the fork.
   *
   * @param command program path and arguments
   * @throws IOException when there is no pty left or the fork fails
   */
  static PtyProcess start(
      List<String> command, Map<String, String> environment, Path directory, int cols, int rows)
      throws IOException {
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
      eraseWholeCharacters(pty);
      PtyProcess process = fork(pty, command, environment, directory);
      // macOS knows no size before the other side is open.
      if (!sized) process.setWinSize(size);
      return process;
    } catch (IOException | RuntimeException failed) {
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
  private static void eraseWholeCharacters(Pty pty) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment termios = arena.allocate(TERMIOS);
      int got = (int) Termios.GET.invokeExact(pty.getMasterFD(), termios);
      if (got != 0) return;
      int flags = termios.get(ValueLayout.JAVA_INT, 0);
      termios.set(ValueLayout.JAVA_INT, 0, flags | IUTF8);
      int set = (int) Termios.SET.invokeExact(pty.getMasterFD(), TCSANOW, termios);
      if (set != 0) LOG.debug("IUTF8 was refused");
    } catch (Throwable unknown) {
      // A comfort only; without it the program starts as well.
      LOG.warn("IUTF8 could not be set: Backspace may take a byte at a plain prompt", unknown);
    }
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
      int flags = (int) Termios.CONTROL.invokeExact(fd, F_GETFL, 0);
      int set = (int) Termios.CONTROL.invokeExact(fd, F_SETFL, flags | O_NONBLOCK);
      int stopped = (int) Termios.FLOW.invokeExact(fd, TCOOFF);
      int went = (int) Termios.FLOW.invokeExact(fd, TCOON);
      if (set != 0 || stopped != 0 || went != 0) LOG.debug("a write to a pty may go on waiting");
    } catch (Throwable unknown) {
      LOG.warn("a write to a pty may go on waiting", unknown);
    }
  }

  /** The C library's functions, found when first wanted. */
  private static final class Termios {
    static final MethodHandle GET =
        function(
            "tcgetattr",
            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));
    static final MethodHandle SET =
        function(
            "tcsetattr",
            FunctionDescriptor.of(
                ValueLayout.JAVA_INT,
                ValueLayout.JAVA_INT,
                ValueLayout.JAVA_INT,
                ValueLayout.ADDRESS));

    /** fcntl(2); its third argument is one of any number. */
    static final MethodHandle CONTROL =
        function(
            "fcntl",
            FunctionDescriptor.of(
                ValueLayout.JAVA_INT,
                ValueLayout.JAVA_INT,
                ValueLayout.JAVA_INT,
                ValueLayout.JAVA_INT),
            Linker.Option.firstVariadicArg(2));

    static final MethodHandle FLOW =
        function(
            "tcflow",
            FunctionDescriptor.of(
                ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

    private static MethodHandle function(
        String name, FunctionDescriptor type, Linker.Option... options) {
      Linker linker = Linker.nativeLinker();
      return linker.downcallHandle(linker.defaultLookup().find(name).orElseThrow(), type, options);
    }
  }
}
