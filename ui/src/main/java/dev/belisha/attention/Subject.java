package dev.belisha.attention;

import dev.belisha.status.StatusRecord;

/** What a tab's notification speaks of: one record of one pane, since one event. */
record Subject(PaneFacts pane, StatusRecord record, Event event) {}
