package framework.games.dominoes;

import framework.model.Move;
import framework.model.MoveController;
import framework.model.Piece;
import framework.model.Space;
import java.util.List;

/** Puts a domino on two spaces: a piece on each. */
public class DominoMove extends Move {

  private final DominoPlayer owner;
  private final Piece first;
  private final Piece second;
  private final Space half;

  /** Makes a move of the player who owns the piece; the domino begins at the space. */
  public DominoMove(MoveController controller, Piece piece, Space half) {
    super(controller, piece.getPlayer());
    this.owner = (DominoPlayer) piece.getPlayer();
    this.first = piece;
    this.second = owner.createPiece();
    this.half = half;
  }

  @Override
  public List<Space> getSpaces() {
    return List.of(half);
  }

  @Override
  protected boolean executeHook() {
    if (!owner.fits(half)) {
      return false;
    }
    half.placePiece(first);
    owner.otherHalf(half).placePiece(second);
    return true;
  }

  @Override
  protected boolean undoHook() {
    half.clearSpace();
    owner.otherHalf(half).clearSpace();
    return true;
  }
}
