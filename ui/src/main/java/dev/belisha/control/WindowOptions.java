package dev.belisha.control;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What {@code belisha}, with a window, was asked for.
 *
 * @param cols, rows 0 for the settings' size
 * @param title the tab's name, null for an automatic one
 * @param hold the tab stays when the command has ended
 * @param command empty for the settings' shell
 * @param demo opens the demo scenario instead
 */
public record WindowOptions(
    int cols,
    int rows,
    boolean newInstance,
    Path directory,
    @Nullable String title,
    boolean hold,
    List<String> command,
    boolean demo) {}
