package dev.belisha.shell.sidebar;

import dev.belisha.shell.badge.BadgeStatus;
import java.time.Instant;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * The rows of the list, tab after tab, and where each lies. Two hundred tabs may have 256 records
 * each: a row is put together when somebody asks for it, and only rows in sight are asked for.
 * Immutable.
 */
final class Rows extends AbstractList<Row> implements RandomAccess {
  static final double TAB_HEIGHT = 38;
  static final double OTHER_HEIGHT = 24;

  /** Rows that come and go together. */
  sealed interface Block permits TabBlock, Title {
    int size();

    Row.Key key(int at);

    /** The row as it is at a time. */
    Row.Timed row(int at, Instant now);
  }

  /** A heading. */
  record Title(Row.Heading heading) implements Block {
    @Override
    public int size() {
      return 1;
    }

    @Override
    public Row.Key key(int at) {
      return heading.key();
    }

    @Override
    public Row.Timed row(int at, Instant now) {
      return new Row.Timed(heading, null);
    }
  }

  /** A tab that waits for the person, and where its row is. */
  record Waiting(int index, BadgeStatus badge) {}

  static final Rows NONE = new Rows(List.of(), Instant.EPOCH);

  private final List<Block> blocks;
  private final Instant now;

  /** The first row of each block, and behind them how many there are. */
  private final int[] starts;

  /** How many rows of tabs lie above each block, and behind them how many there are. */
  private final int[] tabsAbove;

  /**
   * @param now the time that rows are shown of when none is said
   */
  Rows(List<Block> blocks, Instant now) {
    this.blocks = List.copyOf(blocks);
    this.now = now;
    starts = new int[blocks.size() + 1];
    tabsAbove = new int[blocks.size() + 1];
    for (int i = 0; i < blocks.size(); i++) {
      starts[i + 1] = starts[i] + blocks.get(i).size();
      tabsAbove[i + 1] = tabsAbove[i] + (blocks.get(i) instanceof TabBlock ? 1 : 0);
    }
  }

  @Override
  public int size() {
    return starts[blocks.size()];
  }

  @Override
  public Row get(int index) {
    return row(index, now).row();
  }

  /** A row as it is at a time. */
  Row.Timed row(int index, Instant at) {
    int block = block(index);
    return blocks.get(block).row(index - starts[block], at);
  }

  Row.Key key(int index) {
    int block = block(index);
    return blocks.get(block).key(index - starts[block]);
  }

  /** Where a row is, -1 when it isn't among them. */
  int find(Row.Key key) {
    for (int i = 0; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      if (block.key(0).tab() != key.tab()) continue;
      for (int at = 0; at < block.size(); at++) {
        if (block.key(at).equals(key)) return starts[i] + at;
      }
    }
    return -1;
  }

  /** The index of the block that holds a row. */
  private int block(int index) {
    int found = Arrays.binarySearch(starts, index);
    // No block is empty, so a start belongs to one block only.
    return found >= 0 ? found : -found - 2;
  }

  /** Only the tabs, as the rail shows them. */
  Rows tabsOnly() {
    List<Block> tabs = new ArrayList<>();
    for (Block block : blocks) {
      if (block instanceof TabBlock tab) tabs.add(tab.alone());
    }
    return new Rows(tabs, now);
  }

  /** The ids of the tabs from the top. */
  List<Integer> tabs() {
    List<Integer> tabs = new ArrayList<>();
    for (Block block : blocks) {
      if (block instanceof TabBlock tab) tabs.add(tab.tab());
    }
    return tabs;
  }

  /** Where the row of each tab is, from the top. */
  List<Integer> tabRows() {
    List<Integer> rows = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i++) {
      if (blocks.get(i) instanceof TabBlock) rows.add(starts[i]);
    }
    return rows;
  }

  /** The tabs that wait for the person, from the top. */
  List<Waiting> waiting() {
    List<Waiting> waiting = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i++) {
      if (blocks.get(i) instanceof TabBlock tab && tab.waits()) {
        waiting.add(new Waiting(starts[i], tab.badge()));
      }
    }
    return waiting;
  }

  // Where they lie, in px from the top of the first.

  double height() {
    return top(size());
  }

  double height(int index) {
    return key(index).part() == Row.Part.TAB ? TAB_HEIGHT : OTHER_HEIGHT;
  }

  /** The upper edge of a row; of the one behind the last, the lower edge of all. */
  double top(int index) {
    if (index == size()) return height(index, tabsAbove[blocks.size()]);
    int block = block(index);
    boolean belowTab = blocks.get(block) instanceof TabBlock && index > starts[block];
    return height(index, tabsAbove[block] + (belowTab ? 1 : 0));
  }

  private static double height(int rows, int tabs) {
    return rows * OTHER_HEIGHT + tabs * (TAB_HEIGHT - OTHER_HEIGHT);
  }

  /** The row at a height; the first above all of them, the last below. */
  int at(double y) {
    int low = 0;
    int high = size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (top(middle) <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
