package dev.belisha.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.AttentionView.Counts;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.Journal.BadgeChanged;
import dev.belisha.attention.Journal.Place;
import dev.belisha.attention.Journal.TabClosed;
import dev.belisha.status.State;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code wait} comes to (B-4, B-60). */
class WaitingTest {
  /**
   * Tabs 1 and 2. A step is a tab's number and its state, {@code x} for closed; those of the first
   * column are there at the beginning.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        // already so
        "1done 2working |             | 1   | done         | any | reached",
        "1done 2working |             | 1 2 | done         | any | reached",
        "1done 2working |             | 1 2 | done         | all | -",
        // comes to it
        "1working       | 1blocked    | 1   | blocked,done | any | reached",
        "1working       | 1done       | 1   | blocked,done | any | reached",
        "1working       | 1idle       | 1   | blocked,done | any | -",
        "1working       | 1idle 1done | 1   | blocked,done | any | reached",
        "1working       | 1none       | 1   | none         | any | reached",
        "1none          |             | 1   | none         | any | reached",
        // all at the same time
        "1working 2working | 1done 2done       | 1 2 | done | all | reached",
        "1working 2working | 1done 1idle 2done | 1 2 | done | all | -",
        // failed
        "1working          | 1error          | 1   | done       | any | failed",
        "1working          | 1error          | 1   | done,error | any | reached",
        "1error            |                 | 1   | done       | any | failed",
        "1working 2working | 1error          | 1 2 | done       | any | -",
        "1working 2working | 1error 2done    | 1 2 | done       | any | reached",
        "1working 2working | 1error 2error   | 1 2 | done       | any | failed",
        "1working 2working | 1error          | 1 2 | done       | all | failed",
        // closed
        "1working          | 1x      | 1   | done | any | closed",
        "                  |         | 1   | done | any | closed",
        "1working 2working | 1x      | 1 2 | done | any | -",
        "1working 2working | 1x 2x   | 1 2 | done | any | closed",
        "1working 2working | 1x 2error | 1 2 | done | any | failed",
        "1working 2working | 1x      | 1 2 | done | all | closed",
        // another tab's news
        "1working 2working | 2done   | 1   | done | any | -",
      })
  void comesTo(
      @Nullable String first,
      @Nullable String then,
      String tabs,
      String states,
      String how,
      @Nullable String result) {
    List<Integer> asked = List.of(tabs.split(" ")).stream().map(Integer::valueOf).toList();
    Waiting waiting = new Waiting(asked, Set.of(states.split(",")), how.equals("all"));
    List<TabStatus> there = new ArrayList<>();
    for (String step : steps(first)) there.add(RandomStatus.plain(number(step), state(step)));
    waiting.begin(new Listing(0, new AttentionView(1, there, Counts.NONE)));
    for (String step : steps(then)) {
      Place place = new Place(1, number(step), 1, "");
      waiting.take(
          step.endsWith("x")
              ? new TabClosed(place, Instant.EPOCH)
              : new BadgeChanged(place, Instant.EPOCH, null, state(step)));
    }
    Waiting.Result expected = result == null ? null : Waiting.Result.valueOf(result.toUpperCase());
    assertThat(waiting.result()).isEqualTo(expected);
  }

  private static List<String> steps(@Nullable String text) {
    return text == null || text.isBlank() ? List.of() : List.of(text.strip().split(" "));
  }

  private static int number(String step) {
    return Integer.parseInt(step.substring(0, 1));
  }

  private static @Nullable State state(String step) {
    return State.of(step.substring(1));
  }
}
