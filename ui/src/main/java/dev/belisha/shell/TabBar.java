package dev.belisha.shell;

import dev.belisha.attention.AttentionView;
import java.util.List;
import javafx.scene.Node;

/** The row of tabs, as a window uses it. FX thread. */
public interface TabBar {
  Node node();

  /** The tabs in order; the same tab keeps its id. */
  void show(List<Item> tabs, int selectedId, AttentionView view);

  /** Opens the editor of a tab's name. */
  void editName(int tab);

  /**
   * @param title as shown
   * @param name the person's own, empty for none
   */
  record Item(int id, int position, String title, String name) {}

  /** What a person does to the tabs. */
  interface Actions {
    void select(int tab);

    void close(int tab);

    /** To a position from 1. */
    void move(int tab, int position);

    /** Dropped outside its strip, at a place on the screen in logical pixels. */
    void dropOutside(int tab, double screenX, double screenY);

    /** Empty returns to the automatic name. */
    void rename(int tab, String name);

    void newTab();

    void menu(int tab, double screenX, double screenY);
  }

  interface Factory {
    TabBar create(Actions actions);
  }
}
