package dev.belisha.status;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a blocked program waits for (protocol page, section 2, key {@code kind}). */
public enum Kind {
  PERMISSION,
  QUESTION,
  AUTH;

  private static final Kind[] ALL = values();
  private final String wire = name().toLowerCase(Locale.ROOT);

  /** The word in a report. */
  public String wire() {
    return wire;
  }

  /** The kind a word names, case-sensitive; null for none. */
  public static @Nullable Kind of(String word) {
    for (Kind kind : ALL) {
      if (kind.wire.equals(word)) return kind;
    }
    return null;
  }
}
