package framework.games.tictactoe;

import framework.Board;
import framework.BoardView;
import framework.Factory;
import framework.InvalidSingletonInstantiationException;
import framework.Piece;
import framework.PieceView;
import framework.Player;
import framework.Space;
import framework.SpaceView;
import framework.Strategy;
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
