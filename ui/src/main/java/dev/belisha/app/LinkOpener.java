package dev.belisha.app;

import dev.belisha.status.DisplayText;
import java.net.URI;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;

/** Opens links out of program output: web addresses at once, others after asking. FX thread. */
final class LinkOpener {
  private static final Set<String> WEB = Set.of("http", "https");
  private static final int SHOWN = 300;

  private final Consumer<String> opener;

  /**
   * @param opener hands an address to the desktop; must not wait
   */
  LinkOpener(Consumer<String> opener) {
    this.opener = opener;
  }

  void open(String link, Window owner) {
    if (WEB.contains(scheme(link))) {
      opener.accept(link);
      return;
    }
    ButtonType open = new ButtonType("Open", ButtonData.OK_DONE);
    Alert alert = new Alert(Alert.AlertType.CONFIRMATION, "", open, ButtonType.CANCEL);
    alert.initOwner(owner);
    alert.setTitle("Open this link?");
    alert.setHeaderText("A program wants this opened:");
    alert.setContentText(DisplayText.line(link, SHOWN));
    alert.setOnHidden(
        event -> {
          if (alert.getResult() == open) opener.accept(link);
        });
    alert.show();
  }

  private static String scheme(String link) {
    try {
      String scheme = URI.create(link).getScheme();
      return scheme == null ? "" : scheme.toLowerCase(Locale.ROOT);
    } catch (IllegalArgumentException noAddress) {
      return "";
    }
  }
}
