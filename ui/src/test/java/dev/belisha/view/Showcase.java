package dev.belisha.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Paints a page of everything a terminal shows, dark and light, at 100, 125, 150 and 200 %, for a
 * person to look at: {@code Showcase FOLDER}.
 */
final class Showcase {
  private static final String PAGE =
      """
      \033[1mBelisha\033[0m  the quick brown fox jumps over the lazy dog 0O 1lI| {}[]() -> => != ===
      \033[1mbold \033[0;3mitalic \033[1;3mboth\033[0m \033[2mdim\033[0m \033[7minverse\033[0m \033[8mhidden\033[0m \033[9mstrike\033[0m \033[53moverline\033[0m \033[5mblink\033[0m \033[1;2;3;4;9mall\033[0m
      \033[4msingle\033[0m \033[21mdouble\033[0m \033[4:3mcurly gjpqy\033[0m \033[4:4mdotted\033[0m \033[4:5mdashed\033[0m \033[4:3;58:2::255:80:80mcoloured\033[0m \033]8;;https://example.com\033\\a link\033]8;;\033\\
      CJK: 漢字かな交じり文、カタカナ 한국어 조선글 简体中文 繁體字 ｆｕｌｌ ﾊﾝｶｸ
      Greek Ωμέγα Кириллица עברית العربية हिन्दी ไทย ქართული Հայ Ethi ሰላም
      Emoji: 😀 👍🏽 👩‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 🇫🇷🇯🇵 ❤️ ☎ ✅ ⚠️ ⚠ 🚀 ✨ 1️⃣ 🧑🏿‍🚀 ⏳ ✔ ✗ ★ ☃ →
      Combining: é ñ ệ Z̷̢a̶l̵g̴o̶ å̊ ŏ̈ ḱṷṓn | math: ∑∫√∞≠≤≥ ∀∃∈ ℕℝ ⟨x⟩ ⌈y⌉ 𝒜𝓑 ½ ⅔ ²³
      ┌──┬──┐ ┏━━┳━━┓ ╔══╦══╗ ╭──┬──╮ ┌┄┄┄┐ ┌╌╌┐ ╒══╤══╕ ╓──╥──╖ ┍━┯━┑ ┎─┰─┒ ▁▂▃▄▅▆▇█ ▏▎▍▌▋▊▉
      │  │  │ ┃  ┃  ┃ ║  ║  ║ │  │  │ ┆   ┆ ╎  ╎ │  │  │ ║  ║  ║ │ │ │ ┃ ┃ ┃ ░░▒▒▓▓██ ▖▗▘▙▚▛▜▝▞▟
      ├──┼──┤ ┣━━╋━━┫ ╠══╬══╣ ├──┼──┤ ┊ ╳ ┊ ╎╱╲╎ ╞══╪══╡ ╟──╫──╢ ┝━┿━┥ ┠─╂─┨ ⠁⠃⠇⡇⣇⣧⣷⣿ ⢀⣀⣄⣤⣦⣶⣷⣿
      └──┴──┘ ┗━━┻━━┛ ╚══╩══╝ ╰──┴──╯ └╌╌╌┘ └┉┉┘ ╘══╧══╛ ╙──╨──╜ ┕━┷━┙ ┖─┸─┚ \033[44m\033[34;42m\ue0b0\033[30m git \033[32;49m\ue0b0\033[0m \ue0b1 \ue0b2\ue0b3 \ue0b4\ue0b6
      🬀🬁🬂🬃🬄🬋🬒🬓🬞🬟🬠🬭🬰🬹🬻 ◢◣◤◥ ■□▪▫●○◆◇▲▼◀▶ \033[30;40m0\033[31m1\033[32m2\033[33m3\033[34m4\033[35m5\033[36m6\033[37m7\033[0m
      \033[31mred \033[32mgreen \033[33myellow \033[34mblue \033[35mmagenta \033[36mcyan \033[37mwhite \033[90mgrey \033[91mred \033[92mgreen \033[93myellow \033[94mblue \033[95mmagenta \033[96mcyan \033[97mwhite\033[0m
      \033[41m red \033[42m green \033[43m yellow \033[44m blue \033[45m magenta \033[46m cyan \033[47m white \033[100m grey \033[101m red \033[102m green \033[0m
      \033[38;2;255;120;0mtrue\033[38;2;0;180;255mcolour\033[0m ✓ ● ○ ◐ … “quotes” – — • · ⏎ ⌘ ⇧ ⎋ ⬢ ⧉ ⚡ ☕ ⏵ ⏸ ❯ ➜ λ""";

  private Showcase() {}

  static Painted page(float size, ThemeColors theme) {
    Painted page = Painted.open(92, 16, size, theme);
    page.enter(PAGE.replace("\n", "\r\n") + "\r\n$ ");
    long top = page.screen().topLine();
    return page.select(new Selection.Range(top + 3, 11, top + 4, 8, false));
  }

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    Files.createDirectories(folder);
    for (int percent : new int[] {100, 125, 150, 200}) {
      float size = Math.round(16 * percent / 100f);
      page(size, ThemeColors.DARK).paint().save(folder.resolve("dark-" + percent + ".png"));
      page(size, ThemeColors.LIGHT).paint().save(folder.resolve("light-" + percent + ".png"));
    }
  }
}
