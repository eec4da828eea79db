package dev.belisha.status.emit;

import dev.belisha.status.Kind;
import dev.belisha.status.Limits;
import dev.belisha.status.RecordId;
import dev.belisha.status.Report;
import dev.belisha.status.ReportEncoder;
import dev.belisha.status.State;
import org.jspecify.annotations.Nullable;

/** A child task's reporter. */
final class ChildReporter implements StatusReporter {
  private final Outlet outlet;
  private final String id;
  private volatile boolean closed;

  ChildReporter(Outlet outlet, String parent, String id) {
    this.outlet = outlet;
    this.id = parent.isEmpty() ? id : parent + "/" + id;
    if (!RecordId.isUsable(this.id)) throw new IllegalArgumentException("unusable id: " + this.id);
  }

  /**
   * A report whose text fits.
   *
   * @param app null for none
   */
  static Report.Update fitted(
      String id,
      State state,
      @Nullable Kind kind,
      int progress,
      @Nullable String app,
      @Nullable String title,
      @Nullable String msg) {
    return new Report.Update(
        id, state, kind, progress, app, fit(title, Limits.TITLE), fit(msg, Limits.MSG));
  }

  private static @Nullable String fit(@Nullable String text, int limit) {
    if (text == null) return null;
    String fitting = ReportEncoder.fit(text, limit);
    return fitting.isEmpty() ? null : fitting;
  }

  static State result(State state) {
    if (!state.isResult()) throw new IllegalArgumentException("not a result: " + state.wire());
    return state;
  }

  @Override
  public void report(
      State state,
      @Nullable Kind kind,
      int progress,
      @Nullable String title,
      @Nullable String msg) {
    Report.Update update = fitted(id, state, kind, progress, null, title, msg);
    if (!closed) outlet.report(update);
  }

  @Override
  public void clear() {
    if (!closed) outlet.clear(id);
  }

  @Override
  public void finish(State result, @Nullable String msg) {
    Report.Update update = fitted(id, result(result), null, -1, null, null, msg);
    if (closed) return;
    closed = true;
    outlet.last(update);
  }

  @Override
  public StatusReporter child(String id) {
    return new ChildReporter(outlet, this.id, id);
  }

  @Override
  public void close() {
    clear();
    closed = true;
  }
}
