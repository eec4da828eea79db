package dev.belisha.control;

import dev.belisha.attention.AttentionView;

/**
 * What is, and up to which change of the {@link StatusFeed} that holds: what comes after it is
 * news.
 */
public record Listing(long seq, AttentionView view) {}
