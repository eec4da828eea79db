import dev.belisha.status.Kind;
import dev.belisha.status.State;
import dev.belisha.status.emit.ProgramStatusReporter;
import dev.belisha.status.emit.StatusReporter;
import java.nio.charset.StandardCharsets;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingInputStream;

/**
 * A program with a prompt of JLine's that reports by the library {@code status-protocol}: it asks
 * the terminal first, works on two tasks with records of their own, asks a question, and leaves a
 * result. Ctrl+C takes all records back.
 *
 * <pre>
 * java -cp status-protocol.jar:jline-3.30.4.jar samples/Deploy.java
 * </pre>
 */
public final class Deploy {
  private final Terminal terminal;
  private final LineReader reader;
  private final ProgramStatusReporter status;

  private Deploy(Terminal terminal, ProgramStatusReporter status) {
    this.terminal = terminal;
    this.status = status;
    this.reader = LineReaderBuilder.builder().terminal(terminal).build();
  }

  public static void main(String[] arguments) throws Exception {
    try (Terminal terminal = TerminalBuilder.builder().system(true).build();
        ProgramStatusReporter status =
            ProgramStatusReporter.to(terminal.output()).app("deploy").build()) {
      // By itself Java would end here and JLine close the terminal, before the records are taken
      // back.
      Thread main = Thread.currentThread();
      terminal.handle(Terminal.Signal.INT, signal -> main.interrupt());
      new Deploy(terminal, status).run();
    } catch (UserInterruptException | EndOfFileException | InterruptedException stopped) {
      // Closed: the records are gone.
      System.exit(130);
    }
  }

  private void run() throws Exception {
    ask();
    deployTo("us-east");
    status.blocked(Kind.QUESTION, "Go on with us-west?");
    if (reader.readLine("Go on with us-west? [y/n] ").startsWith("y")) {
      deployTo("us-west");
      status.finish(State.DONE, "Deployed to two regions");
    } else {
      status.finish(State.ERROR, "Deployed to us-east only");
    }
  }

  /** In raw mode, so that the answers come at once and do not show. */
  private void ask() throws Exception {
    Attributes saved = terminal.enterRawMode();
    try {
      NonBlockingInputStream keys = (NonBlockingInputStream) terminal.input();
      byte[] typed = status.probe(keys::read);
      // The person may type ahead: the prompt gets it.
      reader.runMacro(new String(typed, StandardCharsets.UTF_8));
    } finally {
      terminal.setAttributes(saved);
    }
  }

  private void deployTo(String region) throws InterruptedException {
    status.working("Deploying to " + region);
    try (StatusReporter task = status.child(region)) {
      for (int percent = 0; percent <= 100; percent += 5) {
        task.working("Copying", percent);
        Thread.sleep(20);
      }
    }
    terminal.writer().println("Deployed to " + region);
    terminal.flush();
  }
}
