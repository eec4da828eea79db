package dev.belisha.vt.context;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Window and icon title, those pushed by XTWINOPS 22, and the title modes of XTSMTITLE. */
public final class TitleStack {
  /** Titles kept; pushing further drops the oldest. */
  public static final int MAX_DEPTH = 10;

  /** Which title is popped. */
  public enum Which {
    BOTH,
    ICON,
    WINDOW
  }

  private record Pushed(String title, String icon) {}

  private final ArrayDeque<Pushed> pushed = new ArrayDeque<>();
  private String title = "";
  private String icon = "";
  private boolean setHex;
  private boolean queryHex;

  public String title() {
    return title;
  }

  public void title(String text) {
    title = text;
  }

  public String icon() {
    return icon;
  }

  public void icon(String text) {
    icon = text;
  }

  /** Keeps both, whichever was named, as xterm does. */
  public void push() {
    if (pushed.size() == MAX_DEPTH) pushed.removeFirst();
    pushed.addLast(new Pushed(title, icon));
  }

  /** Takes the last pair off and puts back what is wanted of it. */
  public void pop(Which which) {
    Pushed last = pushed.pollLast();
    if (last == null) return;
    if (which != Which.ICON) title = last.title;
    if (which != Which.WINDOW) icon = last.icon;
  }

  /** XTSMTITLE 0: titles come in hex. */
  public void setHex(boolean on) {
    setHex = on;
  }

  /** XTSMTITLE 1: titles are told in hex. */
  public void queryHex(boolean on) {
    queryHex = on;
  }

  public void resetModes() {
    setHex = false;
    queryHex = false;
  }

  /** Text of OSC 0, 1 or 2; null when it should be hex and is not. */
  public @Nullable String decode(String text) {
    if (!setHex) return text;
    try {
      return new String(HexFormat.of().parseHex(text), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException notHex) {
      return null;
    }
  }

  /** A title as XTWINOPS 20 and 21 tell it: UTF-8, one char a byte, or that in hex. */
  public String encode(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    return queryHex
        ? HexFormat.of().withUpperCase().formatHex(utf8)
        : new String(utf8, StandardCharsets.ISO_8859_1);
  }
}
