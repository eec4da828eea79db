package dev.belisha.vt.screen;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The anchors of a screen that somebody still holds; beyond {@link #MAX} the oldest is gone. */
final class Anchors {
  static final int MAX = 256;

  private final Deque<WeakReference<Anchor>> made = new ArrayDeque<>();

  Anchor add(Anchor.Place place) {
    made.removeIf(one -> one.get() == null);
    if (made.size() == MAX) {
      Anchor oldest = made.removeFirst().get();
      if (oldest != null) oldest.forget();
    }
    Anchor anchor = new Anchor(place);
    made.addLast(new WeakReference<>(anchor));
    return anchor;
  }

  /** Line numbers begin anew: nothing is where it was. */
  void forgetAll() {
    for (Anchor anchor : live()) anchor.forget();
    made.clear();
  }

  List<Anchor> live() {
    List<Anchor> live = new ArrayList<>();
    for (WeakReference<Anchor> one : made) {
      Anchor anchor = one.get();
      if (anchor != null && anchor.place() != null) live.add(anchor);
    }
    return live;
  }
}
