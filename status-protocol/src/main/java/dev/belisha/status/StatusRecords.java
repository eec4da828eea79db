package dev.belisha.status;

import java.time.InstantSource;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The records of one terminal (protocol page, sections 3 and 7): owns the seen flags, the drop
 * rules and the cap; the session only says what happened. Not thread-safe: same rules as the
 * terminal that feeds it.
 */
public final class StatusRecords {

  /**
   * @param shellInFront asked when a report arrives: true when the shell itself is the foreground
   *     process group, so that the foreground rule leaves the record alone
   * @param listener called for every transition, inside the call that caused it
   */
  public StatusRecords(
      InstantSource clock, BooleanSupplier shellInFront, Consumer<Transition> listener) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** The body of one OSC 7501, between {@code 7501;} and the terminator. Ignores what it must. */
  public void report(byte[] body, int offset, int length) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** OSC 133 A with k absent or i. */
  public void primaryPrompt() {
    throw new UnsupportedOperationException("not built yet");
  }

  /** The child is gone and its output drained. */
  public void programExited() {
    throw new UnsupportedOperationException("not built yet");
  }

  /** RIS. */
  public void hardReset() {
    throw new UnsupportedOperationException("not built yet");
  }

  /**
   * The foreground went back to the shell and stayed there for two polls. Does nothing once a
   * prompt mark was seen here.
   */
  public void foregroundReturned() {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Marks done and error records seen. */
  public void markAllSeen() {
    throw new UnsupportedOperationException("not built yet");
  }

  public void markSeen(String id, boolean seen) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** The person clears a record and all below it; the empty id clears all. */
  public void clear(String id) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Least recently updated first; an immutable copy. */
  public List<StatusRecord> records() {
    throw new UnsupportedOperationException("not built yet");
  }

  public @Nullable String effectiveApp(String id) {
    throw new UnsupportedOperationException("not built yet");
  }

  /** The roll-up of all records (section 7), null when no badge is due. */
  public @Nullable State headline() {
    throw new UnsupportedOperationException("not built yet");
  }

  /** Counts up at every change of anything but {@code updatedAt}. */
  public long revision() {
    throw new UnsupportedOperationException("not built yet");
  }
}
