package dev.belisha.vt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.StatusRecords;
import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.context.TerminalEvent;
import dev.belisha.vt.osc.OscCommands;
import dev.belisha.vt.screen.VtScreen;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** OSC 0 sets both titles, 1 the icon's and 2 the window's (ctlseqs). */
class IconTitleTest {
  private final List<TerminalEvent> events = new ArrayList<>();
  private final TerminalContext core =
      new TerminalContext(
          new VtScreen(10, 2, 10),
          false,
          new StatusRecords(InstantSource.fixed(Instant.EPOCH), () -> false, transition -> {}),
          bytes -> {},
          events::add);
  private final OscCommands commands = new OscCommands(core);

  @Test
  void eachNumberSetsItsOwn() {
    run("0;both");
    assertThat(titles()).containsExactly("both", "both");
    run("1;small");
    assertThat(titles()).containsExactly("both", "small");
    run("2;large");
    assertThat(titles()).containsExactly("large", "small");
    run("1");
    assertThat(titles()).containsExactly("large", "small");
    assertThat(events).hasSize(2);
  }

  @Test
  void theIconTitleIsCappedAndCleaned() {
    run("1;a\u0007b" + "x".repeat(TerminalContext.MAX_TITLE));
    assertThat(core.titles.icon()).startsWith("abx").hasSize(TerminalContext.MAX_TITLE);
  }

  private List<String> titles() {
    return List.of(core.titles.title(), core.titles.icon());
  }

  private void run(String string) {
    byte[] bytes = string.getBytes(StandardCharsets.UTF_8);
    commands.run(bytes, bytes.length, true, bytes.length + 3);
  }
}
