package framework.games.tictactoe;

import framework.model.Board;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.view.BoardView;
import framework.view.PieceView;
import framework.view.SpaceView;
import java.util.List;

/** Makes the objects of the game; a crew makes those who play. */
public class TicTacToeFactory extends Factory {

  /**
   * Makes the factory.
   *
   * @throws InvalidSingletonInstantiationException if the framework does not make it
   */
  public TicTacToeFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return TicTacToeCrew.players();
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return TicTacToeCrew.strategies();
  }

  @Override
  public BoardView createBoardView(Board board) {
    return new TicTacToeBoardView(board);
  }

  @Override
  public SpaceView createSpaceView(BoardView boardView, Space space) {
    return new TicTacToeSpaceView(boardView, space);
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return piece.getClass() == OPiece.class
        ? new TicTacToeOPieceView(piece)
        : new TicTacToeXPieceView(piece);
  }
}
