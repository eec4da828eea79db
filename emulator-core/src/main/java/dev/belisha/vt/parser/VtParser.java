package dev.belisha.vt.parser;

import static dev.belisha.vt.parser.ParserTable.CSI_PARAM;
import static dev.belisha.vt.parser.ParserTable.DCS_STRING;
import static dev.belisha.vt.parser.ParserTable.ESCAPE;
import static dev.belisha.vt.parser.ParserTable.GROUND;
import static dev.belisha.vt.parser.ParserTable.OSC_STRING;
import static dev.belisha.vt.parser.ParserTable.TABLE;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Program output to actions. Bytes are pushed in, a chunk may end anywhere; nothing blocks, nothing
 * is allocated per byte. Not thread-safe.
 *
 * <p>Text is UTF-8. What is not UTF-8 becomes U+FFFD, one for each maximal part of a well-formed
 * sequence (Unicode standard, section 3.9, substitution of maximal subparts); so raw C1 bytes are
 * no controls. CAN and SUB cancel any sequence. An ESC inside a string that no backslash follows
 * cancels the string and starts a new sequence (protocol page, section 1).
 */
public final class VtParser {
  /** Bytes of an OSC string kept; a longer one is scanned to its end and dropped. */
  public static final int MAX_OSC = 1 << 20;

  /** Bytes of a DCS string kept; a longer one is scanned to its end and dropped. */
  public static final int MAX_DCS = 1 << 16;

  /** Intermediate bytes kept; a sequence with more is ignored. */
  public static final int MAX_INTERMEDIATES = 2;

  private static final int REPLACEMENT = 0xFFFD;
  private static final int SMALL_BUFFER = 4096;

  /** Bytes that are worth a look for whole lines. */
  private static final int SOME_LINES = 64;

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final ParserActions actions;
  private final Params params = new Params();
  private int state = GROUND;

  private int prefix;
  private int intermediates;
  private int intermediateCount;

  /** The string state an ESC interrupted, until the next byte tells whether it was an ST. */
  private int escapedString = GROUND;

  private byte[] string = new byte[SMALL_BUFFER];
  private int stringLength;
  private int stringLimit;
  private boolean stringOverflow;
  private long sequenceLength;
  private int dcsFinal;
  private int dcsIntermediates;

  private final PlainLines lines = new PlainLines();

  /** Where the last search for whole lines ended in the present chunk: none starts before. */
  private int searched;

  private int utf8CodePoint;
  private int utf8Missing;
  private int utf8Low = 0x80;
  private int utf8High = 0xBF;

  public VtParser(ParserActions actions) {
    this.actions = actions;
  }

  public void feed(byte[] bytes, int offset, int length) {
    int at = offset;
    int end = offset + length;
    searched = offset;
    while (at < end) {
      at =
          switch (state) {
            case GROUND -> ground(bytes, at, end);
            case CSI_PARAM -> parameters(bytes, at, end);
            case OSC_STRING, DCS_STRING -> string(bytes, at, end);
            default -> {
              int b = bytes[at] & 0xFF;
              step(b);
              // An escape ended by a character: the character is text.
              yield state == GROUND && b >= 0x80 ? at : at + 1;
            }
          };
    }
  }

  /** Forgets a sequence, string or character that has begun; nothing of it is told. */
  public void reset() {
    state = GROUND;
    escapedString = GROUND;
    utf8Missing = 0;
    string = new byte[SMALL_BUFFER];
  }

  /** True outside any sequence and character: what is fed next starts afresh. */
  public boolean atRest() {
    return state == GROUND && utf8Missing == 0;
  }

  /** Text until the next control, and that control. */
  private int ground(byte[] bytes, int start, int end) {
    int at = start;
    if (utf8Missing > 0) at = finishCharacter(bytes, at, end);
    while (at < end) {
      int run = at;
      at = Ascii.end(bytes, at, end);
      if (at > run) actions.printAscii(bytes, run, at);
      if (at == end) return at;
      int b = bytes[at] & 0xFF;
      if (b >= 0x80) {
        int after = actions.printText(bytes, at, end);
        at = after > at ? after : character(bytes, at, end);
      } else if (b == 0x1B) {
        // Sequences come in rows: between them there is no text to look for.
        do {
          int after = plainSequence(bytes, at + 1, end);
          if (after < 0) {
            beginEscape(GROUND);
            return at + 1;
          }
          at = after;
        } while (at < end && bytes[at] == 0x1B);
      } else {
        at = controls(bytes, at, end);
      }
    }
    return at;
  }

  /** Controls in a row, such as CR and LF; where the next thing starts. */
  private int controls(byte[] bytes, int start, int end) {
    int at = start;
    while (at < end) {
      int b = bytes[at];
      if (b >= 0x20 && b != 0x7F || b < 0 || b == 0x1B) break;
      at++;
      execute(b);
      if (b == '\n') at = wholeLines(bytes, at, end);
    }
    return at;
  }

  /** Lines of plain text at once, as long as there are any that can be taken so. */
  private int wholeLines(byte[] bytes, int start, int end) {
    int at = start;
    while (at >= searched && end - at >= SOME_LINES) {
      int columns = actions.plainColumns();
      if (columns == 0) return at;
      searched = lines.find(bytes, at, end, columns);
      if (lines.count() == 0) return at;
      actions.printLines(bytes, lines.starts, lines.ends, lines.count());
      at = lines.end();
    }
    return at;
  }

  /**
   * A control sequence after its ESC in the form of nearly all of them: whole, with parameters of
   * up to four digits and no intermediates. No table is needed, nor a state, nor a branch on how
   * many digits there are.
   *
   * @return where it ends; -1 when it is another sequence, and nothing of it has been told
   */
  private int plainSequence(byte[] bytes, int start, int end) {
    if (end - start < 2 || bytes[start] != '[') return -1;
    int at = start + 1;
    int first = bytes[at];
    boolean hasPrefix = first >= '<' && first <= '?';
    if (hasPrefix) at++;
    int[] values = params.places();
    int known = 0;
    while (end - at >= Long.BYTES) {
      long word = (long) LONGS.get(bytes, at);
      long digits = word ^ Decimal.ZEROS;
      int begin = 0;
      for (long stops = Decimal.stops(digits); stops != 0; stops &= stops - 1) {
        int stop = Decimal.first(stops);
        int count = stop - begin;
        if (count > Decimal.MOST) return -1;
        int value = count == 0 ? Params.OMITTED : Decimal.value(digits >>> 8 * begin, count);
        int b = (int) (word >>> 8 * stop) & 0xFF;
        begin = stop + 1;
        if (known == values.length) return -1;
        values[known] = value;
        if (b == ';') {
          known++;
        } else if (b >= 0x40 && b < 0x7F) {
          params.take(count > 0 || known > 0 ? known + 1 : 0);
          actions.csiDispatch(hasPrefix ? first : 0, 0, b, params);
          return at + begin;
        } else {
          return -1;
        }
      }
      if (begin == 0) return -1;
      at += begin;
    }
    return -1;
  }

  /** The digits and separators of a sequence, without a table look-up per byte. */
  private int parameters(byte[] bytes, int start, int end) {
    int at = start;
    while (at < end) {
      int b = bytes[at];
      if (b >= '0' && b <= '9') params.digit(b - '0');
      else if (b == ';') params.separator(false);
      else break;
      at++;
    }
    if (at < end) step(bytes[at++] & 0xFF);
    return at;
  }

  /** A multi-byte character whose first byte is at {@code at}. */
  private int character(byte[] bytes, int at, int end) {
    int b = bytes[at] & 0xFF;
    utf8Low = 0x80;
    utf8High = 0xBF;
    if (b >= 0xC2 && b <= 0xDF) {
      utf8Missing = 1;
      utf8CodePoint = b & 0x1F;
    } else if (b >= 0xE0 && b <= 0xEF) {
      utf8Missing = 2;
      utf8CodePoint = b & 0x0F;
      if (b == 0xE0) utf8Low = 0xA0;
      if (b == 0xED) utf8High = 0x9F;
    } else if (b >= 0xF0 && b <= 0xF4) {
      utf8Missing = 3;
      utf8CodePoint = b & 0x07;
      if (b == 0xF0) utf8Low = 0x90;
      if (b == 0xF4) utf8High = 0x8F;
    } else {
      actions.print(REPLACEMENT);
      return at + 1;
    }
    return finishCharacter(bytes, at + 1, end);
  }

  private int finishCharacter(byte[] bytes, int start, int end) {
    int at = start;
    while (at < end) {
      int b = bytes[at] & 0xFF;
      if (b < utf8Low || b > utf8High) {
        utf8Missing = 0;
        actions.print(REPLACEMENT);
        return at;
      }
      at++;
      utf8Low = 0x80;
      utf8High = 0xBF;
      utf8CodePoint = utf8CodePoint << 6 | b & 0x3F;
      if (--utf8Missing == 0) {
        if (utf8CodePoint >= 0xA0) actions.print(utf8CodePoint);
        return at;
      }
    }
    return at;
  }

  /** The bulk of a string, without a table look-up per byte. */
  private int string(byte[] bytes, int start, int end) {
    int at = start;
    while (at < end && (bytes[at] < 0 || bytes[at] >= 0x20)) at++;
    if (at > start) put(bytes, start, at - start);
    if (at < end) step(bytes[at++] & 0xFF);
    return at;
  }

  private void step(int b) {
    if (escapedString != GROUND) {
      int interrupted = escapedString;
      escapedString = GROUND;
      if (b == '\\') {
        state = GROUND;
        sequenceLength += 2;
        endString(interrupted, false);
        return;
      }
    }
    byte entry = TABLE[state << 8 | b];
    int from = state;
    state = ParserTable.state(entry);
    if (b == 0x1B) {
      beginEscape(from);
      return;
    }
    switch (ParserTable.action(entry)) {
      case ParserTable.EXECUTE -> execute(b);
      case ParserTable.BEGIN -> beginSequence();
      case ParserTable.COLLECT -> collect(b);
      case ParserTable.PREFIX -> prefix = b;
      case ParserTable.DIGIT -> params.digit(b - '0');
      case ParserTable.SEPARATOR -> params.separator(b == ':');
      case ParserTable.ESC_DISPATCH -> {
        if (complete()) actions.escDispatch(intermediates, b);
      }
      case ParserTable.CSI_DISPATCH -> {
        if (complete()) actions.csiDispatch(prefix, intermediates, b, params);
      }
      case ParserTable.STRING_BEGIN -> beginString(b);
      case ParserTable.STRING_PUT -> put((byte) b);
      case ParserTable.STRING_DROP -> sequenceLength++;
      case ParserTable.STRING_BEL -> {
        sequenceLength++;
        endString(OSC_STRING, true);
      }
      default -> {}
    }
  }

  private void execute(int control) {
    if (control != 0x18 && control != 0x1A) actions.execute(control);
  }

  private void beginEscape(int from) {
    boolean inString = from == OSC_STRING || from == DCS_STRING;
    escapedString = inString ? from : GROUND;
    state = ESCAPE;
    intermediates = 0;
    intermediateCount = 0;
  }

  private void beginSequence() {
    prefix = 0;
    intermediates = 0;
    intermediateCount = 0;
    params.begin();
  }

  private void collect(int b) {
    intermediateCount++;
    intermediates = intermediates << 8 | b;
  }

  private boolean complete() {
    return intermediateCount <= MAX_INTERMEDIATES;
  }

  private void beginString(int b) {
    stringLength = 0;
    stringOverflow = false;
    if (string.length > SMALL_BUFFER) string = new byte[SMALL_BUFFER];
    if (state == OSC_STRING) {
      stringLimit = MAX_OSC;
      sequenceLength = 2;
    } else {
      stringLimit = MAX_DCS;
      stringOverflow = !complete();
      dcsFinal = b;
      dcsIntermediates = intermediates;
    }
  }

  private void put(byte b) {
    sequenceLength++;
    if (room(1)) string[stringLength++] = b;
  }

  private void put(byte[] bytes, int from, int count) {
    sequenceLength += count;
    if (!room(count)) return;
    System.arraycopy(bytes, from, string, stringLength, count);
    stringLength += count;
  }

  private boolean room(int count) {
    if (stringOverflow || stringLength + count > stringLimit) {
      stringOverflow = true;
      return false;
    }
    if (stringLength + count > string.length) {
      int doubled = Math.max(string.length * 2, stringLength + count);
      string = Arrays.copyOf(string, Math.min(doubled, stringLimit));
    }
    return true;
  }

  private void endString(int kind, boolean bel) {
    if (stringOverflow) return;
    if (kind == OSC_STRING) {
      actions.oscDispatch(string, stringLength, bel, sequenceLength);
    } else {
      actions.dcsDispatch(prefix, dcsIntermediates, dcsFinal, params, string, stringLength);
    }
  }
}
