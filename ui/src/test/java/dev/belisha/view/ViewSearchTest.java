package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.screen.ScreenSnapshot;
import dev.belisha.vt.search.Hits;
import dev.belisha.vt.search.SearchQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The current hit, without a toolkit: tasks for the FX thread run on the test's. */
class ViewSearchTest {
  private final EngineSource source = new EngineSource(20, 5);
  private final BlockingQueue<Runnable> later = new LinkedBlockingQueue<>();
  private final List<Long> shown = new ArrayList<>();
  private ScreenSnapshot screen = source.snapshot(Long.MAX_VALUE, null);
  private final ViewSearch search =
      new ViewSearch(
          () -> source, () -> screen, (first, last) -> shown.add(first), later::add, () -> {});

  @AfterEach
  void close() {
    search.close();
  }

  private void output(String text) {
    source.feed(text);
    screen = source.snapshot(Long.MAX_VALUE, screen);
    search.follow();
  }

  private void await(BooleanSupplier wanted) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (!wanted.getAsBoolean()) {
      assertThat(System.nanoTime()).as("waited too long").isLessThan(end);
      try {
        Runnable task = later.poll(1, TimeUnit.SECONDS);
        if (task != null) task.run();
      } catch (InterruptedException stop) {
        throw new IllegalStateException(stop);
      }
    }
  }

  private void look(String text) {
    SearchQuery query = new SearchQuery(text, false, false, false);
    Hits before = search.hits();
    search.look(query);
    await(() -> search.hits() != before && search.hits().state() == Hits.State.COMPLETE);
  }

  private long line() {
    return search.index() < 0 ? -1 : search.hits().line(search.hits().start(search.index()));
  }

  /** It is a rehearsal, of which nothing is seen. */
  @Test
  void looksThroughTheHistoryBeforeThereIsAnythingToLookFor() {
    output("hit\r\n".repeat(10) + "hit");
    int before = source.reads();
    search.open();
    await(() -> source.reads() > before);
    assertThat(search.hits()).isSameAs(Hits.NONE);
    assertThat(search.marks()).isNull();
    assertThat(later).isEmpty();
    look("hit");
    assertThat(search.hits().count()).isEqualTo(11);
  }

  @Test
  void beginsWithTheHitAboveTheViewsEnd() {
    output("hit\r\n".repeat(10) + "hit");
    search.open();
    look("hit");
    assertThat(search.hits().count()).isEqualTo(11);
    assertThat(search.index()).isEqualTo(10);
    assertThat(shown).containsExactly(10L);
  }

  /** Scrolled back, it is the last one in sight, not the newest of all. */
  @Test
  void scrolledBackItBeginsThere() {
    output("hit\r\n".repeat(20));
    screen = source.snapshot(3, null);
    search.open();
    look("hit");
    assertThat(line()).isEqualTo(7);
  }

  @Test
  void goesRound() {
    output("a hit\r\nno\r\nhit\r\nhit\r\n");
    search.open();
    look("hit");
    assertThat(line()).isEqualTo(3);
    search.newer();
    assertThat(line()).as("from the newest to the oldest").isEqualTo(0);
    search.older();
    assertThat(line()).as("and back").isEqualTo(3);
    search.older();
    search.older();
    search.older();
    assertThat(line()).isEqualTo(3);
  }

  @Test
  void aLongerTextStaysWhereItIs() {
    output("hit one\r\nhit two\r\nhit one\r\nhit two\r\n");
    search.open();
    look("h");
    search.older();
    assertThat(line()).isEqualTo(2);
    look("hit");
    assertThat(line()).isEqualTo(2);
    look("hit t");
    assertThat(line()).as("the one above").isEqualTo(1);
  }

  @Test
  void staysWithItsTextWhileOutputComes() {
    output("x\r\nhit\r\n");
    search.open();
    look("hit");
    output("hit again\r\n".repeat(30));
    await(() -> search.hits().count() == 31);
    assertThat(line()).isEqualTo(1);
    assertThat(search.index()).isZero();
    assertThat(shown).as("output does not scroll").containsExactly(1L);
  }

  /** The history forgets it: the count goes down, and the next one is taken from where it was. */
  @Test
  void aHitThatLeavesTheHistoryIsNoLongerCurrent() {
    output("hit\r\n");
    search.open();
    look("hit");
    output("x\r\n".repeat(1100) + "hit");
    await(() -> search.index() < 0);
    assertThat(search.hits().count()).isEqualTo(1);
    search.older();
    assertThat(line()).isEqualTo(1101);
  }

  @Test
  void staysWithItsTextWhenLinesAreWrappedAnew() {
    output("a long line with a hit in it\r\nanother hit here\r\nend");
    search.open();
    look("hit");
    search.older();
    assertThat(line()).isEqualTo(0);
    long generation = search.hits().generation();
    source.resize(9, 5);
    screen = source.snapshot(Long.MAX_VALUE, null);
    search.follow();
    await(() -> search.hits().generation() != generation);
    assertThat(search.index()).isZero();
    assertThat(line()).isEqualTo(2);
  }

  @Test
  void aBadExpressionIsSaidAndFindsNothing() {
    output("hit");
    search.open();
    look("hit");
    search.look(new SearchQuery("(hit", true, false, false));
    assertThat(search.problem()).isEqualTo("Unclosed group at character 5");
    assertThat(search.hits().count()).isZero();
    search.older();
    look("hit");
    assertThat(search.problem()).isEmpty();
    assertThat(search.hits().count()).isEqualTo(1);
  }

  @Test
  void withoutTextNothingIsMarked() {
    output("hit");
    search.open();
    look("hit");
    assertThat(search.marks()).isNotNull();
    search.look(new SearchQuery("", false, false, false));
    assertThat(search.marks()).isNull();
    look("hit");
    search.close();
    assertThat(search.marks()).isNull();
    assertThat(search.isOpen()).isFalse();
  }

  /** Output that comes while there is nothing open costs nothing and is found later. */
  @Test
  void openedAgainItLooksForTheSame() {
    search.open();
    look("hit");
    search.close();
    output("hit\r\n");
    assertThat(search.hits().count()).isZero();
    search.open();
    await(() -> search.hits().count() == 1);
  }
}
