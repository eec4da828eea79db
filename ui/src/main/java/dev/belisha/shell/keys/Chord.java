package dev.belisha.shell.keys;

import dev.belisha.view.UsKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/** A key with its modifiers, all of which must be down and no other. */
public record Chord(boolean ctrl, boolean alt, boolean shift, boolean meta, KeyCode key) {

  /**
   * Reads {@code Ctrl+Shift+T}.
   *
   * @throws IllegalArgumentException for an unknown key or modifier
   */
  public static Chord parse(String text) {
    String[] parts = text.split("\\+");
    boolean ctrl = false;
    boolean alt = false;
    boolean shift = false;
    boolean meta = false;
    for (int i = 0; i < parts.length - 1; i++) {
      switch (parts[i]) {
        case "Ctrl" -> ctrl = true;
        case "Alt" -> alt = true;
        case "Shift" -> shift = true;
        case "Super" -> meta = true;
        default -> throw new IllegalArgumentException("no such modifier: " + parts[i]);
      }
    }
    return new Chord(ctrl, alt, shift, meta, key(parts[parts.length - 1]));
  }

  public static Chord of(KeyEvent event) {
    return new Chord(
        event.isControlDown(),
        event.isAltDown(),
        event.isShiftDown(),
        event.isMetaDown(),
        UsKeys.code(event));
  }

  private static KeyCode key(String name) {
    return switch (name) {
      case "PageUp" -> KeyCode.PAGE_UP;
      case "PageDown" -> KeyCode.PAGE_DOWN;
      default ->
          name.length() == 1 && Character.isDigit(name.charAt(0))
              ? KeyCode.valueOf("DIGIT" + name)
              : KeyCode.valueOf(name.toUpperCase(Locale.ROOT));
    };
  }

  /** For a menu, which shows it beside its item. */
  public KeyCombination combination() {
    return new KeyCodeCombination(
        key, value(shift), value(ctrl), value(alt), value(meta), ModifierValue.UP);
  }

  private static ModifierValue value(boolean down) {
    return down ? ModifierValue.DOWN : ModifierValue.UP;
  }

  /** As people write it: {@code Ctrl+Shift+T}. */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    if (ctrl) parts.add("Ctrl");
    if (alt) parts.add("Alt");
    if (shift) parts.add("Shift");
    if (meta) parts.add("Super");
    parts.add(
        switch (key) {
          case PAGE_UP -> "PageUp";
          case PAGE_DOWN -> "PageDown";
          case PLUS -> "plus";
          case MINUS -> "minus";
          case EQUALS -> "=";
          case COMMA -> ",";
          case ADD -> "keypad plus";
          case SUBTRACT -> "keypad minus";
          case NUMPAD0 -> "keypad 0";
          default -> key.getName();
        });
    return String.join("+", parts);
  }
}
