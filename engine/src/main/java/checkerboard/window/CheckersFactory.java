package checkerboard.window;

import framework.Board;
import framework.BoardView;
import framework.Factory;
import framework.InvalidSingletonInstantiationException;
import framework.Move;
import framework.MoveController;
import framework.Piece;
import framework.PieceView;
import framework.Player;
import framework.Space;
import framework.SpaceView;
import framework.Strategy;
import framework.TwoSpaceGuiStrategy;
import java.util.List;

/** Makes the objects of the window. There is one player, who moves the pieces of both colours. */
final class CheckersFactory extends Factory {

  /**
   * Makes the factory; {@link Factory#instance} calls this.
   *
   * @throws InvalidSingletonInstantiationException if anybody else does
   */
  CheckersFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return List.of(new Player("Red or black"));
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new TwoSpaceGuiStrategy());
  }

  @Override
  public BoardView createBoardView(Board board) {
    return new CheckersBoardView(board);
  }

  @Override
  public SpaceView createSpaceView(BoardView boardView, Space space) {
    return new CheckersSpaceView(boardView, space);
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return new CheckersPieceView((CheckersPiece) piece);
  }

  @Override
  public Move createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    return new CheckersMove(controller, player, piece, from, to);
  }
}
