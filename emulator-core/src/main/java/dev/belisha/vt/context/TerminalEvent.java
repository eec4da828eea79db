package dev.belisha.vt.context;

import org.jspecify.annotations.Nullable;

/**
 * What a program's output asks of the world outside the engine. All text is untrusted: capped by
 * the engine, not yet neutralised for display. Status transitions do not come this way; they go
 * from the record store to its own listener.
 */
public sealed interface TerminalEvent {

  /** OSC 0 and 2. */
  record TitleChanged(String title) implements TerminalEvent {}

  /** OSC 7, OSC 9;9 and OSC 1337 CurrentDir: a decoded path; host null when it is this machine. */
  record WorkingDirectoryChanged(String path, @Nullable String host) implements TerminalEvent {}

  /** BEL outside any sequence. */
  record Bell() implements TerminalEvent {}

  /**
   * OSC 9 with text, 777 and 99: a plain notification.
   *
   * @param key of one whose program may want to hear of it, change or close it (OSC 99): what comes
   *     later with the same key takes its place; 0 for one that nobody asks after
   */
  record Notification(int key, String title, String body, NotificationWishes wishes)
      implements TerminalEvent {
    public Notification(String title, String body) {
      this(0, title, body, NotificationWishes.NONE);
    }
  }

  /** OSC 99: its program closed it, or there were too many. */
  record NotificationWithdrawn(int key) implements TerminalEvent {}

  /** OSC 9;4. {@code percent} is -1 when not given. */
  record Progress(ProgressState state, int percent) implements TerminalEvent {}

  enum ProgressState {
    NONE,
    NORMAL,
    ERROR,
    INDETERMINATE,
    PAUSED
  }

  /** OSC 133. {@code exitStatus} only with {@code COMMAND_END}, -1 when not given. */
  record PromptMark(Mark mark, int exitStatus) implements TerminalEvent {}

  enum Mark {
    /** A with k absent or {@code i}: a new primary prompt. */
    PRIMARY_PROMPT,
    /** A with another k: continuation, secondary or right prompt. */
    OTHER_PROMPT,
    COMMAND_START,
    OUTPUT_START,
    COMMAND_END
  }

  /** OSC 52 write, decoded. Whether it is carried out is the user's setting. */
  record ClipboardWrite(boolean primary, String text) implements TerminalEvent {}

  /** The program changed the size itself, which {@code windowOps} allowed: the pty must be told. */
  record Resized(int cols, int rows) implements TerminalEvent {}

  /** OSC 22: the mouse pointer's shape, a name of CSS or X; empty for the usual one. */
  record PointerShape(String name) implements TerminalEvent {}

  /** RIS. The record store has been told already. */
  record HardReset() implements TerminalEvent {}

  /** OSC 10, 11, 12, 4 and their resets changed a colour: everything must be repainted. */
  record ColorsChanged() implements TerminalEvent {}
}
