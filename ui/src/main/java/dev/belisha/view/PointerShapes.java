package dev.belisha.view;

import javafx.scene.Cursor;

/** The mouse pointers of OSC 22 by their CSS names or X's, as JavaFX has them. */
final class PointerShapes {
  private PointerShapes() {}

  /** The text pointer for a name that JavaFX has none for. */
  static Cursor of(String name) {
    return switch (name) {
      case "default", "left_ptr" -> Cursor.DEFAULT;
      case "pointer", "hand", "hand1", "hand2" -> Cursor.HAND;
      case "wait", "progress", "watch" -> Cursor.WAIT;
      case "crosshair" -> Cursor.CROSSHAIR;
      case "move", "fleur" -> Cursor.MOVE;
      case "grab" -> Cursor.OPEN_HAND;
      case "grabbing" -> Cursor.CLOSED_HAND;
      case "none" -> Cursor.NONE;
      case "e-resize" -> Cursor.E_RESIZE;
      case "w-resize" -> Cursor.W_RESIZE;
      case "n-resize" -> Cursor.N_RESIZE;
      case "s-resize" -> Cursor.S_RESIZE;
      case "ew-resize", "sb_h_double_arrow" -> Cursor.H_RESIZE;
      case "ns-resize", "sb_v_double_arrow" -> Cursor.V_RESIZE;
      case "ne-resize", "nesw-resize", "top_right_corner" -> Cursor.NE_RESIZE;
      case "nw-resize", "nwse-resize", "top_left_corner" -> Cursor.NW_RESIZE;
      case "se-resize", "bottom_right_corner" -> Cursor.SE_RESIZE;
      case "sw-resize", "bottom_left_corner" -> Cursor.SW_RESIZE;
      default -> Cursor.TEXT;
    };
  }
}
