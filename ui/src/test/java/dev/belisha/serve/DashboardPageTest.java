package dev.belisha.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.StateWords;
import dev.belisha.control.RandomStatus;
import dev.belisha.status.Kind;
import dev.belisha.status.State;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The page in a real browser, over a real control socket. */
@Timeout(180)
class DashboardPageTest {
  private static final String NAMES =
      "[...document.querySelectorAll('.name')].map(e => e.textContent).join()";

  @TempDir private Path folder;
  @TempDir private Path profile;
  private Chromium browser;
  private ServeRig rig;

  @BeforeEach
  void open() throws Exception {
    browser = new Chromium(profile);
    rig = new ServeRig(folder, Duration.ofSeconds(10), true);
  }

  @AfterEach
  void close() throws Exception {
    if (browser != null) browser.close();
    if (rig != null) rig.close();
  }

  private static AttentionView two(State second) {
    return Example.view(
        new Example()
            .tab("first", State.WORKING, null, 40, "make", "Compiling", 3)
            .tab("second", second, second == State.BLOCKED ? Kind.QUESTION : null, "pi", "Go on?"));
  }

  /** B-7, B-38, B-50: the same as the window shows, live, in shapes and words. */
  @Test
  void tabsShowLiveAndWhatNeedsYouComesFirst() throws Exception {
    rig.show(two(State.WORKING));
    browser.visit(rig.address());
    browser.await(NAMES, "first,second");
    browser.await("document.title", "Belisha");
    browser.await("document.querySelector('#link-words').textContent", "Live");
    assertThat(browser.value("document.querySelector('.state').textContent"))
        .isEqualTo("Working 40 %");
    rig.show(two(State.BLOCKED));
    browser.await(NAMES, "second,first");
    browser.await("document.title", "(1▲) Belisha");
    browser.await("document.querySelector('#needs-title').textContent", "Needs you (1)");
    browser.await(
        "document.querySelector('.tab .badge use').getAttribute('href')", "#blocked-question");
    browser.await("document.querySelector('#told').textContent", "second: Asks a question");
    rig.show(two(State.ERROR));
    browser.await("document.title", "(1✕) Belisha");
    browser.await("document.querySelector('.state').textContent", "Failed");
    assertThat(browser.complaints).isEmpty();
    assertThat(rig.app.deeds).as("nothing was done").isEmpty();
  }

  /** The words are those of the window. */
  @Test
  void everyStateHasItsWords() throws Exception {
    Example all = new Example();
    StringBuilder words = new StringBuilder();
    for (Kind kind : Kind.values()) all.tab("t", State.BLOCKED, kind, "", "");
    for (State state : State.values()) all.tab("t", state, null, "", "");
    rig.show(Example.view(all));
    browser.visit(rig.address());
    browser.await("document.querySelectorAll('.tab').length", "8");
    String shown =
        browser.value(
            "[...document.querySelectorAll('.tab > .state')].map(e => e.textContent).join()");
    for (Kind kind : Kind.values()) words.append(StateWords.alone(State.BLOCKED, kind)).append(',');
    for (State state : State.values()) words.append(StateWords.alone(state, null)).append(',');
    assertThat(shown.split(",")).containsExactlyInAnyOrder(words.toString().split(","));
    String shapes =
        browser.value(
            "[...document.querySelectorAll('.badge use')].every(e => document.querySelector(e.getAttribute('href'))) + ''");
    assertThat(shapes).isEqualTo("true");
  }

  /** B-58 and the protocol, section 6: text is text. */
  @Test
  void hostileTextShowsAsText() throws Exception {
    String hostile =
        "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>";
    rig.show(
        Example.view(new Example().tab(hostile, State.BLOCKED, Kind.QUESTION, hostile, hostile)));
    browser.visit(rig.address());
    browser.await("document.querySelector('.name')?.textContent", hostile);
    browser.await("document.querySelector('.said').textContent", hostile);
    for (int seed = 1; seed <= 5; seed++) {
      rig.show(new RandomStatus(seed).view(20 + seed));
      browser.await("document.querySelectorAll('.tab').length", Integer.toString(20 + seed));
    }
    assertThat(
            browser.value(
                "document.querySelectorAll('main img, main script, main a, main iframe').length + ''"))
        .isEqualTo("0");
    assertThat(browser.value("document.title")).doesNotContain("owned");
    assertThat(browser.complaints).isEmpty();
  }

  @Test
  void theFilterAndTheKeyboard() throws Exception {
    rig.show(Example.busy());
    browser.visit(rig.address());
    browser.await("document.querySelectorAll('.tab').length", "20");
    browser.press("Tab");
    browser.await("document.activeElement.id", "search");
    browser.type("invoice");
    browser.await(NAMES, "billing");
    browser.press("Escape");
    browser.await("document.querySelectorAll('.tab').length", "20");
    browser.press("Tab");
    browser.press("Tab");
    browser.press("Enter");
    browser.await("document.activeElement.textContent", "Blocked 3");
    browser.await("document.activeElement.getAttribute('aria-pressed')", "true");
    browser.await("document.querySelectorAll('.tab').length", "3");
    browser.value(
        "document.querySelector('#search').value = 'nothing like it'; document.querySelector('#search').dispatchEvent(new Event('input')); ''");
    browser.await(
        "document.querySelector('#empty').textContent", "No tab fits the filter.Show all");
    browser.value("document.querySelector('#empty button').click(); ''");
    browser.await("document.querySelectorAll('.tab').length", "20");
    browser.value(
        "document.querySelector('details').open = true; document.querySelector('summary').focus(); ''");
    rig.show(Example.busy());
    browser.await(
        "document.querySelector('details').open && document.activeElement.tagName", "SUMMARY");
  }

  @Test
  void withoutAStatusItTeachesAndWhenBelishaEndsItSaysSo() throws Exception {
    rig.show(Example.view(new Example().tab("shell", null, null, "", "")));
    browser.visit(rig.address());
    browser.await("document.querySelector('#teach').hidden", "false");
    rig.endBelisha();
    browser.await("document.querySelector('#link-words').textContent", "Belisha does not answer");
    browser.await("document.querySelector('#stale').hidden", "false");
    rig.startBelisha();
    rig.show(two(State.DONE));
    browser.await("document.querySelector('#link-words').textContent", "Live");
    browser.await("document.querySelector('#teach').hidden", "true");
    rig.server.close();
    browser.await("document.querySelector('#link-words').textContent", "Not connected");
  }

  @Test
  void noOtherPageReadsIt() throws Exception {
    rig.show(two(State.WORKING));
    String port = ":" + rig.server.port();
    browser.visit("http://rebound.example" + port + "/?token=" + rig.key.token());
    browser.await("document.body?.textContent.trim()", "This is not its address.");
    browser.visit("http://127.0.0.1" + port + "/?token=wrong");
    browser.await("document.body?.textContent.includes('belisha serve')", "true");
    browser.visit("data:text/html,<p>another");
    browser.await("document.body?.textContent", "another");
    String stream = "http://127.0.0.1" + port + "/events?token=" + rig.key.token();
    assertThat(browser.value("fetch('" + stream + "').then(() => 'read', () => 'forbidden')"))
        .isEqualTo("forbidden");
  }

  /** Not a check: pictures for people, into the folder that {@code belisha.pictures} names. */
  @Test
  void pictures() throws Exception {
    String given = System.getProperty("belisha.pictures", "");
    assumeTrue(!given.isEmpty(), "no pictures wanted");
    Path pictures = Path.of(given);
    rig.show(Example.busy());
    browser.look(false, true, 1100, 900);
    browser.visit(rig.address());
    browser.await("document.querySelectorAll('.tab').length", "20");
    browser.picture(pictures.resolve("dashboard-light.png"));
    browser.look(true, true, 1100, 900);
    browser.picture(pictures.resolve("dashboard-dark.png"));
    browser.value("document.querySelector('details').open = true; scrollTo(0, 300); ''");
    browser.picture(pictures.resolve("dashboard-records.png"));
    browser.look(true, true, 390, 844);
    browser.value("scrollTo(0, 0); ''");
    browser.picture(pictures.resolve("dashboard-narrow.png"));
    browser.look(false, true, 900, 600);
    rig.show(Example.view(new Example()));
    browser.await("document.querySelectorAll('.tab').length", "0");
    browser.picture(pictures.resolve("dashboard-none.png"));
    rig.show(Example.view(new Example().tab("~/work", null, null, "", "")));
    browser.await("document.querySelectorAll('.tab').length", "1");
    browser.picture(pictures.resolve("dashboard-one.png"));
    rig.show(new RandomStatus(3).view(9));
    browser.await("document.querySelectorAll('.tab').length", "9");
    browser.picture(pictures.resolve("dashboard-odd.png"));
    rig.endBelisha();
    browser.await("document.querySelector('#stale').hidden", "false");
    browser.picture(pictures.resolve("dashboard-gone.png"));
  }
}
