package dev.belisha.shell.badge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Words, outlines and limits without a toolkit. */
class BadgeWordsTest {
  @Test
  void everyStateAndKindHasItsOwnWord() {
    // B-50: never by colour alone.
    Set<String> words = new HashSet<>();
    for (State state : State.values()) words.add(BadgeStatus.of(state, null, -1).words());
    for (Kind kind : Kind.values()) words.add(BadgeStatus.of(State.BLOCKED, kind, -1).words());
    assertThat(words)
        .containsExactlyInAnyOrder(
            "Needs permission",
            "Asks a question",
            "Needs sign-in",
            "Needs you",
            "Failed",
            "Finished",
            "Working",
            "Ready");
    assertThat(BadgeStatus.of(State.WORKING, null, 40).words()).isEqualTo("Working 40 %");
    assertThat(BadgeStatus.NONE.words()).isEmpty();
  }

  @Test
  void everyBlockedKindHasItsOwnOutline() {
    Set<String> outlines = new HashSet<>();
    for (Kind kind : Kind.values()) outlines.add(BadgeGlyphs.blocked(kind));
    outlines.add(BadgeGlyphs.blocked(null));
    assertThat(outlines).hasSize(4);
  }

  @Test
  void titleCountsBlockedAndFailedTabs() {
    // B-38: the counts come from the one view.
    assertThat(WindowTitle.of(new Counts(2, 1, 5, 3, 0), "api")).isEqualTo("(2▲ 1✕) api");
    assertThat(WindowTitle.of(new Counts(0, 1, 0, 0, 0), "api")).isEqualTo("(1✕) api");
    assertThat(WindowTitle.of(new Counts(0, 0, 4, 4, 4), "api")).isEqualTo("api");
  }

  @Test
  void textWaitsForItsTurnAndStateDoesNot() {
    TextLimiter<Integer, String> limiter =
        new TextLimiter<>((from, to) -> from.charAt(0) != to.charAt(0));
    Instant start = Samples.NOW;
    int shown = 0;
    String last = "";
    for (int milli = 0; milli < 1000; milli += 10) {
      limiter.begin(Set.of(1));
      String now = limiter.pass(1, "w" + milli, start.plusMillis(milli));
      if (!now.equals(last)) shown++;
      last = now;
    }
    assertThat(shown).isEqualTo(4);
    assertThat(limiter.due()).isEqualTo(start.plusMillis(1000));
    limiter.begin(Set.of(1));
    assertThat(limiter.pass(1, "b", start.plusMillis(991))).isEqualTo("b");
  }
}
