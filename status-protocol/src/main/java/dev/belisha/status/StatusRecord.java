package dev.belisha.status;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One record as the store keeps it (protocol page, section 3). Immutable.
 *
 * @param id segments joined by {@code /}; the empty string is the root
 * @param progress 0 to 100, or -1 when indeterminate or not given
 * @param app the record's own value; {@link StatusRecords#effectiveApp} resolves inheritance
 * @param title as sent, not yet neutralised for display
 * @param msg as sent, not yet neutralised for display
 * @param seen only ever true for {@code done} and {@code error}
 * @param changedAt when state or kind last changed
 * @param updatedAt when a report last arrived, equal or not
 * @param change the store's revision when state or kind last changed: of one store's records the
 *     larger is the newer, whatever the clock did meanwhile
 * @param revision the store's revision at the last report that changed any other field; being seen
 *     leaves it as it is
 */
public record StatusRecord(
    String id,
    State state,
    @Nullable Kind kind,
    int progress,
    @Nullable String app,
    @Nullable String title,
    @Nullable String msg,
    boolean seen,
    Instant changedAt,
    Instant updatedAt,
    long change,
    long revision) {}
