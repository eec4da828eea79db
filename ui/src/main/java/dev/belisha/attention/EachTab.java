package dev.belisha.attention;

import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What concerns all tabs is done for each: the fault of one must not end the attention of all. */
final class EachTab {
  private static final Logger LOG = LoggerFactory.getLogger(EachTab.class);

  private EachTab() {}

  static void of(Iterable<TabFacts> tabs, Consumer<TabFacts> action) {
    for (TabFacts tab : tabs) {
      try {
        action.accept(tab);
      } catch (RuntimeException fault) {
        LOG.warn("attention for tab {} failed", tab.id, fault);
        // What is due and fails would be due again at once.
        tab.notice.rest();
      }
    }
  }
}
