package framework.games.own;

import framework.model.Board;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.Piece;
import framework.model.Space;
import java.util.List;

/** Puts a stone on the board. It keeps two numbers, and asks the board for the space each time. */
class Placing extends Move {
  private final Piece stone;
  private final int row;
  private final int column;

  Placing(MoveController controller, Piece stone, Space space) {
    super(controller, stone.getPlayer());
    this.stone = stone;
    this.row = space.getRow();
    this.column = space.getColumn();
  }

  private Space space() {
    return Board.instance().getSpace(row, column);
  }

  @Override
  public List<Space> getSpaces() {
    return List.of(space());
  }

  @Override
  protected boolean executeHook() {
    return space().placePiece(stone);
  }

  @Override
  protected boolean undoHook() {
    return space().clearSpace() == stone;
  }
}
