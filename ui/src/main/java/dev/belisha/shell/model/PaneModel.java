package dev.belisha.shell.model;

import dev.belisha.attention.PaneKey;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One terminal in a tab. Its id is its own for life. */
public final class PaneModel {
  private final int id;
  private final TabModel tab;
  private final Launch launch;
  private State state = new State.Starting();
  private String title = "";
  private @Nullable Path directory;
  private String host = "";
  private String remoteFolder = "";

  PaneModel(int id, TabModel tab, Launch launch) {
    this.id = id;
    this.tab = tab;
    this.launch = launch;
  }

  /** Where the pane's program is in its life. */
  public sealed interface State {
    record Starting() implements State {}

    record Running() implements State {}

    /** Ended with a status, and kept open to be read. */
    record Ended(int status) implements State {}

    /** Never ran; the message is a sentence for the person. */
    record Failed(String message) implements State {}
  }

  public int id() {
    return id;
  }

  public TabModel tab() {
    return tab;
  }

  public PaneKey key() {
    return new PaneKey(tab.id(), id);
  }

  public Launch launch() {
    return launch;
  }

  public State state() {
    return state;
  }

  public void state(State newState) {
    if (state.equals(newState)) return;
    state = newState;
    tab.changed();
  }

  /** The window title its program set, fit for display; empty for none. */
  public String title() {
    return title;
  }

  public void title(String newTitle) {
    if (title.equals(newTitle)) return;
    title = newTitle;
    tab.renamed();
  }

  /** Where its shell says it is; null when it never said. A program can say anything. */
  public @Nullable Path directory() {
    return directory;
  }

  public void directory(@Nullable Path newDirectory) {
    if (Objects.equals(directory, newDirectory)) return;
    directory = newDirectory;
    tab.renamed();
  }

  /** Its shell says that it is on another machine; {@link #directory} stays the last one here. */
  public void remote(String newHost, String folder) {
    if (host.equals(newHost) && remoteFolder.equals(folder)) return;
    host = newHost;
    remoteFolder = folder;
    tab.renamed();
  }

  /** Another machine's name, fit for display; empty for this one. */
  public String host() {
    return host;
  }

  /** The folder on that machine. */
  public String remoteFolder() {
    return remoteFolder;
  }

  /** True when a program runs or is about to. */
  public boolean alive() {
    return state instanceof State.Running || state instanceof State.Starting;
  }

  /**
   * Whether its end closes it: a program that ended well has nothing left to say, any other stays
   * to be read.
   */
  public boolean closesAfter(int status) {
    return status == 0 && !launch.hold();
  }
}
