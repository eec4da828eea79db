package dev.belisha.vt.context;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The notifications of OSC 99 that are not over, and what their program is told of them. Each has a
 * key, by which the world outside speaks of it; the program's ids stay in here.
 *
 * <p>A notification is alive from its last part on until somebody closes it: the person, its time,
 * the program, or the attention model that decides not to show it. So a program that waits for its
 * close report gets one in any case, and never two.
 */
public final class ProgramNotifications {
  /** Alive at a time; the oldest is closed. */
  public static final int MAX = 64;

  private final Consumer<String> replies;
  private final Consumer<TerminalEvent> events;
  private final LinkedHashMap<Integer, Live> live = new LinkedHashMap<>();
  private int lastKey;
  private int program;

  /** Off by the person's setting: the program is answered nothing, as if there were no OSC 99. */
  public boolean on = true;

  private record Live(String id, boolean reports, boolean tellsClosing) {}

  ProgramNotifications(Consumer<String> replies, Consumer<TerminalEvent> events) {
    this.replies = replies;
    this.events = events;
  }

  /** A prompt or a reset: what comes from now on is of another program. */
  public void nextProgram() {
    program++;
  }

  /** A number for the program that writes now: no other continues what it left half told. */
  public int program() {
    return program;
  }

  /**
   * A notification, or an update of the one alive with this id.
   *
   * @param id of safe characters, empty for none
   * @param reports a click is told to the program
   * @param tellsClosing its end is
   */
  public void show(
      String id,
      boolean reports,
      boolean tellsClosing,
      String title,
      String body,
      NotificationWishes wishes) {
    Integer known = id.isEmpty() ? null : key(id);
    int key = known == null ? ++lastKey : known;
    live.put(key, new Live(id, reports, tellsClosing));
    if (live.size() > MAX) withdraw(live.keySet().iterator().next());
    events.accept(new TerminalEvent.Notification(key, title, body, wishes));
  }

  private @Nullable Integer key(String id) {
    for (Map.Entry<Integer, Live> each : live.entrySet()) {
      if (each.getValue().id.equals(id)) return each.getKey();
    }
    return null;
  }

  /** The program closes one of its own; nothing for an id that is not alive. */
  public void withdraw(String id) {
    Integer key = id.isEmpty() ? null : key(id);
    if (key != null) withdraw((int) key);
  }

  private void withdraw(int key) {
    events.accept(new TerminalEvent.NotificationWithdrawn(key));
    closed(key);
  }

  /** Ids with commas between them; those without an id cannot be told. */
  public String alive() {
    StringBuilder ids = new StringBuilder();
    for (Live each : live.values()) {
      if (each.id.isEmpty()) continue;
      if (!ids.isEmpty()) ids.append(',');
      ids.append(each.id);
    }
    return ids.toString();
  }

  /** A person clicked; {@code button} from 1, 0 for the notification as a whole. */
  public void activated(int key, int button) {
    Live told = live.get(key);
    if (told == null || !told.reports) return;
    reply(told, "", button == 0 ? "" : Integer.toString(button));
  }

  /** It is gone, or was never shown. */
  public void closed(int key) {
    Live told = live.remove(key);
    if (told != null && told.tellsClosing) reply(told, ":p=close", "");
  }

  private void reply(Live about, String more, String payload) {
    String id = about.id.isEmpty() ? "0" : about.id;
    replies.accept("\033]99;i=" + id + more + ";" + payload + "\033\\");
  }
}
