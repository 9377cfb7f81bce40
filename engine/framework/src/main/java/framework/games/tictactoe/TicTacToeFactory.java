package framework.games.tictactoe;

import framework.model.Board;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.Strategy;
import framework.play.Factory;
import framework.play.OneSpaceGuiStrategy;
import framework.view.BoardView;
import framework.view.PieceView;
import framework.view.SpaceView;
import java.util.List;

/** Makes the objects of Tic-Tac-Toe. */
public class TicTacToeFactory extends Factory {

  /**
   * Makes the factory; {@link Factory#instance} calls this.
   *
   * @throws InvalidSingletonInstantiationException if anybody else does
   */
  public TicTacToeFactory() throws InvalidSingletonInstantiationException {}

  /** Makes the two players: X, whose pieces are crosses, and O. */
  @Override
  public List<Player> createPlayers() {
    return List.of(new OnePiecePlayer("X", XPiece::new), new OnePiecePlayer("O", OPiece::new));
  }

  /** Makes the strategies of a person and of chance. */
  @Override
  public List<Strategy> createPrototypeStrategies() {
    return List.of(new OneSpaceGuiStrategy(), new TicTacToeRandomStrategy());
  }

  /** Makes a {@link TicTacToeBoardView}. */
  @Override
  public BoardView createBoardView(Board board) {
    return new TicTacToeBoardView(board);
  }

  /** Makes a {@link TicTacToeSpaceView}. */
  @Override
  public SpaceView createSpaceView(BoardView boardView, Space space) {
    return new TicTacToeSpaceView(boardView, space);
  }

  /** Makes a view that draws a cross for an {@link XPiece} and a ring for an {@link OPiece}. */
  @Override
  public PieceView createPieceView(Piece piece) {
    // Two returns: for a choice between both, the compiler may take note of a class that both
    // extend, and those of a learner need not extend it.
    if (piece instanceof XPiece) {
      return new TicTacToeXPieceView(piece);
    }
    return new TicTacToeOPieceView(piece);
  }
}
