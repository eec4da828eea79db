package dev.belisha.session;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;

/** The C library's functions a pty needs, on Linux and macOS; found when first wanted. */
final class LibC {
  private static final boolean MAC = System.getProperty("os.name", "").startsWith("Mac");

  /** tcgetattr(3), tcsetattr(3): c_iflag is the first field, and IUTF8 the same on all we know. */
  static final int IUTF8 = 0x4000;

  static final int TCSANOW = 0;

  /** fcntl(2). */
  static final int F_GETFL = 3;

  static final int F_SETFL = 4;
  static final int O_NONBLOCK = MAC ? 0x4 : 0x800;

  /** tcflow(3). */
  static final int TCOOFF = MAC ? 1 : 0;

  static final int TCOON = MAC ? 2 : 1;

  /** poll(2). */
  static final short POLLIN = 1;

  static final int EINTR = 4;
  static final int EAGAIN = MAC ? 35 : 11;

  /** More than any {@code struct termios} holds, in bytes. */
  static final MemoryLayout TERMIOS =
      MemoryLayout.structLayout(MemoryLayout.sequenceLayout(32, JAVA_LONG));

  /** {@code struct pollfd}. */
  static final MemoryLayout POLLFD =
      MemoryLayout.structLayout(
          JAVA_INT.withName("fd"),
          ValueLayout.JAVA_SHORT.withName("events"),
          ValueLayout.JAVA_SHORT.withName("revents"));

  /** Where a function of {@link #ERRNO} leaves its fault. */
  static final MemoryLayout CAPTURED = Linker.Option.captureStateLayout();

  private static final Linker.Option ERRNO = Linker.Option.captureCallState("errno");
  private static final VarHandle ERRNO_FIELD =
      CAPTURED.varHandle(MemoryLayout.PathElement.groupElement("errno"));

  static final MethodHandle TCGETATTR =
      function("tcgetattr", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS));
  static final MethodHandle TCSETATTR =
      function("tcsetattr", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS));
  static final MethodHandle TCFLOW =
      function("tcflow", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT));

  /** Its third argument is one of any number. */
  static final MethodHandle FCNTL =
      function(
          "fcntl",
          FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT),
          Linker.Option.firstVariadicArg(2));

  static final MethodHandle PIPE = function("pipe", FunctionDescriptor.of(JAVA_INT, ADDRESS));
  static final MethodHandle CLOSE = function("close", FunctionDescriptor.of(JAVA_INT, JAVA_INT));

  static final MethodHandle SIGACTION =
      function("sigaction", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, ADDRESS));

  static final MethodHandle SIGNAL =
      function("signal", FunctionDescriptor.of(ADDRESS, JAVA_INT, ADDRESS));

  /** Both take {@link #CAPTURED} first. */
  static final MethodHandle READ =
      function("read", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG), ERRNO);

  static final MethodHandle POLL =
      function("poll", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT), ERRNO);

  private LibC() {}

  /** Whether a call that failed may be made again. */
  static boolean passing(MemorySegment captured) {
    int errno = (int) ERRNO_FIELD.get(captured, 0L);
    return errno == EINTR || errno == EAGAIN;
  }

  private static MethodHandle function(
      String name, FunctionDescriptor type, Linker.Option... options) {
    Linker linker = Linker.nativeLinker();
    return linker.downcallHandle(linker.defaultLookup().find(name).orElseThrow(), type, options);
  }
}
