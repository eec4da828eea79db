package dev.belisha.shell.theme;

/** The colours a window wears; each has a style sheet of its name. */
public enum Palette {
  DARK,
  LIGHT,
  /** White on black, with bright states and drawn edges (ux F8). */
  CONTRAST;

  /** Whether light text stands on a dark ground: so do the terminals. */
  public boolean dark() {
    return this != LIGHT;
  }
}
