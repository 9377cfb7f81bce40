package framework.play;

import board.model.Cell;
import framework.model.Board;
import framework.model.Piece;
import framework.model.Player;
import java.util.List;

/** Says why a move is not possible, as far as spaces and pieces can tell. */
final class RefusedMove {

  private RefusedMove() {}

  /**
   * Returns the reason.
   *
   * @param board where the move was tried
   * @param mover who is to move; null if the game is over
   * @param cells the spaces of the move
   * @return a sentence for the player
   */
  static String reason(Board board, Player mover, List<Cell> cells) {
    return "That move is not possible" + detail(board, mover, cells) + ".";
  }

  private static String detail(Board board, Player mover, List<Cell> cells) {
    if (mover == null) {
      return ": the game is over";
    }
    for (Cell cell : cells) {
      if (!board.hasSpace(cell.row(), cell.column())) {
        return ": there is no space " + cell;
      }
    }
    Piece first = cells.isEmpty() ? null : board.getSpace(cells.get(0)).getPiece();
    if (cells.size() == 1) {
      return first == null ? "" : ": a piece is on " + cells.get(0) + " already";
    } else if (cells.size() != 2) {
      return "";
    } else if (first == null) {
      return ": there is no piece on " + cells.get(0);
    }
    if (!first.isMoveableBy(mover)) {
      return ": " + mover.getName() + " may not move the piece on " + cells.get(0);
    }
    return first.isMoveableTo(board.getSpace(cells.get(1)))
        ? ""
        : ": the piece on " + cells.get(0) + " may not go to " + cells.get(1);
  }
}
