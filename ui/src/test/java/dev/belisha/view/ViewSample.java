package dev.belisha.view;

import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/** Paints a sample screen to PNG, to be looked at: {@code main} takes the folder. */
public final class ViewSample {
  private static final String SAMPLE =
      """
      \033[1;32muser@host\033[0m:\033[1;34m~/src/belisha\033[0m$ \033[1mls\033[0m --color  The quick brown fox jumps. 0O1lI
      \033[31mred \033[32mgreen \033[33myellow \033[34mblue \033[35mmagenta \033[36mcyan \033[37mwhite\033[0m  \033[91mred \033[92mgreen \033[93myellow \033[94mblue \033[95mmagenta \033[96mcyan\033[0m
      \033[1mbold\033[0m \033[3mitalic\033[0m \033[1;3mbold italic\033[0m \033[2mdim\033[0m \033[7minverse\033[0m \033[9mstrike\033[0m \033[53moverline\033[0m \033[4msingle\033[0m \033[4:2mdouble\033[0m \033[4:3;58:2::255:100:120mcurly\033[0m \033[4:4mdotted\033[0m \033[4:5mdashed\033[0m
      ┌──────┬──────┐ ╔══════╦══════╗ ┏━━━━━━┳━━━━━━┓ ╭──────╮ ┌┄┄┄┄┐ ╓──╥──╖ ╒══╤══╕
      │ box  │ light│ ║double║ box  ║ ┃heavy ┃ box  ┃ │round │ ┆dash┆ ║  ║  ║ │  │  │
      ├──────┼──────┤ ╠══════╬══════╣ ┣━━━━━━╋━━━━━━┫ │corner│ ┊    ┊ ╟──╫──╢ ╞══╪══╡
      └──────┴──────┘ ╚══════╩══════╝ ┗━━━━━━┻━━━━━━┛ ╰──────╯ └╌╌╌╌┘ ╙──╨──╜ ╘══╧══╛
      ▁▂▃▄▅▆▇█ ▏▎▍▌▋▊▉█ ░▒▓█ ▖▗▘▙▚▛▜▝▞▟ ⠁⠃⠇⡇⣇⣧⣷⣿ ╱╲╳ \033[30;44m user \033[34;42m\uE0B0\033[30;42m ~/src \033[32;49m\uE0B0\033[0m \uE0B1 \uE0B2 \uE0B3
      日本語のテキスト 中文字符 한국어 Ünïcödé ąčęėįšųū Привет Ελληνικά עברית العربية देवनागरी ภาษาไทย
      😀 🚀 👩‍👩‍👧‍👦 🇨🇦 🏳️‍🌈 ❤️ ✅ ⚠ ⚠️ 👍🏽 1️⃣  ✓ ✗ → ⇒ ∀x∈ℝ ½ ™ … “quotes” ⌘ ⏎ ● ○ ◆ ▲ ⏵ ⎿ ✻ ∙
      \033]8;;https://example.org\033\\a hyperlink\033]8;;\033\\ and https://example.org/plain (text)
      \033[48;2;40;60;90m truecolor background \033[0m\033[48;5;52m 256 colour \033[0m \033[38;2;255;180;84mamber\033[0m e\u0301 a\u0308 n\u0303 combining
      """;

  private static final Painting PAINTING = Painting.start();

  private ViewSample() {}

  public static void main(String[] args) {
    Path folder = Path.of(args[0]);
    for (double scale : new double[] {1, 1.25, 2}) {
      for (ThemeColors theme : new ThemeColors[] {ThemeColors.DARK, ThemeColors.LIGHT}) {
        paint(folder, scale, theme);
      }
    }
    System.exit(0);
  }

  private static void paint(Path folder, double scale, ThemeColors theme) {
    EngineSource source = new EngineSource(100, 16);
    TerminalView view = FxHarness.call(() -> new TerminalView(new ViewActions() {}, PAINTING));
    StackPane root = new StackPane(view);
    FxHarness.run(
        () -> {
          // The size that the scale would give on a real screen, painted at one pixel a unit.
          view.font(null, 12 * scale);
          view.theme(theme);
          Stage stage = new Stage();
          stage.setScene(new Scene(root));
          stage.setWidth(view.sizeFor(100, 16).getWidth());
          stage.setHeight(view.sizeFor(100, 16).getHeight());
          stage.show();
          view.attach(source);
        });
    FxHarness.pulses(3);
    source.feed(SAMPLE.replace("\n", "\r\n"));
    FxHarness.run(view::damaged);
    FxHarness.pulses(3);
    String name = "view-%s-%d.png".formatted(theme.dark() ? "dark" : "light", (int) (scale * 100));
    FxHarness.save(FxHarness.picture(root, 1), folder.resolve(name));
  }
}
