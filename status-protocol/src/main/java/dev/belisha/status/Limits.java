package dev.belisha.status;

/**
 * Every limit of the protocol (protocol page, sections 1 to 3), in bytes unless it says otherwise.
 */
public final class Limits {
  /** A whole sequence, from ESC through its terminator. */
  public static final int SEQUENCE = 4096;

  public static final int KEY = 16;
  public static final int ID = 128;

  /** Segments of an id. */
  public static final int ID_LEVELS = 8;

  public static final int ID_SEGMENT = 32;
  public static final int APP = 32;
  public static final int TITLE_ENCODED = 256;
  public static final int TITLE = 192;
  public static final int MSG_ENCODED = 2732;
  public static final int MSG = 2048;

  /** Records per terminal. */
  public static final int RECORDS = 256;

  private Limits() {}

  /**
   * Whether a sequence is short enough to count. What the VT layer dropped on the way, such as C0
   * bytes, counts towards the length.
   *
   * @param bytes from ESC through the last byte of the terminator
   */
  public static boolean fits(long bytes) {
    return bytes <= SEQUENCE;
  }
}
