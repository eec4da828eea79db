package dev.belisha.shell.sidebar;

import dev.belisha.shell.StatusList;
import dev.belisha.shell.sidebar.SidebarModel.Order;
import java.util.function.Consumer;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** How the list is sorted and grouped. */
final class OrderMenu {
  private OrderMenu() {}

  static ContextMenu of(
      SidebarModel model,
      StatusList.Actions actions,
      Consumer<Order> order,
      Consumer<Grouping> grouping) {
    ContextMenu menu = new ContextMenu();
    for (Order each : Order.values()) {
      RadioMenuItem item = new RadioMenuItem(each.title());
      item.setSelected(each == model.order());
      item.setOnAction(event -> order.accept(each));
      menu.getItems().add(item);
    }
    Menu groups = new Menu("Group by");
    for (Grouping each : Grouping.values()) {
      RadioMenuItem item = new RadioMenuItem(each.title());
      item.setSelected(each == model.grouping());
      item.setOnAction(event -> grouping.accept(each));
      groups.getItems().add(item);
    }
    MenuItem reset = new MenuItem("Reset order of tabs");
    reset.setDisable(!actions.isReordered());
    reset.setOnAction(event -> actions.resetOrder());
    menu.getItems().addAll(new SeparatorMenuItem(), groups, new SeparatorMenuItem(), reset);
    return menu;
  }
}
