package dev.belisha.headless;

import dev.belisha.status.Kind;
import dev.belisha.status.State;
import dev.belisha.status.Transition;
import java.io.IOException;
import java.io.Writer;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Transitions as JSON, one a line, each flushed at once. */
final class StatusLines {
  private static final DateTimeFormatter TIME =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter(Locale.ROOT);

  private final Writer out;

  StatusLines(Writer out) {
    this.out = out;
  }

  void write(Transition transition) throws IOException {
    ObjectNode node = JsonMapper.shared().createObjectNode();
    node.put("seq", transition.seq());
    node.put("time", TIME.format(transition.time()));
    node.put("id", transition.id());
    node.put("from", word(transition.from()));
    node.put("to", word(transition.to()));
    Kind kind = transition.kind();
    if (kind != null) node.put("kind", kind.wire());
    if (transition.app() != null) node.put("app", transition.app());
    if (transition.title() != null) node.put("title", transition.title());
    if (transition.msg() != null) node.put("msg", transition.msg());
    node.put("source", transition.source().name().toLowerCase(Locale.ROOT));
    out.write(node + "\n");
    out.flush();
  }

  private static @Nullable String word(@Nullable State state) {
    return state == null ? null : state.wire();
  }
}
