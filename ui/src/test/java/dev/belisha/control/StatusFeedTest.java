package dev.belisha.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.Journal.BadgeChanged;
import dev.belisha.attention.Journal.Event;
import dev.belisha.attention.Journal.Place;
import dev.belisha.attention.Journal.RecordChanged;
import dev.belisha.status.Source;
import dev.belisha.status.State;
import dev.belisha.status.Transition;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What readers get of a feed, however fast or slow they are (B-61). */
@Timeout(60)
class StatusFeedTest {
  private static final Place PLACE = new Place(1, 2, 3, "api");

  private final StatusFeed feed = new StatusFeed();

  private static Event badge(long number) {
    return new BadgeChanged(PLACE, Instant.ofEpochSecond(number), null, State.WORKING);
  }

  private void add(int from, int to) {
    for (int each = from; each <= to; each++) feed.add(badge(each));
  }

  @Test
  void newsComeInOrderInBatches() throws Exception {
    add(1, 5);
    assertThat(feed.last()).isEqualTo(5);
    assertThat(feed.after(2, 2)).isEqualTo(new StatusFeed.Events(3, List.of(badge(3), badge(4))));
    assertThat(feed.after(4, 100)).isEqualTo(new StatusFeed.Events(5, List.of(badge(5))));
  }

  @Test
  void aReaderWaitsForWhatIsToCome() throws Exception {
    CompletableFuture<StatusFeed.Batch> got = new CompletableFuture<>();
    Thread reader =
        Thread.startVirtualThread(
            () -> {
              try {
                got.complete(feed.after(0, 9));
              } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
              }
            });
    add(1, 1);
    assertThat(got.get(30, TimeUnit.SECONDS))
        .isEqualTo(new StatusFeed.Events(1, List.of(badge(1))));
    reader.join();
  }

  @Test
  void whatIsNotKeptAnyMoreIsAGap() throws Exception {
    add(1, StatusFeed.KEPT + 10);
    assertThat(feed.after(3, 9)).isEqualTo(new StatusFeed.Gap(4, 10));
    assertThat(((StatusFeed.Events) feed.after(10, 9)).first()).isEqualTo(11);
  }

  /** A number of another run of Belisha. */
  @Test
  void aNumberThatIsStillToComeIsAGap() throws Exception {
    add(1, 5);
    assertThat(feed.after(9, 9)).isEqualTo(new StatusFeed.Gap(0, 5));
  }

  @Test
  void theTextOfOldOnesIsLetGo() throws Exception {
    for (int each = 1; each <= StatusFeed.WITH_TEXT + 1; each++) {
      feed.add(
          new RecordChanged(
              PLACE,
              1,
              new Transition(
                  each,
                  Instant.EPOCH,
                  "",
                  State.WORKING,
                  State.BLOCKED,
                  null,
                  "pi",
                  "title",
                  "message",
                  Source.REPORT)));
    }
    assertThat(transition(1).msg()).isNull();
    assertThat(transition(1).title()).isNull();
    assertThat(transition(1).app()).isEqualTo("pi");
    assertThat(transition(2).msg()).isEqualTo("message");
  }

  private Transition transition(long number) throws InterruptedException {
    StatusFeed.Events one = (StatusFeed.Events) feed.after(number - 1, 1);
    return ((RecordChanged) one.events().getFirst()).transition();
  }

  @Test
  void aReaderThatKeepsUpMissesNothing() throws Exception {
    int all = 10_000;
    Thread writer = Thread.ofPlatform().start(() -> add(1, all));
    long known = 0;
    while (known < all) {
      StatusFeed.Events events = (StatusFeed.Events) feed.after(known, 64);
      assertThat(events.first()).isEqualTo(known + 1);
      for (Event event : events.events()) assertThat(event).isEqualTo(badge(++known));
    }
    writer.join();
  }
}
