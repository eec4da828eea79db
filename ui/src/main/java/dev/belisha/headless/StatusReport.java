package dev.belisha.headless;

import dev.belisha.status.Kind;
import dev.belisha.status.Limits;
import dev.belisha.status.Report;
import dev.belisha.status.ReportEncoder;
import dev.belisha.status.State;
import org.jspecify.annotations.Nullable;

/** {@code belisha report}: what a script's words become, and one report to its terminal. */
public final class StatusReport {
  private static final String CLEAR = "clear";

  private StatusReport() {}

  /**
   * What the command line said; null where it said nothing.
   *
   * @param force report without asking the terminal
   * @param tmux wrap for tmux's passthrough
   */
  public record Words(
      @Nullable String id,
      @Nullable String app,
      @Nullable String title,
      @Nullable String msg,
      @Nullable String kind,
      @Nullable Integer progress,
      boolean force,
      boolean tmux) {}

  /**
   * Reports once. Silent where nobody listens.
   *
   * @param state a state, or {@code clear}
   * @throws UsageException naming what no report may carry; nothing is written then
   */
  public static void send(String state, Words words) throws UsageException {
    Report report = state.equals(CLEAR) ? clear(words) : update(state, words);
    checked(report);
    ReportTerminal.open(words.force, words.tmux).send(report);
  }

  private static Report clear(Words words) {
    return new Report.Clear(words.id == null ? "" : words.id);
  }

  static Report.Update update(String state, Words words) throws UsageException {
    State known = State.of(state);
    if (known == null) {
      throw new UsageException(
          "STATE is idle, working, done, blocked, error or clear, not '" + state + "'");
    }
    Kind kind = words.kind == null ? null : Kind.of(words.kind);
    if (words.kind != null && kind == null) {
      throw new UsageException("--kind is permission, question or auth, not '" + words.kind + "'");
    }
    // Without a percentage the encoder takes -1.
    if (words.progress != null && words.progress < 0) {
      throw new UsageException("--progress is 0 to 100, not " + words.progress);
    }
    return new Report.Update(
        words.id == null ? "" : words.id,
        known,
        kind,
        words.progress == null ? -1 : words.progress,
        words.app,
        fit(words.title, Limits.TITLE),
        fit(words.msg, Limits.MSG));
  }

  static @Nullable String fit(@Nullable String text, int limit) {
    return text == null ? null : ReportEncoder.fit(text, limit);
  }

  /** Before anything is written. */
  static void checked(Report report) throws UsageException {
    try {
      ReportEncoder.encode(report);
    } catch (IllegalArgumentException wrong) {
      throw new UsageException(String.valueOf(wrong.getMessage()));
    }
  }
}
