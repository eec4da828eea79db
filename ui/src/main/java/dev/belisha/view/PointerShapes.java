package dev.belisha.view;

import javafx.scene.Cursor;

/** The mouse pointers of OSC 22 by their CSS names, as JavaFX has them. */
final class PointerShapes {
  private PointerShapes() {}

  /** The text pointer for a name that JavaFX has none for. */
  static Cursor of(String name) {
    return switch (name) {
      case "default" -> Cursor.DEFAULT;
      case "pointer" -> Cursor.HAND;
      case "wait", "progress" -> Cursor.WAIT;
      case "crosshair" -> Cursor.CROSSHAIR;
      case "move" -> Cursor.MOVE;
      case "grab" -> Cursor.OPEN_HAND;
      case "grabbing" -> Cursor.CLOSED_HAND;
      case "none" -> Cursor.NONE;
      case "e-resize" -> Cursor.E_RESIZE;
      case "w-resize" -> Cursor.W_RESIZE;
      case "n-resize" -> Cursor.N_RESIZE;
      case "s-resize" -> Cursor.S_RESIZE;
      case "ew-resize" -> Cursor.H_RESIZE;
      case "ns-resize" -> Cursor.V_RESIZE;
      case "ne-resize" -> Cursor.NE_RESIZE;
      case "nw-resize" -> Cursor.NW_RESIZE;
      case "se-resize" -> Cursor.SE_RESIZE;
      case "sw-resize" -> Cursor.SW_RESIZE;
      default -> Cursor.TEXT;
    };
  }
}
