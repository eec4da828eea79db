package dev.belisha.vt.context;

import java.util.ArrayDeque;

/** Window and icon title, and those pushed by XTWINOPS 22. */
public final class TitleStack {
  /** Titles kept; pushing further drops the oldest. */
  public static final int MAX_DEPTH = 10;

  private record Pair(String title, String icon) {}

  private final ArrayDeque<Pair> pushed = new ArrayDeque<>();
  private String title = "";
  private String icon = "";

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

  public void push() {
    if (pushed.size() == MAX_DEPTH) pushed.removeFirst();
    pushed.addLast(new Pair(title, icon));
  }

  /** Takes the last pair back; false when there is none. */
  public boolean pop() {
    Pair pair = pushed.pollLast();
    if (pair == null) return false;
    title = pair.title;
    icon = pair.icon;
    return true;
  }
}
