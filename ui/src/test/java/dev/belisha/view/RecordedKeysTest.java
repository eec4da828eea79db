package dev.belisha.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.InputMethodEvent;
import javafx.scene.input.InputMethodHighlight;
import javafx.scene.input.InputMethodTextRun;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a real toolkit delivers on real layouts, with AltGr, dead keys and the compose key, replayed
 * into the view: the program must get what the key means, once, and the focus stays.
 */
class RecordedKeysTest {
  private static final Pattern CODE = Pattern.compile("\\\\u([0-9A-F]{4})");
  private static final Pattern BYTE = Pattern.compile("\\\\x([0-9A-F]{2})");

  private static final EngineSource SOURCE = new EngineSource(80, 24);
  private static final ExecutorService PAINTER = Executors.newSingleThreadExecutor();
  private static TerminalView view;
  private static Stage stage;

  private record Key(String layout, String keys, String wanted, List<String> events) {
    @Override
    public String toString() {
      return layout + ": " + keys;
    }
  }

  static List<Key> keys() throws IOException {
    List<Key> keys = new ArrayList<>();
    try (InputStream in = RecordedKeysTest.class.getResourceAsStream("gtk-keys.txt")) {
      String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      for (String line : all.lines().filter(line -> !line.startsWith("#")).toList()) {
        if (line.startsWith("  ")) {
          keys.getLast().events.add(line.strip());
          continue;
        }
        String[] parts = line.split(" \\| ?", 3);
        keys.add(new Key(parts[0], parts[1], wanted(parts[2]), new ArrayList<>()));
      }
    }
    return keys;
  }

  private static String wanted(String written) {
    String text = written;
    for (String[] each :
        new String[][] {
          {"\\e", "\033"}, {"\\r", "\r"}, {"\\n", "\n"}, {"\\t", "\t"}, {"\\b", "\b"}
        }) {
      text = text.replace(each[0], each[1]);
    }
    return decoded(BYTE, text);
  }

  private static String decoded(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .replaceAll(
            found ->
                java.util.regex.Matcher.quoteReplacement(
                    Character.toString(Integer.parseInt(found.group(1), 16))));
  }

  @BeforeAll
  static void show() {
    FxHarness.run(
        () -> {
          view = new TerminalView(new ViewActions() {}, new Painting(PAINTER));
          stage = new Stage();
          // Mnemonics and traversal would take keys from the view if they could.
          stage.setScene(new Scene(new VBox(view, new Button("_Far"), new Button("_Lax"))));
          stage.show();
          view.attach(SOURCE);
          view.requestFocus();
        });
    FxHarness.frames(PAINTER);
  }

  @AfterAll
  static void close() {
    FxHarness.run(stage::close);
    PAINTER.shutdown();
  }

  @ParameterizedTest
  @MethodSource("keys")
  void theProgramGetsWhatTheKeyMeans(Key key) {
    FxHarness.run(() -> key.events.forEach(event -> Event.fireEvent(focused(), event(event))));
    assertThat(SOURCE.takeSent()).isEqualTo(key.wanted);
    assertThat(FxHarness.call(view::isFocused)).as("the keyboard stays").isTrue();
  }

  private static javafx.scene.Node focused() {
    return Objects.requireNonNull(stage.getScene().getFocusOwner());
  }

  private static Event event(String written) {
    UnaryOperator<String> text = word -> word.equals("-") ? "" : decoded(CODE, word);
    String[] words = written.split(" ");
    if (words[0].equals("method")) {
      String composed = text.apply(words[1]);
      List<InputMethodTextRun> runs =
          composed.isEmpty()
              ? List.of()
              : List.of(
                  new InputMethodTextRun(composed, InputMethodHighlight.UNSELECTED_CONVERTED));
      return new InputMethodEvent(
          InputMethodEvent.INPUT_METHOD_TEXT_CHANGED, runs, text.apply(words[2]), 0);
    }
    EventType<KeyEvent> kind =
        switch (words[0]) {
          case "pressed" -> KeyEvent.KEY_PRESSED;
          case "typed" -> KeyEvent.KEY_TYPED;
          default -> KeyEvent.KEY_RELEASED;
        };
    boolean typed = kind == KeyEvent.KEY_TYPED;
    return new KeyEvent(
        kind,
        typed ? text.apply(words[3]) : KeyEvent.CHAR_UNDEFINED,
        typed ? "" : text.apply(words[3]),
        KeyCode.valueOf(words[1]),
        words[2].contains("S"),
        words[2].contains("C"),
        words[2].contains("A"),
        words[2].contains("M"));
  }
}
