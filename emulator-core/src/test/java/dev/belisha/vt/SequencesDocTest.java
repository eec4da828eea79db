package dev.belisha.vt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.StatusRecords;
import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.dcs.DcsCommands;
import dev.belisha.vt.input.Key;
import dev.belisha.vt.input.KeyEncoder;
import dev.belisha.vt.input.KeyPress;
import dev.belisha.vt.osc.OscCommands;
import dev.belisha.vt.screen.Modes;
import dev.belisha.vt.screen.VtScreen;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/sequences.md} is written from the registries and encoders; this test fails when it is
 * stale. {@code -Dtest=SequencesDocTest -Ddocs.write=true} writes it anew. A new table is one more
 * entry of {@link #SECTIONS}.
 */
class SequencesDocTest {
  private static final Path PAGE = Path.of("..", "docs", "sequences.md");

  /** Every number in the registry has a line here; a new one without fails the test. */
  private static final Map<Integer, String> OSC =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry(0, "`text` window and icon title"),
              Map.entry(1, "`text` icon title, kept for the title stack only"),
              Map.entry(2, "`text` window title"),
              Map.entry(4, "`index;spec` pairs set palette colours, `index;?` asks"),
              Map.entry(5, "the same for the special colours 0 to 4: kept and told, not painted"),
              Map.entry(7, "`file://host/path` working directory; the host is compared with ours"),
              Map.entry(8, "`params;URI` link, `id=` groups cells; empty URI ends it"),
              Map.entry(9, "`text` notifies; `4;state;percent` progress; `9;path` directory"),
              Map.entry(
                  10, "foreground: spec sets, `?` asks; further specs go to the next numbers"),
              Map.entry(11, "background, likewise"),
              Map.entry(12, "cursor colour, likewise"),
              Map.entry(13, "pointer's foreground, likewise; kept and told only"),
              Map.entry(14, "pointer's background, likewise"),
              Map.entry(15, "Tektronix foreground, likewise"),
              Map.entry(16, "Tektronix background, likewise"),
              Map.entry(17, "selection's background, likewise"),
              Map.entry(18, "Tektronix cursor, likewise"),
              Map.entry(19, "selection's foreground, likewise"),
              Map.entry(22, "pointer shape by name; `>name` pushes, `<` pops, `?names` asks"),
              Map.entry(52, "`c`, `s`, `p` or nothing `;base64` writes; questions get no answer"),
              Map.entry(99, "kitty's notifications: title and body, base64, parts; `p=?` answered"),
              Map.entry(104, "palette colours back to the theme's, those named or all"),
              Map.entry(105, "special colours, likewise"),
              Map.entry(110, "foreground back to the theme's"),
              Map.entry(111, "background, likewise"),
              Map.entry(112, "cursor colour, likewise"),
              Map.entry(113, "pointer's foreground, likewise"),
              Map.entry(114, "pointer's background, likewise"),
              Map.entry(115, "Tektronix foreground, likewise"),
              Map.entry(116, "Tektronix background, likewise"),
              Map.entry(117, "selection's background, likewise"),
              Map.entry(118, "Tektronix cursor, likewise"),
              Map.entry(119, "selection's foreground, likewise"),
              Map.entry(
                  133,
                  "prompt marks `A` (with `k=`), `B`, `I`, `C`, `D;status`, `P`, `N`; fresh line `L`"),
              Map.entry(777, "`notify;title;body`"),
              Map.entry(1337, "`CurrentDir=path`, `SetMark`"),
              Map.entry(7501, "Program Status Protocol: reports, `?` answered")));

  private static final List<Consumer<StringBuilder>> SECTIONS =
      List.of(
          SequencesDocTest::esc,
          SequencesDocTest::csi,
          SequencesDocTest::modes,
          SequencesDocTest::osc,
          SequencesDocTest::dcs,
          SequencesDocTest::keys);

  @Test
  void thePageIsWhatTheCodeDoes() throws IOException {
    StringBuilder page =
        new StringBuilder(
            """
            # Sequences

            Written by `SequencesDocTest` from the code. Bytes are shown as `cat -v` shows them.
            """);
    SECTIONS.forEach(section -> section.accept(page));
    if (Boolean.getBoolean("docs.write")) Files.writeString(PAGE, page);
    assertThat(Files.readString(PAGE)).isEqualTo(page.toString());
  }

  private static void esc(StringBuilder page) {
    page.append("\n## ESC: `ESC` and these bytes\n\n| bytes | what |\n| --- | --- |\n");
    SequenceTables.ESC.forEach((bytes, what) -> line(page, bytes, what));
  }

  private static void csi(StringBuilder page) {
    page.append("\n## CSI: `ESC [`, a prefix of `? > = <`, numbers, and these bytes\n\n");
    page.append("| bytes | what |\n| --- | --- |\n");
    SequenceTables.CSI.forEach((bytes, what) -> line(page, bytes, what));
  }

  private static void modes(StringBuilder page) {
    page.append("\n## Modes: `CSI ? number h` sets, `l` resets, `$ p` asks\n\n");
    page.append("ANSI modes (without `?`): 4 IRM, 12 SRM, 20 LNM.\n\n");
    page.append("| mode | what | at start |\n| --- | --- | --- |\n");
    String[] states = {"", "set", "reset", "always set", "always reset"};
    SequenceTables.MODES.forEach(
        (mode, what) ->
            page.append("| %d | %s | %s |\n".formatted(mode, what, states[state(mode)])));
  }

  private static void line(StringBuilder page, String bytes, String what) {
    page.append("| `%s` | %s |\n".formatted(cell(bytes), what));
  }

  private static int state(int mode) {
    String reply = TestTerminal.open(20, 5).raw("\033[?" + mode + "$p").takeReplies();
    return reply.charAt(reply.indexOf(';') + 1) - '0';
  }

  /** The table of modes holds what DECRQM knows, no more and no less. */
  @Test
  void everyModeThatIsKnownHasALine() {
    TreeSet<Integer> known = new TreeSet<>();
    for (int mode = 0; mode < 3000; mode++) if (state(mode) != 0) known.add(mode);
    assertThat(SequenceTables.MODES.keySet()).containsExactlyElementsOf(known);
  }

  /** Every sequence is tried; one that does something has a line. */
  @Test
  void everySequenceThatDoesSomethingHasALine() {
    String before = seen("");
    String[] numbers = {"", "2", "4;2", "5", "6", "62;1", "1;1;2;2;4"};
    for (String prefix : new String[] {"", "?", ">", "=", "<"}) {
      for (String between : new String[] {"", " ", "!", "\"", "#", "$", "%", "&", "'", "*", "+"}) {
        for (char fin = 0x40; fin < 0x7F; fin++) {
          String name = prefix + between + fin;
          if (SequenceTables.CSI.containsKey(name)) continue;
          for (String params : numbers) {
            String sequence = "\033[" + prefix + params + between + fin;
            assertThat(seen(sequence)).as("CSI %s %s", name, params).isEqualTo(before);
          }
        }
      }
    }
    for (String between : new String[] {"", " ", "#", "%", "&"}) {
      for (char fin = 0x30; fin < 0x7F; fin++) {
        boolean string = between.isEmpty() && "[]PX^_\\".indexOf(fin) >= 0;
        if (string || SequenceTables.ESC.containsKey(between + fin)) continue;
        assertThat(seen("\033" + between + fin)).as("ESC %s%s", between, fin).isEqualTo(before);
      }
    }
  }

  /** All that can be seen or asked after a sequence, on a terminal with something to change. */
  private static String seen(String sequence) {
    TestTerminal t =
        TestTerminal.open(new TerminalOptions(9, 4, 10, TerminalOptions.EngineKind.BELISHA, true));
    t.raw(
        "\033]2;t\007\033[22t\033]2;u\007old\r\n\r\nab\033Vc\033W\r\nd\r\ne\033[3g\033[2;2H\0337\033[3;3H");
    t.raw("\033[?5s\033[?5h\033[>1u\033[1;4mx\033[>4;1m").takeReplies();
    t.vt.feed(sequence.getBytes(StandardCharsets.ISO_8859_1), 0, sequence.length());
    StringBuilder all = new StringBuilder(t.takeReplies());
    for (String ask : List.of("m", "r", "s", " q", "\"q", "\"p", "*x", "t", "$|")) {
      t.raw("\033P$q" + ask + "\033\\");
    }
    t.raw("\033[1$w\033[2$w\033[?u\033[?4m\033[21t\033[1;0;1;1;4;9*y");
    for (int mode : SequenceTables.MODES.keySet()) t.raw("\033[?" + mode + "$p");
    t.raw("\033[4$p\033[12$p\033[20$py");
    return all.append(t.takeReplies()).append(t.lines()).append(t.history()).toString();
  }

  private static void osc(StringBuilder page) {
    page.append("\n## OSC: `ESC ] number ; body`, ended by BEL or `ESC \\`\n\n");
    page.append("Answers end as the question did. A number not listed does nothing.\n\n");
    page.append("| number | body | class |\n| --- | --- | --- |\n");
    var commands = new TreeMap<>(new OscCommands(core(bytes -> {})).all());
    assertThat(OSC.keySet()).isEqualTo(commands.keySet());
    commands.forEach(
        (number, command) ->
            page.append(
                "| %d | %s | `%s` |\n"
                    .formatted(number, OSC.get(number), command.getClass().getSimpleName())));
  }

  private static void dcs(StringBuilder page) {
    page.append("\n## DCS\n\nEverything else, sixel too, is swallowed whole.\n\n");
    page.append("`DCS $ q setting ST` (DECRQSS), answers of a fresh terminal of 80 x 24:\n\n");
    page.append("| setting | answer |\n| --- | --- |\n");
    for (String setting :
        List.of("m", "r", "s", "t", " q", "\"q", "\"p", "$|", "*|", "*x", "$}", "$~", "other")) {
      page.append("| `%s` | `%s` |\n".formatted(cell(setting), cell(dcs("$q" + setting))));
    }
    page.append("\n`DCS + q hex ST` (XTGETTCAP), names and values in hex:\n\n");
    page.append("| name | value |\n| --- | --- |\n");
    for (String name : new TreeSet<>(DcsCommands.capabilities())) {
      String asked = HexFormat.of().formatHex(name.getBytes(StandardCharsets.ISO_8859_1));
      String answer = dcs("+q" + asked);
      int equals = answer.indexOf('=');
      String value = equals < 0 ? "(true)" : unhex(answer.substring(equals + 1));
      page.append("| `%s` | `%s` |\n".formatted(name, cell(value.replace("\033", "^["))));
    }
  }

  private static String dcs(String body) {
    StringBuilder replies = new StringBuilder();
    VtTerminal terminal =
        new VtTerminal(
            options(),
            records(),
            b -> replies.append(new String(b, StandardCharsets.ISO_8859_1)),
            e -> {});
    byte[] bytes = ("\033P" + body + "\033\\").getBytes(StandardCharsets.ISO_8859_1);
    terminal.feed(bytes, 0, bytes.length);
    return replies.substring(2, replies.length() - 2);
  }

  private static String unhex(String hex) {
    return new String(HexFormat.of().parseHex(hex), StandardCharsets.ISO_8859_1);
  }

  private static void keys(StringBuilder page) {
    Modes plain = new Modes();
    Modes application = new Modes();
    application.cursorKeys = true;
    application.keypad = true;
    Modes other = new Modes();
    other.modifyOtherKeys = 2;
    Modes kitty = new Modes();
    kitty.kittyFlags = KeyEncoder.KITTY_FLAGS;
    page.append("\n## Keys\n\n");
    page.append("Kitty flags delivered: %d (disambiguate).\n".formatted(KeyEncoder.KITTY_FLAGS));
    page.append(
        "Application is DECCKM and DECKPAM. Text typed without Ctrl or Alt is sent as is.\n\n");
    page.append(
        "| key | plain | Shift | Alt | Ctrl | application | Ctrl, modifyOtherKeys 2 | kitty | Ctrl, kitty |\n");
    page.append("| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
    for (Key key : Key.values()) {
      if (key != Key.TEXT) row(page, key.name(), key, 0, plain, application, other, kitty);
    }
    for (char c : "a /[?1".toCharArray()) {
      row(page, c == ' ' ? "space" : "" + c, Key.TEXT, c, plain, application, other, kitty);
    }
  }

  private static void row(
      StringBuilder page,
      String name,
      Key key,
      int cp,
      Modes plain,
      Modes app,
      Modes other,
      Modes kitty) {
    String[] cells = {
      shown(key, cp, 0, plain),
      shown(key, cp, KeyPress.SHIFT, plain),
      shown(key, cp, KeyPress.ALT, plain),
      shown(key, cp, KeyPress.CTRL, plain),
      shown(key, cp, 0, app),
      shown(key, cp, KeyPress.CTRL, other),
      shown(key, cp, 0, kitty),
      shown(key, cp, KeyPress.CTRL, kitty)
    };
    page.append("| ").append(name);
    for (String cell : cells) page.append(" | `").append(cell(cell)).append('`');
    page.append(" |\n");
  }

  private static String shown(Key key, int codePoint, int mods, Modes modes) {
    StringBuilder text = new StringBuilder();
    for (byte b : KeyEncoder.encode(press(key, codePoint, mods), modes)) {
      if (b == 0x7F) text.append("^?");
      else if (b < 0x20) text.append('^').append((char) (b + 0x40));
      else text.append((char) b);
    }
    return text.toString();
  }

  private static KeyPress press(Key key, int codePoint, int mods) {
    return key == Key.TEXT ? KeyPress.text(codePoint, mods) : KeyPress.of(key, mods);
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }

  private static TerminalOptions options() {
    return new TerminalOptions(80, 24, 10, TerminalOptions.EngineKind.BELISHA);
  }

  private static StatusRecords records() {
    return new StatusRecords(InstantSource.fixed(Instant.EPOCH), () -> false, transition -> {});
  }

  private static TerminalContext core(Consumer<byte[]> replies) {
    return new TerminalContext(new VtScreen(80, 24, 10), false, records(), replies, event -> {});
  }
}
