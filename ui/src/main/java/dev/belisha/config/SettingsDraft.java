package dev.belisha.config;

import dev.belisha.config.Settings.ClipboardWrite;
import dev.belisha.config.Settings.Theme;
import dev.belisha.vt.TerminalOptions.EngineKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link Settings} while the file is being read: starts from the defaults, set key by key. */
final class SettingsDraft {
  private @Nullable String fontFamily = Settings.DEFAULT.fontFamily();
  private double fontSize = Settings.DEFAULT.fontSize();
  private Theme theme = Settings.DEFAULT.theme();
  private List<String> shell = Settings.DEFAULT.shell();
  private boolean notifications = Settings.DEFAULT.notifications();
  private boolean hideProgramText = Settings.DEFAULT.hideProgramText();
  private boolean remindBlocked = Settings.DEFAULT.remindBlocked();
  private EngineKind engine = Settings.DEFAULT.engine();
  private int scrollback = Settings.DEFAULT.scrollback();
  private int cols = Settings.DEFAULT.cols();
  private int rows = Settings.DEFAULT.rows();
  private ClipboardWrite clipboardWrite = Settings.DEFAULT.clipboardWrite();

  void fontFamily(String value) {
    fontFamily = value;
  }

  void fontSize(double value) {
    fontSize = value;
  }

  void theme(Theme value) {
    theme = value;
  }

  void shell(List<String> value) {
    shell = value;
  }

  void notifications(boolean value) {
    notifications = value;
  }

  void hideProgramText(boolean value) {
    hideProgramText = value;
  }

  void remindBlocked(boolean value) {
    remindBlocked = value;
  }

  void engine(EngineKind value) {
    engine = value;
  }

  void scrollback(int value) {
    scrollback = value;
  }

  void cols(int value) {
    cols = value;
  }

  void rows(int value) {
    rows = value;
  }

  void clipboardWrite(ClipboardWrite value) {
    clipboardWrite = value;
  }

  Settings settings() {
    return new Settings(
        fontFamily,
        fontSize,
        theme,
        shell,
        notifications,
        hideProgramText,
        remindBlocked,
        engine,
        scrollback,
        cols,
        rows,
        clipboardWrite);
  }
}
