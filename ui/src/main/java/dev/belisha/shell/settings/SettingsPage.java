package dev.belisha.shell.settings;

import dev.belisha.config.SettingKey;
import dev.belisha.config.SettingKey.Group;
import dev.belisha.config.Settings;
import dev.belisha.config.SettingsChange;
import dev.belisha.config.SettingsReading.Problem;
import dev.belisha.shell.page.Page;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * Every setting with its words and its value. A change is written to the settings file at once, and
 * only that line of it; a file with an error is left alone, which the page says. FX thread.
 */
public final class SettingsPage extends Page {
  private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");

  private final Host host;
  private final Label file = text("page-quiet");
  private final VBox problem = new VBox();
  private final Label problemText = text("settings-problem-text");
  private final Label tried = text("settings-tried");
  private final VBox body = new VBox();
  private final Map<SettingKey, Row> rows = new EnumMap<>(SettingKey.class);
  private Settings settings = Settings.DEFAULT;

  /** What the page needs of the application around it. */
  public interface Host {
    /** Where the file is, for people. */
    String file();

    /**
     * Writes one value; the answer comes on the FX thread.
     *
     * @param value null for the default
     */
    void change(SettingKey key, @Nullable Object value, Consumer<SettingsChange> answer);

    /** Plays the sound at its volume. */
    void playSound();

    /**
     * Runs a blocked program in a tab of its own, and tells what becomes of it, in words, on the FX
     * thread.
     */
    void tryIt(Consumer<String> news);
  }

  public SettingsPage(Host host, Settings settings, List<Problem> problems, Runnable close) {
    super("Settings", close);
    this.host = host;
    setId("settings-page");
    problem.setId("settings-problem");
    problem.getStyleClass().add("settings-problem");
    problem.getChildren().add(problemText);
    file.setText(
        "Each change is written to " + host.file() + " at once; the rest of the file stays yours.");
    VBox.setMargin(problem, new Insets(10, 0, 0, 0));
    VBox.setMargin(tried, new Insets(0, 0, 10, 0));
    body.getStyleClass().add("settings-body");
    body.getChildren().addAll(file, problem);
    for (Group group : Group.values()) addGroup(group);
    body.setMaxWidth(720);
    ScrollPane scroll = new ScrollPane(body);
    scroll.setId("settings-scroll");
    scroll.getStyleClass().add("settings-scroll");
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setFocusTraversable(false);
    setCenter(scroll);
    show(settings, problems);
  }

  private void addGroup(Group group) {
    Label heading = text("settings-heading");
    heading.setText(group.title());
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox line = new HBox(heading, gap);
    line.setAlignment(Pos.CENTER_LEFT);
    line.getStyleClass().add("settings-heading-line");
    body.getChildren().add(line);
    if (group == Group.ATTENTION) addTry(line);
    for (SettingKey key : SettingKey.values()) {
      if (key.group() != group) continue;
      Row row = new Row(key);
      rows.put(key, row);
      body.getChildren().add(row);
    }
  }

  private void addTry(HBox line) {
    Button button = new Button("Try it");
    button.setId("settings-try");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(event -> host.tryIt(this::news));
    line.getChildren().add(button);
    tried.setId("settings-tried");
    news("");
    body.getChildren().add(tried);
  }

  private void news(String words) {
    tried.setText(words);
    tried.setVisible(!words.isEmpty());
    tried.setManaged(!words.isEmpty());
  }

  private static Label text(String style) {
    Label label = new Label();
    label.getStyleClass().add(style);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    return label;
  }

  @Override
  protected @Nullable Node first() {
    Row first = rows.get(SettingKey.values()[0]);
    return first == null ? null : first.control.node();
  }

  /** The file was read anew. What the person is writing in a field stays. */
  public void show(Settings newSettings, List<Problem> problems) {
    settings = newSettings;
    problem.setVisible(!problems.isEmpty());
    problem.setManaged(!problems.isEmpty());
    if (!problems.isEmpty()) {
      problemText.setText(
          "The settings file has an error, so nothing is written to it until you have mended it. "
              + problems.getFirst());
    }
    rows.values().forEach(row -> row.show(problems.isEmpty()));
  }

  /** One setting. */
  private final class Row extends HBox {
    private final SettingKey key;
    private final SettingControl control;
    private final Label complaint = text("settings-complaint");
    private final Button reset = new Button("Default");

    Row(SettingKey key) {
      this.key = key;
      getStyleClass().add("settings-row");
      setId("setting-" + key.key());
      Label title = text("settings-title");
      title.setText(key.title());
      Label meaning = text("settings-meaning");
      meaning.setText(key.meaning().replace("`", ""));
      VBox words = new VBox(2, title, meaning, complaint);
      words.setMinWidth(0);
      HBox.setHgrow(words, Priority.ALWAYS);
      control = SettingControl.of(key, this::write, this::complain);
      control.node().setAccessibleText(key.title() + ". " + meaning.getText());
      reset.getStyleClass().setAll("settings-reset");
      reset.setAccessibleText("Default of " + key.title());
      reset.setTooltip(new Tooltip("Back to the default: " + key.defaultText()));
      reset.setOnAction(event -> write(null));
      HBox right = new HBox(8, reset, control.face());
      right.setAlignment(Pos.CENTER_RIGHT);
      right.setMinWidth(USE_PREF_SIZE);
      // The switch has room of its own beside it.
      if (control instanceof SettingControl.Switch) {
        HBox.setMargin(control.node(), new Insets(0, -8, 0, 0));
      }
      if (key == SettingKey.SOUND_VOLUME) right.getChildren().add(play());
      setAlignment(Pos.CENTER_LEFT);
      getChildren().addAll(words, right);
      complain("");
    }

    private Button play() {
      Button play = new Button("Play");
      play.setId("settings-play");
      play.setMinWidth(USE_PREF_SIZE);
      play.setAccessibleText("Play the sound");
      play.setOnAction(event -> host.playSound());
      return play;
    }

    void show(boolean writable) {
      control.show(settings);
      control.node().setDisable(!writable);
      reset.setDisable(!writable);
      boolean set = settings.set().containsKey(key);
      reset.setVisible(set);
      reset.setManaged(set);
    }

    private void write(@Nullable Object value) {
      complain("");
      if (Objects.equals(value, settings.set().get(key))) {
        control.show(settings);
        return;
      }
      host.change(key, value, this::written);
    }

    private void written(SettingsChange change) {
      switch (change) {
        case SettingsChange.Written(Settings now) -> SettingsPage.this.show(now, List.of());
        case SettingsChange.Broken(List<Problem> problems) ->
            SettingsPage.this.show(settings, problems);
        case SettingsChange.Failed(String message) -> {
          control.show(settings);
          complain(message);
        }
      }
    }

    private void complain(String message) {
      complaint.setText(message);
      complaint.setVisible(!message.isEmpty());
      complaint.setManaged(!message.isEmpty());
      pseudoClassStateChanged(BAD, !message.isEmpty());
    }
  }
}
