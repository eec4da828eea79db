package dev.belisha.vt.osc;

import dev.belisha.vt.context.PointerStack;
import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;

/**
 * OSC 22: the mouse pointer's shape by a name of CSS or X. Plain text or {@code =name} sets it,
 * {@code >name} pushes, {@code <} pops (kitty's pointer shapes); nothing at all is the usual one.
 * Questions ({@code ?}) are answered: a shape that {@link PointerStack#SHAPES} knows with 1, others
 * with 0.
 */
final class PointerShapeOsc implements OscCommand {
  private static final int MAX_BODY = 256;

  @Override
  public void run(OscBody body, TerminalContext core) {
    if (body.length() > MAX_BODY) return;
    String text = body.text();
    char how = text.isEmpty() ? '=' : text.charAt(0);
    String name = "=><?".indexOf(how) >= 0 && !text.isEmpty() ? text.substring(1) : text;
    if (how == '?') {
      answer(name, body, core);
      return;
    }
    if (!isName(name)) return;
    switch (how) {
      case '>' -> {
        for (String each : name.split(",")) core.pointer().push(each);
      }
      case '<' -> core.pointer().pop();
      default -> core.pointer().set(name);
    }
    core.event(new TerminalEvent.PointerShape(core.pointer().now()));
  }

  /** A name, or several with commas between. */
  private static boolean isName(String text) {
    return text.chars().allMatch(c -> isNameChar(c) || c == ',');
  }

  private static boolean isNameChar(int c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  }

  private static void answer(String names, OscBody body, TerminalContext core) {
    StringBuilder reply = new StringBuilder("\033]22;");
    String[] asked = names.split(",", -1);
    for (int at = 0; at < asked.length; at++) {
      if (at > 0) reply.append(',');
      reply.append(
          switch (asked[at]) {
            case "__current__" -> core.pointer().now().isEmpty() ? "0" : core.pointer().now();
            case "__default__", "__grabbed__" -> "text";
            default -> PointerStack.SHAPES.contains(asked[at]) ? "1" : "0";
          });
    }
    core.reply(reply + body.terminator());
  }
}
