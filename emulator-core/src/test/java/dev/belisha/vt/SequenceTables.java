package dev.belisha.vt;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/**
 * What every sequence is called, does, comes from and is limited to, for the tables of {@code
 * docs/sequences.md}. {@link SequencesDocTest} tries every sequence: one that does something and
 * has no line here fails, and so does a line for one that does nothing.
 */
final class SequenceTables {
  private SequenceTables() {}

  /**
   * @param sequence prefix, intermediates and final byte; a control's number, a mode's number
   * @param source a short name that the page explains
   * @param limits empty when only the general ones hold
   */
  record Line(String sequence, String name, String what, String source, String limits) {}

  /** Controls outside sequences. */
  static final SequencedMap<String, Line> CONTROLS =
      table(
          """
          0x07 / BEL / rings the bell / ECMA-48 / no sound in the engine: an event
          0x08 / BS / cursor back / ECMA-48 / with mode 45 up a line that wrapped
          0x09 / HT / to the next tab stop / ECMA-48 /
          0x0A / LF / down, scrolls at the margin; with mode 20 to the left margin too / ECMA-48 /
          0x0B / VT / as LF / VT420 /
          0x0C / FF / as LF / VT420 /
          0x0D / CR / to the left margin / ECMA-48 /
          0x0E / SO / G1 into GL / ECMA-48 /
          0x0F / SI / G0 into GL / ECMA-48 /
          0x7F / DEL / a character where GL holds a set of 96 / VT420 / nothing elsewhere
          """);

  /** By intermediate and final byte. */
  static final SequencedMap<String, Line> ESC =
      table(
          """
          6 / DECBI / back, or the columns between the margins move right / VT420 /
          7 / DECSC / keeps cursor, pen, sets, origin / VT420 / one for each screen
          8 / DECRC / puts them back / VT420 /
          9 / DECFI / forward, or the columns between the margins move left / VT420 /
          = / DECKPAM / application keypad / VT420 / not while kitty keyboard flags are set
          > / DECKPNM / numeric keypad / VT420 /
          D / IND / down, scrolls at the margin / ECMA-48 /
          E / NEL / down and to the left margin / ECMA-48 /
          H / HTS / sets a tab stop / ECMA-48 /
          M / RI / up, scrolls at the margin / ECMA-48 /
          N / SS2 / one character of G2 / ECMA-48 /
          O / SS3 / one character of G3 / ECMA-48 /
          V / SPA / protects from every erase / ECMA-48 /
          W / EPA / ends that / ECMA-48 /
          Z / DECID / as DA1 / VT420 /
          c / RIS / hard reset; status records and titles' modes too / ECMA-48 / the history stays
          n / LS2 / G2 into GL / ECMA-48 /
          o / LS3 / G3 into GL / ECMA-48 /
          #8 / DECALN / fills the screen with E / VT420 /
          (0 / SCS / G0 is DEC graphics; `B` ASCII, `A` British, `<` or `%5` DEC supplemental, `>` technical; `)`, `*`, `+` for G1 to G3. With mode 42 `4` Dutch, `C` `5` Finnish, `R` `f` French, `Q` `9` French Canadian, `K` German, `Y` Italian, `E` `6` and the grave accent Norwegian, `%6` Portuguese, `Z` Spanish, `H` `7` Swedish, `=` Swiss / VT420 / others change nothing
          -A / SCS / G1 is the upper half of Latin-1; `.`, `/` for G2 and G3 / VT420 / others change nothing
          """);

  /** By prefix, intermediate and final byte. */
  static final SequencedMap<String, Line> CSI =
      table(
          """
          @ / ICH / inserts blank characters / ECMA-48 /
          A / CUU / cursor up / ECMA-48 / stops at the margin
          B / CUD / down / ECMA-48 / stops at the margin
          C / CUF / right / ECMA-48 / stops at the margin
          D / CUB / left / ECMA-48 / with mode 45 on to lines above
          E / CNL / down, to the left margin / ECMA-48 /
          F / CPL / up, to the left margin / ECMA-48 /
          G / CHA / to a column / ECMA-48 /
          H / CUP / to row and column / ECMA-48 /
          I / CHT / forward by tab stops / ECMA-48 /
          J / ED / erases below (0), above (1), all (2), the history (3) / ECMA-48, xterm / a wrap that is pending stays
          K / EL / erases right (0), left (1), the row (2) / ECMA-48 / a wrap that is pending stays
          L / IL / inserts lines / ECMA-48 /
          M / DL / deletes lines / ECMA-48 /
          P / DCH / deletes characters / ECMA-48 /
          S / SU / scrolls up / ECMA-48 /
          T / SD / scrolls down / ECMA-48 / with one parameter only: five are mouse highlighting, which is not there
          X / ECH / erases characters / ECMA-48 /
          Z / CBT / backward by tab stops / ECMA-48 /
          ^ / SD / scrolls down / ECMA-48, first edition /
          ` / HPA / to a column / ECMA-48 /
          a / HPR / columns to the right / ECMA-48 /
          b / REP / the last character again, when it came right before / ECMA-48 / at most the cells of the screen
          c / DA1 / answers `?64;6;9;15;21;22;28;52c`: a VT420 with selective erase, national and technical sets, sideways scrolling, colour, rectangles, clipboard writing / VT420 /
          d / VPA / to a row / ECMA-48 /
          e / VPR / rows down / ECMA-48 /
          f / HVP / as CUP / ECMA-48 /
          g / TBC / clears the tab stop here (0) or all (3) / ECMA-48 /
          h / SM / sets ANSI modes / ECMA-48 / see below
          l / RM / resets ANSI modes / ECMA-48 / see below
          m / SGR / attributes, see below / ECMA-48, xterm, kitty /
          n / DSR / status (5), cursor (6) / ECMA-48 /
          r / DECSTBM / top and bottom margin / VT420 /
          s / SCOSC / keeps the cursor; with mode 69 DECSLRM, left and right margin / SCO, VT420 /
          t / XTWINOPS / tells sizes (14, 15, 16, 18, 19), state (11), place (13), titles (20, 21); pushes and pops titles (22, 23) / xterm / 1 to 4, 8, DECSLPP and the titles' text with windowOps only; 9 and 10 do nothing; 10 titles are kept
          u / SCORC / puts the cursor back / SCO /
          ?J / DECSED / as ED, leaves protected cells / VT420 /
          ?K / DECSEL / as EL, leaves protected cells / VT420 /
          ?W / DECST8C / tab stops every 8 columns (5) / VT510 /
          ?g / XTQFMTKEYS / asks for formatOtherKeys (4) / xterm /
          ?h / DECSET / sets modes / VT420, xterm / see below
          ?l / DECRST / resets modes / VT420, xterm / see below
          ?m / XTQMODKEYS / asks for modifyOtherKeys (4), modifyKeyboard, modifyCursorKeys, modifyFunctionKeys (0, 1, 2) / xterm / 0, 1 and 2 are always 0, 2, 2
          ?n / DSR / cursor with page (6), printer (15), keys (25, 26), locator (53, 55, 56), macros (62, 63), data (75), sessions (85), colour scheme (996) / VT420, contour / there is no printer, locator or macro: the answers say so
          ?r / XTRESTORE / modes as they were saved / xterm /
          ?s / XTSAVE / keeps modes / xterm / modes that can be switched
          ?u / kitty keyboard / asks for the flags / kitty / see Keys
          >T / XTSMTITLE / ends what `>t` set / xterm /
          >c / DA2 / answers `>41;400;0c`, as a current xterm / VT420, xterm /
          >f / XTFMTKEYS / formatOtherKeys (4): 0 or 1 / xterm / other resources do nothing
          >m / XTMODKEYS / modifyOtherKeys (4): 0, 1, 2 / xterm / other resources do nothing
          >n / XTMODKEYS / modifyOtherKeys (4) off / xterm /
          >q / XTVERSION / answers `DCS >|Belisha` and the version / xterm /
          >t / XTSMTITLE / titles come (0) and are told (1) in hex / xterm /
          >u / kitty keyboard / pushes flags / kitty / 16 deep, the oldest falls out
          =c / DA3 / answers `DCS !|00000000` / VT420 /
          =u / kitty keyboard / sets (1), adds (2), takes away (3) flags / kitty /
          <u / kitty keyboard / pops flags / kitty /
           @ / SL / scrolls left / ECMA-48 /
           A / SR / scrolls right / ECMA-48 /
           q / DECSCUSR / cursor: the person's (0), block (1, 2), underline (3, 4), bar (5, 6); even ones steady / VT510, xterm /
          !p / DECSTR / soft reset: modes, margins, pen, sets, cursor's shape, modifyOtherKeys / VT420, xterm / as xterm does it: DECARM and kitty keyboard flags stay
          "p / DECSCL / conformance level 61 to 64 / VT420 / answers stay 7 bits wide
          "q / DECSCA / protects from selective erase / VT420 /
          $p / DECRQM / asks for an ANSI mode / VT420 /
          ?$p / DECRQM / asks for a DEC mode / VT420 /
          $r / DECCARA / changes attributes in a rectangle / VT420 /
          $t / DECRARA / reverses attributes in a rectangle / VT420 /
          $v / DECCRA / copies a rectangle / VT420 / there is one page
          $w / DECRQPSR / tells cursor (1) and tab stops (2) / VT420 /
          $x / DECFRA / fills a rectangle / VT420 /
          $z / DECERA / erases a rectangle / VT420 /
          ${ / DECSERA / erases what is not protected in a rectangle / VT420 /
          $| / DECSCPP / 80 or 132 columns / VT420 / with windowOps
          '} / DECIC / inserts columns / VT420 /
          '~ / DECDC / deletes columns / VT420 /
          *x / DECSACE / DECCARA and DECRARA take a stream (0, 1) or a rectangle (2) / VT420 /
          *y / DECRQCRA / tells the checksum of a rectangle / VT420 / as xterm 379 counts
          *| / DECSNLS / lines of the screen / VT420 / with windowOps
          """);

  /** ANSI modes by number. */
  static final SequencedMap<String, Line> ANSI_MODES =
      table(
          """
          4 / IRM / inserts, does not overwrite / ECMA-48 /
          12 / SRM / reset: what is typed shows too / ECMA-48 / keys that send a sequence do not show
          20 / LNM / LF goes to the left margin, Enter sends CR LF / ECMA-48 /
          """);

  /** DEC private modes by number. */
  static final SequencedMap<String, Line> MODES =
      table(
          """
          1 / DECCKM / application cursor keys / VT420 / not while kitty keyboard flags are set
          3 / DECCOLM / 132 columns / VT420 / when 40 is set; the size follows with windowOps
          4 / DECSCLM / smooth scroll / VT420 / kept and told only
          5 / DECSCNM / reverse video / VT420 /
          6 / DECOM / origin: rows and columns count from the margins / VT420 /
          7 / DECAWM / autowrap / VT420 /
          8 / DECARM / a key held down sends again / VT420 /
          9 / mouse / presses / X10 /
          12 / - / blinking cursor / AT&T 610 /
          18 / DECPFF / printer's form feed / VT420 / kept and told only
          19 / DECPEX / printer's extent / VT420 / kept and told only
          25 / DECTCEM / cursor shown / VT420 /
          40 / - / DECCOLM allowed / xterm /
          41 / - / a tab at the right edge wraps first / xterm /
          42 / DECNRCM / national sets can be designated / VT420 /
          45 / - / BS and CUB go on to the line above / xterm 379 /
          47 / - / alternate screen / xterm /
          60 / DECHCCM / screen follows the cursor / VT420 / the screen is never larger than its window
          66 / DECNKM / application keypad / VT420 / as DECKPAM
          67 / DECBKM / Backspace sends BS / VT420 /
          69 / DECLRMM / left and right margins / VT420 /
          1000 / mouse / presses and releases / xterm /
          1002 / mouse / drags too / xterm /
          1003 / mouse / every move / xterm /
          1004 / focus / tells focus in (`CSI I`) and out (`CSI O`) / xterm /
          1005 / mouse / in UTF-8 / xterm / to column and row 2015
          1006 / mouse / in SGR form / xterm /
          1007 / - / wheel is cursor keys on the alternate screen / xterm / when the program has not asked for the mouse
          1010 / - / output scrolls back to the screen / rxvt /
          1011 / - / a key scrolls back to the screen / rxvt /
          1015 / mouse / in urxvt's form / urxvt /
          1016 / mouse / in SGR form, in pixels from 1 / xterm / pixels of the display inside the cells' area
          1034 / - / Meta sets the eighth bit / xterm / input is UTF-8
          1036 / - / Meta sends ESC / xterm / Meta is the desktop's key
          1039 / - / Alt sends ESC / xterm /
          1046 / - / alternate screen allowed / xterm / reset: 47, 1047, 1048, 1049 do nothing
          1047 / - / alternate screen, cleared when left / xterm /
          1048 / - / cursor kept and put back / xterm /
          1049 / - / 1047 and 1048 / xterm /
          2004 / bracketed paste / a paste between `CSI 200 ~` and `CSI 201 ~` / xterm / controls are filtered from it
          2026 / synchronized output / the screen is not painted until it is reset / contour / ends after a second
          2027 / grapheme mode / width by grapheme cluster, not by code point / contour /
          2031 / colour scheme reports / `CSI ? 997 ; 1 n` (dark) or `2` (light) when the theme changes / contour / colours that a program sets are not told
          2048 / size reports / `CSI 48 ; rows ; columns ; height ; width t` now and at every change / in-band resize / pixels are those of the display
          """);

  /** Attributes of SGR. */
  static final SequencedMap<String, Line> SGR =
      table(
          """
          0 / - / all off / ECMA-48 / a link stays
          1, 2, 3 / - / bold, dim, italic / ECMA-48 /
          4 / - / underline; `4:0` none, `4:1` single, `4:2` double, `4:3` curly, `4:4` dotted, `4:5` dashed / ECMA-48, kitty / others are single
          5, 6 / - / blink / ECMA-48 / one speed
          7, 8, 9 / - / inverse, hidden, struck through / ECMA-48 /
          21 / - / double underline / ECMA-48 /
          22 to 25, 27 to 29 / - / off again / ECMA-48 /
          30 to 37, 40 to 47, 90 to 97, 100 to 107 / - / the 16 colours / ECMA-48, aixterm /
          38, 48, 58 / - / colour of text, ground, underline: `5;n`, `5:n`, `2;r;g;b`, `2:r:g:b`, `2:space:r:g:b` / ITU-T T.416, kitty / one that is not well made changes nothing
          39, 49, 59 / - / off again / ECMA-48, kitty /
          53, 55 / - / overline, off again / ECMA-48 /
          """);

  /** Every number of the registry has a line; a new one without fails the test. */
  static final SequencedMap<String, Line> OSC =
      table(
          """
          0 / title / `text` window and icon title / xterm / 1024 code points, no controls
          1 / icon title / `text`, for the title stack only / xterm / likewise
          2 / title / `text` window title / xterm / likewise
          4 / palette / `index;spec` pairs set colours, `index;?` asks / xterm / 256 pairs; from 256 on the special colours
          5 / special colours / the same for 0 to 4: bold, underline, blink, inverse, italic / xterm / kept and told, not painted
          7 / directory / `file://host/path` working directory / VTE / 4096 bytes, UTF-8, no controls; the host is compared with ours
          8 / link / `params;URI`, `id=` groups cells; an empty URI ends it / VTE / URI 2083, id 250 characters
          9 / notification / `text` notifies; `4;state;percent` progress; `9;path` directory / iTerm2, ConEmu / 1024 code points; ConEmu's other commands do nothing
          10 / foreground / spec sets, `?` asks; further specs go to the next numbers / xterm / see Colours
          11 / background / likewise / xterm /
          12 / cursor colour / likewise / xterm /
          13 / pointer's foreground / likewise / xterm / kept and told only
          14 / pointer's background / likewise / xterm / kept and told only
          15 / Tektronix foreground / likewise / xterm / kept and told only
          16 / Tektronix background / likewise / xterm / kept and told only
          17 / selection's background / likewise / xterm / kept and told only
          18 / Tektronix cursor / likewise / xterm / kept and told only
          19 / selection's foreground / likewise / xterm / kept and told only
          22 / pointer shape / by name; `>names` push, `<` pops, `?names` asks / xterm, kitty / 16 deep, one stack for each screen; shapes JavaFX has none for are the text pointer
          52 / clipboard / `c`, `s`, `p` or nothing `;base64` writes / xterm / 512 KiB of UTF-8; questions get no answer, ever
          99 / notification / title, body, buttons; base64, parts; ids to change and to close; reports of clicks and of the end; `p=?` and `p=alive` answered / kitty / 1024 code points each, 16 under construction, 64 alive, 4 buttons; never shown for a pane in front (`o` counts as `invisible`); icons by name only, `p=icon` is dropped and not announced
          104 / palette / colours back to the theme's, those named or all / xterm /
          105 / special colours / likewise / xterm /
          110 / foreground / back to the theme's / xterm /
          111 / background / likewise / xterm /
          112 / cursor colour / likewise / xterm /
          113 / pointer's foreground / likewise / xterm /
          114 / pointer's background / likewise / xterm /
          115 / Tektronix foreground / likewise / xterm /
          116 / Tektronix background / likewise / xterm /
          117 / selection's background / likewise / xterm /
          118 / Tektronix cursor / likewise / xterm /
          119 / selection's foreground / likewise / xterm /
          133 / prompt marks / `A` (`k=`), `B`, `I`, `C`, `D;status`, `P`, `N`; fresh line `L` / FinalTerm, semantic prompts / `aid`, `cl`, `redraw` and the command line change nothing
          777 / notification / `notify;title;body` / rxvt / 1024 code points each
          1337 / - / `CurrentDir=path`, `SetMark` / iTerm2 / 4096 bytes; others do nothing
          7501 / program status / reports, `?` answered / Program Status Protocol / see [program-status.md](program-status.md)
          """);

  /** By prefix, intermediate and final byte. */
  static final SequencedMap<String, Line> DCS =
      table(
          """
          $q / DECRQSS / tells a setting, see below / VT420, xterm /
          $t / DECRSPS / cursor (1) or tab stops (2) as DECRQPSR told them / VT420 / a pending wrap and GR are not put back
          +q / XTGETTCAP / tells capabilities, see below / xterm / 64 names; one that is not known is answered `0+r`
          """);

  /**
   * Lines {@code sequence / name / what / source / limits}; a space before a sequence is its own.
   */
  private static SequencedMap<String, Line> table(String lines) {
    SequencedMap<String, Line> table = new LinkedHashMap<>();
    for (String line : lines.split("\n")) {
      String[] cells = Arrays.copyOf((line + " ").split(" / ", -1), 5);
      String limits = cells[4] == null ? "" : cells[4].strip();
      table.put(
          cells[0], new Line(cells[0], name(cells[1]), cells[2].strip(), cells[3].strip(), limits));
    }
    return table;
  }

  private static String name(String cell) {
    return cell.equals("-") ? "" : cell;
  }

  /** All tables, for what must hold for each. */
  static Map<String, SequencedMap<String, Line>> all() {
    return Map.of(
        "controls",
        CONTROLS,
        "ESC",
        ESC,
        "CSI",
        CSI,
        "ANSI modes",
        ANSI_MODES,
        "modes",
        MODES,
        "SGR",
        SGR,
        "OSC",
        OSC,
        "DCS",
        DCS);
  }
}
