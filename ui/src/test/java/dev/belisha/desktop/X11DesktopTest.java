package dev.belisha.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.belisha.desktop.Desktop.UnavailableException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The window system asked and told, on a display of the test's own (B-26, B-28, B-31, B-65). */
class X11DesktopTest {
  private PrivateDisplay display;
  private Desktop desktop;

  private void open() throws Exception {
    display = new PrivateDisplay();
    desktop = X11Desktop.open(display.name);
  }

  @AfterEach
  void close() {
    if (desktop != null) desktop.close();
    if (display != null) display.close();
  }

  /** The window system answers in its own time; the test fails only when it never does. */
  private static void eventually(Callable<Boolean> what) throws Exception {
    for (int tries = 0; tries < 200; tries++) {
      if (what.call()) return;
      Thread.sleep(50);
    }
    throw new AssertionError("did not happen within 10 s");
  }

  @ParameterizedTest
  @CsvSource({
    "gnome-shell/belisha/123-0-host_TIME456789, 456789",
    "x_TIME4294967295, -1",
    "x_TIME4294967296, 0",
    "b1946ac9-wayland-token, 0",
    "x_TIME12_more, 0"
  })
  void startupIdTellsTheTimeOfTheClick(String token, int time) {
    assertThat(X11Desktop.timeOf(token)).isEqualTo(time);
  }

  @Test
  void missingServerIsAClearError() {
    assertThatThrownBy(() -> X11Desktop.open(":64999")).isInstanceOf(UnavailableException.class);
  }

  @Tag("window")
  @Test
  void raiseMovesTheKeyboardUnderAWindowManager() throws Exception {
    open();
    display.start("openbox");
    // A window that comes up while the manager does is lost between the two.
    eventually(
        () -> display.output("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").contains("window id"));
    long first = display.window("first");
    long second = display.window("second");
    desktop.raise(first, null, () -> {});
    eventually(() -> desktop.focused(first));
    assertThat(desktop.focused(0)).isFalse();
    assertThat(desktop.focused(second)).isFalse();
    desktop.raise(second, null, () -> {});
    eventually(() -> desktop.focused(second));
    assertThat(desktop.focused(first)).isFalse();
    String token = "belisha-1-host_TIME1";
    desktop.raise(first, token, () -> {});
    eventually(() -> display.output("xprop", "-id", first + "", "_NET_STARTUP_ID").contains(token));
  }

  /**
   * B-29: a window manager that is deaf to us. With a token the startup id is tried, then the
   * server's time, then only the hint is left.
   */
  @Tag("window")
  @ParameterizedTest
  @CsvSource(
      value = {"belisha-1-host_TIME77, 2", "NONE, 1"},
      nullValues = "NONE")
  void whatIsLeftIsTheUrgencyHint(@Nullable String token, int wishes) throws Exception {
    open();
    long first = display.window("first");
    long second = display.window("second");
    desktop.raise(first, null, () -> {});
    eventually(() -> desktop.focused(first));
    for (String of : List.of("-root", "-id " + first)) {
      String[] words = ("xprop " + of + " -f _NET_SUPPORTING_WM_CHECK 32x").split(" ");
      display.output(
          add(words, "-set", "_NET_SUPPORTING_WM_CHECK", "0x" + Long.toHexString(first)));
    }
    eventually(() -> !desktop.focused(first));
    Process spy = display.start("stdbuf", "-oL", "xev", "-root", "-event", "substructure");
    AtomicInteger asked = new AtomicInteger();
    Thread.ofVirtual()
        .start(
            () ->
                spy.inputReader()
                    .lines()
                    .filter(line -> line.contains("_NET_ACTIVE_WINDOW"))
                    .forEach(line -> asked.incrementAndGet()));
    // The spy hears only what is sent after it began to listen.
    AtomicInteger primed = new AtomicInteger();
    while (asked.get() == 0) {
      int before = primed.get();
      desktop.raise(first, null, primed::incrementAndGet);
      eventually(() -> primed.get() > before);
    }
    asked.set(0);
    AtomicInteger refused = new AtomicInteger();
    desktop.raise(second, token, refused::incrementAndGet);
    eventually(() -> refused.get() == 1);
    eventually(() -> display.output("xprop", "-id", second + "", "WM_HINTS").contains("urgency"));
    assertThat(asked).hasValue(wishes);
    String id = display.output("xprop", "-id", second + "", "_NET_STARTUP_ID");
    if (token == null) assertThat(id).contains("not found");
    else assertThat(id).contains(token);
  }

  private static String[] add(String[] words, String... more) {
    return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
  }

  /** ux F5.8: the workspace comes along. */
  @Tag("window")
  @Test
  void raiseBringsTheWorkspaceOfTheWindow() throws Exception {
    open();
    display.start("openbox");
    eventually(
        () -> display.output("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").contains("window id"));
    long window = display.window("first");
    display.output("xdotool", "set_num_desktops", "2");
    display.output("xdotool", "set_desktop", "1");
    eventually(() -> display.output("xdotool", "get_desktop").equals("1"));
    eventually(() -> !desktop.focused(window));
    desktop.raise(window, null, () -> {});
    eventually(() -> desktop.focused(window));
    assertThat(display.output("xdotool", "get_desktop")).isEqualTo("0");
  }

  /** Who leaves the window at once is not fetched back by a second try. */
  @Tag("window")
  @Test
  void aWindowThatCameUpIsNotRaisedAgain() throws Exception {
    open();
    display.start("openbox");
    eventually(
        () -> display.output("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").contains("window id"));
    long first = display.window("first");
    long second = display.window("second");
    AtomicInteger refused = new AtomicInteger();
    desktop.raise(first, null, refused::incrementAndGet);
    eventually(() -> desktop.focused(first));
    desktop.raise(second, null, refused::incrementAndGet);
    eventually(() -> desktop.focused(second));
    Thread.sleep(3 * Desktop.TRY_MILLIS);
    assertThat(desktop.focused(second)).isTrue();
    assertThat(refused).hasValue(0);
  }

  @Tag("window")
  @Test
  void raiseMovesTheKeyboardWithoutAWindowManager() throws Exception {
    open();
    long first = display.window("first");
    long second = display.window("second");
    desktop.raise(first, null, () -> {});
    eventually(() -> desktop.focused(first));
    desktop.raise(second, null, () -> {});
    eventually(() -> desktop.focused(second));
    assertThat(desktop.focused(first)).isFalse();
  }

  /** A window manager writes the active window when it likes, long after the keyboard moved. */
  @Tag("window")
  @Test
  void tellsWhenTheActiveWindowIsAnother() throws Exception {
    open();
    long window = display.window("first");
    AtomicInteger told = new AtomicInteger();
    desktop.onFocusMoved(told::incrementAndGet);
    display.output(
        "xprop",
        "-root",
        "-f",
        "_NET_ACTIVE_WINDOW",
        "32c",
        "-set",
        "_NET_ACTIVE_WINDOW",
        window + "");
    eventually(() -> told.get() > 0);
  }

  @Tag("window")
  @Test
  void urgencyKeepsTheOtherHints() throws Exception {
    open();
    long window = display.window("first");
    String before = display.output("xprop", "-id", window + "", "WM_HINTS");
    desktop.urgent(window, true);
    eventually(() -> display.output("xprop", "-id", window + "", "WM_HINTS").contains("urgency"));
    desktop.urgent(window, false);
    eventually(() -> display.output("xprop", "-id", window + "", "WM_HINTS").equals(before));
  }

  @Tag("window")
  @Test
  void aWindowThatIsGoneHarmsNothing() throws Exception {
    open();
    desktop.raise(0x7777777, "x_TIME5", () -> {});
    desktop.urgent(0x7777777, true);
    assertThat(desktop.focused(0x7777777)).isFalse();
    desktop.primarySelection("still here");
    eventually(() -> "still here".equals(desktop.primarySelection()));
  }

  @Tag("window")
  @Test
  void primarySelectionGoesBothWays() throws Exception {
    open();
    assertThat(desktop.primarySelection()).isNull();
    Desktop other = X11Desktop.open(display.name);
    String text = "naïve 漢字 👩‍🚀\nsecond line";
    desktop.primarySelection(text);
    eventually(() -> text.equals(other.primarySelection()));
    other.primarySelection("theirs");
    eventually(() -> "theirs".equals(desktop.primarySelection()));
    String large = "0123456789".repeat(100_000);
    desktop.primarySelection(large);
    eventually(() -> large.equals(other.primarySelection()));
    other.close();
  }

  @Tag("window")
  @Test
  void closedDesktopAnswersNothingAndThrowsNothing() throws Exception {
    open();
    desktop.close();
    eventually(() -> desktop.primarySelection() == null);
    desktop.raise(1, null, () -> {});
    desktop.urgent(1, true);
    desktop.close();
  }
}
