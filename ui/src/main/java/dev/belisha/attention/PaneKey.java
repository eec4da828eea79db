package dev.belisha.attention;

/**
 * Where a record lives. Ids are stable for the life of the thing and never reused; a pane keeps its
 * id when its tab moves to another window.
 */
public record PaneKey(int tab, int pane) {}
