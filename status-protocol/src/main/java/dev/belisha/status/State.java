package dev.belisha.status;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a program says it is doing (protocol page, section 2, key {@code state}). */
public enum State {
  IDLE,
  WORKING,
  DONE,
  BLOCKED,
  ERROR;

  private static final State[] ALL = values();
  private final String wire = name().toLowerCase(Locale.ROOT);

  /** The word in a report. */
  public String wire() {
    return wire;
  }

  /** The state a word names, case-sensitive; null for none. */
  public static @Nullable State of(String word) {
    for (State state : ALL) {
      if (state.wire.equals(word)) return state;
    }
    return null;
  }

  /** True for {@code done} and {@code error}, the states that can be seen. */
  public boolean isResult() {
    return this == DONE || this == ERROR;
  }
}
