package dev.belisha.config;

import dev.belisha.config.Settings.AttentionRequest;
import dev.belisha.config.Settings.Bell;
import dev.belisha.config.Settings.ClipboardWrite;
import dev.belisha.config.Settings.ReducedMotion;
import dev.belisha.config.Settings.Theme;
import dev.belisha.vt.TerminalOptions.EngineKind;
import dev.belisha.vt.screen.ScreenSnapshot.CursorShape;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Every key of the settings file: its name, what its value may be, and what it means. The one table
 * behind the reader, {@link Settings}, the settings page and {@code docs/settings.md}.
 */
public enum SettingKey {
  NOTIFICATIONS(
      Group.ATTENTION,
      "notifications",
      new Shape.Flag(),
      true,
      "Desktop notifications, and toasts in the window."),
  PROGRAM_NOTIFICATIONS(
      Group.ATTENTION,
      "program-notifications",
      new Shape.Flag(),
      true,
      "Notifications that a program sends by itself (OSC 9, 99, 777), beside its status."),
  HIDE_PROGRAM_TEXT(
      Group.ATTENTION,
      "hide-program-text",
      new Shape.Flag(),
      false,
      "Leaves a program's own message out of notifications: it may hold a whole command."),
  SETTLE_TIME(
      Group.ATTENTION,
      "settle-time",
      new Shape.Decimal(0, 60),
      0.7,
      "Seconds that a program must stay blocked or failed before you are told."),
  REMIND_BLOCKED(
      Group.ATTENTION,
      "remind-blocked",
      new Shape.Flag(),
      false,
      "Notifies once more of a program that has been blocked for 3 minutes."),
  ATTENTION_REQUEST(
      Group.ATTENTION,
      "attention-request",
      new Shape.Choice(AttentionRequest.class),
      AttentionRequest.UNTIL_FOCUS,
      "Whether the taskbar or dock points at the window while something waits: never, once for a"
          + " few seconds, or until you come to it."),
  PASS_JUMP_KEY(
      Group.ATTENTION,
      "pass-jump-key",
      new Shape.Flag(),
      false,
      "When nothing needs you, the jump key goes to the program in front; else a short line says"
          + " that nothing does."),
  ACTIVITY_MARK(
      Group.ATTENTION,
      "activity-mark",
      new Shape.Flag(),
      false,
      "A dot on a tab that printed something out of your sight; any status takes its place."),
  COMMAND_FINISHED(
      Group.ATTENTION,
      "command-finished",
      new Shape.Whole(0, 86400),
      0,
      "Notifies of a shell's command that ends out of your sight after so many seconds; 0 for none."
          + " The shell must mark its commands (OSC 133)."),
  QUIET_HOURS(
      Group.ATTENTION,
      "quiet-hours",
      new Shape.Hours(),
      null,
      "none",
      "No notification and no sound in these hours of each day. A program that is still blocked when"
          + " they end tells you then."),
  SOUND(
      Group.ATTENTION,
      "sound",
      new Shape.Flag(),
      false,
      "A short sound with a notification, at most one in 3 seconds."),
  SOUND_VOLUME(
      Group.ATTENTION,
      "sound-volume",
      new Shape.Whole(0, 100),
      50,
      "Loudness of the sounds in percent."),
  FONT_FAMILY(
      Group.LOOK,
      "font-family",
      new Shape.Text(),
      null,
      "found by itself",
      "Family of the terminal's text; else the first good monospaced family there is."),
  FONT_SIZE(
      Group.LOOK,
      "font-size",
      new Shape.Decimal(4, 72),
      13.0,
      "Size of the terminal's text in points."),
  LIGATURES(
      Group.LOOK,
      "ligatures",
      new Shape.Flag(),
      false,
      "Joins signs such as `->` and `!=` where the font has a form for them."),
  MINIMUM_CONTRAST(
      Group.LOOK,
      "minimum-contrast",
      new Shape.Decimal(1, 21),
      1.0,
      "Makes text lighter or darker until it stands out that much from its background: 4.5 is easy"
          + " to read, 7 very. 1 leaves programs' own colours."),
  TEXT_BLINK(
      Group.LOOK,
      "text-blink",
      new Shape.Flag(),
      true,
      "Lets text blink when a program asks for it (SGR 5), unless motion is reduced."),
  THEME(
      Group.LOOK,
      "theme",
      new Shape.Choice(Theme.class),
      Theme.SYSTEM,
      "Colours; `system` follows the desktop."),
  CURSOR_SHAPE(
      Group.LOOK,
      "cursor-shape",
      new Shape.Choice(CursorShape.class),
      CursorShape.BLOCK,
      "The cursor's shape, until a program chooses another. Without the keyboard it is hollow."),
  CURSOR_BLINK(
      Group.LOOK,
      "cursor-blink",
      new Shape.Choice(Settings.CursorBlink.class),
      Settings.CursorBlink.PROGRAM,
      "Whether the cursor blinks: never, when a program asks for it, or always. It stands still"
          + " while you type, when nothing has happened for 15 seconds, and with reduced motion."),
  REDUCED_MOTION(
      Group.LOOK,
      "reduced-motion",
      new Shape.Choice(ReducedMotion.class),
      ReducedMotion.SYSTEM,
      "Nothing turns, glides or blinks; `system` follows the desktop."),
  COLUMNS(Group.LOOK, "columns", new Shape.Whole(20, 500), 100, "Width of a new window in cells."),
  ROWS(Group.LOOK, "rows", new Shape.Whole(5, 200), 30, "Height of a new window in cells."),
  SHELL(
      Group.TERMINAL,
      "shell",
      new Shape.Command(),
      List.of(),
      "your login shell",
      "What a new tab runs."),
  SHELL_INTEGRATION(
      Group.TERMINAL,
      "shell-integration",
      new Shape.Flag(),
      true,
      "Has bash, zsh and fish mark prompts and commands and tell their folder, without a change to"
          + " your own files. Takes effect in new tabs."),
  SCROLLBACK(
      Group.TERMINAL,
      "scrollback",
      new Shape.Whole(0, 1_000_000),
      10_000,
      "Lines of history per pane, of 128 MiB at most. Takes effect in new tabs."),
  CLIPBOARD_WRITE(
      Group.TERMINAL,
      "clipboard-write",
      new Shape.Choice(ClipboardWrite.class),
      ClipboardWrite.FOCUSED,
      "Whether a program may fill the clipboard (OSC 52): only from the pane that has the"
          + " keyboard, after asking you each time, always, or never. Reading the clipboard is"
          + " never allowed."),
  BELL(
      Group.TERMINAL,
      "bell",
      new Shape.Choice(Bell.class),
      Bell.VISUAL,
      "What a program's bell does beside the mark on its tab: nothing, a frame around the pane for"
          + " a moment, a short sound, or the taskbar points at the window while you are elsewhere."),
  WORD_CHARACTERS(
      Group.TERMINAL,
      "word-characters",
      new Shape.Text(),
      "_-./~+@%:?&=#$",
      "What a double click takes as part of a word, beside letters and digits."),
  OPEN_FILE(
      Group.TERMINAL,
      "open-file",
      new Shape.Command(),
      List.of(),
      "the desktop's program",
      "What opens a file named with a line, such as `src/main.c:12`, when you Ctrl+click it and say"
          + " yes. `%f` stands for the file, `%l` for the line, `%c` for the column."),
  ENGINE(
      Group.TERMINAL,
      "engine",
      new Shape.Choice(EngineKind.class),
      EngineKind.BELISHA,
      "Which parser reads a program's output. Takes effect in new tabs.");

  /** A section of the settings page. */
  public enum Group {
    ATTENTION("Who needs you"),
    LOOK("Look"),
    TERMINAL("Terminal");

    private final String title;

    Group(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }
  }

  private final Group group;
  private final String key;
  private final Shape shape;
  private final @Nullable Object fallback;
  private final String defaultText;
  private final String meaning;

  SettingKey(Group group, String key, Shape shape, Object fallback, String meaning) {
    this(group, key, shape, fallback, shape.write(fallback), meaning);
  }

  SettingKey(
      Group group,
      String key,
      Shape shape,
      @Nullable Object fallback,
      String defaultText,
      String meaning) {
    this.group = group;
    this.key = key;
    this.shape = shape;
    this.fallback = fallback;
    this.defaultText = defaultText;
    this.meaning = meaning;
  }

  public Group group() {
    return group;
  }

  /** As written in the file. */
  public String key() {
    return key;
  }

  /** As the page shows it: {@code Font family}. */
  public String title() {
    return Character.toUpperCase(key.charAt(0)) + key.substring(1).replace('-', ' ');
  }

  public Shape shape() {
    return shape;
  }

  /** What holds while the file does not set it; null where that is not one value. */
  @Nullable Object fallback() {
    return fallback;
  }

  public String defaultText() {
    return defaultText;
  }

  public String meaning() {
    return meaning;
  }

  static Optional<SettingKey> of(String key) {
    return Arrays.stream(values()).filter(candidate -> candidate.key.equals(key)).findFirst();
  }
}
