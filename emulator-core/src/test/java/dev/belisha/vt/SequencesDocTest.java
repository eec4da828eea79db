package dev.belisha.vt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.belisha.status.StatusRecords;
import dev.belisha.vt.SequenceTables.Line;
import dev.belisha.vt.context.TerminalContext;
import dev.belisha.vt.dcs.DcsCommands;
import dev.belisha.vt.input.Key;
import dev.belisha.vt.input.KeyEncoder;
import dev.belisha.vt.input.KeyPress;
import dev.belisha.vt.osc.OscCommands;
import dev.belisha.vt.parser.Params;
import dev.belisha.vt.parser.VtParser;
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
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code docs/sequences.md} is written from the registries and encoders; this test fails when it is
 * stale. {@code -Dtest=SequencesDocTest -Ddocs.write=true} writes it anew. A new table is one more
 * entry of {@link #SECTIONS}.
 */
class SequencesDocTest {
  private static final Path PAGE = Path.of("..", "docs", "sequences.md");

  private static final String HEAD = "| sequence | name | what it does | source | limits |\n";
  private static final String RULE = "| --- | --- | --- | --- | --- |\n";

  private static final List<Consumer<StringBuilder>> SECTIONS =
      List.of(
          SequencesDocTest::controls,
          SequencesDocTest::esc,
          SequencesDocTest::csi,
          SequencesDocTest::sgr,
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

            Every sequence that does something, written by `SequencesDocTest` from the code; the test tries
            all others too, and they do nothing. Bytes are shown as `cat -v` shows them.

            | source | is |
            | --- | --- |
            | ECMA-48 | the standard, fifth edition |
            | VT420, VT510, X10, AT&T 610, SCO, aixterm, rxvt, urxvt | that terminal, mostly by way of xterm |
            | xterm | its "XTerm Control Sequences", as patch 379 does it |
            | kitty, iTerm2, ConEmu, VTE | the pages of that terminal |
            | contour | its "VT extensions" |
            | FinalTerm, semantic prompts | OSC 133 and the proposal that came after it |
            | in-band resize | mode 2048's own page, as Ghostty, foot and kitty do it |

            Limits for all: %d parameters and sub-parameters, further ones are dropped; %d is the largest, larger
            ones count as that; %d intermediate bytes, a sequence with more does nothing; an OSC string of
            %d KiB, a DCS string of %d KiB, a longer one does nothing. APC, PM and SOS strings are swallowed.
            So kitty's graphics query (`APC G ... a=q`) gets no answer, which is how its page has a terminal
            without images say no: any answer, an error too, says yes. C1 controls are those of 7 bits: a raw
            byte from 0x80 on is UTF-8.
            """
                .formatted(
                    Params.MAX,
                    Params.MAX_VALUE,
                    VtParser.MAX_INTERMEDIATES,
                    VtParser.MAX_OSC >> 10,
                    VtParser.MAX_DCS >> 10));
    SECTIONS.forEach(section -> section.accept(page));
    if (Boolean.getBoolean("docs.write")) Files.writeString(PAGE, page);
    assertThat(Files.readString(PAGE)).isEqualTo(page.toString());
  }

  @Test
  void everyLineIsWhole() {
    SequenceTables.all()
        .forEach(
            (table, lines) -> {
              for (Line line : lines.values()) {
                assertThat(line.what()).as("%s %s", table, line.sequence()).isNotEmpty();
                assertThat(line.source()).as("%s %s", table, line.sequence()).isNotEmpty();
              }
            });
  }

  private static void controls(StringBuilder page) {
    page.append("\n## Controls\n\nOthers do nothing; ENQ has no answer.\n\n" + HEAD + RULE);
    SequenceTables.CONTROLS.values().forEach(line -> row(page, line));
  }

  private static void esc(StringBuilder page) {
    page.append("\n## ESC: `ESC` and these bytes\n\n" + HEAD + RULE);
    SequenceTables.ESC.values().forEach(line -> row(page, line));
  }

  private static void csi(StringBuilder page) {
    page.append("\n## CSI: `ESC [`, a prefix of `? > = <`, numbers, and these bytes\n\n");
    page.append(HEAD + RULE);
    SequenceTables.CSI.values().forEach(line -> row(page, line));
  }

  private static void sgr(StringBuilder page) {
    page.append("\n## SGR: `CSI numbers m`\n\n" + HEAD + RULE);
    SequenceTables.SGR.values().forEach(line -> row(page, line));
  }

  private static void modes(StringBuilder page) {
    page.append("\n## ANSI modes: `CSI number h` sets, `l` resets, `$ p` asks\n\n");
    page.append("KAM (2) does nothing: output must not lock the keyboard.\n\n");
    page.append("| mode | name | what it does | source | limits | at start |\n");
    page.append("| --- | --- | --- | --- | --- | --- |\n");
    SequenceTables.ANSI_MODES.values().forEach(line -> mode(page, line, ""));
    page.append("\n## DEC modes: `CSI ? number h` sets, `l` resets, `$ p` asks\n\n");
    page.append("| mode | name | what it does | source | limits | at start |\n");
    page.append("| --- | --- | --- | --- | --- | --- |\n");
    SequenceTables.MODES.values().forEach(line -> mode(page, line, "?"));
  }

  private static void mode(StringBuilder page, Line line, String prefix) {
    String[] states = {"", "set", "reset", "always set", "always reset"};
    String atStart = states[state(prefix, Integer.parseInt(line.sequence()))];
    page.append(
        "| %s | %s | %s | %s | %s | %s |\n"
            .formatted(
                line.sequence(), line.name(), line.what(), line.source(), line.limits(), atStart));
  }

  private static void row(StringBuilder page, Line line) {
    page.append(
        "| `%s` | %s | %s | %s | %s |\n"
            .formatted(
                cell(line.sequence()),
                line.name(),
                cell(line.what()),
                line.source(),
                line.limits()));
  }

  private static int state(String prefix, int mode) {
    String reply = TestTerminal.open(20, 5).raw("\033[" + prefix + mode + "$p").takeReplies();
    return reply.charAt(reply.indexOf(';') + 1) - '0';
  }

  /** The table of modes holds what DECRQM knows, no more and no less. */
  @Test
  void everyModeThatIsKnownHasALine() {
    TreeSet<String> known = new TreeSet<>();
    for (int mode = 0; mode < 3000; mode++) if (state("?", mode) != 0) known.add("" + mode);
    assertThat(SequenceTables.MODES.keySet()).containsExactlyInAnyOrderElementsOf(known);
    known.clear();
    for (int mode = 0; mode < 100; mode++) {
      if (state("", mode) == 1 || state("", mode) == 2) known.add("" + mode);
    }
    assertThat(SequenceTables.ANSI_MODES.keySet()).containsExactlyInAnyOrderElementsOf(known);
  }

  /** Every sequence is tried; one that does something has a line, and the other way round. */
  @ParameterizedTest
  @ValueSource(strings = {"", "?", ">", "=", "<"})
  void controlSequencesThatDoSomethingHaveALine(String prefix) {
    String[] numbers = {"", "2", "4;2", "5", "6", "62;1", "1;1;2;2;4", "1", "8;3;5", "4;1", "80"};
    Set<String> found = new TreeSet<>();
    for (String between : new String[] {"", " ", "!", "\"", "#", "$", "%", "&", "'", "*", "+"}) {
      for (char fin = 0x40; fin < 0x7F; fin++) {
        for (String params : numbers) {
          String sequence = "\033[" + prefix + params + between + fin;
          if (doesSomething(sequence)) found.add(prefix + between + fin);
        }
      }
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(lines(SequenceTables.CSI, prefix));
  }

  private static Set<String> lines(Map<String, Line> table, String prefix) {
    Set<String> lines = new TreeSet<>();
    for (String sequence : table.keySet()) {
      boolean prefixed = "?>=<".indexOf(sequence.charAt(0)) >= 0;
      if (prefix.isEmpty() ? !prefixed : sequence.startsWith(prefix)) lines.add(sequence);
    }
    return lines;
  }

  @Test
  void escapeSequencesThatDoSomethingHaveALine() {
    Set<String> found = new TreeSet<>();
    for (String between : new String[] {"", " ", "#", "%", "&", "(", "-"}) {
      for (char fin = 0x30; fin < 0x7F; fin++) {
        boolean string = between.isEmpty() && "[]PX^_\\".indexOf(fin) >= 0;
        if (!string && doesSomething("\033" + between + fin)) found.add(between + fin);
      }
    }
    // One line stands for all sets of 94.
    assertThat(found).contains("(A");
    found.removeIf(sequence -> sequence.startsWith("(") && !sequence.equals("(0"));
    assertThat(found).isEqualTo(SequenceTables.ESC.keySet());
  }

  @Test
  void controlsThatDoSomethingHaveALine() {
    Set<String> found = new TreeSet<>();
    for (char control = 0; control < 0x80; control++) {
      boolean is = control < 0x20 ? control != 0x1B : control == 0x7F;
      if (is && doesSomething("" + control)) {
        found.add("0x%02X".formatted((int) control));
      }
    }
    assertThat(found).isEqualTo(SequenceTables.CONTROLS.keySet());
  }

  @Test
  void deviceControlStringsThatDoSomethingHaveALine() {
    String[] bodies = {"", "m", "2;2;1;A;@;@;0;2;O;BBBB", "3/5", "5463"};
    Set<String> found = new TreeSet<>();
    for (String prefix : new String[] {"", "?", ">", "=", "<"}) {
      for (String between : new String[] {"", " ", "!", "\"", "#", "$", "'", "*", "+"}) {
        for (char fin = 0x40; fin < 0x7F; fin++) {
          for (String body : bodies) {
            String sequence = "\033P" + prefix + "1" + between + fin + body + "\033\\";
            if (doesSomething(sequence)) found.add(prefix + between + fin);
          }
        }
      }
    }
    assertThat(found).isEqualTo(SequenceTables.DCS.keySet());
  }

  /** Codes that change a pen with nothing or with all set; the numbers of the lines, ranges too. */
  @Test
  void attributesThatDoSomethingHaveALine() {
    Set<Integer> found = new TreeSet<>();
    String all = "1;2;3;4;5;7;8;9;53;31;41;58;5;1";
    for (int code = 0; code < 200; code++) {
      String rest = code == 38 || code == 48 || code == 58 ? ";5;7" : "";
      String fresh = pen("\033[" + code + rest + "m");
      String full = pen("\033[" + all + "m\033[" + code + rest + "m");
      if (!fresh.equals(pen("")) || !full.equals(pen("\033[" + all + "m"))) found.add(code);
    }
    Set<Integer> lines = new TreeSet<>();
    for (String line : SequenceTables.SGR.keySet()) {
      for (String part : line.split(", ")) {
        String[] ends = part.split(" to ");
        int last = Integer.parseInt(ends[ends.length - 1]);
        for (int code = Integer.parseInt(ends[0]); code <= last; code++) lines.add(code);
      }
    }
    assertThat(lines).isEqualTo(found);
  }

  private static String pen(String output) {
    return TestTerminal.open(8, 2).raw(output + "\033P$qm\033\\").takeReplies();
  }

  private static boolean doesSomething(String sequence) {
    for (int at = 0; at < STARTS.size(); at++) {
      if (!seen(STARTS.get(at), sequence).equals(NOTHING.get(at))) return true;
    }
    return false;
  }

  /** Terminals with something to change: what one has set, the other has not. */
  private static final List<String> STARTS =
      List.of(
          "\033]2;t\007\033[22t\033]2;u\007old\r\n\r\nab\033Vc\033W\r\nd\r\ne\033[3g\033[2;2H\0337\033[3;3H"
              + "\033[?5s\033[?5h\033[>1u\033[1;4mx\033[>4;1m\033[>4;1f\033[>1t\033=\033)0x",
          "abcdefghi\r\n123456789\033[4h\033[20h\033[3g\033[1;3H\033H\033-A\016\033V\033[?5s\033[?5h");

  /** Asks for all that can be asked. */
  private static final byte[] ASK = latin1(ask());

  /** What was kept shows when it is put back, sets and protection in what is printed and erased. */
  private static final byte[] BRING_BACK = latin1("q\033[4$p\033[2K\033[?5r\033[?5$p\0338\033[6n");

  private static String ask() {
    StringBuilder all = new StringBuilder();
    for (String setting : List.of("m", "r", "s", " q", "\"q", "\"p", "*x", "t", "$|")) {
      all.append("\033P$q").append(setting).append("\033\\");
    }
    all.append("\033[1$w\033[2$w\033[?u\033[?4m\033[?4g\033[21t\033[11t\033[1;0;1;1;4;9*y");
    for (String mode : SequenceTables.MODES.keySet()) all.append("\033[?" + mode + "$p");
    for (String mode : SequenceTables.ANSI_MODES.keySet()) all.append("\033[" + mode + "$p");
    return all.toString();
  }

  /** What is seen when nothing was sent. */
  private static final List<String> NOTHING =
      STARTS.stream().map(start -> seen(start, "")).toList();

  /** All that can be seen or asked after a sequence. */
  private static String seen(String start, String sequence) {
    StringBuilder all = new StringBuilder();
    VtTerminal terminal =
        new VtTerminal(
            new TerminalOptions(9, 4, 10, TerminalOptions.EngineKind.BELISHA, true),
            records(),
            bytes -> all.append(new String(bytes, StandardCharsets.ISO_8859_1)),
            all::append);
    feed(terminal, latin1(start));
    all.setLength(0);
    feed(terminal, latin1(sequence));
    feed(terminal, ASK);
    all.append(text(terminal));
    feed(terminal, BRING_BACK);
    return all.append(text(terminal)).toString();
  }

  private static void feed(VtTerminal terminal, byte[] bytes) {
    terminal.feed(bytes, 0, bytes.length);
  }

  private static String text(VtTerminal terminal) {
    return terminal.text(0, 0, Long.MAX_VALUE, terminal.cols(), false);
  }

  private static byte[] latin1(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static void osc(StringBuilder page) {
    page.append("\n## OSC: `ESC ] number ; body`, ended by BEL or `ESC \\`\n\n");
    page.append(
        """
        Answers end as the question did. A number not listed does nothing. Colours: `rgb:r/g/b` with 1 to 4
        digits each, `#` with 3, 6, 9 or 12 digits, and a few names; answers are `rgb:rrrr/gggg/bbbb`.
        Titles, notifications and paths lose their controls here; where they are shown, what hides or
        turns text around is taken out too (`DisplayText`).

        """);
    page.append("| number | name | body | source | limits | class |\n");
    page.append("| --- | --- | --- | --- | --- | --- |\n");
    var commands = new TreeMap<>(new OscCommands(core(bytes -> {})).all());
    assertThat(SequenceTables.OSC.keySet().stream().map(Integer::valueOf).toList())
        .isEqualTo(List.copyOf(commands.keySet()));
    commands.forEach(
        (number, command) -> {
          Line line = SequenceTables.OSC.get("" + number);
          page.append(
              "| %d | %s | %s | %s | %s | `%s` |\n"
                  .formatted(
                      number,
                      line.name(),
                      line.what(),
                      line.source(),
                      line.limits(),
                      command.getClass().getSimpleName()));
        });
  }

  private static void dcs(StringBuilder page) {
    page.append("\n## DCS: `ESC P`, numbers, these bytes, a body, `ESC \\`\n\n");
    page.append("Everything else, sixel too, is swallowed whole.\n\n" + HEAD + RULE);
    SequenceTables.DCS.values().forEach(line -> row(page, line));
    page.append("\n");
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
    kitty.kittyFlags = 1;
    Modes all = new Modes();
    all.kittyFlags = KeyEncoder.KITTY_FLAGS;
    page.append(
        """

        ## Keys

        Kitty keyboard flags delivered: %d, all of them: 1 disambiguates, 2 tells repeats and releases,
        4 alternate keys, 8 all keys, 16 their text. What JavaFX does not tell, and so no program gets:

        | not told | instead |
        | --- | --- |
        | left or right of Shift, Ctrl, Alt, Super | the left one |
        | Hyper, Meta apart from Super, ISO level 5 | nothing |
        | Enter, Home, End, Page Up and Down, Insert, Delete of the keypad | the keys of that name |
        | the base layout key on a layout with Latin letters | left out; told where the letters are others |
        | the key without Shift or AltGr, where it has no US name | the character itself, in lower case |
        | keys that a dead key or an input method took | their text, key number 0 with flag 16 |
        | F25 to F35, the menu key, most media keys | nothing |

        modifyOtherKeys 1 and 2 are as xterm 379 sends them, but for Shift with text and nothing else,
        which is text. "Application" is DECCKM and DECKPAM. Text typed without Ctrl or Alt is sent as it is.

        """
            .formatted(KeyEncoder.KITTY_FLAGS));
    page.append(
        "| key | plain | Shift | Alt | Ctrl | application | Ctrl, modifyOtherKeys 2 | kitty 1 | Ctrl, kitty 1 | kitty 31 |\n");
    page.append("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
    for (Key key : Key.values()) {
      if (key != Key.TEXT) row(page, key.name(), key, 0, plain, application, other, kitty, all);
    }
    for (char c : "a /[?1".toCharArray()) {
      row(page, c == ' ' ? "space" : "" + c, Key.TEXT, c, plain, application, other, kitty, all);
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
      Modes kitty,
      Modes all) {
    String[] cells = {
      shown(key, cp, 0, plain),
      shown(key, cp, KeyPress.SHIFT, plain),
      shown(key, cp, KeyPress.ALT, plain),
      shown(key, cp, KeyPress.CTRL, plain),
      shown(key, cp, 0, app),
      shown(key, cp, KeyPress.CTRL, other),
      shown(key, cp, 0, kitty),
      shown(key, cp, KeyPress.CTRL, kitty),
      shown(key, cp, 0, all)
    };
    page.append("| ").append(name);
    for (String cell : cells) page.append(cell.isEmpty() ? " | " : " | `" + cell(cell) + "`");
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
