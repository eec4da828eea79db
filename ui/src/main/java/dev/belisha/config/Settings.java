package dev.belisha.config;

import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.screen.ScreenSnapshot.CursorShape;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The settings file, read. Immutable.
 *
 * @param set what the file sets; each value is one of its key's {@link Shape}
 */
public record Settings(Map<SettingKey, Object> set) {

  /** Which pair of colours. */
  public enum Theme {
    SYSTEM,
    LIGHT,
    DARK,
    HIGH_CONTRAST
  }

  /** What becomes of a program's wish to fill the clipboard (OSC 52). Reading is never allowed. */
  public enum ClipboardWrite {
    /** Only from the pane that has the keyboard. */
    FOCUSED,
    /** The person is asked each time. */
    ASK,
    ALLOW,
    DENY
  }

  /** When the cursor blinks. */
  public enum CursorBlink {
    NEVER,
    PROGRAM,
    ALWAYS
  }

  /** What a bell does, beside the mark on its tab. */
  public enum Bell {
    NONE,
    VISUAL,
    SOUND,
    URGENCY
  }

  /** Whether things move. */
  public enum ReducedMotion {
    /** As the desktop says. */
    SYSTEM,
    ON,
    OFF;

    /** Null where the desktop decides. */
    public @Nullable Boolean byPerson() {
      return this == SYSTEM ? null : this == ON;
    }
  }

  /**
   * How the desktop points at a window while something waits and the person is elsewhere (B-37).
   */
  public enum AttentionRequest {
    OFF,
    /** For a few seconds, at each that comes. */
    ONCE,
    /** Until the person comes to the window. */
    UNTIL_FOCUS
  }

  public static final Settings DEFAULT = new Settings(Map.of());

  public Settings {
    set = Map.copyOf(set);
  }

  /** The same with another value; null returns to the default. */
  public Settings with(SettingKey key, @Nullable Object value) {
    Map<SettingKey, Object> changed = new EnumMap<>(SettingKey.class);
    changed.putAll(set);
    if (value == null) changed.remove(key);
    else changed.put(key, value);
    return new Settings(changed);
  }

  /** The value in force; null for a default that is not one value. */
  public @Nullable Object value(SettingKey key) {
    return set.getOrDefault(key, key.fallback());
  }

  private <T> T get(SettingKey key, Class<T> type) {
    return type.cast(Objects.requireNonNull(value(key)));
  }

  private boolean flag(SettingKey key) {
    return get(key, Boolean.class);
  }

  private int whole(SettingKey key) {
    return get(key, Integer.class);
  }

  public boolean notifications() {
    return flag(SettingKey.NOTIFICATIONS);
  }

  /** What programs notify of by themselves (OSC 9, 99, 777). */
  public boolean programNotifications() {
    return flag(SettingKey.PROGRAM_NOTIFICATIONS);
  }

  public boolean hideProgramText() {
    return flag(SettingKey.HIDE_PROGRAM_TEXT);
  }

  /** In seconds. */
  public double settleTime() {
    return get(SettingKey.SETTLE_TIME, Double.class);
  }

  public boolean activityMark() {
    return flag(SettingKey.ACTIVITY_MARK);
  }

  /** Least time of a command whose end is told; null for none. */
  public @Nullable Duration commandFinished() {
    int seconds = whole(SettingKey.COMMAND_FINISHED);
    return seconds == 0 ? null : Duration.ofSeconds(seconds);
  }

  public AttentionRequest attentionRequest() {
    return get(SettingKey.ATTENTION_REQUEST, AttentionRequest.class);
  }

  /** Whether the jump key goes to the program in front when nothing needs the person (B-57). */
  public boolean passJumpKey() {
    return flag(SettingKey.PASS_JUMP_KEY);
  }

  public boolean remindBlocked() {
    return flag(SettingKey.REMIND_BLOCKED);
  }

  /** Null for none. */
  public @Nullable DailyHours quietHours() {
    return (DailyHours) value(SettingKey.QUIET_HOURS);
  }

  public boolean sound() {
    return flag(SettingKey.SOUND);
  }

  /** In percent. */
  public int soundVolume() {
    return whole(SettingKey.SOUND_VOLUME);
  }

  /** Null for the first good monospaced family found. */
  public @Nullable String fontFamily() {
    return (String) value(SettingKey.FONT_FAMILY);
  }

  /** In points. */
  public double fontSize() {
    return get(SettingKey.FONT_SIZE, Double.class);
  }

  /** Whether signs that the font joins are drawn so. */
  public boolean ligatures() {
    return flag(SettingKey.LIGATURES);
  }

  /** Of text on its background, from 1 (as programs choose) to 21. */
  public double minimumContrast() {
    return get(SettingKey.MINIMUM_CONTRAST, Double.class);
  }

  public boolean textBlink() {
    return flag(SettingKey.TEXT_BLINK);
  }

  public Theme theme() {
    return get(SettingKey.THEME, Theme.class);
  }

  public int cols() {
    return whole(SettingKey.COLUMNS);
  }

  public int rows() {
    return whole(SettingKey.ROWS);
  }

  /** Empty for the login shell. */
  public List<String> shell() {
    return get(SettingKey.SHELL, List.class).stream().map(String.class::cast).toList();
  }

  /** Lines. */
  public int scrollback() {
    return whole(SettingKey.SCROLLBACK);
  }

  public ClipboardWrite clipboardWrite() {
    return get(SettingKey.CLIPBOARD_WRITE, ClipboardWrite.class);
  }

  /** Until the program chooses another. */
  public CursorShape cursorShape() {
    return get(SettingKey.CURSOR_SHAPE, CursorShape.class);
  }

  public CursorBlink cursorBlink() {
    return get(SettingKey.CURSOR_BLINK, CursorBlink.class);
  }

  /** What belongs to a word beside letters and digits. */
  public String wordCharacters() {
    return get(SettingKey.WORD_CHARACTERS, String.class);
  }

  /** Program and arguments, with {@code %f}, {@code %l} and {@code %c}; empty for the desktop's. */
  public List<String> openFile() {
    return get(SettingKey.OPEN_FILE, List.class).stream().map(String.class::cast).toList();
  }

  public Bell bell() {
    return get(SettingKey.BELL, Bell.class);
  }

  public ReducedMotion reducedMotion() {
    return get(SettingKey.REDUCED_MOTION, ReducedMotion.class);
  }

  /** Whether a plain shell is started so that it marks its prompts. */
  public boolean shellIntegration() {
    return flag(SettingKey.SHELL_INTEGRATION);
  }

  public EngineKind engine() {
    return get(SettingKey.ENGINE, EngineKind.class);
  }
}
