package dev.belisha.desktop;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * X11, also as XWayland (EWMH 1.5, ICCCM, Startup Notification Protocol), over a connection of its
 * own, so that nothing here can disturb the toolkit's. Orders run on a thread of their own; another
 * reads the server's messages.
 *
 * <p>A window's number is its XID. In JavaFX 26 on GTK it is {@code
 * WindowHelper.getPeer(stage).getRawHandle()}.
 */
public final class X11Desktop implements Desktop {
  private static final Pattern TIME = Pattern.compile("_TIME(\\d{1,10})$");
  private static final int URGENCY = 0x100;
  private static final int WM_HINTS_BYTES = 36;

  /**
   * Source indication (EWMH): we stand for a direct action of the person, a click or a key. As an
   * application of its own accord a window on another workspace may be kept there.
   */
  private static final int USER = 2;

  private static final int NO_TIME = 0;
  private static final long TIME_MS = 500;
  private static final int MESSAGE_PART = 20;
  private static final int TRIES = 16;

  private final Xcb x;
  private final int window;
  private final PrimarySelection primary;
  private final ScheduledExecutorService orders;
  private final int activeWindow;
  private final int windowDesktop;
  private final int currentDesktop;
  private final int wmCheck;
  private final int startupId;
  private final int startupBegin;
  private final int startupMore;
  private final int userTime;
  private final int utf8;
  private final int clockProperty;
  private final int endMessage;
  private volatile @Nullable CompletableFuture<Integer> timeWanted;
  private volatile Runnable focusMoved = () -> {};
  private volatile @Nullable Raising newest;
  private volatile boolean closed;

  private X11Desktop(Xcb x) {
    this.x = x;
    window = x.hiddenWindow();
    activeWindow = x.atom("_NET_ACTIVE_WINDOW");
    windowDesktop = x.atom("_NET_WM_DESKTOP");
    currentDesktop = x.atom("_NET_CURRENT_DESKTOP");
    wmCheck = x.atom("_NET_SUPPORTING_WM_CHECK");
    startupId = x.atom("_NET_STARTUP_ID");
    startupBegin = x.atom("_NET_STARTUP_INFO_BEGIN");
    startupMore = x.atom("_NET_STARTUP_INFO");
    userTime = x.atom("_NET_WM_USER_TIME");
    utf8 = x.atom("UTF8_STRING");
    clockProperty = x.atom("_BELISHA_TIME");
    endMessage = x.atom("_BELISHA_END");
    primary = new PrimarySelection(x, window);
    orders =
        Executors.newSingleThreadScheduledExecutor(
            task -> Thread.ofPlatform().daemon().name("x11-orders").unstarted(task));
    x.watchRoot();
    Thread.ofPlatform().daemon().name("x11-messages").start(this::read);
  }

  /**
   * @param display such as {@code :0}, null for the environment's
   */
  public static Desktop open(@Nullable String display) throws UnavailableException {
    return new X11Desktop(new Xcb(display));
  }

  @Override
  public void raise(long id, @Nullable String activationToken, Runnable refused) {
    Raising raising = new Raising((int) id, refused);
    newest = raising;
    order(() -> start(raising, activationToken));
  }

  /** One wish for a window; a later one ends it. */
  private record Raising(int id, Runnable refused) {}

  private void start(Raising raising, @Nullable String token) {
    if (token == null) {
      byServerTime(raising);
      return;
    }
    x.replace(raising.id, startupId, utf8, 8, token.getBytes(StandardCharsets.UTF_8));
    int time = timeOf(token);
    if (time != NO_TIME) x.replace(raising.id, userTime, Xcb.CARDINAL, 32, ints(time));
    activate(raising.id, time == NO_TIME ? serverTime() : time);
    started(token);
    // A token may be of a click long ago, which a window manager does not take.
    check(raising, TRIES, () -> byServerTime(raising));
  }

  private void byServerTime(Raising raising) {
    int time = serverTime();
    showWorkspace(raising.id, time);
    activate(raising.id, time);
    check(raising, TRIES, () -> giveUp(raising));
  }

  /** Not every window manager leaves a workspace for a window that asks to be active (openbox). */
  private void showWorkspace(int id, int time) {
    int wanted = intProperty(id, windowDesktop);
    boolean everywhere = wanted == -1 || x.property(id, windowDesktop, 4) == null;
    if (everywhere || wanted == intProperty(x.root(), currentDesktop)) return;
    message(x.root(), currentDesktop, Xcb.SUBSTRUCTURE_EVENTS, wanted, time);
  }

  private void giveUp(Raising raising) {
    urgentNow(raising.id, true);
    raising.refused.run();
  }

  private void activate(int id, int time) {
    if (!isManaged()) {
      x.takeOver(id, time);
      return;
    }
    int focused = x.focus();
    message(id, activeWindow, Xcb.SUBSTRUCTURE_EVENTS, USER, time, focused <= 1 ? 0 : focused);
  }

  /**
   * Looks again and again whether the window has the keyboard. Once it had, the wish is fulfilled:
   * a person who leaves at once is not fetched back.
   */
  private void check(Raising raising, int tries, Runnable otherwise) {
    if (raising != newest || closed || focused(raising.id)) return;
    if (tries == 0) {
      otherwise.run();
      return;
    }
    if (orders.isShutdown()) return;
    orders.schedule(
        () -> check(raising, tries - 1, otherwise), TRY_MILLIS / TRIES, TimeUnit.MILLISECONDS);
  }

  /** The time of the click that a startup id carries, 0 for none. */
  static int timeOf(String token) {
    Matcher time = TIME.matcher(token);
    if (!time.find()) return NO_TIME;
    long value = Long.parseLong(time.group(1));
    return value > 0xFFFF_FFFFL ? NO_TIME : (int) value;
  }

  /** Ends the "is starting" mark that goes with a token. */
  private void started(String token) {
    String quoted = token.replace("\\", "\\\\").replace("\"", "\\\"");
    byte[] text = ("remove: ID=\"" + quoted + "\"\0").getBytes(StandardCharsets.UTF_8);
    int type = startupBegin;
    for (int from = 0; from < text.length; from += MESSAGE_PART) {
      byte[] part = Arrays.copyOf(Arrays.copyOfRange(text, from, text.length), MESSAGE_PART);
      send(window, type, 8, part, x.root(), Xcb.PROPERTY_EVENTS);
      type = startupMore;
    }
  }

  @Override
  public void urgent(long id, boolean on) {
    order(() -> urgentNow((int) id, on));
  }

  /** Keeps every other hint: the toolkit writes them too. */
  private void urgentNow(int id, boolean on) {
    Xcb.Property old = x.property(id, Xcb.WM_HINTS, WM_HINTS_BYTES);
    byte[] hints = new byte[WM_HINTS_BYTES];
    if (old != null) {
      System.arraycopy(old.value(), 0, hints, 0, Math.min(old.value().length, WM_HINTS_BYTES));
    }
    ByteBuffer flags = ByteBuffer.wrap(hints).order(ByteOrder.nativeOrder());
    int before = flags.getInt(0);
    int after = on ? before | URGENCY : before & ~URGENCY;
    if (after == before) return;
    flags.putInt(0, after);
    x.replace(id, Xcb.WM_HINTS, Xcb.WM_HINTS, 32, hints);
  }

  /** By the window manager's word where there is one, else by where the keys go. */
  @Override
  public boolean focused(long id) {
    // No window, as one has no id before it is on screen, is not where the keys go.
    if (closed || id == 0) return false;
    int wanted = (int) id;
    // A window without one yet; no window is in front then either.
    if (wanted == 0) return false;
    if (isManaged()) return intProperty(x.root(), activeWindow) == wanted;
    int at = x.focus();
    while (at > 1 && at != x.root()) {
      if (at == wanted) return true;
      at = x.parent(at);
    }
    return false;
  }

  @Override
  public void onFocusMoved(Runnable listener) {
    focusMoved = listener;
  }

  /** A window manager keeps a window that names itself (EWMH); a dead one's leaves nothing. */
  private boolean isManaged() {
    int check = intProperty(x.root(), wmCheck);
    return check != 0 && intProperty(check, wmCheck) == check;
  }

  private int intProperty(int of, int property) {
    Xcb.Property found = x.property(of, property, 4);
    if (found == null || found.format() != 32 || found.value().length < 4) return 0;
    return ByteBuffer.wrap(found.value()).order(ByteOrder.nativeOrder()).getInt();
  }

  @Override
  public @Nullable String primarySelection() {
    return closed ? null : primary.read();
  }

  @Override
  public void primarySelection(String text) {
    order(() -> primary.own(text, serverTime()));
  }

  @Override
  public void close() {
    order(
        () -> {
          closed = true;
          message(window, endMessage, 0, 0);
        });
    orders.shutdown();
  }

  private void order(Runnable order) {
    if (!orders.isShutdown()) orders.execute(order);
  }

  /** The server's time by a property change on our own window (ICCCM 2.1); 0 when it stays out. */
  private int serverTime() {
    CompletableFuture<Integer> time = new CompletableFuture<>();
    timeWanted = time;
    x.touch(window, clockProperty);
    try {
      return time.get(TIME_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return NO_TIME;
    } catch (ExecutionException | TimeoutException e) {
      return NO_TIME;
    }
  }

  /** The messages thread. */
  private void read() {
    while (true) {
      byte[] bytes = x.await();
      if (bytes == null) {
        closed = true;
        primary.gone();
        return;
      }
      ByteBuffer message = ByteBuffer.wrap(bytes).order(ByteOrder.nativeOrder());
      // The high bit tells that another client sent it; 0 is an error, which we live with.
      int kind = message.get(0) & 0x7F;
      if (kind == Xcb.CLIENT_MESSAGE && message.getInt(8) == endMessage && closed) break;
      if (kind == Xcb.PROPERTY_NOTIFY && message.getInt(8) == clockProperty) {
        CompletableFuture<Integer> time = timeWanted;
        if (time != null) time.complete(message.getInt(12));
      } else if (kind == Xcb.PROPERTY_NOTIFY && message.getInt(8) == activeWindow) {
        focusMoved.run();
      } else {
        primary.message(kind, message);
      }
    }
    primary.gone();
  }

  private void message(int about, int type, int mask, int... data) {
    int to = mask == 0 ? about : x.root();
    send(about, type, 32, Arrays.copyOf(ints(data), MESSAGE_PART), to, mask);
  }

  private void send(int about, int type, int format, byte[] data, int to, int mask) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment message = arena.allocate(Xcb.MESSAGE_BYTES, 4);
      message.set(JAVA_BYTE, 0, (byte) Xcb.CLIENT_MESSAGE);
      message.set(JAVA_BYTE, 1, (byte) format);
      message.set(JAVA_SHORT, 2, (short) 0);
      message.set(JAVA_INT, 4, about);
      message.set(JAVA_INT, 8, type);
      MemorySegment.copy(data, 0, message, JAVA_BYTE, 12, MESSAGE_PART);
      x.send(to, mask, message);
    }
  }

  private static byte[] ints(int... values) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.nativeOrder());
    for (int value : values) bytes.putInt(value);
    return bytes.array();
  }
}
