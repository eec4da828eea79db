package dev.belisha.vt.osc;

import dev.belisha.vt.TerminalCore;
import dev.belisha.vt.TerminalEvent;

/** OSC 777: {@code notify;title;body}. */
final class RxvtNotificationOsc implements OscCommand {
  @Override
  public void run(OscBody body, TerminalCore core) {
    String[] parts = body.text().split(";", 3);
    if (parts.length < 2 || !parts[0].equals("notify")) return;
    String title = TerminalCore.clean(parts[1], NotificationOsc.MAX_TEXT);
    String text = parts.length > 2 ? TerminalCore.clean(parts[2], NotificationOsc.MAX_TEXT) : "";
    if (title.isBlank() && text.isBlank()) return;
    core.event(new TerminalEvent.Notification(null, title, text));
  }
}
