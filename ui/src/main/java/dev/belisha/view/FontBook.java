package dev.belisha.view;

import java.awt.Font;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fonts there are to choose from. */
interface FontBook {
  /** The plain face of a family, at size 1; null when another one would stand in for it. */
  @Nullable Font family(String name);

  /** One plain face of every family, at size 1. May take a while the first time. */
  List<Font> all();
}
