package dev.belisha.shell;

import dev.belisha.status.DisplayText;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Asks whether a program may put a text on the clipboard (OSC 52). It takes no keyboard by itself,
 * and what is allowed is the text that was shown: one that comes meanwhile is asked about next.
 */
final class ClipboardQuestion extends Bar {
  private static final int SHOWN = 120;

  private @Nullable Wish asked;
  private @Nullable Wish next;

  private record Wish(String where, String text, Consumer<String> allowed) {}

  ClipboardQuestion() {
    super("clipboard-question");
    setMaxHeight(USE_PREF_SIZE);
    button("Allow", this::allow);
    button("Deny", this::deny);
  }

  /**
   * @param where "the clipboard", in words
   * @param allowed gets the text when the person says yes
   */
  void ask(String where, String text, Consumer<String> allowed) {
    Wish wish = new Wish(where, text, allowed);
    if (asked != null) {
      next = wish;
      return;
    }
    asked = wish;
    long lines = text.lines().count();
    String size =
        lines > 1 || text.length() > SHOWN
            ? " (" + lines + (lines == 1 ? " line, " : " lines, ") + text.length() + " characters)"
            : "";
    say(
        "The program in this pane wants to fill %s%s: “%s”"
            .formatted(where, size, DisplayText.line(text, SHOWN)));
  }

  private void allow() {
    Wish wish = asked;
    Wish later = next;
    forget();
    if (wish != null) wish.allowed.accept(wish.text);
    if (wish != null && later != null && !later.text.equals(wish.text)) {
      ask(later.where, later.text, later.allowed);
    }
  }

  private void deny() {
    forget();
  }

  /** Another program runs here now. */
  void forget() {
    asked = null;
    next = null;
    visible(false);
  }
}
