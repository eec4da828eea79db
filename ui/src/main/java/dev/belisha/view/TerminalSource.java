package dev.belisha.view;

import dev.belisha.session.Session;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Where a view takes its screen from and sends its keys to. */
public interface TerminalSource {
  /** How long one view may hold up the painting of all others. */
  long FRAME_MILLIS = 16;

  /**
   * On the painter's thread, which all views share: waits for the session's lock about a frame
   * long, then gives null.
   */
  @Nullable ScreenSnapshot snapshot(long topLine, @Nullable ScreenSnapshot previous);

  /**
   * Waits for the session's lock, which its reader holds for tenths of a millisecond and a resize
   * for as long as it rewraps: only for what no snapshot has.
   */
  <T extends @Nullable Object> T read(Function<VtTerminal, T> reader);

  /** Soon, in order, on a thread of the session's; returns at once. */
  void act(Consumer<VtTerminal> action);

  /** Soon; returns at once. */
  void resize(int cols, int rows);

  static TerminalSource of(Session session) {
    return new TerminalSource() {
      @Override
      public @Nullable ScreenSnapshot snapshot(long topLine, @Nullable ScreenSnapshot previous) {
        return session.snapshotWithin(FRAME_MILLIS, topLine, previous);
      }

      @Override
      public <T extends @Nullable Object> T read(Function<VtTerminal, T> reader) {
        return session.read(reader);
      }

      @Override
      public void act(Consumer<VtTerminal> action) {
        session.act(action);
      }

      @Override
      public void resize(int cols, int rows) {
        session.resize(cols, rows);
      }
    };
  }
}
