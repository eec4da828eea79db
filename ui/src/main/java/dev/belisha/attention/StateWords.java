package dev.belisha.attention;

import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** States in words: the one place where they are chosen. */
public final class StateWords {
  private StateWords() {}

  /** After a name: {@code needs permission}, {@code failed}. */
  public static String after(State state, @Nullable Kind kind) {
    return switch (state) {
      case BLOCKED ->
          switch (kind) {
            case PERMISSION -> "needs permission";
            case QUESTION -> "asks a question";
            case AUTH -> "needs sign-in";
            case null -> "needs you";
          };
      case ERROR -> "failed";
      case DONE -> "finished";
      case WORKING -> "working";
      case IDLE -> "ready";
    };
  }

  /** By itself: {@code Needs permission}. */
  public static String alone(State state, @Nullable Kind kind) {
    String words = after(state, kind);
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** After a number: {@code 3 blocked}. */
  public static String counted(int number, State state) {
    return number + " " + (state == State.BLOCKED ? "blocked" : after(state, null));
  }
}
