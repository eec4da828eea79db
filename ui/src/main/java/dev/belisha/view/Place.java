package dev.belisha.view;

/**
 * A point as a cell; one outside the cells is the nearest one inside.
 *
 * @param col the caret column nearest to the point, up to the number of columns
 * @param cellCol the column the point is in
 * @param pixelX, pixelY device pixels inside the cells' area, as mode 1016 tells them
 */
record Place(int row, int col, int cellCol, int pixelX, int pixelY) {
  /**
   * @param x, y from the upper left corner of the cells' area
   * @param scale device pixels in one of these
   */
  static Place of(double x, double y, double scale, CellMetrics cell, int rows, int cols) {
    int pixelX = (int) Math.round(x * scale);
    int pixelY = (int) Math.round(y * scale);
    int row = Math.clamp(Math.floorDiv(pixelY, cell.height()), 0, Math.max(0, rows - 1));
    int cellCol = Math.clamp(Math.floorDiv(pixelX, cell.width()), 0, Math.max(0, cols - 1));
    int col = Math.clamp(Math.floorDiv(pixelX + cell.width() / 2, cell.width()), 0, cols);
    int lastX = Math.max(0, cols * cell.width() - 1);
    int lastY = Math.max(0, rows * cell.height() - 1);
    return new Place(row, col, cellCol, Math.clamp(pixelX, 0, lastX), Math.clamp(pixelY, 0, lastY));
  }
}
