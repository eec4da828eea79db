package dev.belisha.control;

import dev.belisha.control.ControlMessages.Act;
import dev.belisha.control.ControlMessages.Deed;
import dev.belisha.control.ControlMessages.ListTabs;
import dev.belisha.control.ControlMessages.Next;
import dev.belisha.control.ControlMessages.Request;
import dev.belisha.control.ControlMessages.Wait;
import dev.belisha.control.ControlMessages.Watch;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * What the command line asks the Belisha that runs. Each gives the exit status: {@value #DONE}, or
 * one that says why not, with a sentence on the error stream. Blocks.
 */
public final class StatusCommand {
  public static final int DONE = 0;

  /** It could not, or the tab that was waited for failed. */
  public static final int FAILED = 1;

  public static final int CLOSED = 3;
  public static final int NOT_RUNNING = 69;
  public static final int TIMED_OUT = 124;

  private final ControlClient client;
  private final PrintStream out;
  private final PrintStream err;

  /**
   * @param socket see {@link ControlAddress#of}
   */
  public StatusCommand(Path socket, PrintStream out, PrintStream err) {
    this.client = new ControlClient(socket);
    this.out = out;
    this.err = err;
  }

  /**
   * @param text with the programs' own
   * @param json as the server tells it; else a table
   */
  public int list(boolean text, boolean json, Instant now) {
    return ask(
        new ListTabs(text),
        (answer, line) -> {
          if (json) out.println(line);
          else out.print(TabTable.of(answer.path("tabs"), now));
          return DONE;
        });
  }

  /**
   * Prints a line of JSON a change, until Belisha ends or a gap is told.
   *
   * @param since the last change that is known, -1 for those to come
   */
  public int watch(long since, boolean text) {
    try {
      boolean[] begun = {false};
      int[] status = {DONE};
      client.follow(
          new Watch(since, text),
          null,
          line -> {
            if (begun[0]) {
              out.println(line);
              // A reader that went away must not keep us.
              if (out.checkError()) throw new IllegalStateException("nobody reads");
            } else {
              status[0] = status(read(line));
            }
            begun[0] = true;
          });
      return status[0];
    } catch (IllegalStateException unread) {
      return DONE;
    } catch (IOException failed) {
      return told(failed);
    }
  }

  /**
   * Waits until tabs have come to states; a state that is true already counts.
   *
   * @param states wire words, and {@code none}
   * @param timeout null for none
   */
  public int await(
      List<Integer> tabs, Set<String> states, boolean all, @Nullable Duration timeout) {
    long begin = System.nanoTime();
    int[] status = {NOT_RUNNING};
    try {
      client.follow(new Wait(tabs, states, all), timeout, line -> status[0] = outcome(line));
      return status[0];
    } catch (IOException broken) {
      boolean over = timeout != null && System.nanoTime() - begin >= timeout.toNanos();
      return over ? TIMED_OUT : told(broken);
    }
  }

  private int outcome(String line) {
    JsonNode answer = read(line);
    int status = status(answer);
    if (status != DONE) return status;
    return switch (answer.path("result").asString("")) {
      case "reached" -> DONE;
      case "failed" -> FAILED;
      default -> CLOSED;
    };
  }

  public int focus(int tab) {
    return act(Deed.FOCUS, tab, 0);
  }

  public int markSeen(int tab) {
    return act(Deed.MARK_SEEN, tab, 0);
  }

  public int clear(int tab) {
    return act(Deed.CLEAR, tab, 0);
  }

  public int unmute(int tab) {
    return act(Deed.UNMUTE, tab, 0);
  }

  /**
   * @param length zero for until unmuted
   */
  public int mute(int tab, Duration length) {
    return act(Deed.MUTE, tab, length.toSeconds());
  }

  /** Prints what happened in a tab, as JSON. */
  public int log(int tab) {
    return ask(
        new Act(Deed.LOG, tab, 0),
        (answer, line) -> {
          out.print(answer.path("log").asString(""));
          return DONE;
        });
  }

  /** Goes to the next tab that needs the person; {@value #FAILED} when none does. */
  public int next() {
    return ask(
        new Next(),
        (answer, line) -> {
          if (answer.path("found").asBoolean(false)) return DONE;
          err.println("belisha: nothing needs you");
          return FAILED;
        });
  }

  private int act(Deed deed, int tab, long seconds) {
    return ask(new Act(deed, tab, seconds), (answer, line) -> DONE);
  }

  private interface Told {
    int by(JsonNode answer, String line);
  }

  private int ask(Request request, Told told) {
    try {
      String line = client.answer(request);
      JsonNode answer = read(line);
      int status = status(answer);
      return status == DONE ? told.by(answer, line) : status;
    } catch (IOException failed) {
      return told(failed);
    }
  }

  private int status(JsonNode answer) {
    if (answer.path("ok").asBoolean(false)) return DONE;
    err.println("belisha: " + answer.path("error").asString("it did not say why"));
    return answer.path("code").asString("").equals(Conversation.NO_TAB) ? CLOSED : FAILED;
  }

  private static JsonNode read(String line) {
    try {
      return JsonLines.read(line);
    } catch (JacksonException notJson) {
      return JsonNodeFactory.instance.objectNode().put("error", "its answer is not JSON");
    }
  }

  private int told(IOException failed) {
    if (failed instanceof ControlClient.NobodyException) {
      err.println("belisha: no Belisha runs on this display");
      return NOT_RUNNING;
    }
    err.println("belisha: " + failed.getMessage());
    return FAILED;
  }
}
