package dev.belisha.vt.osc;

import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;

/** OSC 777: {@code notify;title;body}. */
final class RxvtNotificationOsc implements OscCommand {
  @Override
  public void run(OscBody body, TerminalContext core) {
    String[] parts = body.text().split(";", 3);
    if (parts.length < 2 || !parts[0].equals("notify")) return;
    String title = TerminalContext.clean(parts[1], NotificationOsc.MAX_TEXT);
    String text = parts.length > 2 ? TerminalContext.clean(parts[2], NotificationOsc.MAX_TEXT) : "";
    if (title.isBlank() && text.isBlank()) return;
    core.event(new TerminalEvent.Notification(title, text));
  }
}
