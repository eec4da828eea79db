package dev.belisha.shell.sidebar;

import dev.belisha.attention.AttentionView.PaneStatus;
import dev.belisha.attention.AttentionView.RecordRow;
import dev.belisha.attention.AttentionView.TabStatus;
import dev.belisha.attention.PaneKey;
import dev.belisha.shell.badge.BadgeStatus;
import dev.belisha.shell.badge.MixWords;
import dev.belisha.shell.model.Place;
import dev.belisha.status.State;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Puts the row of a tab together. */
final class TabText {
  private TabText() {}

  static Row.Timed of(TabBlock.Input input, Instant now) {
    TabStatus tab = input.tab();
    Optional<Told> seen = tab.headline() == null ? seenResult(tab) : Optional.empty();
    Told told = seen.or(() -> leader(tab)).orElse(null);
    RecordRow quiet = seen.map(Told::row).orElse(null);
    BadgeStatus badge = BadgeStatus.of(tab);
    String state = quiet == null ? badge.words() : Words.record(quiet);
    if (state.isEmpty() && tab.exit() >= 0) state = Words.ended(tab.exit());
    String app = quiet == null ? tab.app() : quiet.app();
    String message =
        quiet == null
            ? Words.text(tab.title(), tab.message())
            : Words.text(quiet.title(), quiet.message());
    boolean hidden = state.isEmpty() && !input.hides().isEmpty();
    if (hidden) message = Hidden.by(input.hides());
    Silence silence = told == null ? Silence.NONE : Silence.of(told.row(), now);
    Instant since = quiet == null ? tab.since() : quiet.since();
    String age = state.isEmpty() ? "" : Age.text(since, now);
    String tag = quiet == null ? tab.provenance() : "program";
    boolean live =
        tab.headline() == State.WORKING || tab.headline() == State.BLOCKED || badge.isShellRing();
    Place place = input.place();
    String muted = Words.muted(tab.mutedUntil(), now);
    Row.Tab row =
        new Row.Tab(
            Row.Key.tab(tab.tab()),
            told == null ? firstPane(tab) : told.pane(),
            told == null ? "" : told.row().id(),
            told == null ? -1 : told.row().revision(),
            badge,
            input.number(),
            tab.label(),
            state,
            Words.joined(app, place.host()),
            Words.joined(silence.text(), message),
            age,
            live ? tab.progress() : -1,
            tag,
            input.current(),
            tab.waits(),
            quiet != null,
            tab.muted(),
            tab.panes().stream()
                .filter(pane -> !pane.rows().isEmpty())
                .map(PaneStatus::pane)
                .toList(),
            RecordRows.hasChildren(tab),
            input.expanded(),
            Words.lines(
                "#" + tab.tab() + " " + tab.label(),
                Words.joined(state, age, silence.text()),
                MixWords.of(tab.mix()),
                Words.joined(
                    app, tag.isEmpty() || tag.equals("program") ? "" : "from " + tag, muted),
                Words.joined(place.host(), place.folder()),
                message,
                hidden ? Hidden.waysOut(input.hides()) : ""),
            Words.listed(
                Words.sentence(
                    tab.label() + ", tab " + tab.position() + " of " + input.of(),
                    state,
                    Words.listed(Age.words(since, now), silence.words()),
                    message),
                muted));
    Instant due =
        Age.earlier(
            since == null ? null : Age.next(since, now),
            Age.earlier(silence.due(), muteStep(tab.mutedUntil(), now)));
    return new Row.Timed(row, due);
  }

  /** When "muted for 15 min" becomes "muted for 14 min". */
  private static @Nullable Instant muteStep(@Nullable Instant until, Instant now) {
    if (until == null || until.equals(Instant.MAX)) return null;
    return until.minus(Words.mutedFor(until, now).minusMinutes(1));
  }

  /** The record that a row tells of, and where it lives. */
  private record Told(PaneKey pane, RecordRow row) {
    Instant since() {
      Instant since = row.since();
      return since == null ? Instant.MIN : since;
    }
  }

  /** A result that was seen stays as quiet text (ux F3); the newest one. */
  private static Optional<Told> seenResult(TabStatus tab) {
    return tab.panes().stream()
        .flatMap(pane -> pane.rows().stream().map(row -> new Told(pane.pane(), row)))
        .filter(result -> result.row().seen())
        .max(Comparator.comparing(Told::since));
  }

  /** The record that leads the tab. */
  private static Optional<Told> leader(TabStatus tab) {
    String leader = tab.recordId();
    if (leader == null) return Optional.empty();
    return tab.panes().stream()
        .filter(pane -> pane.headline() == tab.headline())
        .flatMap(pane -> pane.rows().stream().map(row -> new Told(pane.pane(), row)))
        .filter(told -> told.row().id().equals(leader) && told.row().state() == tab.headline())
        .findFirst();
  }

  /** Where to go for a tab of which no record leads. */
  private static PaneKey firstPane(TabStatus tab) {
    return tab.panes().stream()
        .filter(pane -> pane.headline() == tab.headline())
        .map(PaneStatus::pane)
        .findFirst()
        .orElseGet(
            () ->
                tab.panes().isEmpty() ? new PaneKey(tab.tab(), 0) : tab.panes().getFirst().pane());
  }
}
