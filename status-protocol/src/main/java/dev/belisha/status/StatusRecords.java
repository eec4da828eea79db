package dev.belisha.status;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The records of one terminal (protocol page, sections 3 and 7): owns the seen flags, the drop
 * rules and the cap; the session only says what happened. Not thread-safe: same rules as the
 * terminal that feeds it.
 */
public final class StatusRecords {

  /** A report that says nothing new is told of so often, for those who show how old the last is. */
  private static final Duration SIGN_OF_LIFE = Duration.ofMinutes(1);

  /**
   * A record, and whether another program than the shell was in front when it was written.
   *
   * @param told when a report on it was last told of
   */
  private record Entry(StatusRecord record, boolean byProgram, Instant told) {}

  private final InstantSource clock;
  private final BooleanSupplier shellInFront;
  private final Consumer<Transition> listener;
  private final ReportParser parser = new ReportParser();

  /** Least recently updated first. */
  private final LinkedHashMap<String, Entry> entries = new LinkedHashMap<>();

  private long revision;
  private long signsOfLife;
  private long seq;
  private boolean promptSeen;

  /**
   * @param shellInFront asked when a report arrives: true when the shell itself is the foreground
   *     process group, so that the foreground rule leaves the record alone
   * @param listener called for every transition, inside the call that caused it
   */
  public StatusRecords(
      InstantSource clock, BooleanSupplier shellInFront, Consumer<Transition> listener) {
    this.clock = clock;
    this.shellInFront = shellInFront;
    this.listener = listener;
  }

  /** The body of one OSC 7501, between {@code 7501;} and the terminator. Ignores what it must. */
  public void report(byte[] body, int offset, int length) {
    Report report = parser.parse(body, offset, length);
    if (report != null) apply(report);
  }

  /** A report that was parsed already. */
  public void apply(Report report) {
    switch (report) {
      case Report.Clear clear -> drop(Source.CLEAR, within(clear.id()));
      case Report.Update update -> replace(update);
    }
  }

  private void replace(Report.Update update) {
    Entry known = entries.get(update.id());
    if (known == null && entries.size() == Limits.RECORDS) evict();
    Instant now = clock.instant();
    StatusRecord before = known == null ? null : known.record;
    StatusRecord after = before == null ? first(update, now) : next(before, update, now);
    Instant told = known == null || tells(known, after, now) ? now : known.told;
    entries.putLast(update.id(), new Entry(after, !shellInFront.getAsBoolean(), told));
    if (before == null) {
      listener.accept(transition(null, after.state(), after, Source.REPORT, now));
    } else if (!sameState(before, update) || (before.seen() && !after.seen())) {
      listener.accept(transition(before.state(), after.state(), after, Source.REPORT, now));
    }
  }

  private boolean tells(Entry known, StatusRecord after, Instant now) {
    if (after.revision() != known.record.revision()) return true;
    if (now.isBefore(known.told.plus(SIGN_OF_LIFE))) return false;
    signsOfLife++;
    return true;
  }

  private StatusRecord first(Report.Update update, Instant now) {
    revision++;
    return record(update, false, now, now, revision, revision);
  }

  /** An equal report refreshes recency only; text that stays the same keeps what was seen, seen. */
  private StatusRecord next(StatusRecord before, Report.Update update, Instant now) {
    boolean sameState = sameState(before, update);
    boolean sameText =
        Objects.equals(before.title(), update.title())
            && Objects.equals(before.msg(), update.msg());
    boolean equal =
        sameState
            && sameText
            && before.progress() == update.progress()
            && Objects.equals(before.app(), update.app());
    boolean seen = before.seen() && sameState && sameText;
    if (!equal) revision++;
    return record(
        update,
        seen,
        sameState ? before.changedAt() : now,
        now,
        sameState ? before.change() : revision,
        equal ? before.revision() : revision);
  }

  private static boolean sameState(StatusRecord before, Report.Update update) {
    return before.state() == update.state() && before.kind() == update.kind();
  }

  private static StatusRecord record(
      Report.Update update,
      boolean seen,
      Instant changedAt,
      Instant updatedAt,
      long change,
      long revision) {
    return new StatusRecord(
        update.id(),
        update.state(),
        update.kind(),
        update.progress(),
        update.app(),
        update.title(),
        update.msg(),
        seen,
        changedAt,
        updatedAt,
        change,
        revision);
  }

  /** The record updated least recently makes room. */
  private void evict() {
    StatusRecord oldest = entries.firstEntry().getValue().record;
    Transition gone = gone(oldest, Source.EVICTED, clock.instant());
    entries.pollFirstEntry();
    revision++;
    listener.accept(gone);
  }

  /**
   * OSC 133 A with k absent or i. Of a shell behind a program in front, over ssh say, it says
   * nothing of the session's own: when the connection breaks, no mark may come.
   */
  public void primaryPrompt() {
    // Asked each time: the answer may be that the shell was replaced.
    boolean own = shellInFront.getAsBoolean();
    promptSeen |= own;
    drop(Source.PROMPT, record -> !record.state().isResult());
  }

  /**
   * The session's own shell became another program by exec: marks of the former tell nothing of it,
   * so the foreground rule holds again until one comes. May be called from within the question
   * whether the shell is in front.
   */
  public void shellReplaced() {
    promptSeen = false;
  }

  /** The child is gone and its output drained. */
  public void programExited() {
    drop(Source.EXIT, record -> !record.state().isResult());
  }

  /** RIS. */
  public void hardReset() {
    drop(Source.RESET, record -> true);
  }

  /**
   * The foreground went back to the shell and stayed there for two polls. Does nothing once the
   * session's own shell has sent a prompt mark.
   */
  public void foregroundReturned() {
    if (promptSeen) return;
    drop(Source.FOREGROUND, record -> !record.state().isResult() && isByProgram(record.id()));
  }

  /** The foreground rule ended one record, as it was seen when a recording was made. */
  public void lapsed(String id) {
    drop(Source.FOREGROUND, record -> record.id().equals(id));
  }

  private boolean isByProgram(String id) {
    Entry entry = entries.get(id);
    return entry != null && entry.byProgram;
  }

  /** True while {@link #foregroundReturned} could drop something: worth polling for. */
  public boolean watchesForeground() {
    if (promptSeen) return false;
    for (Entry entry : entries.values()) {
      if (entry.byProgram && !entry.record.state().isResult()) return true;
    }
    return false;
  }

  /** Marks done and error records seen. */
  public void markAllSeen() {
    for (StatusRecord record : records()) markSeen(record.id(), true);
  }

  /**
   * Marks a done or error record seen as it stood at a revision: one that a report changed since
   * then holds something that nobody has seen.
   */
  public void markSeenAt(String id, long revision) {
    Entry entry = entries.get(id);
    if (entry != null && entry.record.revision() == revision) markSeen(id, true);
  }

  /** Marks a done or error record seen or unseen; others stay as they are. */
  public void markSeen(String id, boolean seen) {
    Entry entry = entries.get(id);
    if (entry == null) return;
    StatusRecord record = entry.record;
    if (!record.state().isResult() || record.seen() == seen) return;
    revision++;
    StatusRecord marked =
        new StatusRecord(
            record.id(),
            record.state(),
            record.kind(),
            record.progress(),
            record.app(),
            record.title(),
            record.msg(),
            seen,
            record.changedAt(),
            record.updatedAt(),
            record.change(),
            record.revision());
    entries.put(id, new Entry(marked, entry.byProgram, entry.told));
  }

  /** The person clears a record and all below it; the empty id clears all. */
  public void clear(String id) {
    drop(Source.USER, within(id));
  }

  /** The person clears what was shown: what reports changed after that revision stays. */
  public void clearAsOf(String id, long revision) {
    drop(Source.USER, within(id).and(record -> record.revision() <= revision));
  }

  private static Predicate<StatusRecord> within(String id) {
    return record -> RecordId.isWithin(record.id(), id);
  }

  /** All that must go, goes before the first transition is told. */
  private void drop(Source source, Predicate<StatusRecord> which) {
    if (entries.isEmpty()) return;
    Instant now = clock.instant();
    List<Transition> gone = new ArrayList<>();
    for (Entry entry : entries.values()) {
      if (which.test(entry.record)) gone.add(gone(entry.record, source, now));
    }
    if (gone.isEmpty()) return;
    revision++;
    for (Transition transition : gone) entries.remove(transition.id());
    gone.forEach(listener);
  }

  /** Made while the record's ancestors are still there, for the app it inherits from them. */
  private Transition gone(StatusRecord record, Source source, Instant now) {
    return transition(record.state(), null, record, source, now);
  }

  private Transition transition(
      @Nullable State from, @Nullable State to, StatusRecord record, Source source, Instant now) {
    seq++;
    return new Transition(
        seq,
        now,
        record.id(),
        from,
        to,
        record.kind(),
        effectiveAppOf(record),
        record.title(),
        record.msg(),
        source);
  }

  /** Least recently updated first; an immutable copy. */
  public List<StatusRecord> records() {
    List<StatusRecord> list = new ArrayList<>(entries.size());
    for (Entry entry : entries.values()) list.add(entry.record);
    return List.copyOf(list);
  }

  public @Nullable StatusRecord get(String id) {
    Entry entry = entries.get(id);
    return entry == null ? null : entry.record;
  }

  /** The record's own app, or its nearest ancestor's (section 3); null for none. */
  public @Nullable String effectiveApp(String id) {
    StatusRecord record = get(id);
    return record == null ? null : effectiveAppOf(record);
  }

  private @Nullable String effectiveAppOf(StatusRecord record) {
    String app = record.app();
    String at = record.id();
    while (app == null && !at.isEmpty()) {
      at = RecordId.parent(at);
      StatusRecord ancestor = get(at);
      if (ancestor != null) app = ancestor.app();
    }
    return app;
  }

  /** The roll-up of all records (section 7), null when no badge is due. */
  public @Nullable State headline() {
    StatusRecord leader = RollUp.leader(records());
    return leader == null ? null : leader.state();
  }

  /** Counts up at every change of anything but {@code updatedAt}. */
  public long revision() {
    return revision;
  }

  /**
   * Counts up with the {@link #revision}, and also when a report that says nothing new comes a
   * minute or more after the last one that counted.
   */
  public long news() {
    return revision + signsOfLife;
  }
}
