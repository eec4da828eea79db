package dev.belisha.headless;

import dev.belisha.session.Outside;
import dev.belisha.vt.TerminalOptions;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A run as a replay script: its output, and between two pieces of it what came from outside. {@link
 * ReplayScript} plays it to the same screen, records and replies, whatever the clock did.
 */
final class ScriptRecord {
  private final OutputStream out;

  ScriptRecord(OutputStream out) {
    this.out = out;
  }

  void open(TerminalOptions options) throws IOException {
    ObjectNode line = JsonMapper.shared().createObjectNode();
    line.putObject("open")
        .put("cols", options.cols())
        .put("rows", options.rows())
        .put("scrollback", options.scrollback())
        .put("windowOps", options.windowOps());
    write(line);
  }

  void feed(byte[] bytes, int offset, int length) throws IOException {
    write("feed", new String(bytes, offset, length, StandardCharsets.ISO_8859_1));
  }

  void outside(Outside what) throws IOException {
    switch (what) {
      case Outside.Resized(int cols, int rows) -> {
        ObjectNode line = JsonMapper.shared().createObjectNode();
        line.putObject("resize").put("cols", cols).put("rows", rows);
        write(line);
      }
      case Outside.Lapsed(String id) -> write("lapsed", id);
      case Outside.ProgramExited() -> write("event", "process-exit");
    }
  }

  private void write(String key, String value) throws IOException {
    write(JsonMapper.shared().createObjectNode().put(key, value));
  }

  private void write(ObjectNode line) throws IOException {
    out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
