package dev.belisha.status;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A record came, went, or changed its state or kind. A change of text or progress alone, and an
 * equal report, is none; but a report that makes a seen result unseen again is one.
 *
 * @param seq counts up from 1 per store
 * @param from null when the record is new
 * @param to null when the record goes
 * @param kind, app, title, msg of the record after the change (before it, when the record goes)
 */
public record Transition(
    long seq,
    Instant time,
    String id,
    @Nullable State from,
    @Nullable State to,
    @Nullable Kind kind,
    @Nullable String app,
    @Nullable String title,
    @Nullable String msg,
    Source source) {}
