package dev.belisha.view;

import javafx.collections.MapChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.Mnemonic;

/**
 * The toolkit gives Alt and a letter to whatever button has that letter behind an underscore,
 * before any control sees the key. In a terminal's window Alt and a letter is the program's, and a
 * button may show a name with an underscore in it.
 */
final class Mnemonics {
  private static final MapChangeListener<KeyCombination, ObservableList<Mnemonic>> NONE =
      change -> {
        if (change.wasAdded()) change.getMap().remove(change.getKey());
      };

  private Mnemonics() {}

  /** Takes them out of a scene, also those to come. */
  static void remove(Scene scene) {
    scene.getMnemonics().clear();
    // A scene may hold several terminals.
    scene.getMnemonics().removeListener(NONE);
    scene.getMnemonics().addListener(NONE);
  }
}
