package dev.belisha.view;

import dev.belisha.vt.input.KeyPress;
import dev.belisha.vt.input.KeyPress.Action;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/**
 * Which keys are down: tells a repeat from a press, joins a key with what it types, and lets every
 * key that was told pressed be told released. FX thread.
 */
final class Keyboard {
  /** Keys told pressed, as they were told. */
  private final Map<Id, KeyPress> down = new HashMap<>();

  /** A press that waits for its text, and which key it is of. */
  private @Nullable KeyPress waiting;

  private Id waitingId = new Id(KeyCode.UNDEFINED, "");

  /** The key pressed last was told already, so it types nothing. */
  private boolean served;

  private boolean altGr;

  private final Predicate<KeyCode> isLocked;

  /**
   * @param isLocked whether Caps Lock or Num Lock is on
   */
  Keyboard(Predicate<KeyCode> isLocked) {
    this.isLocked = isLocked;
  }

  /** A key as toolkits name it; those without a name are told apart by what they type. */
  private record Id(KeyCode code, String text) {
    static Id of(KeyEvent event) {
      KeyCode code = event.getCode();
      return new Id(code, code == KeyCode.UNDEFINED ? event.getText() : "");
    }
  }

  /** A KEY_PRESSED event that a shortcut of the window took: it types nothing. */
  void taken() {
    waiting = null;
    served = false;
  }

  /** What a KEY_PRESSED event says at once; null when its text comes first, or it is no key. */
  @Nullable KeyPress pressed(KeyEvent event) {
    taken();
    if (event.getCode() == KeyCode.ALT_GRAPH) altGr = true;
    KeyPress press = KeyMapper.pressed(event, altGr);
    if (press == null) return null;
    Id id = Id.of(event);
    boolean repeated = down.containsKey(id) && !press.key().isModifier();
    KeyPress told = locked(press).on(repeated ? Action.REPEAT : Action.PRESS);
    if (KeyMapper.types(press)) {
      waiting = told;
      waitingId = id;
      return null;
    }
    served = true;
    down.put(id, told);
    return told;
  }

  /** What a KEY_TYPED event says; null when its key was told already. */
  @Nullable KeyPress typed(KeyEvent event) {
    KeyPress press = waiting;
    waiting = null;
    // The toolkit types what a pressed key means even when the press was told.
    String text = served ? "" : KeyMapper.typed(event);
    if (text.isEmpty()) return null;
    if (press == null) return KeyPress.committed(text);
    KeyPress told = press.typing(text);
    down.put(waitingId, told);
    return told;
  }

  /** The release of a key that was told pressed; null for others. */
  @Nullable KeyPress released(KeyEvent event) {
    if (event.getCode() == KeyCode.ALT_GRAPH) altGr = false;
    KeyPress press = down.remove(Id.of(event));
    if (press == null) return null;
    return locked(press.with(KeyMapper.mods(event)).on(Action.RELEASE));
  }

  /** The focus went: no release will come, so all keys that are down are released. */
  List<KeyPress> leave() {
    List<KeyPress> releases = new ArrayList<>();
    for (KeyPress press : down.values()) releases.add(press.with(0).on(Action.RELEASE));
    down.clear();
    altGr = false;
    taken();
    return releases;
  }

  private KeyPress locked(KeyPress press) {
    int locks = isLocked.test(KeyCode.CAPS) ? KeyPress.CAPS_LOCK : 0;
    if (isLocked.test(KeyCode.NUM_LOCK)) locks |= KeyPress.NUM_LOCK;
    return press.with(press.mods() | locks);
  }
}
