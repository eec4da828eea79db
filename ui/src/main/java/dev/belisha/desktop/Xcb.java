package dev.belisha.desktop;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A connection to the X server by libxcb: the few requests we need, with Java types. Unlike Xlib,
 * xcb has no error handler that ends the process and shares none with GTK: an error (a window that
 * has just gone) is a message like any other. Any thread; only one may wait for messages.
 *
 * <p>A cookie is a struct of one int, which both ABIs we run on (System V x86-64, AAPCS64) pass as
 * that int. Offsets into messages and replies are the wire's (X11 protocol encoding, appendix B).
 */
final class Xcb implements AutoCloseable {
  static final int PROPERTY_NOTIFY = 28;
  static final int SELECTION_CLEAR = 29;
  static final int SELECTION_REQUEST = 30;
  static final int SELECTION_NOTIFY = 31;
  static final int CLIENT_MESSAGE = 33;
  static final int MESSAGE_BYTES = 32;

  static final int ATOM = 4;
  static final int CARDINAL = 6;
  static final int STRING = 31;
  static final int PRIMARY = 1;
  static final int WM_HINTS = 35;

  static final int SUBSTRUCTURE_EVENTS = 0x80000 | 0x100000;
  static final int PROPERTY_EVENTS = 0x400000;
  private static final int REPLACE = 0;
  private static final int APPEND = 2;
  private static final int INPUT_ONLY = 2;
  private static final int EVENT_MASK_VALUE = 0x800;
  private static final int Z_PIXMAP = 2;

  private static final StructLayout ITERATOR =
      MemoryLayout.structLayout(ADDRESS, JAVA_INT, JAVA_INT);

  private final Calls calls;
  private final MemorySegment connection;
  private final int root;
  private final long mostBytes;
  private final boolean keepsPixelsAsHere;

  /** A server's answer, in Java's hands. */
  record Property(int type, int format, byte[] value) {}

  /** libxcb's functions, found once per connection. */
  private static final class Calls {
    private final Linker linker = Linker.nativeLinker();
    private final SymbolLookup xcb;
    private final MethodHandle free =
        linker.downcallHandle(
            linker.defaultLookup().findOrThrow("free"), FunctionDescriptor.ofVoid(ADDRESS));

    final MethodHandle connect;
    final MethodHandle hasError;
    final MethodHandle disconnect;
    final MethodHandle getSetup;
    final MethodHandle rootsIterator;
    final MethodHandle maximumRequestLength;
    final MethodHandle generateId;
    final MethodHandle flush;
    final MethodHandle waitForEvent;
    final MethodHandle internAtom;
    final MethodHandle internAtomReply;
    final MethodHandle createWindow;
    final MethodHandle changeWindowAttributes;
    final MethodHandle changeProperty;
    final MethodHandle deleteProperty;
    final MethodHandle getProperty;
    final MethodHandle getPropertyReply;
    final MethodHandle sendEvent;
    final MethodHandle getInputFocus;
    final MethodHandle getInputFocusReply;
    final MethodHandle setInputFocus;
    final MethodHandle configureWindow;
    final MethodHandle queryTree;
    final MethodHandle queryTreeReply;
    final MethodHandle setSelectionOwner;
    final MethodHandle convertSelection;
    final MethodHandle createGc;
    final MethodHandle freeGc;
    final MethodHandle getGeometry;
    final MethodHandle getGeometryReply;
    final MethodHandle putImage;
    final MethodHandle pollForEvent;

    Calls(SymbolLookup xcb) {
      this.xcb = xcb;
      ValueLayout i = JAVA_INT;
      ValueLayout b = JAVA_BYTE;
      ValueLayout s = JAVA_SHORT;
      connect = bind("connect", FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS));
      hasError = bind("connection_has_error", FunctionDescriptor.of(i, ADDRESS));
      disconnect = bind("disconnect", FunctionDescriptor.ofVoid(ADDRESS));
      getSetup = bind("get_setup", FunctionDescriptor.of(ADDRESS, ADDRESS));
      rootsIterator = bind("setup_roots_iterator", FunctionDescriptor.of(ITERATOR, ADDRESS));
      maximumRequestLength = bind("get_maximum_request_length", FunctionDescriptor.of(i, ADDRESS));
      generateId = bind("generate_id", FunctionDescriptor.of(i, ADDRESS));
      flush = bind("flush", FunctionDescriptor.of(i, ADDRESS));
      waitForEvent = bind("wait_for_event", FunctionDescriptor.of(ADDRESS, ADDRESS));
      internAtom = bind("intern_atom", FunctionDescriptor.of(i, ADDRESS, b, s, ADDRESS));
      internAtomReply = reply("intern_atom_reply");
      createWindow =
          bind(
              "create_window",
              FunctionDescriptor.of(i, ADDRESS, b, i, i, s, s, s, s, s, s, i, i, ADDRESS));
      changeWindowAttributes =
          bind("change_window_attributes", FunctionDescriptor.of(i, ADDRESS, i, i, ADDRESS));
      changeProperty =
          bind("change_property", FunctionDescriptor.of(i, ADDRESS, b, i, i, i, b, i, ADDRESS));
      deleteProperty = bind("delete_property", FunctionDescriptor.of(i, ADDRESS, i, i));
      getProperty = bind("get_property", FunctionDescriptor.of(i, ADDRESS, b, i, i, i, i, i));
      getPropertyReply = reply("get_property_reply");
      sendEvent = bind("send_event", FunctionDescriptor.of(i, ADDRESS, b, i, i, ADDRESS));
      getInputFocus = bind("get_input_focus", FunctionDescriptor.of(i, ADDRESS));
      getInputFocusReply = reply("get_input_focus_reply");
      setInputFocus = bind("set_input_focus", FunctionDescriptor.of(i, ADDRESS, b, i, i));
      configureWindow = bind("configure_window", FunctionDescriptor.of(i, ADDRESS, i, s, ADDRESS));
      queryTree = bind("query_tree", FunctionDescriptor.of(i, ADDRESS, i));
      queryTreeReply = reply("query_tree_reply");
      setSelectionOwner = bind("set_selection_owner", FunctionDescriptor.of(i, ADDRESS, i, i, i));
      convertSelection =
          bind("convert_selection", FunctionDescriptor.of(i, ADDRESS, i, i, i, i, i));
      createGc = bind("create_gc", FunctionDescriptor.of(i, ADDRESS, i, i, i, ADDRESS));
      freeGc = bind("free_gc", FunctionDescriptor.of(i, ADDRESS, i));
      getGeometry = bind("get_geometry", FunctionDescriptor.of(i, ADDRESS, i));
      getGeometryReply = reply("get_geometry_reply");
      putImage =
          bind(
              "put_image",
              FunctionDescriptor.of(i, ADDRESS, b, i, i, s, s, s, s, b, b, i, ADDRESS));
      pollForEvent = bind("poll_for_event", FunctionDescriptor.of(ADDRESS, ADDRESS));
    }

    private MethodHandle bind(String name, FunctionDescriptor shape) {
      return linker.downcallHandle(xcb.findOrThrow("xcb_" + name), shape);
    }

    private MethodHandle reply(String name) {
      return bind(name, FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_INT, ADDRESS));
    }
  }

  /**
   * @param display such as {@code :0}, null for the environment's
   * @throws Desktop.UnavailableException when there is no libxcb or no server
   */
  Xcb(@Nullable String display) throws Desktop.UnavailableException {
    try (Arena arena = Arena.ofConfined()) {
      calls = new Calls(SymbolLookup.libraryLookup("libxcb.so.1", Arena.global()));
      MemorySegment name = display == null ? MemorySegment.NULL : arena.allocateFrom(display);
      connection = (MemorySegment) calls.connect.invoke(name, MemorySegment.NULL);
      if ((int) calls.hasError.invoke(connection) != 0) {
        calls.disconnect.invoke(connection);
        throw new Desktop.UnavailableException("no X server answers at this display");
      }
      MemorySegment setup = (MemorySegment) calls.getSetup.invoke(connection);
      MemorySegment screens =
          (MemorySegment)
              calls.rootsIterator.invoke((java.lang.foreign.SegmentAllocator) arena, setup);
      root = screens.get(ADDRESS, 0).reinterpret(4).get(JAVA_INT, 0);
      keepsPixelsAsHere = PixelLayout.isOurs(setup);
      mostBytes =
          4 * Integer.toUnsignedLong((int) calls.maximumRequestLength.invoke(connection)) - 64;
    } catch (Desktop.UnavailableException e) {
      throw e;
    } catch (Throwable e) {
      throw new Desktop.UnavailableException("libxcb cannot be used: " + e.getMessage());
    }
  }

  int root() {
    return root;
  }

  /** Whether the first screen keeps a pixel as 0x00RRGGBB in four bytes of this machine. */
  boolean keepsPixelsAsHere() {
    return keepsPixelsAsHere;
  }

  /** The largest property or picture one request can carry. */
  long mostBytes() {
    return mostBytes;
  }

  /** 0 when the server does not know it and {@code make} is off. */
  int atom(String name) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment text = arena.allocateFrom(name, StandardCharsets.US_ASCII);
      int cookie = (int) calls.internAtom.invoke(connection, (byte) 0, (short) name.length(), text);
      return intOf(calls.internAtomReply, cookie, 8);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** A window nobody sees, told when its properties change. */
  int hiddenWindow() {
    try (Arena arena = Arena.ofConfined()) {
      int id = (int) calls.generateId.invoke(connection);
      int unused =
          (int)
              calls.createWindow.invoke(
                  connection,
                  (byte) 0,
                  id,
                  root,
                  (short) -10,
                  (short) -10,
                  (short) 1,
                  (short) 1,
                  (short) 0,
                  (short) INPUT_ONLY,
                  0,
                  EVENT_MASK_VALUE,
                  arena.allocateFrom(JAVA_INT, PROPERTY_EVENTS));
      flush();
      return id;
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** Has this connection told of changes of the root's properties. */
  void watchRoot() {
    try (Arena arena = Arena.ofConfined()) {
      int unused =
          (int)
              calls.changeWindowAttributes.invoke(
                  connection,
                  root,
                  EVENT_MASK_VALUE,
                  arena.allocateFrom(JAVA_INT, PROPERTY_EVENTS));
      flush();
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  void replace(int window, int property, int type, int format, byte[] value) {
    change(REPLACE, window, property, type, format, value);
  }

  /** Appending nothing makes the server tell its time (ICCCM 2.1). */
  void touch(int window, int property) {
    change(APPEND, window, property, CARDINAL, 32, new byte[0]);
  }

  private void change(int mode, int window, int property, int type, int format, byte[] value) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment data =
          value.length == 0 ? MemorySegment.NULL : arena.allocateFrom(JAVA_BYTE, value);
      int unused =
          (int)
              calls.changeProperty.invoke(
                  connection,
                  (byte) mode,
                  window,
                  property,
                  type,
                  (byte) format,
                  value.length / (format / 8),
                  data);
      flush();
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  void delete(int window, int property) {
    try {
      int unused = (int) calls.deleteProperty.invoke(connection, window, property);
      flush();
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /**
   * Waits for the server. Null when there is no such window or property.
   *
   * @param most bytes, the rest is cut
   */
  @Nullable Property property(int window, int property, int most) {
    try {
      int cookie =
          (int) calls.getProperty.invoke(connection, (byte) 0, window, property, 0, 0, most / 4);
      MemorySegment reply =
          (MemorySegment) calls.getPropertyReply.invoke(connection, cookie, MemorySegment.NULL);
      if (reply.address() == 0) return null;
      try {
        MemorySegment head = reply.reinterpret(MESSAGE_BYTES);
        int format = head.get(JAVA_BYTE, 1);
        int type = head.get(JAVA_INT, 8);
        if (type == 0) return null;
        long bytes = Integer.toUnsignedLong(head.get(JAVA_INT, 16)) * (format / 8);
        byte[] value =
            reply.reinterpret(MESSAGE_BYTES + bytes).asSlice(MESSAGE_BYTES).toArray(JAVA_BYTE);
        return new Property(type, format, value);
      } finally {
        calls.free.invoke(reply);
      }
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** Sends a message of {@link #MESSAGE_BYTES} to a window's listeners. */
  void send(int window, int mask, MemorySegment message) {
    try {
      int unused = (int) calls.sendEvent.invoke(connection, (byte) 0, window, mask, message);
      flush();
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** The window with the keyboard; waits for the server. 0 for none, 1 for the pointer's root. */
  int focus() {
    try {
      return intOf(calls.getInputFocusReply, (int) calls.getInputFocus.invoke(connection), 8);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** 0 for the root or a window that is gone; waits for the server. */
  int parent(int window) {
    try {
      return intOf(calls.queryTreeReply, (int) calls.queryTree.invoke(connection, window), 12);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** For a screen without a window manager: on top, with the keyboard. */
  void takeOver(int window, int time) {
    try (Arena arena = Arena.ofConfined()) {
      int stackMode = 0x40;
      int unused =
          (int)
              calls.configureWindow.invoke(
                  connection, window, (short) stackMode, arena.allocateFrom(JAVA_INT, 0));
      int revertToParent = 2;
      unused = (int) calls.setInputFocus.invoke(connection, (byte) revertToParent, window, time);
      flush();
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  void own(int selection, int window, int time) {
    try {
      int unused = (int) calls.setSelectionOwner.invoke(connection, window, selection, time);
      flush();
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  void convert(int window, int selection, int target, int property, int time) {
    try {
      int unused =
          (int)
              calls.convertSelection.invoke(connection, window, selection, target, property, time);
      flush();
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** Bits of a pixel of a window, 0 when it is gone; waits for the server. */
  int depth(int window) {
    try {
      int cookie = (int) calls.getGeometry.invoke(connection, window);
      MemorySegment reply =
          (MemorySegment) calls.getGeometryReply.invoke(connection, cookie, MemorySegment.NULL);
      if (reply.address() == 0) return 0;
      try {
        return reply.reinterpret(MESSAGE_BYTES).get(JAVA_BYTE, 1);
      } finally {
        calls.free.invoke(reply);
      }
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** A graphics context for a window. */
  int context(int window) {
    try {
      int id = (int) calls.generateId.invoke(connection);
      int unused = (int) calls.createGc.invoke(connection, id, window, 0, MemorySegment.NULL);
      return id;
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  void freeContext(int context) {
    try {
      int unused = (int) calls.freeGc.invoke(connection, context);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /**
   * @param pixels four bytes each, row after row; may be longer
   */
  void put(
      int window, int context, int depth, int x, int y, int wide, int high, MemorySegment pixels) {
    try {
      int unused =
          (int)
              calls.putImage.invokeExact(
                  connection,
                  (byte) Z_PIXMAP,
                  window,
                  context,
                  (short) wide,
                  (short) high,
                  (short) x,
                  (short) y,
                  (byte) 0,
                  (byte) depth,
                  wide * high * 4,
                  pixels);
      flush();
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** Forgets what has come, errors of windows that are gone; for a connection nobody waits on. */
  void dropMessages() {
    try {
      while (true) {
        MemorySegment message = (MemorySegment) calls.pollForEvent.invoke(connection);
        if (message.address() == 0) return;
        calls.free.invoke(message);
      }
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** Waits for the next message; null when the connection is gone. */
  byte @Nullable [] await() {
    try {
      MemorySegment message = (MemorySegment) calls.waitForEvent.invoke(connection);
      if (message.address() == 0) return null;
      try {
        return message.reinterpret(MESSAGE_BYTES).toArray(JAVA_BYTE);
      } finally {
        calls.free.invoke(message);
      }
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** Only once nobody waits for messages and nobody calls any more. */
  @Override
  public void close() {
    try {
      calls.disconnect.invoke(connection);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  private void flush() throws Throwable {
    int unused = (int) calls.flush.invoke(connection);
  }

  /** One int of a reply, 0 when the server answered with an error. */
  private int intOf(MethodHandle replyCall, int cookie, long offset) throws Throwable {
    MemorySegment reply = (MemorySegment) replyCall.invoke(connection, cookie, MemorySegment.NULL);
    if (reply.address() == 0) return 0;
    try {
      return reply.reinterpret(MESSAGE_BYTES).get(JAVA_INT, offset);
    } finally {
      calls.free.invoke(reply);
    }
  }

  private static IllegalStateException broken(Throwable e) {
    return new IllegalStateException("libxcb call failed", e);
  }
}
