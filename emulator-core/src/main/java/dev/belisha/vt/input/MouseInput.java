package dev.belisha.vt.input;

/**
 * A mouse event over the screen.
 *
 * @param button 0 left, 1 middle, 2 right, 3 none (motion), 4 wheel up, 5 wheel down, 6 wheel left,
 *     7 wheel right, 8 back, 9 forward, 10 and 11 further ones
 * @param row, col cell, from 0
 * @param pixelX, pixelY inside the screen area, for mode 1016
 * @param mods bits of {@link KeyPress}
 */
public record MouseInput(
    Action action, int button, int row, int col, int pixelX, int pixelY, int mods) {
  public enum Action {
    PRESS,
    RELEASE,
    MOVE
  }
}
