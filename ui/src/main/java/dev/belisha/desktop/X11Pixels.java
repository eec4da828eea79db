package dev.belisha.desktop;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Puts pixels into windows of this process, which somebody else draws (X11 core protocol,
 * PutImage). Over a connection of its own: a picture does not wait for orders. One thread.
 */
public final class X11Pixels implements AutoCloseable {
  private static final int BYTES_A_PIXEL = 4;

  /** Pictures between two looks at what the server has complained of. */
  private static final int UNREAD = 256;

  private final Xcb x;
  private MemorySegment buffer = MemorySegment.NULL;
  private int window;
  private int depth;
  private int context;
  private int puts;

  private X11Pixels(Xcb x) {
    this.x = x;
  }

  /**
   * @throws Desktop.UnavailableException when there is no server, or it keeps pixels in another way
   */
  public static X11Pixels open() throws Desktop.UnavailableException {
    Xcb x = new Xcb(null);
    if (x.keepsPixelsAsHere()) return new X11Pixels(x);
    x.close();
    throw new Desktop.UnavailableException("the X server keeps pixels in another way");
  }

  /**
   * @param id the window's XID; one that has gone, or whose pixels are not of 8 bits a colour, is
   *     left alone
   * @param pixels as 0x00RRGGBB, row after row; the top byte is passed over
   */
  public void put(long id, int left, int top, int width, int height, int[] pixels, int from) {
    if (id != window) know((int) id);
    long bytes = (long) width * height * BYTES_A_PIXEL;
    if (context == 0 || bytes > x.mostBytes()) return;
    if (buffer.byteSize() < bytes) buffer = Arena.ofAuto().allocate(bytes, BYTES_A_PIXEL);
    MemorySegment.copy(pixels, from, buffer, ValueLayout.JAVA_INT, 0, width * height);
    if (++puts % UNREAD == 0) x.dropMessages();
    x.put(window, context, depth, left, top, width, height, buffer);
  }

  private void know(int id) {
    if (context != 0) x.freeContext(context);
    x.dropMessages();
    window = id;
    depth = x.depth(id);
    context = depth == 24 || depth == 32 ? x.context(id) : 0;
  }

  @Override
  public void close() {
    x.close();
  }
}
