package dev.belisha.shell;

import dev.belisha.shell.page.Page;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** The page that lies over a window's terminals, if one is open. FX thread. */
final class PageLayer {
  private final StackPane stack;
  private final Node above;
  private final Runnable changed;
  private @Nullable Page page;

  /**
   * @param above what stays on top of it in the stack
   * @param changed a page came or went: what can be seen and typed into is another
   */
  PageLayer(StackPane stack, Node above, Runnable changed) {
    this.stack = stack;
    this.above = above;
    this.changed = changed;
  }

  boolean isOpen() {
    return page != null;
  }

  /**
   * Opens a page in place of the one that is open.
   *
   * @param make makes it, given what closes it
   */
  void open(Function<Runnable, Page> make) {
    takeAway();
    Page opened = make.apply(this::close);
    page = opened;
    stack.getChildren().add(stack.getChildren().indexOf(above), opened);
    changed.run();
    opened.shown();
  }

  /** Closes a page of a kind when it is open, else opens one. */
  void toggle(Class<? extends Page> kind, Function<Runnable, Page> make) {
    if (kind.isInstance(page)) close();
    else open(make);
  }

  void close() {
    if (takeAway()) changed.run();
  }

  private boolean takeAway() {
    Page open = page;
    if (open == null) return false;
    page = null;
    stack.getChildren().remove(open);
    open.hidden();
    return true;
  }

  /** The open page, when it is of a kind. */
  <P extends Page> Optional<P> page(Class<P> kind) {
    return Optional.ofNullable(page).filter(kind::isInstance).map(kind::cast);
  }

  /** Gives the keyboard to the page; false when there is none. */
  boolean focus() {
    Page open = page;
    if (open != null) open.shown();
    return open != null;
  }
}
