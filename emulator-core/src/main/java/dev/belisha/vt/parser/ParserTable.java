package dev.belisha.vt.parser;

/**
 * The state machine as a table: for each state and byte, what to do and where to go. After Paul
 * Williams' diagram of DEC's parser, with these departures: UTF-8 instead of C1 bytes; an ESC
 * inside a string waits for its backslash; BEL ends an OSC; colons are parameters' own; a character
 * past ASCII ends an ESC sequence and is text.
 */
final class ParserTable {
  static final int GROUND = 0;
  static final int ESCAPE = 1;
  static final int ESCAPE_INTERMEDIATE = 2;
  static final int CSI_ENTRY = 3;
  static final int CSI_PARAM = 4;
  static final int CSI_INTERMEDIATE = 5;
  static final int CSI_IGNORE = 6;
  static final int OSC_STRING = 7;
  static final int DCS_ENTRY = 8;
  static final int DCS_PARAM = 9;
  static final int DCS_INTERMEDIATE = 10;
  static final int DCS_IGNORE = 11;
  static final int DCS_STRING = 12;
  static final int OTHER_STRING = 13;
  static final int STATES = 14;

  static final int NONE = 0;
  static final int EXECUTE = 1;
  static final int BEGIN = 2;
  static final int COLLECT = 3;
  static final int PREFIX = 4;
  static final int DIGIT = 5;
  static final int SEPARATOR = 6;
  static final int ESC_DISPATCH = 7;
  static final int CSI_DISPATCH = 8;
  static final int STRING_BEGIN = 9;
  static final int STRING_PUT = 10;
  static final int STRING_DROP = 11;
  static final int STRING_BEL = 12;

  /** {@code action << 4 | state}, at {@code state << 8 | byte}. */
  static final byte[] TABLE = build();

  private ParserTable() {}

  static int action(byte entry) {
    return (entry & 0xFF) >> 4;
  }

  static int state(byte entry) {
    return entry & 0x0F;
  }

  private static byte[] build() {
    byte[] table = new byte[STATES << 8];
    for (int state = 0; state < STATES; state++) on(table, state, 0, 0xFF, NONE, state);
    for (int state = GROUND; state <= CSI_IGNORE; state++) {
      on(table, state, 0x00, 0x1F, EXECUTE, state);
    }
    on(table, ESCAPE, 0x20, 0x2F, COLLECT, ESCAPE_INTERMEDIATE);
    on(table, ESCAPE, 0x30, 0x7E, ESC_DISPATCH, GROUND);
    on(table, ESCAPE, '[', '[', BEGIN, CSI_ENTRY);
    on(table, ESCAPE, ']', ']', STRING_BEGIN, OSC_STRING);
    on(table, ESCAPE, 'P', 'P', BEGIN, DCS_ENTRY);
    for (int c : new int[] {'X', '^', '_'}) on(table, ESCAPE, c, c, NONE, OTHER_STRING);
    on(table, ESCAPE_INTERMEDIATE, 0x20, 0x2F, COLLECT, ESCAPE_INTERMEDIATE);
    on(table, ESCAPE_INTERMEDIATE, 0x30, 0x7E, ESC_DISPATCH, GROUND);

    for (int state : new int[] {ESCAPE, ESCAPE_INTERMEDIATE}) {
      on(table, state, 0x80, 0xFF, NONE, GROUND);
    }

    sequence(table, CSI_ENTRY, CSI_PARAM, CSI_INTERMEDIATE, CSI_IGNORE, CSI_DISPATCH, GROUND);
    on(table, CSI_IGNORE, 0x40, 0x7E, NONE, GROUND);
    sequence(table, DCS_ENTRY, DCS_PARAM, DCS_INTERMEDIATE, DCS_IGNORE, STRING_BEGIN, DCS_STRING);

    on(table, OSC_STRING, 0x00, 0x1F, STRING_DROP, OSC_STRING);
    on(table, OSC_STRING, 0x20, 0xFF, STRING_PUT, OSC_STRING);
    on(table, OSC_STRING, 0x07, 0x07, STRING_BEL, GROUND);
    on(table, DCS_STRING, 0x00, 0xFF, STRING_PUT, DCS_STRING);

    for (int state = 0; state < STATES; state++) {
      on(table, state, 0x18, 0x18, NONE, GROUND);
      on(table, state, 0x1A, 0x1A, NONE, GROUND);
      on(table, state, 0x1B, 0x1B, NONE, ESCAPE);
    }
    return table;
  }

  /** The part that CSI and DCS share: prefix, parameters, intermediates, final byte. */
  private static void sequence(
      byte[] table, int entry, int param, int intermediate, int ignore, int dispatch, int next) {
    on(table, entry, 0x3C, 0x3F, PREFIX, param);
    on(table, param, 0x3C, 0x3F, NONE, ignore);
    for (int state : new int[] {entry, param}) {
      on(table, state, 0x30, 0x39, DIGIT, param);
      on(table, state, 0x3A, 0x3B, SEPARATOR, param);
    }
    on(table, intermediate, 0x30, 0x3F, NONE, ignore);
    for (int state : new int[] {entry, param, intermediate}) {
      on(table, state, 0x20, 0x2F, COLLECT, intermediate);
      on(table, state, 0x40, 0x7E, dispatch, next);
    }
  }

  private static void on(byte[] table, int state, int from, int to, int action, int next) {
    for (int b = from; b <= to; b++) table[state << 8 | b] = (byte) (action << 4 | next);
  }
}
