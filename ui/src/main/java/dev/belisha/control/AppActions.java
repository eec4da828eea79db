package dev.belisha.control;

/**
 * What others may ask of a Belisha that runs. Called on a thread of the socket, one call per
 * connection at a time; an implementation hops to its own thread and returns soon.
 */
public interface AppActions {
  /**
   * Opens a tab and raises its window.
   *
   * @throws RuntimeException with a sentence for the person who asked, when it cannot be done
   */
  void open(WindowOptions options);
}
