package dev.belisha.vt.osc;

import dev.belisha.vt.context.NotificationWishes;
import dev.belisha.vt.context.NotificationWishes.Urgency;
import dev.belisha.vt.context.TerminalContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * OSC 99, kitty's "Desktop notifications": {@code metadata;payload}. A notification may come in
 * several sequences under one id; {@code d=0} says that more follows.
 *
 * <p>The question for support is answered with what is really there. Icons have names; pictures
 * that a program sends are dropped unread, for a decoder is no thing to hand to strangers.
 */
final class KittyNotificationOsc implements OscCommand {
  /** Notifications under construction at a time; the oldest is dropped. */
  static final int MAX_OPEN = 16;

  static final int MAX_BUTTONS = 4;
  static final int MAX_LABEL = 40;
  static final int MAX_ICONS = 8;

  /** A day: who needs longer says 0, never. */
  static final int MAX_EXPIRE_MILLIS = 86_400_000;

  /**
   * When to show at all is the person's setting: never what is in front of the person, which is the
   * strictest that {@code o} can ask, its value invisible. So nothing that it asks is broken, and
   * no other value is promised.
   */
  private static final String SUPPORTED =
      "a=focus,report:c=1:o=invisible:p=title,body,buttons,close,alive,?:s=system,silent:u=0,1,2:w=1";

  private static final String LINE_SEPARATOR = "\u2028";

  private final Map<String, Draft> open = new LinkedHashMap<>();

  /** Whose they are. */
  private int program;

  @Override
  public void run(OscBody body, TerminalContext core) {
    String text = body.text();
    int split = text.indexOf(';');
    if (split < 0 || !core.notifications.on) return;
    if (program != core.notifications.program()) open.clear();
    program = core.notifications.program();
    NotificationMetadata metadata = new NotificationMetadata(text.substring(0, split));
    String payload = text.substring(split + 1);
    String id = metadata.get("i", "");
    String part = metadata.get("p", "title");
    switch (part) {
      case "?" -> answer(core, body, id, part, SUPPORTED);
      case "alive" -> answer(core, body, id, part, core.notifications.alive());
      case "close" -> {
        if (!id.isEmpty()) open.remove(id);
        core.notifications.withdraw(ownId(id));
      }
      default -> take(core, id, part, metadata, payload);
    }
  }

  private static void answer(
      TerminalContext core, OscBody question, String id, String part, String says) {
    String about = id.isEmpty() ? "0" : id;
    core.reply("\033]99;i=" + about + ":p=" + part + ";" + says + question.terminator());
  }

  /** 0 stands for none, as of old. */
  private static String ownId(String id) {
    return id.equals("0") ? "" : id;
  }

  private void take(
      TerminalContext core, String id, String part, NotificationMetadata metadata, String payload) {
    boolean text = part.equals("title") || part.equals("body");
    // Buttons, an icon or what is unknown may come first or last, but are no notification alone.
    if (!text && !open.containsKey(id) && !metadata.get("d", "1").equals("0")) return;
    Draft draft = open.computeIfAbsent(id, key -> new Draft());
    if (open.size() > MAX_OPEN) open.remove(open.keySet().iterator().next());
    draft.wish(metadata);
    draft.add(part, payload, metadata.get("e", "0").equals("1"));
    if (metadata.get("d", "1").equals("0")) return;
    open.remove(id);
    String title = draft.title.line();
    String body = draft.body.line();
    if (title.isBlank() && body.isBlank()) return;
    core.notifications.show(
        ownId(id), draft.reports, draft.tellsClosing, title, body, draft.wishes());
  }

  /** A notification under construction. What a later part says of it counts. */
  private static final class Draft {
    final NotificationText title = new NotificationText();
    final NotificationText body = new NotificationText();
    private final NotificationText buttons = new NotificationText();
    private final List<String> icons = new ArrayList<>();
    boolean reports;
    boolean tellsClosing;
    private boolean jumps = true;
    private Urgency urgency = Urgency.NORMAL;
    private boolean silent;
    private int expireMillis = -1;

    void add(String part, String payload, boolean encoded) {
      switch (part) {
        case "title" -> title.add(payload, encoded);
        case "body" -> body.add(payload, encoded);
        case "buttons" -> buttons.add(payload, encoded);
        default -> {}
      }
    }

    void wish(NotificationMetadata metadata) {
      for (String action : metadata.get("a", "").split(",")) {
        switch (action) {
          case "focus" -> jumps = true;
          case "-focus" -> jumps = false;
          case "report" -> reports = true;
          case "-report" -> reports = false;
          default -> {}
        }
      }
      tellsClosing = metadata.get("c", tellsClosing ? "1" : "0").equals("1");
      urgency =
          switch (metadata.get("u", "")) {
            case "0" -> Urgency.LOW;
            case "1" -> Urgency.NORMAL;
            case "2" -> Urgency.CRITICAL;
            default -> urgency;
          };
      expireMillis = millis(metadata.get("w", ""), expireMillis);
      for (String sound : metadata.decoded("s")) silent = sound.equals("silent");
      for (String name : metadata.decoded("n")) {
        if (icons.size() < MAX_ICONS) icons.add(TerminalContext.clean(name, 64));
      }
    }

    private static int millis(String text, int otherwise) {
      if (text.equals("-1")) return -1;
      if (text.isEmpty() || !text.chars().allMatch(c -> c >= '0' && c <= '9')) return otherwise;
      if (text.length() > 9) return MAX_EXPIRE_MILLIS;
      return Math.min(MAX_EXPIRE_MILLIS, Integer.parseInt(text));
    }

    NotificationWishes wishes() {
      List<String> labels = new ArrayList<>();
      for (String label : buttons.line().split(LINE_SEPARATOR, MAX_BUTTONS + 1)) {
        labels.add(TerminalContext.clean(label, MAX_LABEL));
      }
      if (labels.size() > MAX_BUTTONS) labels.removeLast();
      if (labels.stream().allMatch(String::isBlank)) labels.clear();
      return new NotificationWishes(jumps, urgency, silent, expireMillis, icons, labels);
    }
  }
}
