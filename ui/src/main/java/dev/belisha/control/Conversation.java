package dev.belisha.control;

import dev.belisha.attention.Journal.Event;
import dev.belisha.control.AppActions.NoSuchTabException;
import dev.belisha.control.ControlMessages.Act;
import dev.belisha.control.ControlMessages.BadRequest;
import dev.belisha.control.ControlMessages.ListTabs;
import dev.belisha.control.ControlMessages.Next;
import dev.belisha.control.ControlMessages.Open;
import dev.belisha.control.ControlMessages.Ping;
import dev.belisha.control.ControlMessages.Request;
import dev.belisha.control.ControlMessages.Wait;
import dev.belisha.control.ControlMessages.Watch;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import tools.jackson.databind.node.ObjectNode;

/**
 * One connection: a request, and its answer, which for {@code watch} goes on until somebody hangs
 * up. On a thread of its own.
 */
final class Conversation {
  /** Changes in one write. */
  private static final int BATCH = 256;

  /** In an answer that says which tab there is none of. */
  static final String NO_TAB = "no-tab";

  private final LineChannel lines;
  private final AppActions actions;
  private final StatusFeed feed;
  private final Duration patience;

  /**
   * @param patience with a client that neither sends nor reads
   */
  Conversation(LineChannel lines, AppActions actions, StatusFeed feed, Duration patience) {
    this.lines = lines;
    this.actions = actions;
    this.feed = feed;
    this.patience = patience;
  }

  void run() throws IOException {
    try {
      String line = lines.read();
      if (line != null) answer(ControlMessages.decode(line));
    } catch (BadRequest bad) {
      fail(String.valueOf(bad.getMessage()));
    } catch (NoSuchTabException none) {
      write(
          StatusJson.object()
              .put("ok", false)
              .put("error", String.valueOf(none.getMessage()))
              .put("code", NO_TAB));
    } catch (LineChannel.TooLongException tooLong) {
      fail(String.valueOf(tooLong.getMessage()));
    } catch (RuntimeException failed) {
      fail("it could not: " + failed.getMessage());
    } catch (InterruptedException hungUp) {
      Thread.currentThread().interrupt();
    }
  }

  private void answer(Request request)
      throws IOException, InterruptedException, NoSuchTabException {
    switch (request) {
      case Ping ping -> done();
      case Open(WindowOptions options) -> {
        actions.open(options);
        done();
      }
      case ListTabs(boolean text) -> write(new StatusJson(text).listing(actions.list()));
      case Watch(long since, boolean text) -> watch(since < 0 ? feed.last() : since, text);
      case Wait wait -> await(wait);
      case Next next -> write(okay().put("found", actions.next()));
      case Act act -> act(act);
    }
  }

  private void act(Act act) throws IOException, NoSuchTabException {
    int tab = act.tab();
    switch (act.deed()) {
      case FOCUS -> actions.focus(tab);
      case MARK_SEEN -> actions.markSeen(tab);
      case MUTE -> actions.mute(tab, Duration.ofSeconds(act.seconds()));
      case UNMUTE -> actions.mute(tab, null);
      case CLEAR -> actions.clear(tab);
      case LOG -> {
        write(okay().put("log", actions.log(tab)));
        return;
      }
    }
    done();
  }

  private void watch(long since, boolean text) throws IOException, InterruptedException {
    write(okay().put("seq", since));
    StatusJson json = new StatusJson(text);
    untilHungUp();
    long known = since;
    while (true) {
      switch (feed.after(known, BATCH)) {
        case StatusFeed.Gap gap -> {
          // To go on would only lose more: it asks for a list and watches from there.
          write(StatusJson.gap(gap));
          return;
        }
        case StatusFeed.Events events -> {
          StringBuilder batch = new StringBuilder();
          for (Event event : events.events()) {
            if (!batch.isEmpty()) batch.append('\n');
            batch.append(json.event(++known, event));
          }
          lines.deadline(patience);
          lines.write(batch.toString());
          lines.deadline(null);
        }
      }
    }
  }

  private void await(Wait wait) throws IOException, InterruptedException {
    Waiting waiting = new Waiting(wait.tabs(), wait.states(), wait.all());
    Listing listing = actions.list();
    waiting.begin(listing);
    untilHungUp();
    long known = listing.seq();
    while (waiting.result() == null) {
      switch (feed.after(known, 1)) {
        case StatusFeed.Gap gap -> {
          listing = actions.list();
          waiting.begin(listing);
          known = listing.seq();
        }
        case StatusFeed.Events events -> {
          known++;
          waiting.take(events.events().getFirst());
        }
      }
    }
    lines.deadline(patience);
    write(okay().put("result", String.valueOf(waiting.result()).toLowerCase(Locale.ROOT)));
  }

  /** No deadline while nothing happens, but nobody is served who has gone. */
  private void untilHungUp() {
    lines.deadline(null);
    Thread serving = Thread.currentThread();
    Thread.startVirtualThread(
        () -> {
          lines.awaitEnd();
          serving.interrupt();
        });
  }

  private static ObjectNode okay() {
    return StatusJson.object().put("ok", true);
  }

  private void done() throws IOException {
    write(okay());
  }

  private void fail(String sentence) throws IOException {
    lines.write(ControlMessages.encode(ControlReply.failed(sentence)));
  }

  private void write(ObjectNode node) throws IOException {
    lines.write(node.toString());
  }
}
