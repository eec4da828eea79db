package dev.belisha.shell;

import dev.belisha.shell.keys.Action;
import dev.belisha.shell.keys.KeyTable;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The keys of one window that are not its programs'. FX thread. */
final class WindowKeys {
  private final KeyTable keys = KeyTable.defaults();
  private final Owner owner;
  private boolean swallowTyped;

  /** The window. */
  interface Owner {
    /** Whether the window wants an action's key now; else the key goes to what has the keyboard. */
    boolean takes(Action action);

    void run(Action action);

    /** Whether Ctrl+Alt is down: the tabs show their numbers. */
    void digits(boolean shown);

    /** The Control key went up. */
    void controlReleased();
  }

  WindowKeys(Scene scene, Owner owner) {
    this.owner = owner;
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    scene.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
    scene.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
  }

  private void pressed(KeyEvent event) {
    swallowTyped = false;
    owner.digits(event.isControlDown() && event.isAltDown());
    Action action = keys.action(event);
    if (action == null || !owner.takes(action)) return;
    swallowTyped = true;
    event.consume();
    owner.run(action);
  }

  /** What a key of ours would type is not the program's either. */
  private void typed(KeyEvent event) {
    if (swallowTyped) event.consume();
  }

  private void released(KeyEvent event) {
    if (event.getCode() == KeyCode.CONTROL) owner.controlReleased();
    owner.digits(event.isControlDown() && event.isAltDown());
  }
}
