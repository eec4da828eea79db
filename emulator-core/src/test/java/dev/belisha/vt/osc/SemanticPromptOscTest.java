package dev.belisha.vt.osc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.vt.TestTerminal;
import dev.belisha.vt.context.TerminalEvent.Mark;
import dev.belisha.vt.context.TerminalEvent.PromptMark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** OSC 133; what a primary prompt drops is protocol page, section 3. */
class SemanticPromptOscTest {
  private final TestTerminal t = TestTerminal.open(10, 3);

  @ParameterizedTest
  @CsvSource({
    "A, PRIMARY_PROMPT, -1",
    "A;k=i, PRIMARY_PROMPT, -1",
    "A;aid=12;cl=m, PRIMARY_PROMPT, -1",
    "A;k=s, OTHER_PROMPT, -1",
    "A;k=c, OTHER_PROMPT, -1",
    "A;aid=1;k=r, OTHER_PROMPT, -1",
    "A;k=, OTHER_PROMPT, -1",
    "P;k=i, OTHER_PROMPT, -1",
    "B, COMMAND_START, -1",
    "B;x=y, COMMAND_START, -1",
    "C, OUTPUT_START, -1",
    "C;cmdline=ls, OUTPUT_START, -1",
    "D, COMMAND_END, -1",
    "D;, COMMAND_END, -1",
    "D;0, COMMAND_END, 0",
    "D;130;aid=1, COMMAND_END, 130",
    "N, PRIMARY_PROMPT, -1",
    "N;aid=7, PRIMARY_PROMPT, -1",
    "I, COMMAND_START, -1",
    "D;-1, COMMAND_END, -1",
    "D;1234, COMMAND_END, 1234",
    "D;3221225786, COMMAND_END, -1",
    "D;aid=1, COMMAND_END, -1",
    "D;99999999999, COMMAND_END, -1",
  })
  void marks(String body, Mark mark, int status) {
    t.raw("\033]133;" + body + "\007");
    assertThat(t.events).containsExactly(new PromptMark(mark, status));
  }

  @ParameterizedTest
  @ValueSource(strings = {"133", "133;", "133;a", "133;AA", "133;X", "133; A", "133;;A"})
  void doesNothing(String body) {
    t.raw("\033]" + body + "\007");
    assertThat(t.events).isEmpty();
    assertThat(t.vt.promptLines()).isEmpty();
  }

  @Test
  void onlyPrimaryPromptsAreLinesToJumpTo() {
    t.raw("\033]133;A\007$ \r\n\033]133;A;k=s\007> \r\n\033]133;A\007$ ");
    assertThat(t.vt.promptLines()).containsExactly(0, 2);
  }

  @Test
  void promptLinesMoveIntoTheHistory() {
    t.raw("\033]133;A\007$ \r\n1\r\n2\r\n3\r\n4\r\n");
    assertThat(t.vt.promptLines()).containsExactly(0);
  }

  /** L and N go to the start of a line, unless the cursor is at one. */
  @Test
  void freshLines() {
    t.raw("out\033]133;L\007\033]133;L\007a").shows("out", "a");
    t.raw("\033]133;N\007$ ").shows("out", "a", "$");
    assertThat(t.vt.promptLines()).containsExactly(2);
    assertThat(t.events).hasSize(1);
  }

  @Test
  void onlyADropsRecords() {
    t.raw("\033]7501;state=working\033\\\033]133;N\007\033]133;L\007");
    assertThat(t.records.records()).hasSize(1);
  }

  @Test
  void aPrimaryPromptDropsWhatIsWorkingAndAnotherDoesNot() {
    t.raw("\033]7501;state=working\033\\\033]7501;state=done:id=a\033\\");
    t.raw("\033]133;A;k=s\007\033]133;B\007\033]133;C\007\033]133;D;1\007\033]133;P\007");
    assertThat(t.records.records()).hasSize(2);
    t.raw("\033]133;A\007");
    assertThat(t.records.records()).extracting("id").containsExactly("a");
  }
}
