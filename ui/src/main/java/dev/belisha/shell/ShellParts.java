package dev.belisha.shell;

import dev.belisha.attention.Journal;
import dev.belisha.config.SettingsFile;
import dev.belisha.desktop.Desktop;
import dev.belisha.notify.LauncherCounter;
import dev.belisha.notify.NotificationBackend;
import dev.belisha.shell.badge.UiClock;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * What the shell is put together from.
 *
 * @param notifications the desktop's; when it cannot be opened, {@code toasts} takes its place
 * @param toasts in our own windows
 * @param launcher the number on the dock's icon
 * @param io for what may wait: forks, files, the window system's answers
 * @param uiClock time for what is on screen
 * @param settingsFile which the settings page writes
 * @param geometry of the last run's window
 * @param geometryFile where to keep it; empty to keep none
 * @param journal hears of every change
 */
public record ShellParts(
    TerminalPort.Factory terminals,
    TabBar.Factory tabBars,
    StatusList.Factory statusLists,
    NotificationBackend.Factory notifications,
    NotificationBackend.Factory toasts,
    Desktop desktop,
    LauncherCounter launcher,
    Executor io,
    InstantSource clock,
    UiClock uiClock,
    Path home,
    SettingsFile settingsFile,
    Optional<WindowState> geometry,
    Optional<Path> geometryFile,
    Journal journal) {}
