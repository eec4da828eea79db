package dev.belisha.shell.sidebar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.attention.AttentionView;
import dev.belisha.shell.badge.Samples;
import dev.belisha.shell.badge.Samples.Tab;
import dev.belisha.shell.model.Place;
import dev.belisha.shell.sidebar.SidebarModel.Hold;
import dev.belisha.shell.sidebar.SidebarModel.Order;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the sidebar shows, with a clock of our own and no toolkit. */
class SidebarModelTest {
  private static final Instant NOW = Samples.NOW;
  private final SidebarModel model = new SidebarModel();

  private void show(Tab... tabs) {
    show(NOW, tabs);
  }

  private void show(Instant now, Tab... tabs) {
    model.show(Samples.view(tabs), 1, 1, now);
  }

  private List<Integer> tabs() {
    return model.rows().stream()
        .filter(Row.Tab.class::isInstance)
        .map(row -> row.key().tab())
        .toList();
  }

  private Row.Tab tab(int id) {
    return model.rows().stream()
        .filter(row -> row instanceof Row.Tab && row.key().tab() == id)
        .map(Row.Tab.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private List<String> below() {
    List<String> texts = new ArrayList<>();
    for (Row row : model.rows()) {
      switch (row) {
        case Row.Record record -> texts.add(record.key().id());
        case Row.Fold fold -> texts.add(fold.count() + " finished");
        case Row.More more -> texts.add("+" + more.count());
        default -> {}
      }
    }
    return texts;
  }

  private static Tab[] three(State second, State third) {
    Tab b = new Tab(2, "b").state(second).since(Duration.ofMinutes(5));
    Tab c = new Tab(3, "c").state(third).since(Duration.ofMinutes(9));
    return new Tab[] {new Tab(1, "a"), b, c};
  }

  @Test
  void tabOrderIsTheDefaultWhateverTheStatus() {
    // B-45, B-46
    show(three(State.WORKING, State.BLOCKED));
    assertThat(tabs()).containsExactly(1, 2, 3);
    assertThat(model.order()).isEqualTo(Order.TABS);
  }

  @Test
  void needsYouFirstPutsTheOldestWaitingOnTop() {
    show(three(State.BLOCKED, State.BLOCKED));
    model.order(Order.NEEDS_YOU, NOW);
    assertThat(tabs()).containsExactly(3, 2, 1);
    model.order(Order.RECENT, NOW);
    assertThat(tabs()).containsExactly(2, 3, 1);
  }

  @Test
  void orderIsHeldWhilePointerFocusMenuOrRenameIsThere() {
    // B-42, B-43
    for (Hold hold : Hold.values()) {
      show(three(State.WORKING, State.WORKING));
      model.order(Order.NEEDS_YOU, NOW);
      List<Integer> before = tabs();
      model.hold(hold, true, NOW);
      show(three(State.WORKING, State.BLOCKED));
      show(three(State.BLOCKED, State.WORKING));
      assertThat(tabs()).as("%s", hold).isEqualTo(before);
      // The state itself isn't held back.
      assertThat(tab(2).state()).isEqualTo("Needs you");
      model.hold(hold, false, NOW);
      model.refresh(NOW.plusMillis(599));
      assertThat(tabs()).isEqualTo(before);
      assertThat(model.due()).isEqualTo(NOW.plusMillis(600));
      model.refresh(NOW.plusMillis(600));
      assertThat(tabs()).containsExactly(2, 3, 1);
      model.order(Order.TABS, NOW.plusSeconds(9));
    }
  }

  @Test
  void whileHeldNewTabsComeLastAndClosedOnesGo() {
    show(three(State.WORKING, State.WORKING));
    model.order(Order.NEEDS_YOU, NOW);
    model.hold(Hold.POINTER, true, NOW);
    show(new Tab(1, "a"), new Tab(3, "c"), new Tab(4, "d").state(State.BLOCKED));
    assertThat(tabs()).containsExactly(3, 1, 4);
  }

  @Test
  void filterKeepsRowsInPlaceWhileHeld() {
    show(three(State.BLOCKED, State.BLOCKED));
    model.filter(State.BLOCKED, NOW);
    model.hold(Hold.POINTER, true, NOW);
    show(three(State.WORKING, State.BLOCKED));
    assertThat(tabs()).containsExactly(2, 3);
    model.hold(Hold.POINTER, false, NOW);
    model.refresh(NOW.plusSeconds(1));
    assertThat(tabs()).containsExactly(3);
  }

  @Test
  void queryLooksAtNameAppMessageAndChildren() {
    show(
        new Tab(1, "api").state(State.WORKING).app("claude", "Reading"),
        new Tab(2, "web").state(State.WORKING).app("codex", "Needs Ink"),
        new Tab(3, "x").state(State.WORKING).child("lint", State.WORKING, Duration.ZERO, "css"));
    for (String[] expected :
        new String[][] {{"API", "1"}, {"codex", "2"}, {"ink", "2"}, {"css", "3"}, {"lint", "3"}}) {
      model.query(expected[0], NOW);
      assertThat(tabs()).as(expected[0]).containsExactly(Integer.parseInt(expected[1]));
    }
    model.query("#2", NOW);
    assertThat(tabs()).containsExactly(2);
    model.query("", NOW);
    assertThat(tabs()).hasSize(3);
  }

  @Test
  void childrenAreCollapsedButABlockedOneShows() {
    Tab tab =
        new Tab(1, "a")
            .state(State.WORKING)
            .child("one", State.WORKING, Duration.ZERO)
            .child("two", State.BLOCKED, Duration.ZERO)
            .child("three", State.ERROR, Duration.ZERO);
    show(tab);
    assertThat(below()).containsExactly("two", "three");
    model.expand(1, true, NOW);
    assertThat(below()).containsExactly("one", "two", "three");
  }

  @Test
  void finishedChildrenFoldAfterThirtySeconds() {
    // B-33
    Tab tab =
        new Tab(1, "a")
            .state(State.WORKING)
            .child("new", State.DONE, Duration.ofSeconds(29))
            .child("old", State.DONE, Duration.ofSeconds(30))
            .child("older", State.DONE, Duration.ofMinutes(3));
    show(tab);
    model.expand(1, true, NOW);
    assertThat(below()).containsExactly("new", "2 finished");
    assertThat(model.due()).isEqualTo(NOW.plusSeconds(1));
    model.refresh(NOW.plusSeconds(1));
    assertThat(below()).containsExactly("3 finished");
    Row fold = model.rows().getLast();
    model.toggle(fold, NOW.plusSeconds(1));
    assertThat(below()).containsExactly("new", "old", "older", "3 finished");
  }

  @Test
  void aFinishedParentOfLiveWorkStays() {
    Tab tab =
        new Tab(1, "a")
            .child("p", State.DONE, Duration.ofHours(1))
            .child("p/q", State.WORKING, Duration.ofHours(1));
    show(tab);
    model.expand(1, true, NOW);
    assertThat(below()).containsExactly("p", "p/q");
  }

  @Test
  void atMostTwentyChildrenThenACount() {
    Tab tab = new Tab(1, "a").state(State.WORKING);
    for (int i = 0; i < 63; i++) tab.child("c" + i, State.WORKING, Duration.ZERO);
    tab.child("last", State.BLOCKED, Duration.ZERO);
    show(tab);
    model.expand(1, true, NOW);
    assertThat(below()).hasSize(21).contains("last").endsWith("+44");
    model.toggle(model.rows().getLast(), NOW);
    assertThat(below()).hasSize(64).doesNotContain("+44");
  }

  /** Ux F2: whoever waits is never behind the count, however much failed above. */
  @Test
  void whatIsBlockedIsNeverCountedAway() {
    Tab tab = new Tab(1, "a").state(State.WORKING);
    for (int i = 0; i < 25; i++) tab.child("c" + i, State.ERROR, Duration.ZERO);
    tab.child("last", State.BLOCKED, Duration.ZERO);
    show(tab);
    assertThat(below()).hasSize(21).contains("last").endsWith("+6");
    Tab many = new Tab(1, "a").state(State.WORKING);
    for (int i = 0; i < 25; i++) many.child("c" + i, State.BLOCKED, Duration.ZERO);
    show(many);
    assertThat(below()).hasSize(25);
  }

  /** Protocol page, section 5: 9;4;2 is work in the colour of errors, and nobody waits for it. */
  @Test
  void failingProgressSaysSoAndCountsAsWork() {
    show(new Tab(1, "a").state(State.WORKING).progress(40).from("9;4").failed());
    assertThat(tab(1).state()).isEqualTo("Failing 40 %");
    assertThat(tab(1).badge().failed()).isTrue();
    assertThat(tab(1).waits()).isFalse();
  }

  /** B-62. */
  @Test
  void aSilentTabInAMultiplexerSaysWhyNothingArrives() {
    model.hidden(Map.of(1, "tmux", 2, "screen"), NOW);
    show(new Tab(1, "a"), new Tab(2, "b").state(State.WORKING).app("pi", "busy"));
    assertThat(tab(1).message()).isEqualTo("tmux hides program status");
    assertThat(tab(1).tooltip())
        .contains("tmux hides program status")
        .contains("allow-passthrough on")
        .contains("belisha report --tmux");
    assertThat(tab(2).message()).isEqualTo("busy");
    model.hidden(Map.of(), NOW.plusSeconds(1));
    assertThat(tab(1).message()).isEmpty();
  }

  @Test
  void seenResultStaysAsQuietText() {
    show(new Tab(1, "a").state(State.DONE).app("mvn", "BUILD SUCCESS").seen());
    Row.Tab row = tab(1);
    assertThat(row.seen()).isTrue();
    assertThat(row.badge().state()).isNull();
    assertThat(row.state()).isEqualTo("Finished");
    assertThat(row.waits()).isFalse();
  }

  @Test
  void rowTellsEverythingInWords() {
    Tab tab = new Tab(7, "api-server").blocked(Kind.PERMISSION).app("claude", "Run tests?");
    show(new Tab(1, "a"), tab.since(Duration.ofMinutes(4)));
    Row.Tab row = tab(7);
    assertThat(row.age()).isEqualTo("4 m");
    assertThat(row.app()).isEqualTo("claude");
    assertThat(row.message()).isEqualTo("Run tests?");
    assertThat(row.accessible())
        .isEqualTo("api-server, tab 2 of 2, needs permission, for 4 minutes: Run tests?");
    assertThat(row.tooltip().lines().count()).isLessThanOrEqualTo(6);
    assertThat(row.tag()).isEqualTo("program");
  }

  /** B-18: the row says that its tab is muted, and until when. */
  @Test
  void aMutedTabSaysSo() {
    Instant end = NOW.plus(Duration.ofMinutes(15));
    show(new Tab(1, "a").mutedUntil(end), new Tab(2, "b").muted(), new Tab(3, "c"));
    assertThat(tab(1).muted()).isTrue();
    assertThat(tab(1).tooltip()).contains("muted for 15 min");
    assertThat(tab(2).accessible()).endsWith(", muted");
    assertThat(tab(3).muted()).isFalse();
  }

  @Test
  void aTabWhoseProgramEndedSaysHow() {
    show(new Tab(1, "a").exited(0), new Tab(2, "b").exited(3));
    assertThat(tab(1).state()).isEqualTo("Ended");
    assertThat(tab(2).state()).isEqualTo("Exit status 3");
    assertThat(tab(2).tag()).isEqualTo("exit");
  }

  @Test
  void otherWindowsComeLaterUnderTheirOwnHeading() {
    show(new Tab(5, "other").window(2), new Tab(1, "mine"));
    assertThat(tabs()).containsExactly(1, 5);
    assertThat(model.rows().get(1)).isInstanceOf(Row.Heading.class);
  }

  @Test
  void tabsStandUnderTheirFolderOrMachine() {
    model.places(
        Map.of(
            1, new Place("~/web", ""),
            2, new Place("~/api", ""),
            3, new Place("/srv", "build-3"),
            4, new Place("~/web", "")));
    show(
        new Tab(1, "a").state(State.DONE),
        new Tab(2, "b"),
        new Tab(3, "c"),
        new Tab(4, "d").state(State.BLOCKED));
    model.grouping(Grouping.FOLDER, NOW);
    assertThat(outline())
        .containsExactly("~/api 0", "2", "~/web 2", "1", "4", "build-3: /srv 0", "3");
    model.order(Order.NEEDS_YOU, NOW);
    assertThat(outline())
        .containsExactly("~/api 0", "2", "~/web 2", "4", "1", "build-3: /srv 0", "3");
    model.grouping(Grouping.HOST, NOW);
    assertThat(outline()).containsExactly("This machine 2", "4", "1", "2", "build-3 0", "3");
    model.grouping(Grouping.NONE, NOW);
    assertThat(outline()).containsExactly("4", "1", "2", "3");
  }

  private List<String> outline() {
    return model.rows().stream()
        .map(
            row ->
                row instanceof Row.Heading heading
                    ? heading.title() + " " + heading.waiting()
                    : Integer.toString(row.key().tab()))
        .toList();
  }

  /** B-42: a shell that goes to another folder moves no row under the hand. */
  @Test
  void groupsAreHeldAsRowsAre() {
    model.places(Map.of(1, new Place("~/a", ""), 2, new Place("~/b", "")));
    show(new Tab(1, "a"), new Tab(2, "b"));
    model.grouping(Grouping.FOLDER, NOW);
    model.hold(Hold.POINTER, true, NOW);
    model.places(Map.of(1, new Place("~/c", ""), 2, new Place("~/b", "")));
    show(new Tab(1, "a"), new Tab(2, "b"));
    assertThat(outline()).containsExactly("~/a 0", "1", "~/b 0", "2");
    model.hold(Hold.POINTER, false, NOW);
    model.refresh(NOW.plusSeconds(1));
    assertThat(outline()).containsExactly("~/b 0", "2", "~/c 0", "1");
  }

  @Test
  void queryLooksAtFolderAndMachineToo() {
    model.places(Map.of(1, new Place("~/src/web", ""), 2, new Place("/srv", "build-3")));
    show(new Tab(1, "a"), new Tab(2, "b"));
    model.query("src/WEB", NOW);
    assertThat(tabs()).containsExactly(1);
    model.query("build-3", NOW);
    assertThat(tabs()).containsExactly(2);
    assertThat(tab(2).app()).isEqualTo("build-3");
  }

  /** B-48: what the digits open is counted on the rows, and stands still while they are held. */
  @Test
  void digitsCountTheRowsOfTheListAndHoldThem() {
    Tab[] many = new Tab[12];
    for (int i = 0; i < 12; i++) many[i] = new Tab(i + 21, "t" + i).state(State.WORKING);
    show(many);
    model.order(Order.NEEDS_YOU, NOW);
    model.hold(Hold.DIGITS, true, NOW);
    assertThat(tab(21).number()).isEqualTo("#21");
    model.hold(Hold.FOCUS, true, NOW);
    many[5].state(State.BLOCKED);
    show(many);
    assertThat(tab(21).number()).isEqualTo("1");
    assertThat(tab(28).number()).isEqualTo("8");
    assertThat(tab(29).number()).isEqualTo("#29");
    assertThat(tab(32).number()).isEqualTo("9");
    assertThat(model.atDigit(1).orElseThrow().key().tab()).isEqualTo(21);
    assertThat(model.atDigit(9).orElseThrow().key().tab()).isEqualTo(32);
    model.hold(Hold.DIGITS, false, NOW);
    assertThat(tab(21).number()).isEqualTo("#21");
  }

  @Test
  void teachesUntilSomethingReports() {
    show(new Tab(1, "a"));
    assertThat(model.teaches()).isTrue();
    show(new Tab(1, "a").state(State.IDLE));
    assertThat(model.teaches()).isFalse();
    assertThat(new SidebarModel().teaches()).isTrue();
    assertThat(AttentionView.EMPTY.tabs()).isEmpty();
  }

  @Test
  void ageStepsAndTellsItsNextStep() {
    assertThat(Age.text(NOW, NOW.plusSeconds(9))).isEqualTo("now");
    assertThat(Age.text(NOW, NOW.plusSeconds(59))).isEqualTo("50 s");
    assertThat(Age.text(NOW, NOW.plusSeconds(61))).isEqualTo("1 m");
    assertThat(Age.text(NOW, NOW.plusSeconds(7300))).isEqualTo("2 h");
    assertThat(Age.text(NOW, NOW.plus(Duration.ofDays(3)))).isEqualTo("3 d");
    assertThat(Age.next(NOW, NOW.plusSeconds(61))).isEqualTo(NOW.plusSeconds(120));
    assertThat(Age.next(NOW, NOW.plusSeconds(12))).isEqualTo(NOW.plusSeconds(20));
  }

  /** What is left of a program that ended and had told nothing: that it ended, and how. */
  @Test
  void anEndedTabSaysSo() {
    show(new Tab(1, "a").exited(0), new Tab(2, "b").exited(3), new Tab(3, "c"));
    assertThat(tab(1).state()).isEqualTo("Ended");
    assertThat(tab(1).tag()).isEqualTo("exit");
    assertThat(tab(2).state()).isEqualTo("Exit status 3");
    assertThat(tab(2).tooltip()).contains("from exit");
    assertThat(tab(3).state()).isEmpty();
  }

  /** B-18: the row shows it, and for how long. */
  @Test
  void aMutedRowSaysForHowLong() {
    Instant now = Samples.NOW;
    show(
        new Tab(1, "a").mutedUntil(now.plusSeconds(15 * 60)),
        new Tab(2, "b").mutedUntil(Instant.MAX),
        new Tab(3, "c").mutedUntil(now.plusSeconds(10)));
    assertThat(tab(1).muted()).isTrue();
    assertThat(tab(1).tooltip()).contains("muted for 15 min");
    assertThat(tab(2).tooltip()).endsWith("muted");
    assertThat(tab(3).tooltip()).contains("muted for 1 min");
    assertThat(due(0)).isEqualTo(now.plusSeconds(60));
    assertThat(due(1)).isNull();
    assertThat(due(2)).isEqualTo(now.plusSeconds(10));
  }

  /** ux F4: a report has no time-out, but the row says how old the last one is. */
  @Test
  void workWithoutAReportForHalfAnHourSaysSo() {
    Duration hour = Duration.ofHours(1);
    show(
        working(1, Duration.ofMinutes(34)).app("pi", "Reading"),
        working(2, Duration.ofSeconds(1799)).app("pi", "Reading"),
        new Tab(3, "c").blocked(Kind.PERMISSION).since(hour).silent(hour),
        new Tab(4, "d").state(State.DONE).since(hour).silent(hour),
        new Tab(5, "e").state(State.WORKING).from("9;4").since(hour).silent(hour));
    assertThat(tab(1).message()).isEqualTo("no report for 34 m · Reading");
    assertThat(tab(1).state()).as("the state stays").isEqualTo("Working");
    assertThat(tab(1).tooltip()).contains("no report for 34 m");
    assertThat(tab(1).accessible())
        .isEqualTo("a, tab 1 of 5, working, for 1 hour, no report for 34 minutes: Reading");
    assertThat(due(0)).isEqualTo(NOW.plusSeconds(60));
    assertThat(tab(2).message()).isEqualTo("Reading");
    assertThat(due(1)).isEqualTo(NOW.plusSeconds(1));
    for (int waits = 3; waits <= 5; waits++) {
      assertThat(tab(waits).message()).as("tab %d", waits).isEmpty();
    }
  }

  private static Tab working(int id, Duration silent) {
    return new Tab(id, "a").state(State.WORKING).since(Duration.ofHours(1)).silent(silent);
  }

  /** The revision goes with "Mark seen": what came after it was never on screen. */
  @Test
  void aRowNamesTheRevisionThatItShows() {
    show(new Tab(1, "a").state(State.DONE).revision(17));
    assertThat(tab(1).revision()).isEqualTo(17);
    show(new Tab(1, "a"));
    assertThat(tab(1).revision()).isEqualTo(-1);
  }

  private @Nullable Instant due(int row) {
    return model.rows().row(row, NOW).due();
  }
}
