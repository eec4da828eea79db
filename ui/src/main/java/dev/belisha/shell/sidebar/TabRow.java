package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.PaneKey;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.MixWords;
import dev.belisha.shell.model.Place;
import dev.belisha.status.State;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Puts the row of a tab together. */
final class TabRow {
  private static final Duration MINUTE = Duration.ofMinutes(1);

  private final TabBlock.Input input;
  private final Instant now;
  private @Nullable Instant due;

  TabRow(TabBlock.Input input, Instant now) {
    this.input = input;
    this.now = now;
  }

  /** When the row built changes by time alone; null for never. */
  @Nullable Instant due() {
    return due;
  }

  Row.Tab build() {
    TabStatus tab = input.tab();
    Optional<Seen> seen = tab.headline() == null ? seenResult(tab) : Optional.empty();
    RecordRow quiet = seen.map(Seen::row).orElse(null);
    BadgeStatus badge = BadgeStatus.of(tab);
    String state = quiet == null ? badge.words() : Words.record(quiet);
    if (state.isEmpty() && tab.exit() >= 0) state = Words.ended(tab.exit());
    String app = quiet == null ? tab.app() : quiet.app();
    String message =
        quiet == null
            ? Words.text(tab.title(), tab.message())
            : Words.text(quiet.title(), quiet.message());
    if (state.isEmpty() && !input.hides().isEmpty()) {
      message = input.hides() + " hides program status";
    }
    Instant since = quiet == null ? tab.since() : quiet.since();
    if (since != null) due = Age.next(since, now);
    boolean endsMute = tab.mutedUntil() != null && !Instant.MAX.equals(tab.mutedUntil());
    if (endsMute && (due == null || due.isAfter(now.plus(MINUTE)))) due = now.plus(MINUTE);
    String age = state.isEmpty() ? "" : Age.text(since, now);
    String tag = quiet == null ? tab.provenance() : "program";
    boolean live =
        tab.headline() == State.WORKING || tab.headline() == State.BLOCKED || badge.isShellRing();
    String mix = MixWords.of(tab.mix());
    Place place = input.place();
    return new Row.Tab(
        new Row.Key(Row.Part.TAB, tab.tab(), 0, ""),
        seen.map(Seen::pane).orElseGet(() -> pane(tab)),
        seen.map(result -> result.row().id())
            .orElseGet(() -> Objects.requireNonNullElse(tab.recordId(), "")),
        badge,
        input.number(),
        tab.label(),
        state,
        Words.joined(app, place.host()),
        message,
        age,
        live ? tab.progress() : -1,
        tag,
        input.current(),
        tab.waits(),
        quiet != null,
        tab.muted(),
        tab.panes().stream().filter(pane -> !pane.rows().isEmpty()).map(PaneStatus::pane).toList(),
        RecordRows.hasChildren(tab),
        input.expanded(),
        Words.lines(
            "#" + tab.tab() + " " + tab.label(),
            Words.joined(state, age),
            mix,
            Words.joined(
                app,
                tag.isEmpty() || tag.equals("program") ? "" : "from " + tag,
                Words.muted(tab.mutedUntil(), now)),
            Words.joined(place.host(), place.folder()),
            message),
        Words.sentence(
                tab.label() + ", tab " + tab.position() + " of " + input.of(),
                state,
                Age.words(since, now),
                message)
            + (tab.muted() ? ", " + Words.muted(tab.mutedUntil(), now) : ""));
  }

  /** A result that was seen, and where. */
  private record Seen(PaneKey pane, RecordRow row) {
    Instant since() {
      Instant since = row.since();
      return since == null ? Instant.MIN : since;
    }
  }

  /** A result that was seen stays as quiet text (ux F3); the newest one. */
  private static Optional<Seen> seenResult(TabStatus tab) {
    return tab.panes().stream()
        .flatMap(pane -> pane.rows().stream().map(row -> new Seen(pane.pane(), row)))
        .filter(result -> result.row().seen())
        .max(Comparator.comparing(Seen::since));
  }

  /** Where the tab's leading record lives. */
  private static PaneKey pane(TabStatus tab) {
    String leader = tab.recordId();
    return tab.panes().stream()
        .filter(pane -> pane.headline() == tab.headline())
        .filter(
            pane ->
                leader == null
                    || pane.rows().stream()
                        .anyMatch(row -> row.id().equals(leader) && row.state() == tab.headline()))
        .map(PaneStatus::pane)
        .findFirst()
        .orElseGet(
            () ->
                tab.panes().isEmpty() ? new PaneKey(tab.tab(), 0) : tab.panes().getFirst().pane());
  }
}
