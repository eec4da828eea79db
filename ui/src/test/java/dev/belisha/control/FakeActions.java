package dev.belisha.control;

import dev.belisha.attention.AttentionView;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** An app that writes down what it is asked; it has one tab, number 1. */
public final class FakeActions implements AppActions {
  public final List<WindowOptions> opened = new CopyOnWriteArrayList<>();
  public final List<String> deeds = new CopyOnWriteArrayList<>();
  volatile @Nullable Listing listing = new Listing(0, AttentionView.EMPTY);
  volatile @Nullable RuntimeException fault;

  @Override
  public void open(WindowOptions options) {
    RuntimeException failing = fault;
    if (failing != null) throw failing;
    opened.add(options);
  }

  /** What it lists from now on; null when it cannot. */
  public void show(@Nullable Listing shown) {
    listing = shown;
  }

  @Override
  public Listing list() {
    Listing shown = listing;
    if (shown == null) throw new IllegalStateException("it ends");
    return shown;
  }

  private void did(String deed, int tab) throws NoSuchTabException {
    if (tab != 1) throw new NoSuchTabException(tab);
    deeds.add(deed);
  }

  @Override
  public void focus(int tab) throws NoSuchTabException {
    did("focus", tab);
  }

  @Override
  public boolean next() {
    deeds.add("next");
    return deeds.size() > 1;
  }

  @Override
  public void markSeen(int tab) throws NoSuchTabException {
    did("mark-seen", tab);
  }

  @Override
  public void mute(int tab, @Nullable Duration length) throws NoSuchTabException {
    did(length == null ? "unmute" : "mute " + length, tab);
  }

  @Override
  public void clear(int tab) throws NoSuchTabException {
    did("clear", tab);
  }

  @Override
  public String log(int tab) throws NoSuchTabException {
    did("log", tab);
    return "{}\n";
  }
}
