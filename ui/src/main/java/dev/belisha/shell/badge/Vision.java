package dev.belisha.shell.badge;

/**
 * How colours look to different eyes: the matrices of Machado, Oliveira and Fernandes (2009) at
 * full severity, applied to linear RGB.
 */
public enum Vision {
  NORMAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
  PROTAN(
      0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
  DEUTAN(
      0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
  TRITAN(
      1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

  // Never changed.
  @SuppressWarnings("ImmutableEnumChecker")
  private final double[] matrix;

  Vision(double... matrix) {
    this.matrix = matrix;
  }

  /** 0xRRGGBB as these eyes see it. */
  public int see(int rgb) {
    double[] linear = ColorMath.linear(rgb);
    int seen = 0;
    for (int row = 0; row < 3; row++) {
      double value = 0;
      for (int column = 0; column < 3; column++) value += matrix[3 * row + column] * linear[column];
      seen = seen << 8 | ColorMath.encode(value);
    }
    return seen;
  }
}
