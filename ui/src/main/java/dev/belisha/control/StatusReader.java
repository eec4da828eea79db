package dev.belisha.control;

import dev.belisha.control.ControlMessages.ListTabs;
import dev.belisha.control.ControlMessages.Watch;
import java.io.IOException;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** For a program that only looks: it asks the Belisha that runs, and can change nothing there. */
public final class StatusReader {
  private final ControlClient client;
  private final boolean text;

  /**
   * @param socket see {@link ControlAddress#of}
   * @param text with the programs' own
   */
  public StatusReader(Path socket, boolean text) {
    this.client = new ControlClient(socket);
    this.text = text;
  }

  /** Whether it asks for the programs' own texts. */
  public boolean hasText() {
    return text;
  }

  /**
   * What all tabs show ({@code listing} of {@code docs/control.schema.json}). Blocks for a few
   * seconds at most.
   *
   * @throws ControlClient.NobodyException when no Belisha runs
   * @throws IOException with a sentence when it does not answer
   */
  public ObjectNode list() throws IOException {
    try {
      JsonNode answer = JsonMapper.shared().readTree(client.answer(new ListTabs(text)));
      boolean good = answer.path("ok").asBoolean(false) && answer.path("tabs").isArray();
      if (good && answer instanceof ObjectNode listing) return listing;
      throw new IOException(answer.path("error").asString("its answer is no list"));
    } catch (JacksonException notJson) {
      throw new IOException("its answer is not JSON", notJson);
    }
  }

  /**
   * Tells of every change after one, until Belisha ends or changes are lost; an interrupt ends it
   * too. Blocks.
   *
   * @param since {@code seq} of a list
   * @param changed called on this thread
   * @throws IOException when Belisha does not answer, or no more
   */
  public void changes(long since, Runnable changed) throws IOException {
    client.follow(new Watch(since, false), null, line -> changed.run());
  }
}
