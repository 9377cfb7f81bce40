package checkerboard.window;

import board.model.Cell;

/**
 * A step or a jump.
 *
 * @param from where the piece is
 * @param to where it goes
 */
public record CheckersMove(Cell from, Cell to) {

  /** Tells whether a piece is jumped over. */
  boolean isJump() {
    return Math.abs(from.row() - to.row()) == 2;
  }
}
