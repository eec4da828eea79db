package dev.belisha.shell.badge;

import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.StateWords;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a badge shows (ux F1), as data.
 *
 * @param state null for no record: nothing is drawn but a bell
 * @param progress 0 to 100, or -1 for none
 * @param ring true for OSC 9;4
 * @param paused OSC 9;4;4: a ring that stands still
 * @param failed OSC 9;4;2: a ring in the colour of errors
 * @param bell the terminal rang and nothing more urgent is known
 * @param activity the terminal printed something and nothing else is known (B-54)
 * @param blocked how many records are blocked; a number is drawn from 2 on (B-39)
 */
public record BadgeStatus(
    @Nullable State state,
    @Nullable Kind kind,
    int progress,
    boolean ring,
    boolean paused,
    boolean failed,
    boolean bell,
    boolean activity,
    int blocked) {
  public BadgeStatus(
      @Nullable State state,
      @Nullable Kind kind,
      int progress,
      boolean ring,
      boolean paused,
      boolean failed,
      boolean bell,
      int blocked) {
    this(state, kind, progress, ring, paused, failed, bell, false, blocked);
  }

  public static final BadgeStatus NONE =
      new BadgeStatus(null, null, -1, false, false, false, false, 0);

  private static final String SHELL_PROGRESS = "9;4";
  private static final String OUTPUT = "output";

  public static BadgeStatus of(State state, @Nullable Kind kind, int progress) {
    return new BadgeStatus(state, kind, progress, false, false, false, false, 0);
  }

  /** A tab's roll-up. */
  public static BadgeStatus of(TabStatus tab) {
    return new BadgeStatus(
        tab.headline(),
        tab.kind(),
        tab.progress(),
        tab.provenance().equals(SHELL_PROGRESS),
        tab.paused(),
        tab.failed(),
        tab.bell(),
        tab.provenance().equals(OUTPUT),
        tab.headline() == State.BLOCKED ? tab.mix().blocked() : 0);
  }

  /** One record; a seen result has no badge (ux F3). */
  public static BadgeStatus of(RecordRow row) {
    State state = row.state();
    return state == null || row.seen() ? NONE : of(state, row.kind(), row.progress());
  }

  /** A ring turns when work goes on and nobody says how far it is. */
  boolean turns() {
    return isRing() && progress < 0 && !paused && !failed;
  }

  /** True for OSC 9;4, in whatever colour. */
  public boolean isShellRing() {
    return ring && isRing();
  }

  boolean isRing() {
    return state == State.WORKING;
  }

  /** The state in words, for sidebar, tooltip and accessible name; empty for none (B-50). */
  public String words() {
    State shown = state;
    if (shown == null) return bell ? "Bell" : activity ? "New output" : "";
    return shown == State.WORKING ? workingWords() : StateWords.alone(shown, kind);
  }

  private String workingWords() {
    String word = failed ? "Failing" : paused ? "Paused" : "Working";
    return progress < 0 ? word : word + " " + progress + " %";
  }

  /** The words inside a sentence: {@code needs permission}. */
  public String wordsInside() {
    String words = words();
    return words.isEmpty()
        ? ""
        : words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
  }

  /** Whether a change from another status has to be on screen at the next pulse. */
  public boolean differsInKind(BadgeStatus other) {
    return state != other.state
        || kind != other.kind
        || ring != other.ring
        || paused != other.paused
        || failed != other.failed
        || bell != other.bell
        || activity != other.activity
        || blocked != other.blocked;
  }
}
