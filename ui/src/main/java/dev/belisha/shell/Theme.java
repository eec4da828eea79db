package dev.belisha.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;

/** The colours of everything around the terminals. */
final class Theme {
  private Theme() {}

  static void apply(boolean dark) {
    String sheet =
        dark
            ? new PrimerDark().getUserAgentStylesheet()
            : new PrimerLight().getUserAgentStylesheet();
    if (!sheet.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(sheet);
    }
  }
}
