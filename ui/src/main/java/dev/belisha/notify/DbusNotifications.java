package dev.belisha.notify;

import dev.belisha.attention.Toast;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Toasts on a desktop that speaks the Desktop Notifications Specification 1.2 (org.freedesktop
 * .Notifications on the session bus).
 *
 * <p>All state lives on one thread, which also makes the calls, so that an answer and the click
 * that follows it cannot overtake each other. Orders that pile up while the server is slow are
 * merged by toast.
 *
 * <p>When the server goes, what was on screen is shown again, once, where there is a place: by the
 * next server, else by the fallback, which also takes what comes until a server is back. A bus that
 * is gone, and a server that does not answer, are tried again after a while, at the next toast.
 */
public final class DbusNotifications implements NotificationBackend {
  private static final Logger LOG = LoggerFactory.getLogger(DbusNotifications.class);
  private static final String DEFAULT_ACTION = "default";

  /** Servers that give the default action no gesture still draw a button (B-30). */
  private static final String SHOW_TAB_ACTION = "show-tab";

  private static final String SHOW_TAB = "Show tab";
  private static final String SHOW_LIST = "Show list";
  private static final int MAX_LEAVING = 32;
  private static final String BUTTON_ACTION = "button-";
  private static final UInt32 NEW = new UInt32(0);
  private static final Duration TRY_AGAIN = Duration.ofSeconds(30);

  /** A startup id is short; anything else is not handed to the window system. */
  private static final int MAX_TOKEN = 256;

  private final @Nullable String address;
  private final Listener listener;
  private final @Nullable Factory fallback;
  private final Duration tryAgain;
  private final Orders orders = new Orders();
  private final Thread thread;

  // Confined to the thread.
  private ServerLink link;

  /** Nano time before which no server is looked for. */
  private long quietUntil = System.nanoTime();

  /** How many toasts the server has taken; read by the bus's thread. */
  private volatile int taken;

  /** As last told. */
  private boolean doNotDisturb;

  private @Nullable NotificationBackend inApp;
  private final Map<Integer, Up> upByToast = new HashMap<>();
  private final Map<Long, Up> upById = new HashMap<>();

  /** Withdrawn, and the server may not have heard of it yet: a click meanwhile is a click. */
  private final LinkedHashMap<Long, Up> leaving = new LinkedHashMap<>();

  /** A toast on the server's screen. */
  private static final class Up {
    final long id;
    final Toast toast;

    /** It was on the screen of a server that went: not shown a third time. */
    final boolean again;

    /** {@link #taken} when it replaced another on the server; 0 when it replaced none. */
    final int number;

    @Nullable String token;

    Up(long id, Toast toast, boolean again, int number) {
      this.id = id;
      this.toast = toast;
      this.again = again;
      this.number = number;
    }
  }

  private DbusNotifications(
      @Nullable String address, Listener listener, @Nullable Factory fallback, Duration tryAgain)
      throws UnavailableException {
    this.address = address;
    this.listener = listener;
    this.fallback = fallback;
    this.tryAgain = tryAgain;
    link = ServerLink.open(address, new Signals());
    if (!link.meet() && fallback == null) {
      link.close();
      throw new UnavailableException("no notification server on the session bus");
    }
    orders.add(this::askDoNotDisturb);
    thread =
        Thread.ofPlatform().daemon().name("notifications").start(() -> orders.serve(this::obey));
  }

  /**
   * The session bus's server. Opening asks the bus and waits for it; it fails without a bus, and
   * without a server when there is no fallback.
   *
   * @param fallback what shows toasts while there is no server, null to drop them
   */
  public static Factory session(@Nullable Factory fallback) {
    return listener -> new DbusNotifications(null, listener, fallback, TRY_AGAIN);
  }

  /** The server of the bus at an address such as {@code unix:path=/run/user/1000/bus}. */
  public static Factory at(String address, @Nullable Factory fallback) {
    return at(address, fallback, TRY_AGAIN);
  }

  /** For tests: with another time until a server that failed is asked again. */
  static Factory at(String address, @Nullable Factory fallback, Duration tryAgain) {
    return listener -> new DbusNotifications(address, listener, fallback, tryAgain);
  }

  /** Handed over to the thread: they come in the order the server sent them. */
  private final class Signals implements ServerLink.Listener {
    @Override
    public void token(long id, String token) {
      orders.add(() -> DbusNotifications.this.token(id, token));
    }

    @Override
    public void action(long id, String key) {
      orders.add(() -> DbusNotifications.this.action(id, key));
    }

    @Override
    public void closed(long id) {
      // One that came before the answer to a replacement is of the toast that was replaced.
      int before = taken;
      orders.add(() -> gone(id, before));
    }

    @Override
    public void doNotDisturbChanged() {
      orders.add(DbusNotifications.this::askDoNotDisturb);
    }

    @Override
    public void owner(String uniqueName) {
      orders.add(() -> serverChanged(uniqueName));
    }
  }

  @Override
  public void show(Toast toast) {
    orders.show(toast);
  }

  @Override
  public void withdraw(int toastId) {
    orders.withdraw(toastId);
  }

  /** Withdraws what is up, then lets the bus go; returns at once. */
  @Override
  public void close() {
    orders.close();
  }

  private void obey(Orders.Order order) {
    switch (order) {
      case Orders.Order.Show show -> put(show.toast(), false);
      case Orders.Order.Withdraw withdraw -> take(withdraw.toastId());
      case Orders.Order.Run run -> run.task().run();
      case Orders.Order.Close _ -> shut();
    }
  }

  private void put(Toast toast, boolean again) {
    if (post(toast, again)) {
      if (inApp != null) inApp.withdraw(toast.id());
      return;
    }
    NotificationBackend own = inApp();
    if (own != null) own.show(toast);
  }

  private boolean post(Toast toast, boolean again) {
    if (!reach()) return false;
    Up before = upByToast.get(toast.id());
    try {
      long id =
          link.remote()
              .post(
                  "Belisha",
                  before == null ? NEW : new UInt32(before.id),
                  "belisha",
                  toast.title(),
                  body(toast, link.capabilities()),
                  actions(toast, link.capabilities()),
                  hints(toast),
                  toast.manner().expireMillis())
              .longValue();
      forget(before);
      // A server that gives one id twice has replaced the other.
      forget(upById.get(id));
      leaving.remove(id);
      taken++;
      boolean replaced = before != null && before.id == id;
      Up now = new Up(id, toast, again, replaced ? taken : 0);
      upByToast.put(toast.id(), now);
      upById.put(id, now);
      return true;
    } catch (RuntimeException e) {
      LOG.warn("The notification server did not take a toast: {}", e.getClass().getSimpleName());
      waitAWhile();
      return false;
    }
  }

  /** Whether a server is there to be asked; looks for one when it is time to. */
  private boolean reach() {
    if (System.nanoTime() - quietUntil < 0) return false;
    if (link.isConnected() && link.isServed()) return true;
    if (!link.isConnected()) {
      lose(List.copyOf(upByToast.values()));
      try {
        link = ServerLink.open(address, new Signals());
      } catch (UnavailableException e) {
        waitAWhile();
        return false;
      }
    }
    if (link.meet()) {
      askDoNotDisturb();
      return true;
    }
    waitAWhile();
    return false;
  }

  private void askDoNotDisturb() {
    boolean now = link.isOnDoNotDisturb();
    if (now == doNotDisturb) return;
    doNotDisturb = now;
    listener.doNotDisturb(now);
  }

  private void waitAWhile() {
    quietUntil = System.nanoTime() + tryAgain.toNanos();
  }

  /** A server that reads markup must not find any in program text. */
  static String body(Toast toast, Set<String> capabilities) {
    if (!capabilities.contains("body-markup")) return toast.body();
    return toast.body().replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private static List<String> actions(Toast toast, Set<String> capabilities) {
    if (!capabilities.contains("actions")) return List.of();
    String show = toast.id() == Toast.DIGEST ? SHOW_LIST : SHOW_TAB;
    List<String> actions = new ArrayList<>(List.of(DEFAULT_ACTION, show, SHOW_TAB_ACTION, show));
    List<String> buttons = toast.manner().buttons();
    for (int number = 1; number <= buttons.size(); number++) {
      actions.add(BUTTON_ACTION + number);
      actions.add(buttons.get(number - 1));
    }
    return actions;
  }

  private static Map<String, Variant<?>> hints(Toast toast) {
    Map<String, Variant<?>> hints = new HashMap<>();
    hints.put("urgency", new Variant<>((byte) toast.urgency().ordinal()));
    hints.put("desktop-entry", new Variant<>("belisha"));
    hints.put("category", new Variant<>("x-belisha.status"));
    if (toast.low()) hints.put("transient", new Variant<>(true));
    // Whether there is a sound is ours to say: one event is one sound (B-20).
    hints.put("suppress-sound", new Variant<>(true));
    String icon = IconNames.choose(toast.manner().icons());
    if (icon != null) hints.put("image-path", new Variant<>(icon));
    return hints;
  }

  private void take(int toastId) {
    if (inApp != null) inApp.withdraw(toastId);
    Up up = upByToast.get(toastId);
    if (up == null) return;
    forget(up);
    leaving.put(up.id, up);
    if (leaving.size() > MAX_LEAVING) leaving.pollFirstEntry();
    try {
      link.remote().withdraw(new UInt32(up.id));
    } catch (RuntimeException e) {
      // The bus is gone, and the toast with it.
      LOG.debug("A toast could not be withdrawn: {}", e.getClass().getSimpleName());
    }
  }

  private void token(long id, String token) {
    Up up = onScreen(id);
    if (up != null && isToken(token)) up.token = token;
  }

  private static boolean isToken(String token) {
    return !token.isEmpty()
        && token.length() <= MAX_TOKEN
        && token.chars().allMatch(c -> c > ' ' && c < 0x7F);
  }

  private @Nullable Up onScreen(long id) {
    Up up = upById.get(id);
    return up == null ? leaving.get(id) : up;
  }

  private void action(long id, String key) {
    Up up = onScreen(id);
    Integer button = up == null ? null : button(up.toast, key);
    if (up == null || button == null) return;
    String token = up.token;
    up.token = null;
    listener.clicked(new Click(up.toast, token, button));
  }

  /** Null for what we did not offer. */
  private static @Nullable Integer button(Toast toast, String key) {
    if (key.equals(DEFAULT_ACTION)) return 0;
    if (key.equals(SHOW_TAB_ACTION)) return Click.SHOW_TAB;
    for (int number = 1; number <= toast.manner().buttons().size(); number++) {
      if (key.equals(BUTTON_ACTION + number)) return number;
    }
    return null;
  }

  /** The server says so: by time, by the person, or after a click. */
  private void gone(long id, int before) {
    leaving.remove(id);
    Up up = upById.get(id);
    if (up == null || up.number > before) return;
    forget(up);
    listener.closed(up.toast);
  }

  private void forget(@Nullable Up up) {
    if (up == null) return;
    upById.remove(up.id, up);
    upByToast.remove(up.toast.id(), up);
  }

  private void forgetAll() {
    upById.clear();
    leaving.clear();
    upByToast.clear();
  }

  /** The bus is gone, and what was up with it. */
  private void lose(List<Up> lost) {
    forgetAll();
    for (Up up : lost) listener.closed(up.toast);
  }

  /** Another server counts its ids anew, and may read and draw other things. */
  private void serverChanged(String uniqueName) {
    if (!uniqueName.isEmpty() && link.isServedBy(uniqueName)) return;
    List<Up> lost = List.copyOf(upByToast.values());
    forgetAll();
    quietUntil = System.nanoTime();
    if (uniqueName.isEmpty()) {
      link.forget();
      LOG.info("The notification server went away");
    } else if (link.meet()) {
      LOG.info("A notification server is there");
    }
    askDoNotDisturb();
    // Once only: a toast that a server cannot bear must not end every next one.
    for (Up up : lost) {
      if (up.again) listener.closed(up.toast);
      else put(up.toast, true);
    }
  }

  private @Nullable NotificationBackend inApp() {
    if (inApp == null && fallback != null) {
      try {
        inApp = fallback.open(listener);
      } catch (UnavailableException e) {
        LOG.warn("No place for toasts is left");
      }
    }
    return inApp;
  }

  private void shut() {
    for (int toastId : List.copyOf(upByToast.keySet())) take(toastId);
    if (inApp != null) inApp.close();
    link.close();
  }

  @Override
  public void awaitClosed(Duration most) throws InterruptedException {
    thread.join(most);
  }
}
