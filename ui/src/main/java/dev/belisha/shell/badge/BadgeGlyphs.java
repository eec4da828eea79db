package dev.belisha.shell.badge;

import dev.belisha.status.Kind;
import org.jspecify.annotations.Nullable;

/**
 * The outlines of the badges on a grid of 14 by 14. Filled by the even-odd rule, so that a glyph
 * inside a shape is a hole and shows whatever lies behind. Straight edges lie on whole units: one
 * pixel at 100 %.
 */
final class BadgeGlyphs {
  static final double GRID = 14;

  private static final String TRIANGLE =
      "M5.95 1.5 Q7 -0.3 8.05 1.5 L13.65 11.4 Q14.5 13.3 12.7 13.3 L1.3 13.3 Q-0.5 13.3 0.35 11.4 Z";
  private static final String LOCK =
      " M4 8 H4.9 V6.4 A2.1 2.1 0 0 1 9.1 6.4 V8 H10 V12 H4 Z" + " M6 8 V6.4 A1 1 0 0 1 8 6.4 V8 Z";
  private static final String QUESTION =
      " M4.4 6.9 C4.4 5 5.5 4 7 4 C8.6 4 9.7 5 9.7 6.4 C9.7 7.4 9.2 7.95 8.5 8.4"
          + " C8 8.75 7.85 8.9 7.85 9.4 L6.15 9.4 C6.15 8.2 6.5 7.7 7.2 7.2"
          + " C7.75 6.85 7.95 6.7 7.95 6.35 C7.95 5.9 7.6 5.55 7 5.55 C6.4 5.55 6.05 6 6.05 6.9 Z"
          + " M6.1 10.3 H7.9 V12 H6.1 Z";
  private static final String KEY =
      " M7.1 8.8 H11.8 V11.9 H10.4 V10.2 H9.4 V11.2 H8.2 V10.2 H7.1 A2.3 2.3 0 1 1 7.1 8.8 Z"
          + " M4 9.5 a0.95 0.95 0 1 0 1.9 0 a0.95 0.95 0 1 0 -1.9 0 Z";
  private static final String EXCLAMATION = " M6 4.3 H8 V9 H6 Z M6 10 H8 V12 H6 Z";

  static final String ERROR =
      "M6.1 0.5 Q7 -0.3 7.9 0.5 L13.5 6.1 Q14.3 7 13.5 7.9 L7.9 13.5 Q7 14.3 6.1 13.5"
          + " L0.5 7.9 Q-0.3 7 0.5 6.1 Z"
          + " M4.2 5.3 L5.3 4.2 L7 5.9 L8.7 4.2 L9.8 5.3 L8.1 7 L9.8 8.7 L8.7 9.8 L7 8.1"
          + " L5.3 9.8 L4.2 8.7 L5.9 7 Z";
  static final String DONE =
      "M0.5 7 A6.5 6.5 0 1 1 13.5 7 A6.5 6.5 0 1 1 0.5 7 Z"
          + " M3.3 7.2 L4.5 6 L6.2 7.7 L9.6 4.3 L10.8 5.5 L6.2 10.1 Z";
  static final String IDLE = "M3.5 3.5 H10.5 V10.5 H3.5 Z M5 5 H9 V9 H5 Z";
  static final String BELL =
      "M7 1.5 C4.6 1.5 3.4 3.3 3.4 5.6 C3.4 8.2 2.6 9 1.8 10 V10.7 H12.2 V10"
          + " C11.4 9 10.6 8.2 10.6 5.6 C10.6 3.3 9.4 1.5 7 1.5 Z"
          + " M5.5 11.5 H8.5 A1.5 1.5 0 0 1 5.5 11.5 Z";
  static final String ACTIVITY = "M4.5 7 a2.5 2.5 0 1 1 5 0 a2.5 2.5 0 1 1 -5 0 Z";
  static final String FAILING =
      "M4.6 5.5 L5.5 4.6 L7 6.1 L8.5 4.6 L9.4 5.5 L7.9 7 L9.4 8.5 L8.5 9.4 L7 7.9 L5.5 9.4 L4.6 8.5"
          + " L6.1 7 Z";
  static final String PAUSE = "M5 4.8 H6.3 V9.2 H5 Z M7.7 4.8 H9 V9.2 H7.7 Z";

  private BadgeGlyphs() {}

  static String blocked(@Nullable Kind kind) {
    return TRIANGLE
        + switch (kind) {
          case PERMISSION -> LOCK;
          case QUESTION -> QUESTION;
          case AUTH -> KEY;
          case null -> EXCLAMATION;
        };
  }
}
