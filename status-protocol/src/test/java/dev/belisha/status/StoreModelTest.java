package dev.belisha.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Seeded random histories against a model that is as plain as the protocol page's section 3. */
class StoreModelTest {

  /** A list, least recently updated first; nothing clever. */
  private static final class Model {
    private static final class Row {
      Report.Update report = Report.Update.of(State.IDLE);
      boolean seen;
      boolean byProgram;
      Instant changedAt = Instant.EPOCH;
      Instant updatedAt = Instant.EPOCH;
    }

    final List<Row> rows = new ArrayList<>();
    final List<String> told = new ArrayList<>();
    boolean promptSeen;

    void apply(Report report, Instant now, boolean byProgram) {
      if (report instanceof Report.Clear clear) {
        drop(Source.CLEAR, row -> below(row.report.id(), clear.id()));
        return;
      }
      Report.Update update = (Report.Update) report;
      Row old = null;
      for (Row row : rows) if (row.report.id().equals(update.id())) old = row;
      if (old == null && rows.size() == 256) {
        Row first = rows.get(0);
        drop(Source.EVICTED, row -> row == first);
      }
      Row row = new Row();
      row.report = update;
      row.byProgram = byProgram;
      row.updatedAt = now;
      boolean changed =
          old == null || old.report.state() != update.state() || old.report.kind() != update.kind();
      row.changedAt = changed || old == null ? now : old.changedAt;
      row.seen =
          old != null
              && old.seen
              && !changed
              && Objects.equals(old.report.title(), update.title())
              && Objects.equals(old.report.msg(), update.msg());
      rows.remove(old);
      rows.add(row);
      if (changed || (old != null && old.seen && !row.seen)) {
        told.add(
            line(update.id(), old == null ? null : old.report.state(), update.state(), "REPORT"));
      }
    }

    void drop(Source source, Predicate<Row> which) {
      List<Row> gone = rows.stream().filter(which).toList();
      rows.removeAll(gone);
      for (Row row : gone) told.add(line(row.report.id(), row.report.state(), null, source.name()));
    }

    private static boolean below(String id, String ancestor) {
      return ancestor.isEmpty() || (id + "/").startsWith(ancestor + "/");
    }

    private static String line(String id, @Nullable State from, @Nullable State to, String source) {
      return id + " " + from + ">" + to + " " + source;
    }

    /** Section 7, word for word, over all pairs. */
    @Nullable State headline() {
      for (State state :
          List.of(State.BLOCKED, State.ERROR, State.DONE, State.WORKING, State.IDLE)) {
        for (Row row : rows) if (row.report.state() == state && leads(row)) return state;
      }
      return null;
    }

    private boolean leads(Row row) {
      if (!row.report.state().isResult()) return true;
      if (row.seen) return false;
      for (Row other : rows) {
        State state = other.report.state();
        boolean live = state == State.WORKING || state == State.BLOCKED;
        if (other != row && live && below(row.report.id(), other.report.id())) return false;
      }
      return true;
    }

    @Nullable String app(Row of) {
      Row best = null;
      for (Row row : rows) {
        boolean candidate = row.report.app() != null && below(of.report.id(), row.report.id());
        boolean nearer = best == null || row.report.id().length() > best.report.id().length();
        if (candidate && nearer) best = row;
      }
      return best == null ? null : best.report.app();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void behavesLikeTheModel(long seed) {
    Random random = new Random(seed);
    Store store = new Store();
    Model model = new Model();
    for (int step = 0; step < 1_500; step++) {
      act(random, store, model, seed % 3 == 0);
      assertThat(store.takeTold()).as("step " + step).isEqualTo(model.told);
      model.told.clear();
      if (model.rows.size() < 20 || step % 100 == 0) compare(store, model);
    }
  }

  private static void act(Random random, Store store, Model model, boolean manyIds) {
    store.later(random.nextInt(3));
    store.shellInFront = random.nextInt(4) == 0;
    Predicate<Model.Row> passing = row -> !row.report.state().isResult();
    switch (random.nextInt(manyIds ? 900 : 60)) {
      case 0 -> {
        store.records.programExited();
        model.drop(Source.EXIT, passing);
      }
      case 1 -> {
        store.records.hardReset();
        model.drop(Source.RESET, row -> true);
      }
      case 2 -> {
        store.records.foregroundReturned();
        if (!model.promptSeen) model.drop(Source.FOREGROUND, passing.and(row -> row.byProgram));
      }
      case 3 -> {
        if (random.nextInt(8) > 0) return;
        store.records.primaryPrompt();
        model.promptSeen |= store.shellInFront;
        model.drop(Source.PROMPT, passing);
      }
      case 4, 5, 6 -> {
        store.records.markAllSeen();
        for (Model.Row row : model.rows) row.seen = row.report.state().isResult();
      }
      default -> {
        Report report = TestReports.random(random);
        if (manyIds && report instanceof Report.Update update) {
          report =
              new Report.Update(
                  "r" + random.nextInt(300),
                  update.state(),
                  update.kind(),
                  update.progress(),
                  update.app(),
                  update.title(),
                  update.msg());
        } else if (manyIds) {
          report = new Report.Clear("r" + random.nextInt(300));
        }
        byte[] bytes = ReportEncoder.encode(report);
        store.records.report(bytes, 7, bytes.length - 9);
        model.apply(report, store.now, !store.shellInFront);
      }
    }
  }

  private static void compare(Store store, Model model) {
    List<StatusRecord> records = store.records.records();
    assertThat(records).hasSize(model.rows.size());
    for (int at = 0; at < records.size(); at++) {
      StatusRecord record = records.get(at);
      Model.Row row = model.rows.get(at);
      Report.Update update = row.report;
      assertThat(record)
          .isEqualTo(
              new StatusRecord(
                  update.id(),
                  update.state(),
                  update.kind(),
                  update.progress(),
                  update.app(),
                  update.title(),
                  update.msg(),
                  row.seen,
                  row.changedAt,
                  row.updatedAt,
                  record.change(),
                  record.revision()));
      assertThat(store.records.effectiveApp(record.id())).isEqualTo(model.app(row));
    }
    assertThat(store.records.headline()).isEqualTo(model.headline());
    boolean watches =
        !model.promptSeen
            && model.rows.stream().anyMatch(r -> r.byProgram && !r.report.state().isResult());
    assertThat(store.records.watchesForeground()).isEqualTo(watches);
    assertThat(records.stream().map(StatusRecord::id).collect(Collectors.toSet()))
        .hasSize(records.size());
  }
}
