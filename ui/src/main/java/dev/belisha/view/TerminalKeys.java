package dev.belisha.view;

import dev.belisha.vt.input.KeyPress;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.scene.input.InputMethodEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** A view's keys and what input methods compose, on their way to its source. FX thread. */
final class TerminalKeys {
  private final TerminalView view;
  private final Composition composition;
  private final KeySelection byKeys;
  private final Keyboard keyboard = new Keyboard(this::isLocked);
  private Predicate<KeyEvent> appShortcut = event -> false;

  TerminalKeys(TerminalView view, Composition composition, KeySelection byKeys) {
    this.view = view;
    this.composition = composition;
    this.byKeys = byKeys;
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    view.addEventHandler(KeyEvent.KEY_TYPED, this::typed);
    view.addEventHandler(KeyEvent.KEY_RELEASED, this::released);
    view.setInputMethodRequests(composition);
    view.setOnInputMethodTextChanged(this::composing);
  }

  /** Keys for which this is true are the window's: they are left alone. */
  void appShortcuts(Predicate<KeyEvent> shortcut) {
    appShortcut = shortcut;
  }

  /** The keyboard goes elsewhere, or its source does: no key stays down, nothing is composed. */
  void leave() {
    byKeys.end();
    keyboard.leave().forEach(this::tell);
    composition.cancel();
  }

  /** Asked only for who is told: on X11 the answer takes some turns to the server and back. */
  private boolean isLocked(KeyCode lock) {
    ScreenSnapshot screen = view.shown();
    return screen != null && screen.kittyKeys() && Platform.isKeyLocked(lock).orElse(false);
  }

  private void pressed(KeyEvent event) {
    keyboard.taken();
    if (view.source() == null || event.isConsumed() || appShortcut.test(event)) return;
    if (byKeys.isOn()) {
      event.consume();
      byKeys.pressed(event);
      return;
    }
    KeyPress press = keyboard.pressed(event);
    if (press == null) return;
    if (!press.key().isModifier()) event.consume();
    tell(press);
  }

  private void typed(KeyEvent event) {
    if (view.source() == null || event.isConsumed()) return;
    event.consume();
    if (byKeys.isOn()) return;
    KeyPress press = keyboard.typed(event);
    if (press != null) tell(press);
  }

  private void released(KeyEvent event) {
    KeyPress release = keyboard.released(event);
    if (release != null) tell(release);
  }

  private void tell(KeyPress press) {
    TerminalSource to = view.source();
    if (to == null) return;
    boolean counts = press.action() != KeyPress.Action.RELEASE && !press.key().isModifier();
    to.act(
        engine -> {
          if (engine.key(press) && counts) Platform.runLater(view::sent);
        });
  }

  private void composing(InputMethodEvent event) {
    TerminalSource to = view.source();
    String committed = event.getCommitted();
    if (to != null && committed != null && !committed.isEmpty()) {
      to.act(engine -> engine.text(committed));
      view.sent();
    }
    composition.show(event);
  }
}
