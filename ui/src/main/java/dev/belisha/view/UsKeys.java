package dev.belisha.view;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * Which key of a US keyboard a letter of another script stands on, in the usual layout of that
 * script. On GTK the toolkit gives such keys no code, not even when a Latin layout is set beside;
 * without this Ctrl+C and every shortcut would be lost there.
 */
public final class UsKeys {
  private static final Map<Integer, Character> KEYS = keys();

  private UsKeys() {}

  private static Map<Integer, Character> keys() {
    Map<Integer, Character> keys = new HashMap<>();
    // Russian, then what Ukrainian and Belarusian have instead.
    row(keys, "йцукенгшщзхъ", "qwertyuiop[]");
    row(keys, "фывапролджэё", "asdfghjkl;'`");
    row(keys, "ячсмитьбю", "zxcvbnm,.");
    row(keys, "іїєґў", "s]'\\o");
    // Greek.
    row(keys, "ςερτυθιοπ", "wertyuiop");
    row(keys, "ασδφγηξκλ", "asdfghjkl");
    row(keys, "ζχψωβνμ", "zxcvbnm");
    // Hebrew.
    row(keys, "קראטוןםפ", "ertyuiop");
    row(keys, "שדגכעיחלךף", "asdfghjkl;");
    row(keys, "זסבהנמצתץ", "zxcvbnm,.");
    // Arabic.
    row(keys, "ضصثقفغعهخحجد", "qwertyuiop[]");
    row(keys, "شسيبلاتنمكط", "asdfghjkl;'");
    row(keys, "ئءؤرىةوزظذ", "zxcvnm,./`");
    return Map.copyOf(keys);
  }

  private static void row(Map<Integer, Character> keys, String letters, String us) {
    for (int at = 0; at < us.length(); at++) keys.put((int) letters.charAt(at), us.charAt(at));
  }

  /** The sign of the key, not shifted; 0 for a letter that is in no such layout. */
  static int of(int codePoint) {
    return KEYS.getOrDefault(Character.toLowerCase(codePoint), '\0');
  }

  /** A key's code, of a US keyboard where the toolkit has none; else UNDEFINED. */
  public static KeyCode code(KeyEvent event) {
    KeyCode code = event.getCode();
    String text = event.getText();
    if (code != KeyCode.UNDEFINED || text == null || text.isEmpty()) return code;
    int us = of(text.codePointAt(0));
    return us == 0 ? code : KeyMapper.code((char) us);
  }
}
