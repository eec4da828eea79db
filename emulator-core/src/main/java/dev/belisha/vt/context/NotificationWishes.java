package dev.belisha.vt.context;

import java.util.List;

/**
 * How a program wants its notification shown and what of it is told back (kitty, "Desktop
 * notifications"). Texts are capped, not yet neutralised for display.
 *
 * @param jumps a click brings the program's pane to the person ({@code a=focus})
 * @param silent without a sound ({@code s=silent})
 * @param expireMillis after which it goes by itself; 0 never, -1 as the desktop does it
 * @param icons names, the most wanted first
 * @param buttons labels from the first button on; one may be blank
 */
public record NotificationWishes(
    boolean jumps,
    Urgency urgency,
    boolean silent,
    int expireMillis,
    List<String> icons,
    List<String> buttons) {
  /** What OSC 9 and 777 have, and an OSC 99 that asks for nothing. */
  public static final NotificationWishes NONE =
      new NotificationWishes(true, Urgency.NORMAL, false, -1, List.of(), List.of());

  /** {@code u}: 0, 1 or 2. */
  public enum Urgency {
    LOW,
    NORMAL,
    CRITICAL
  }

  public NotificationWishes {
    icons = List.copyOf(icons);
    buttons = List.copyOf(buttons);
  }
}
