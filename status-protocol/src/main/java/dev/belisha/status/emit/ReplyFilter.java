package dev.belisha.status.emit;

import dev.belisha.status.Limits;
import dev.belisha.status.ReportEncoder;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Takes the two answers to a probe out of what a terminal sends and hands on all else, in order:
 * {@code OSC 7501 ; ? … ST} or BEL (protocol page, section 4; a reply may list what is accepted
 * after the question mark), and the primary device attributes, {@code CSI ? Ps ; … c} (xterm
 * control sequences, Send Device Attributes). Bytes may come in any pieces. What may still become
 * an answer is held back; so is a lone Escape, until the next byte or {@link #release}. Only the
 * first device attributes are ours: later ones go to the program, which asked for them. One thread
 * at a time.
 */
final class ReplyFilter {
  /** What is asked: does the terminal keep records, and then what every terminal answers. */
  static final byte[] PROBE = (ReportEncoder.QUERY + "\033[c").getBytes(StandardCharsets.US_ASCII);

  private static final byte[] REPLY = "\033]7501;?".getBytes(StandardCharsets.US_ASCII);
  private static final int ESC = 0x1B;
  private static final int BEL = 0x07;
  private static final int CAN = 0x18;
  private static final int SUB = 0x1A;

  /** Device attributes in bytes; the longest known are a third of it. */
  private static final int ATTRIBUTES = 128;

  private enum Verdict {
    MAY_BE,
    REPLY,
    ATTRIBUTES,
    NO
  }

  /** The beginning of what may be an answer; the first is ESC. */
  private final byte[] held = new byte[Limits.SEQUENCE];

  private int count;
  private boolean replied;
  private boolean named;

  /** Whether the reply came that says records are kept. */
  boolean isReplied() {
    return replied;
  }

  /** Whether the device attributes came: after them no reply will. */
  boolean isNamed() {
    return named;
  }

  boolean isHolding() {
    return count > 0;
  }

  /** The bytes of a piece, with those held before, that are no answer. */
  byte[] pass(byte[] bytes, int offset, int length) {
    ByteArrayOutputStream keys = new ByteArrayOutputStream(length + count);
    for (int at = offset; at < offset + length; at++) pass(bytes[at], keys);
    return keys.toByteArray();
  }

  /** What is held after all: it was typed. */
  byte[] release() {
    ByteArrayOutputStream keys = new ByteArrayOutputStream(count);
    keys.write(held, 0, count);
    count = 0;
    return keys.toByteArray();
  }

  private void pass(byte next, ByteArrayOutputStream keys) {
    if (replied && named) {
      keys.write(next);
      return;
    }
    if (count == 0) {
      if (next == ESC) held[count++] = next;
      else keys.write(next);
      return;
    }
    switch (judge(next)) {
      case MAY_BE -> held[count++] = next;
      case REPLY -> {
        replied = true;
        count = 0;
      }
      case ATTRIBUTES -> {
        named = true;
        count = 0;
      }
      case NO -> {
        // An ESC that did not end one sequence may begin another.
        boolean begins = count > 1 && held[count - 1] == ESC;
        keys.write(held, 0, begins ? count - 1 : count);
        count = begins ? 1 : 0;
        pass(next, keys);
      }
    }
  }

  private Verdict judge(byte next) {
    if (count == 1) return next == ']' || (next == '[' && !named) ? Verdict.MAY_BE : Verdict.NO;
    return held[1] == ']' ? judgeReply(next) : judgeAttributes(next);
  }

  private Verdict judgeReply(byte next) {
    if (count < REPLY.length) return next == REPLY[count] ? Verdict.MAY_BE : Verdict.NO;
    if (held[count - 1] == ESC) return next == '\\' ? Verdict.REPLY : Verdict.NO;
    if (next == BEL) return Verdict.REPLY;
    boolean cancelled = next == CAN || next == SUB;
    return cancelled || count == held.length - 1 ? Verdict.NO : Verdict.MAY_BE;
  }

  private Verdict judgeAttributes(byte next) {
    if (count == 2) return next == '?' ? Verdict.MAY_BE : Verdict.NO;
    if (next == 'c') return Verdict.ATTRIBUTES;
    boolean parameter = (next >= '0' && next <= '9') || next == ';' || next == ':';
    return parameter && count < ATTRIBUTES ? Verdict.MAY_BE : Verdict.NO;
  }
}
