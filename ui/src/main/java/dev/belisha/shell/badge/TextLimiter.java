package dev.belisha.shell.badge;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Lets urgent changes of a row through at once and the rest at most four times a second a row (ux
 * F2). Use: {@link #begin}, {@link #pass} for every row, then {@link #due} for when to come again.
 *
 * @param <K> what a row is, for as long as it stands
 * @param <V> what it shows; equal values look equal
 */
public final class TextLimiter<K, V> {
  public static final Duration GAP = Duration.ofMillis(250);

  private final BiPredicate<V, V> urgent;
  private final Map<K, Shown<V>> rows = new HashMap<>();
  private @Nullable Instant due;

  private record Shown<V>(V value, Instant at) {}

  /**
   * @param urgent whether a change from the first to the second value must show at the next pulse
   */
  public TextLimiter(BiPredicate<V, V> urgent) {
    this.urgent = urgent;
  }

  /** A new pass over the rows; those that aren't in {@code live} are forgotten. */
  public void begin(Set<K> live) {
    due = null;
    rows.keySet().retainAll(live);
  }

  /** What to show for a row: the new value, or what it showed before until its time comes. */
  public V pass(K row, V value, Instant now) {
    Shown<V> shown = rows.get(row);
    if (shown != null && shown.value.equals(value)) return shown.value;
    if (shown != null && !urgent.test(shown.value, value)) {
      Instant free = shown.at.plus(GAP);
      if (now.isBefore(free)) {
        if (due == null || free.isBefore(due)) due = free;
        return shown.value;
      }
    }
    rows.put(row, new Shown<>(value, now));
    return value;
  }

  /** When a value that was held back may show; null when none was. */
  public @Nullable Instant due() {
    return due;
  }
}
