package dev.belisha.notify;

/** The number on the program's icon in a dock or taskbar (B-37). Calls never wait. */
public interface LauncherCounter extends AutoCloseable {
  /** For a desktop without one. */
  LauncherCounter NONE =
      new LauncherCounter() {
        @Override
        public void show(int count, boolean urgent) {}

        @Override
        public void close() {}
      };

  /**
   * @param count 0 takes the number away
   * @param urgent asks the dock to point at the icon
   */
  void show(int count, boolean urgent);

  /** Takes the number away. */
  @Override
  void close();
}
