package dev.belisha.vt;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Controls, ESC and CSI sequences and modes, for the tables of {@code docs/sequences.md}. {@link
 * SequencesDocTest} tries every sequence: one that does something and has no line here fails.
 */
final class SequenceTables {
  private SequenceTables() {}

  /** By prefix, intermediate and final byte. */
  static final Map<String, String> CSI =
      table(
          "@", "ICH: inserts blank characters",
          "A", "CUU: cursor up",
          "B", "CUD: down",
          "C", "CUF: right",
          "D", "CUB: left",
          "E", "CNL: down, to the left margin",
          "F", "CPL: up, to the left margin",
          "G", "CHA: to a column",
          "H", "CUP: to row and column",
          "I", "CHT: forward by tab stops",
          "J", "ED: erases below (0), above (1), all (2), the history (3)",
          "K", "EL: erases right (0), left (1), the row (2)",
          "L", "IL: inserts lines",
          "M", "DL: deletes lines",
          "P", "DCH: deletes characters",
          "S", "SU: scrolls up",
          "T", "SD: scrolls down",
          "X", "ECH: erases characters",
          "Z", "CBT: backward by tab stops",
          "^", "SD",
          "`", "HPA: to a column",
          "a", "HPR: columns to the right",
          "b", "REP: the last character again",
          "c", "DA1: `?64;6;9;15;21;22;28;52c`",
          "d", "VPA: to a row",
          "e", "VPR: rows down",
          "f", "HVP: as CUP",
          "g", "TBC: clears the tab stop here (0) or all (3)",
          "h", "SM",
          "l", "RM",
          "m", "SGR: attributes; 4:0 to 4:5, 21, 53, 58; colours by index and direct",
          "n", "DSR: 5 status, 6 cursor",
          "r", "DECSTBM: top and bottom margin",
          "s", "SCOSC; with mode 69 DECSLRM, left and right margin",
          "t", "XTWINOPS: 11, 13 to 16, 18 to 23; with windowOps 1 to 4, 8, DECSLPP, titles",
          "u", "SCORC",
          "?J", "DECSED: as ED, leaves protected cells",
          "?K", "DECSEL: as EL, leaves protected cells",
          "?W", "DECST8C: tab stops every 8 columns (5)",
          "?h", "DECSET",
          "?l", "DECRST",
          "?g", "XTQFMTKEYS: 4",
          "?m", "XTQMODKEYS: 4",
          "?n", "DSR: 6, 15, 25, 26, 53, 55, 56, 62, 63, 75, 85, 996",
          "?r", "XTRESTORE: modes as they were saved",
          "?s", "XTSAVE: keeps modes",
          "?u", "kitty keyboard: asks for the flags",
          ">T", "XTSMTITLE off",
          ">c", "DA2: `>41;400;0c`",
          ">f", "XTFMTKEYS: 4 (formatOtherKeys), 0 or 1",
          ">m", "XTMODKEYS: 4 (modifyOtherKeys)",
          ">n", "XTMODKEYS 4 off",
          ">q", "XTVERSION",
          ">t", "XTSMTITLE: titles come (0) and are told (1) in hex",
          ">u", "kitty keyboard: pushes flags",
          "=c", "DA3",
          "=u", "kitty keyboard: sets flags",
          "<u", "kitty keyboard: pops flags",
          " @", "SL: scrolls left",
          " A", "SR: scrolls right",
          " q", "DECSCUSR: cursor shape",
          "!p", "DECSTR: soft reset",
          "\"p", "DECSCL: conformance level 61 to 64",
          "\"q", "DECSCA: protects from selective erase",
          "$p", "DECRQM: asks for a mode",
          "?$p", "DECRQM: asks for a DEC mode",
          "$r", "DECCARA: changes attributes in a rectangle",
          "$t", "DECRARA: reverses attributes in a rectangle",
          "$v", "DECCRA: copies a rectangle",
          "$w", "DECRQPSR: cursor (1) and tab stop (2) reports",
          "$x", "DECFRA: fills a rectangle",
          "$z", "DECERA: erases a rectangle",
          "${", "DECSERA: erases what is not protected in a rectangle",
          "$|", "DECSCPP: 80 or 132 columns, with windowOps",
          "'}", "DECIC: inserts columns",
          "'~", "DECDC: deletes columns",
          "*x", "DECSACE: DECCARA and DECRARA take a stream (0, 1) or a rectangle (2)",
          "*y", "DECRQCRA: checksum of a rectangle",
          "*|", "DECSNLS: lines of the screen, with windowOps");

  /** By intermediate and final byte. */
  static final Map<String, String> ESC =
      table(
          "6", "DECBI: back, or the columns move right",
          "7", "DECSC: keeps cursor, pen, sets, origin",
          "8", "DECRC",
          "9", "DECFI: forward, or the columns move left",
          "=", "DECKPAM",
          ">", "DECKPNM",
          "D", "IND",
          "E", "NEL",
          "H", "HTS: sets a tab stop",
          "M", "RI",
          "N", "SS2",
          "O", "SS3",
          "V", "SPA: protects from every erase",
          "W", "EPA",
          "Z", "DECID: as DA1",
          "c", "RIS: hard reset",
          "n", "LS2",
          "o", "LS3",
          "#8", "DECALN",
          "(0",
              "SCS: G0 is DEC graphics; `)`, `*`, `+` for G1 to G3. `B` ASCII, `A` British, `<` or"
                  + " `%5` DEC supplemental, `>` technical; with mode 42 `4` Dutch, `C` `5`"
                  + " Finnish, `R` `f` French, `Q` `9` French Canadian, `K` German, `Y` Italian,"
                  + " `E` `6` and the grave accent Norwegian, `%6` Portuguese, `Z` Spanish, `H` `7`"
                  + " Swedish, `=` Swiss",
          "-A", "G1 is the upper half of Latin-1; `.`, `/` for G2 and G3");

  /** DEC private modes, by number. */
  static final Map<Integer, String> MODES = new LinkedHashMap<>();

  static {
    mode(1, "DECCKM: application cursor keys");
    mode(3, "DECCOLM: 132 columns, when 40 is set; the size follows with windowOps");
    mode(4, "DECSCLM: kept and told only");
    mode(5, "DECSCNM: reverse video");
    mode(6, "DECOM: origin");
    mode(7, "DECAWM: autowrap");
    mode(8, "DECARM: a key held down sends again");
    mode(9, "mouse: presses (X10)");
    mode(12, "blinking cursor");
    mode(18, "DECPFF: kept and told only");
    mode(19, "DECPEX: kept and told only");
    mode(25, "DECTCEM: cursor shown");
    mode(40, "DECCOLM allowed");
    mode(41, "a tab at the right edge wraps first");
    mode(42, "DECNRCM: national sets can be designated");
    mode(45, "reverse wrap");
    mode(47, "alternate screen");
    mode(60, "DECHCCM: always off");
    mode(66, "DECNKM: application keypad");
    mode(67, "DECBKM: Backspace sends BS");
    mode(69, "DECLRMM: left and right margins");
    mode(1000, "mouse: presses and releases");
    mode(1002, "mouse: drags too");
    mode(1003, "mouse: every move");
    mode(1004, "focus reports");
    mode(1005, "mouse in UTF-8");
    mode(1006, "mouse in SGR form");
    mode(1007, "wheel is cursor keys on the alternate screen");
    mode(1015, "mouse in urxvt's form");
    mode(1016, "mouse in SGR form, pixels");
    mode(1047, "alternate screen, cleared when left");
    mode(1048, "cursor kept and put back");
    mode(1049, "1047 and 1048");
    mode(2004, "bracketed paste");
    mode(2026, "synchronized output");
    mode(2027, "width by grapheme cluster");
    mode(2031, "colour scheme reports");
    mode(2048, "size reports in band");
  }

  private static void mode(int number, String what) {
    MODES.put(number, what);
  }

  private static Map<String, String> table(String... pairs) {
    Map<String, String> table = new LinkedHashMap<>();
    for (int at = 0; at < pairs.length; at += 2) table.put(pairs[at], pairs[at + 1]);
    return table;
  }
}
