package dev.belisha.view;

import dev.belisha.session.Session;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Where a view takes its screen from and sends its keys to. Calls take the session's lock, which
 * its reader holds for tenths of a millisecond at a time; none waits for the program.
 */
public interface TerminalSource {
  ScreenSnapshot snapshot(long topLine, @Nullable ScreenSnapshot previous);

  <T extends @Nullable Object> T read(Function<VtTerminal, T> reader);

  void act(Consumer<VtTerminal> action);

  void resize(int cols, int rows);

  static TerminalSource of(Session session) {
    return new TerminalSource() {
      @Override
      public ScreenSnapshot snapshot(long topLine, @Nullable ScreenSnapshot previous) {
        return session.snapshot(topLine, previous);
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
