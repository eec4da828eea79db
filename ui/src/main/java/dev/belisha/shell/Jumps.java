package dev.belisha.shell;

import dev.belisha.attention.PaneKey;
import dev.belisha.attention.Toast;
import dev.belisha.notify.NotificationBackend;
import dev.belisha.notify.NotificationBackend.Click;
import dev.belisha.shell.model.PaneModel;
import dev.belisha.shell.model.WindowModel;
import dev.belisha.status.State;
import java.util.Optional;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/**
 * Every way to a pane: a click on a toast, the jump keys, a row of the sidebar (ux F5.8, F6). FX
 * thread, but for what a notification server tells.
 *
 * <p>Ids lead the way, never a title (B-31): window, tab, pane and record. Nothing is typed into
 * the program.
 */
final class Jumps implements NotificationBackend.Listener {
  private final Shell shell;

  Jumps(Shell shell) {
    this.shell = shell;
  }

  /** Brings a pane to the person: window, tab, keyboard, a flash, its record in the sidebar. */
  void to(PaneKey key, String recordId, @Nullable String token) {
    Optional<PaneModel> found = shell.workspace().pane(key);
    if (found.isEmpty()) {
      inbox(null, token);
      shell.front().ifPresent(window -> window.hint("That tab was closed"));
      return;
    }
    PaneModel pane = found.get();
    WindowModel window = shell.workspace().windowOf(pane.tab()).orElseThrow();
    window.select(pane.tab());
    pane.tab().activate(pane);
    Optional<ShellWindow> shown = shell.shown(window);
    if (shown.isEmpty()) return;
    shown.get().closePage();
    PaneView view = shell.paneView(key);
    shown.get().raise(token, pane.tab(), view::flash);
    view.terminal().focus();
    view.flash();
    shown.get().reveal(key, recordId);
    shell.attention().arrived(key);
  }

  private void inbox(@Nullable State only, @Nullable String token) {
    shell
        .front()
        .ifPresent(
            window -> {
              window.raise(token);
              window.inbox().openInbox(only);
            });
  }

  /** Goes to the next pane that needs the person; says so when there is none (B-56, B-57). */
  void next(ShellWindow from) {
    PaneKey here = from.activePane().map(PaneModel::key).orElse(null);
    shell
        .attention()
        .next(
            here,
            next ->
                Platform.runLater(
                    () -> {
                      if (next == null) {
                        from.hint("Nothing needs you");
                        return;
                      }
                      to(next, "", null);
                    }));
  }

  /** Back to where the first jump of a row began, unless the person went on by themselves. */
  void back(ShellWindow from) {
    shell
        .attention()
        .back(
            back ->
                Platform.runLater(
                    () -> {
                      if (back == null || shell.workspace().pane(back).isEmpty()) {
                        from.hint("Nowhere to go back to");
                      } else {
                        to(back, "", null);
                      }
                    }));
  }

  /** Any thread. */
  @Override
  public void clicked(Click click) {
    Platform.runLater(() -> follow(click));
  }

  private void follow(Click click) {
    Toast toast = click.toast();
    shell.attention().toastClicked(toast, Math.max(0, click.button()));
    if (toast.id() == Toast.DIGEST || toast.panes().isEmpty()) {
      inbox(common(toast), click.activationToken());
    } else if (click.jumps()) {
      to(toast.panes().getFirst(), toast.recordId(), click.activationToken());
    }
  }

  /** The state of all that a digest counts; null when they differ. */
  private static @Nullable State common(Toast toast) {
    return toast.mark().count() == toast.panes().size() ? toast.mark().state() : null;
  }

  /** Any thread. */
  @Override
  public void closed(Toast toast) {
    // After its click, which takes the same way.
    Platform.runLater(() -> shell.attention().toastClosed(toast));
  }

  /** Any thread. */
  @Override
  public void doNotDisturb(boolean on) {
    shell.attention().doNotDisturb(on);
  }
}
