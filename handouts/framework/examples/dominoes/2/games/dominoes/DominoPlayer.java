package framework.games.dominoes;

import framework.model.Board;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Space;

/** A player whose dominoes all stand upright, or all lie flat. */
public class DominoPlayer extends OnePiecePlayer {

  private final boolean upright;

  /** Makes a player without a strategy. */
  public DominoPlayer(String name, boolean upright) {
    super(name, Piece::new);
    this.upright = upright;
  }

  /** Tells whether the dominoes stand upright. */
  public boolean isUpright() {
    return upright;
  }

  /** Returns the space below an upright half, or to the right of a flat one; null off the board. */
  public Space otherHalf(Space half) {
    Board board = half.getBoard();
    int row = half.getRow() + (upright ? 1 : 0);
    int column = half.getColumn() + (upright ? 0 : 1);
    return board.hasSpace(row, column) ? board.getSpace(row, column) : null;
  }

  /** Tells whether a domino of this player fits, with its first half on a space. */
  public boolean fits(Space half) {
    Space other = otherHalf(half);
    return half.isEmpty() && other != null && other.isEmpty();
  }
}
