package dev.belisha.attention;

import dev.belisha.status.State;
import dev.belisha.status.Transition;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Who hears of every change as the model takes it in, in order, none left out: views come at most
 * every {@code 30 ms} and show only what is. Called on the model's thread; returns at once.
 */
@FunctionalInterface
public interface Journal {
  Journal NONE = event -> {};

  void add(Event event);

  /**
   * Where a tab is.
   *
   * @param label ours or the person's, never a program's
   */
  record Place(int window, int tab, int position, String label) {}

  /** One change. */
  sealed interface Event {
    Place place();

    /** By the wall clock. */
    Instant time();
  }

  /** A record came, went, or changed its state or kind. */
  record RecordChanged(Place place, int pane, Transition transition) implements Event {
    @Override
    public Instant time() {
      return transition.time();
    }
  }

  /**
   * A tab's badge shows another state.
   *
   * @param from null for no badge
   * @param to null for no badge
   */
  record BadgeChanged(Place place, Instant time, @Nullable State from, @Nullable State to)
      implements Event {}

  record TabClosed(Place place, Instant time) implements Event {}
}
