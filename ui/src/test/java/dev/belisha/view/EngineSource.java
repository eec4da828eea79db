package dev.belisha.view;

import dev.belisha.status.StatusRecords;
import dev.belisha.status.Transition;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.VtTerminal;
import dev.belisha.vt.screen.ScreenSnapshot;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** An engine without a program, as a view's source. */
public final class EngineSource implements TerminalSource {
  private final ByteArrayOutputStream sent = new ByteArrayOutputStream();
  public final VtTerminal engine;
  private volatile int reads;

  public EngineSource(int cols, int rows) {
    StatusRecords records = new StatusRecords(InstantSource.system(), () -> false, this::changed);
    engine =
        new VtTerminal(
            new TerminalOptions(cols, rows, 1000, TerminalOptions.EngineKind.BELISHA),
            records,
            sent::writeBytes,
            event -> {});
  }

  private void changed(Transition happened) {
    engine.statusChanged(happened);
  }

  public synchronized void feed(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    engine.feed(bytes, 0, bytes.length);
  }

  /** How often something was read so far. */
  int reads() {
    return reads;
  }

  public String takeSent() {
    String text = sent.toString(StandardCharsets.UTF_8);
    sent.reset();
    return text;
  }

  @Override
  public synchronized ScreenSnapshot snapshot(long topLine, @Nullable ScreenSnapshot previous) {
    return engine.snapshot(topLine, previous);
  }

  @Override
  public synchronized <T extends @Nullable Object> T read(Function<VtTerminal, T> reader) {
    reads++;
    return reader.apply(engine);
  }

  @Override
  public synchronized void act(Consumer<VtTerminal> action) {
    action.accept(engine);
  }

  @Override
  public synchronized void resize(int cols, int rows) {
    engine.resize(cols, rows);
  }
}
