package dev.belisha.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.FxRig;
import dev.belisha.attention.PaneKey;
import dev.belisha.session.Session;
import dev.belisha.session.SessionSpec;
import dev.belisha.vt.TerminalOptions;
import dev.belisha.vt.context.TerminalEvent;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** What one run of a program tells, and when; the FX thread is a queue of the test's own. */
class PaneProgramTest {
  private final List<String> told = new CopyOnWriteArrayList<>();
  private final Queue<Runnable> fx = new ConcurrentLinkedQueue<>();
  private final PaneProgram program =
      new PaneProgram(
          new PaneKey(1, 1),
          recorder(ProgramFacts.class),
          recorder(PaneProgram.Owner.class),
          fx::add);

  /** Writes down the names of the calls. */
  private <T> T recorder(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              told.add(method.getName());
              return null;
            }));
  }

  private void drain() {
    Runnable task = fx.poll();
    while (task != null) {
      task.run();
      task = fx.poll();
    }
  }

  private static SessionSpec spec(String... command) {
    Path folder = Path.of("/");
    return new SessionSpec(List.of(command), folder, Map.of(), "1", TerminalOptions.of(80, 24));
  }

  private static void await(Session session) throws Exception {
    FxRig.await("end", () -> !session.running());
  }

  @Test
  void aQuickProgramIsStartedBeforeItEnds() throws Exception {
    // The end is told while the start is still on its way.
    program.exited(3);
    drain();
    assertThat(told).containsExactly("progressReset", "exited");
    program.start(spec("/bin/sh", "-c", "sleep 60"), engine -> {}, Runnable::run);
    drain();
    assertThat(told).containsSubsequence("started", "ended");
    program.close();
    await(program.session());
  }

  @Test
  void aNameNoFileCanHaveIsAFailureToStart() {
    program.start(spec("a\0b"), engine -> {}, Runnable::run);
    drain();
    assertThat(told).containsExactly("failed");
  }

  @Test
  void commandsOfAShellAreTold() {
    for (TerminalEvent.Mark mark : TerminalEvent.Mark.values()) {
      program.event(new TerminalEvent.PromptMark(mark, 0));
    }
    assertThat(told).containsExactly("progressReset", "commandStarted", "commandEnded");
  }

  @Test
  void aClosedProgramTellsNothing() {
    program.close();
    program.statusChanged(List.of(), List.of());
    program.event(new TerminalEvent.Bell());
    program.event(new TerminalEvent.TitleChanged("late"));
    program.exited(0);
    drain();
    assertThat(told).isEmpty();
  }
}
