package dev.belisha.attention;

import dev.belisha.attention.Timeline.Change;
import dev.belisha.attention.Timeline.Decision;
import dev.belisha.attention.Timeline.Entry;
import dev.belisha.attention.Timeline.Sign;
import dev.belisha.status.State;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A {@link Timeline} as JSON (RFC 8259), one entry a line. */
final class TimelineJson {
  private final StringBuilder out = new StringBuilder();
  private boolean first = true;

  private TimelineJson() {}

  static String of(Timeline timeline) {
    TimelineJson json = new TimelineJson();
    json.out.append('{');
    json.field("version", 1);
    json.field("tab", timeline.tab());
    json.field("label", timeline.label());
    json.name("totals_ms");
    json.out.append('{');
    json.first = true;
    for (State state : State.values()) {
      long ms = timeline.total(state).toMillis();
      if (ms > 0) json.field(state.name().toLowerCase(Locale.ROOT), ms);
    }
    json.out.append('}');
    json.first = false;
    json.name("entries");
    json.out.append('[');
    String between = "\n";
    for (Entry entry : timeline.entries()) {
      json.out.append(between);
      json.entry(entry);
      between = ",\n";
    }
    return json.out.append("\n]}\n").toString();
  }

  private void entry(Entry entry) {
    out.append('{');
    first = true;
    field("time", entry.time().toString());
    field("pane", entry.pane());
    field("id", entry.recordId());
    switch (entry) {
      case Change change -> {
        field("from", change.from());
        field("to", change.to());
        if (change.kind() != null) field("kind", change.kind());
        field("source", change.source());
        if (change.lasted() != null) field("lasted_ms", change.lasted().toMillis());
        if (change.endedWithoutReport()) field("ended", "without report");
      }
      case Sign sign -> {
        field("sign", sign.words());
        field("source", sign.origin().tag());
        if (sign.times() > 1) field("times", sign.times());
      }
      case Decision decision -> {
        field("decision", decision.outcome());
        if (!decision.reason().isEmpty()) field("reason", decision.reason());
        if (decision.times() > 1) field("times", decision.times());
      }
    }
    out.append('}');
  }

  private void name(String name) {
    if (!first) out.append(',');
    first = false;
    string(name);
    out.append(':');
  }

  private void field(String name, long value) {
    name(name);
    out.append(value);
  }

  private void field(String name, String value) {
    name(name);
    string(value);
  }

  private void field(String name, @Nullable Enum<?> value) {
    name(name);
    if (value == null) out.append("null");
    else string(value.name().toLowerCase(Locale.ROOT));
  }

  private void string(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      // A lone surrogate is no text in UTF-8, and a line separator breaks scripts.
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ' || c == 0x7F || c == 0x2028 || c == 0x2029 || isLone(text, i)) {
        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }

  private static boolean isLone(String text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
    }
    return Character.isLowSurrogate(c)
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }
}
