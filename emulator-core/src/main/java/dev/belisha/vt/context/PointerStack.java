package dev.belisha.vt.context;

import java.util.ArrayDeque;
import java.util.Set;

/**
 * The mouse pointer's shape a program wants, by name, and those pushed below it. Main and alternate
 * screen have one each (kitty's pointer shapes).
 */
public final class PointerStack {
  /** Shapes pushed at most; pushing further drops the oldest. */
  public static final int MAX_DEPTH = 16;

  /** The shapes the view can show, by their CSS names. */
  public static final Set<String> SHAPES =
      Set.of(
          "default",
          "text",
          "pointer",
          "wait",
          "progress",
          "crosshair",
          "move",
          "grab",
          "grabbing",
          "none",
          "e-resize",
          "w-resize",
          "n-resize",
          "s-resize",
          "ew-resize",
          "ns-resize",
          "nesw-resize",
          "nwse-resize",
          "ne-resize",
          "nw-resize",
          "se-resize",
          "sw-resize");

  private final ArrayDeque<String> pushed = new ArrayDeque<>();
  private String now = "";

  /** Empty for the usual one. */
  public String now() {
    return now;
  }

  public void set(String name) {
    now = name;
  }

  public void push(String name) {
    if (pushed.size() == MAX_DEPTH) pushed.removeFirst();
    pushed.addLast(now);
    now = name;
  }

  public void pop() {
    String below = pushed.pollLast();
    now = below == null ? "" : below;
  }

  void reset() {
    pushed.clear();
    now = "";
  }
}
