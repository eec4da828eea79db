package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.PointerStack;
import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.context.TerminalEvent.PointerShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OSC 22: xterm's pointer names, and kitty's stack and questions. */
class PointerShapeOscTest {
  private final TestTerminal t = TestTerminal.open(8, 2);

  @ParameterizedTest(name = "{index}: {0}")
  @CsvSource({
    "'22;pointer', pointer",
    "'22;=wait', wait",
    "'22;>text', text",
    "'22;left_ptr', left_ptr",
    "'22;', ''",
    "'22;=', ''",
    "'22', ''",
    "'22;<', ''"
  })
  void sets(String body, String shape) {
    t.raw("\033]" + body + "\007");
    assertThat(t.events).containsExactly(new PointerShape(shape));
  }

  @Test
  void pushesAndPops() {
    t.raw("\033]22;wait\007\033]22;>text\007\033]22;<\007\033]22;<\007\033]22;<\007");
    assertThat(t.events)
        .extracting(event -> ((PointerShape) event).name())
        .containsExactly("wait", "text", "wait", "", "");
  }

  /** Several are pushed in their order: the last is on top. */
  @Test
  void pushesSeveral() {
    t.raw("\033]22;>text,wait\007\033]22;<\007");
    assertThat(t.events).containsExactly(new PointerShape("wait"), new PointerShape("text"));
  }

  @Test
  void theStackIsBounded() {
    for (int at = 0; at < 1000; at++) t.raw("\033]22;>text\007");
    for (int at = 0; at < PointerStack.MAX_DEPTH; at++) t.raw("\033]22;<\007");
    t.raw("\033]22;?__current__\007").repliesWith("\033]22;text\007");
    t.raw("\033]22;<\007\033]22;?__current__\007").repliesWith("\033]22;0\007");
  }

  @ParameterizedTest(name = "{index}: {0}")
  @CsvSource({
    "text, 1",
    "left_ptr, 0",
    "'text,nothing,wait', '1,0,1'",
    "__current__, 0",
    "__default__, text",
    "__grabbed__, text",
    "nesw-resize, 1",
    "'', 0"
  })
  void answersWhetherAShapeIsThere(String names, String answer) {
    t.raw("\033]22;?" + names + "\033\\").repliesWith("\033]22;" + answer + "\033\\");
    assertThat(t.events).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"22;Te xt", "22;=\u00FF", "22;?"})
  void badNamesSetNothing(String body) {
    t.raw("\033]" + body + "\007");
    assertThat(t.events).isEmpty();
  }

  @Test
  void longNamesSetNothing() {
    t.raw("\033]22;" + "a".repeat(1000) + "\007");
    assertThat(t.events).isEmpty();
  }

  /** Separate stacks; the shape follows the screen. */
  @ParameterizedTest
  @ValueSource(ints = {47, 1047, 1049})
  void eachScreenHasItsOwnStack(int mode) {
    t.raw("\033]22;wait\007\033[?" + mode + "h\033]22;?__current__\007")
        .repliesWith("\033]22;0\007");
    t.raw("\033]22;>move\007\033[?" + mode + "l\033]22;?__current__\007");
    t.repliesWith("\033]22;wait\007");
    t.raw("\033[?" + mode + "h\033]22;<\007\033[?" + mode + "l");
    assertThat(t.events)
        .extracting(event -> ((PointerShape) event).name())
        .containsExactly("wait", "", "move", "wait", "move", "", "wait");
  }

  @Test
  void theUsersResetGivesTheUsualOneBack() {
    t.raw("\033]22;wait\007").vt.reset();
    assertThat(t.events).endsWith(new PointerShape(""));
  }

  @Test
  void risGivesTheUsualOneBack() {
    t.raw("\033]22;wait\007\033c\033]22;?__current__\007").repliesWith("\033]22;0\007");
    assertThat(t.events)
        .containsSubsequence(new PointerShape("wait"), new PointerShape(""))
        .contains(new TerminalEvent.HardReset());
  }
}
