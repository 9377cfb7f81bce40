package checkerboard.window;

import framework.Board;
import framework.MoveController;
import framework.MovePieceMove;
import framework.Piece;
import framework.Player;
import framework.Space;
import java.util.List;

/**
 * A step or a jump, which the checkerboard makes; it is undone by putting back all that was there.
 */
final class CheckersMove extends MovePieceMove {

  private final CheckersBoard board = (CheckersBoard) Board.instance();
  private int[] codesBefore;
  private List<Piece> piecesBefore;
  private List<Piece> piecesAfter;

  /** Makes a move. */
  CheckersMove(MoveController controller, Player player, Piece piece, Space from, Space to) {
    super(controller, player, piece, from, to);
  }

  @Override
  protected boolean makeMoveHook() {
    codesBefore = board.getPosition().codes();
    piecesBefore = board.pieces();
    if (!board.getPosition().move(getFromSpace(), getToSpace())) {
      // A checkerboard that failed half-way may have lost a piece, and may not take it back.
      board.getPosition().setCodes(codesBefore);
      board.show(board.piecesFor(piecesBefore));
      return false;
    }
    if (piecesAfter == null) {
      piecesAfter = board.piecesFor(piecesBefore);
    }
    board.show(piecesAfter);
    return true;
  }

  @Override
  protected boolean undoHook() {
    board.getPosition().setCodes(codesBefore);
    board.show(piecesBefore);
    return true;
  }
}
