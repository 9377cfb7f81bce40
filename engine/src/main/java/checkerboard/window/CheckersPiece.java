package checkerboard.window;

import framework.Board;
import framework.Piece;
import framework.Player;
import framework.Space;

/** A pawn or a king. Anybody may move it, to wherever the checkerboard has a move for it. */
final class CheckersPiece extends Piece {

  private final int code;

  /**
   * Makes a piece.
   *
   * @param player who moves the pieces of both colours; not null
   * @param code what the checkerboard calls it
   */
  CheckersPiece(Player player, int code) {
    super(player);
    this.code = code;
  }

  /** Returns what the checkerboard calls this piece. */
  int getCode() {
    return code;
  }

  /** Tells whether it is red, and not black. */
  boolean isRed() {
    return code == checkerboard.Piece.RED_PAWN || code == checkerboard.Piece.RED_KING;
  }

  /** Tells whether it is a king, and no pawn. */
  boolean isKing() {
    return code == checkerboard.Piece.RED_KING || code == checkerboard.Piece.BLACK_KING;
  }

  @Override
  public boolean isMoveableTo(Space target) {
    return ((CheckersBoard) Board.instance()).targets(getSpace()).contains(target);
  }
}
