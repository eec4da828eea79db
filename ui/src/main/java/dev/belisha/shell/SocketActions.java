package dev.belisha.shell;

import dev.belisha.attention.AttentionView;
import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.PaneKey;
import dev.belisha.control.AppActions;
import dev.belisha.control.Listing;
import dev.belisha.control.StatusFeed;
import dev.belisha.control.WindowOptions;
import dev.belisha.shell.model.Launch;
import dev.belisha.shell.model.PaneModel;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/**
 * What the socket asks of the shell, which may not be there yet: the socket serves before the
 * toolkit is up. Any thread but the FX and the attention thread.
 */
public final class SocketActions implements AppActions {
  private static final long PATIENCE_MS = 4_000;

  private final CompletableFuture<Shell> opened;
  private final StatusFeed feed;

  /**
   * @param feed the one that the shell tells
   */
  public SocketActions(CompletableFuture<Shell> opened, StatusFeed feed) {
    this.opened = opened;
    this.feed = feed;
  }

  @Override
  public void open(WindowOptions asked) {
    opened.thenAccept(shell -> Platform.runLater(() -> shell.openTab(launch(asked))));
  }

  /** The tab that the command line asked for. */
  public static Launch launch(WindowOptions options) {
    return new Launch(
        options.command(), options.directory(), options.title(), options.hold(), Map.of());
  }

  /** On the attention thread, which tells the feed too: so the number fits what is listed. */
  @Override
  public Listing list() {
    CompletableFuture<Listing> answer = new CompletableFuture<>();
    shell().attention().view(view -> answer.complete(new Listing(feed.last(), view)));
    return get(answer);
  }

  @Override
  public void focus(int tab) throws NoSuchTabException {
    PaneKey any = status(tab).panes().getFirst().pane();
    Shell shell = shell();
    Platform.runLater(
        () -> {
          PaneKey active = shell.workspace().tab(tab).map(each -> each.active().key()).orElse(any);
          shell.jumps().to(active, "", null);
        });
  }

  @Override
  public boolean next() {
    Shell shell = shell();
    CompletableFuture<Boolean> answer = new CompletableFuture<>();
    Platform.runLater(() -> shell.front().ifPresent(window -> next(shell, window, answer)));
    return get(answer);
  }

  private static void next(Shell shell, ShellWindow from, CompletableFuture<Boolean> answer) {
    PaneKey here = from.activePane().map(PaneModel::key).orElse(null);
    Consumer<@Nullable PaneKey> go =
        next -> {
          answer.complete(next != null);
          if (next != null) Platform.runLater(() -> shell.jumps().to(next, "", null));
        };
    shell.attention().next(here, go);
  }

  @Override
  public void markSeen(int tab) throws NoSuchTabException {
    for (PaneStatus pane : status(tab).panes()) {
      for (RecordRow row : pane.rows()) {
        boolean ended = row.state() != null && row.state().isResult();
        if (ended && !row.seen()) shell().markSeen(pane.pane(), row.id(), row.revision());
      }
    }
  }

  @Override
  public void mute(int tab, @Nullable Duration length) throws NoSuchTabException {
    status(tab);
    shell().attention().mute(tab, length);
  }

  @Override
  public void clear(int tab) throws NoSuchTabException {
    for (PaneStatus pane : status(tab).panes()) {
      shell().clearStatus(pane.pane(), "", pane.revision());
    }
  }

  @Override
  public String log(int tab) throws NoSuchTabException {
    int window = status(tab).window();
    CompletableFuture<String> answer = new CompletableFuture<>();
    shell()
        .attention()
        .timelines(
            tab, window, found -> answer.complete(found.tab() == null ? "" : found.tab().toJson()));
    String log = get(answer);
    if (log.isEmpty()) throw new NoSuchTabException(tab);
    return log;
  }

  /** What a tab shows now, by the same view as the window's (B-7). */
  private TabStatus status(int tab) throws NoSuchTabException {
    AttentionView view = list().view();
    for (TabStatus each : view.tabs()) {
      if (each.tab() == tab) return each;
    }
    throw new NoSuchTabException(tab);
  }

  private Shell shell() {
    return get(opened);
  }

  private static <T> T get(CompletableFuture<T> answer) {
    try {
      return answer.get(PATIENCE_MS, TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      throw new IllegalStateException("it is busy, or still starting");
    } catch (ExecutionException failed) {
      throw new IllegalStateException(String.valueOf(failed.getCause()));
    } catch (InterruptedException hungUp) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("nobody waits for the answer");
    }
  }
}
