package dev.belisha.status;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** Reports to bytes, for a program's side (protocol page, sections 1 and 2). */
public final class ReportEncoder {
  private static final String INTRODUCER = "\033]7501;";
  private static final String TERMINATOR = "\033\\";
  private static final byte ESC = 0x1B;

  /** The question whether the terminal keeps records (section 4). */
  public static final String QUERY = INTRODUCER + "?" + TERMINATOR;

  private ReportEncoder() {}

  /**
   * @throws IllegalArgumentException naming what no report may carry: an unusable id or app, text
   *     that is too long or holds a control character or half a surrogate pair, a progress outside
   *     -1 to 100 or without {@code working} and {@code blocked}, a kind without {@code blocked}
   */
  public static byte[] encode(Report report) {
    return (INTRODUCER + body(report) + TERMINATOR).getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * A sequence wrapped so that tmux hands it to the terminal it runs in, where the person allows it
   * ({@code set -g allow-passthrough on}): a DCS that begins with {@code tmux;}, every ESC doubled.
   */
  public static byte[] throughTmux(byte[] sequence) {
    ByteArrayOutputStream wrapped = new ByteArrayOutputStream(sequence.length + 16);
    wrapped.writeBytes("\033Ptmux;".getBytes(StandardCharsets.US_ASCII));
    for (byte b : sequence) {
      if (b == ESC) wrapped.write(ESC);
      wrapped.write(b);
    }
    wrapped.writeBytes(TERMINATOR.getBytes(StandardCharsets.US_ASCII));
    return wrapped.toByteArray();
  }

  private static String body(Report report) {
    return switch (report) {
      case Report.Clear clear -> "state=clear" + id(clear.id());
      case Report.Update update -> {
        StringBuilder body = new StringBuilder("state=").append(update.state().wire());
        body.append(id(update.id()));
        kind(body, update);
        progress(body, update);
        if (update.app() != null) body.append(":app=").append(app(update.app()));
        text(body, "title", update.title(), Limits.TITLE);
        text(body, "msg", update.msg(), Limits.MSG);
        yield body.toString();
      }
    };
  }

  private static String id(String id) {
    if (id.isEmpty()) return "";
    if (!RecordId.isUsable(id)) throw new IllegalArgumentException("unusable id: " + id);
    return ":id=" + id;
  }

  private static void kind(StringBuilder body, Report.Update update) {
    if (update.kind() == null) return;
    if (update.state() != State.BLOCKED) {
      throw new IllegalArgumentException("a kind goes with blocked only");
    }
    body.append(":kind=").append(update.kind().wire());
  }

  private static void progress(StringBuilder body, Report.Update update) {
    int progress = update.progress();
    if (progress == -1) return;
    if (progress < 0 || progress > 100) {
      throw new IllegalArgumentException("progress is 0 to 100: " + progress);
    }
    if (update.state() != State.WORKING && update.state() != State.BLOCKED) {
      throw new IllegalArgumentException("progress goes with working or blocked only");
    }
    body.append(":progress=").append(progress);
  }

  private static String app(String app) {
    boolean fits =
        !app.isEmpty() && app.length() <= Limits.APP && app.chars().allMatch(RecordId::isNameByte);
    if (!fits) throw new IllegalArgumentException("unusable app: " + app);
    return app;
  }

  private static void text(StringBuilder body, String key, @Nullable String text, int limit) {
    if (text == null || text.isEmpty()) return;
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > limit) {
      throw new IllegalArgumentException(key + " is longer than " + limit + " bytes");
    }
    if (text.chars().anyMatch(c -> c < 0x20 || (c >= 0x7F && c <= 0x9F))) {
      throw new IllegalArgumentException(key + " holds a control character");
    }
    if (text.codePoints().anyMatch(cp -> cp >= 0xD800 && cp <= 0xDFFF)) {
      throw new IllegalArgumentException(key + " holds half a surrogate pair");
    }
    body.append(':').append(key).append('=').append(Base64.getEncoder().encodeToString(bytes));
  }

  /**
   * Any text made fit for a report: line breaks and tabs become spaces, other controls go, and it
   * is cut between code points to so many bytes of UTF-8.
   */
  public static String fit(String text, int limit) {
    StringBuilder kept = new StringBuilder();
    int bytes = 0;
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      int cp = text.codePointAt(at);
      if (cp == '\n' || cp == '\r' || cp == '\t') cp = ' ';
      if (cp < 0x20 || (cp >= 0x7F && cp <= 0x9F)) continue;
      if (cp >= 0xD800 && cp <= 0xDFFF) cp = 0xFFFD;
      bytes += cp < 0x80 ? 1 : cp < 0x800 ? 2 : cp < 0x10000 ? 3 : 4;
      if (bytes > limit) break;
      kept.appendCodePoint(cp);
    }
    return kept.toString();
  }
}
