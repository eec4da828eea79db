package dev.belisha.serve;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A headless Chromium with one page, driven by the DevTools protocol. Skips where there is none.
 */
final class Chromium implements AutoCloseable {
  private static final long PATIENCE_S = 60;

  private final Process browser;
  private final WebSocket socket;
  private final AtomicInteger calls = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();

  /** Scripts that failed and what the page's policy forbade. */
  final List<String> complaints = new CopyOnWriteArrayList<>();

  /**
   * @param folder a new one, for its profile
   */
  Chromium(Path folder) throws Exception {
    Path program = Path.of("/usr/bin/chromium");
    assumeTrue(Files.isExecutable(program), "no chromium");
    ProcessBuilder start =
        new ProcessBuilder(
                program.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-dev-shm-usage",
                "--host-resolver-rules=MAP rebound.example 127.0.0.1",
                "--remote-debugging-port=0",
                "--user-data-dir=" + folder)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD);
    start.environment().put("TMPDIR", folder.toString());
    // It would have the bus start a notification server, in the way of tests that start theirs.
    start.environment().put("DBUS_SESSION_BUS_ADDRESS", "disabled:");
    start.environment().remove("DISPLAY");
    browser = start.start();
    int port = port(folder.resolve("DevToolsActivePort"));
    HttpClient http = HttpClient.newHttpClient();
    HttpRequest page =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json/new"))
            .PUT(HttpRequest.BodyPublishers.noBody())
            .build();
    JsonNode target = JsonMapper.shared().readTree(http.send(page, BodyHandlers.ofString()).body());
    socket =
        http.newWebSocketBuilder()
            .buildAsync(URI.create(target.path("webSocketDebuggerUrl").asString("")), new Ear())
            .get(PATIENCE_S, TimeUnit.SECONDS);
    for (String part : List.of("Page", "Runtime", "Log")) call(part + ".enable", Map.of());
  }

  private int port(Path file) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_S);
    while (System.nanoTime() < end && browser.isAlive()) {
      if (Files.exists(file)) {
        String first = Files.readString(file).lines().findFirst().orElse("");
        if (!first.isEmpty()) return Integer.parseInt(first);
      }
      Thread.sleep(50);
    }
    throw new IOException("chromium did not come up");
  }

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder message = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      message.append(data);
      if (last) {
        heard(JsonMapper.shared().readTree(message.toString()));
        message.setLength(0);
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }
  }

  private void heard(JsonNode told) {
    CompletableFuture<JsonNode> answer = answers.remove(told.path("id").asInt(-1));
    if (answer != null) answer.complete(told);
    String method = told.path("method").asString("");
    boolean violation =
        method.equals("Log.entryAdded")
            && told.path("params").path("entry").path("source").asString("").equals("security");
    if (violation || method.equals("Runtime.exceptionThrown")) complaints.add(told.toString());
  }

  private synchronized JsonNode call(String method, Map<String, ?> parameters) throws Exception {
    int id = calls.incrementAndGet();
    ObjectNode message = JsonMapper.shared().createObjectNode().put("id", id).put("method", method);
    message.set("params", JsonMapper.shared().valueToTree(parameters));
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    answers.put(id, answer);
    socket.sendText(message.toString(), true).get(PATIENCE_S, TimeUnit.SECONDS);
    return answer.get(PATIENCE_S, TimeUnit.SECONDS).path("result");
  }

  void visit(String address) throws Exception {
    call("Page.navigate", Map.of("url", address));
  }

  /** The value of an expression; a promise is waited for. */
  String value(String expression) throws Exception {
    JsonNode result =
        call(
            "Runtime.evaluate",
            Map.of("expression", expression, "awaitPromise", true, "returnByValue", true));
    if (result.has("exceptionDetails")) throw new IOException(result.toString());
    return result.path("result").path("value").asString("");
  }

  /** Waits until an expression is what is wanted. */
  void await(String expression, String wanted) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_S);
    String last = "";
    while (System.nanoTime() < end) {
      // What it looks at may not be there yet.
      last = value("(() => { try { return String(" + expression + ") } catch { return '' } })()");
      if (last.equals(wanted)) return;
      Thread.sleep(50);
    }
    throw new AssertionError(expression + " is '" + last + "', not '" + wanted + "'");
  }

  /** Types a key, by its name in the DOM. */
  void press(String key) throws Exception {
    for (String type : List.of("keyDown", "keyUp")) {
      int code = key.equals("Tab") ? 9 : key.equals("Enter") ? 13 : key.equals("Escape") ? 27 : 0;
      call(
          "Input.dispatchKeyEvent",
          Map.of(
              "type",
              type,
              "key",
              key,
              "code",
              key,
              "windowsVirtualKeyCode",
              code,
              "text",
              key.equals("Enter") && type.equals("keyDown") ? "\r" : ""));
    }
  }

  void type(String text) throws Exception {
    call("Input.insertText", Map.of("text", text));
  }

  void look(boolean dark, boolean stillness, int width, int height) throws Exception {
    call(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"),
                Map.of("name", "prefers-reduced-motion", "value", stillness ? "reduce" : ""))));
    call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  void picture(Path file) throws Exception {
    JsonNode picture = call("Page.captureScreenshot", Map.of("format", "png"));
    Files.write(file, Base64.getDecoder().decode(picture.path("data").asString("")));
  }

  @Override
  public void close() throws Exception {
    socket.abort();
    browser.descendants().forEach(ProcessHandle::destroyForcibly);
    browser.destroyForcibly().waitFor();
  }
}
