package dev.belisha.headless;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What {@code belisha host} was asked for.
 *
 * @param record where the raw output goes, null for nowhere
 * @param script where the run goes as a replay script, null for nowhere
 * @param dump where the final dump goes, {@code -} for standard output, null for nowhere
 * @param status where transitions go, null for nowhere
 * @param steps a JSON file of keys, sizes and waits, null for none
 * @param timeout null for none
 * @param windowOps programs may change the size and ask for titles
 * @param shellIntegration folder of the scripts for a plain shell, null for none
 */
public record HostOptions(
    Size size,
    Map<String, String> environment,
    Path directory,
    @Nullable Path record,
    @Nullable Path script,
    @Nullable String dump,
    @Nullable Path status,
    @Nullable Path steps,
    @Nullable Duration timeout,
    boolean windowOps,
    @Nullable Path shellIntegration,
    List<String> command) {}
