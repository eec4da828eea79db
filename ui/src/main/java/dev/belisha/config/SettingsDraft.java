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
  private EngineKind engine = Settings.DEFAULT.engine();
  private int scrollback = Settings.DEFAULT.scrollback();
  private int cols = Settings.DEFAULT.cols();
  private int rows = Settings.DEFAULT.rows();
  private ClipboardWrite clipboardWrite = Settings.DEFAULT.clipboardWrite();

  SettingsDraft fontFamily(String value) {
    fontFamily = value;
    return this;
  }

  SettingsDraft fontSize(double value) {
    fontSize = value;
    return this;
  }

  SettingsDraft theme(Theme value) {
    theme = value;
    return this;
  }

  SettingsDraft shell(List<String> value) {
    shell = value;
    return this;
  }

  SettingsDraft notifications(boolean value) {
    notifications = value;
    return this;
  }

  SettingsDraft hideProgramText(boolean value) {
    hideProgramText = value;
    return this;
  }

  SettingsDraft engine(EngineKind value) {
    engine = value;
    return this;
  }

  SettingsDraft scrollback(int value) {
    scrollback = value;
    return this;
  }

  SettingsDraft cols(int value) {
    cols = value;
    return this;
  }

  SettingsDraft rows(int value) {
    rows = value;
    return this;
  }

  SettingsDraft clipboardWrite(ClipboardWrite value) {
    clipboardWrite = value;
    return this;
  }

  Settings settings() {
    return new Settings(
        fontFamily,
        fontSize,
        theme,
        shell,
        notifications,
        hideProgramText,
        engine,
        scrollback,
        cols,
        rows,
        clipboardWrite);
  }
}
