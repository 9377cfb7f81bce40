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
import java.util.ArrayList;
import java.util.List;

/** Makes everything that belongs to Tic-Tac-Toe. */
public class TicTacToeFactory extends Factory {

  /**
   * Makes the factory, for {@code Factory.instance()}.
   *
   * @throws InvalidSingletonInstantiationException if anybody else makes one
   */
  public TicTacToeFactory() throws InvalidSingletonInstantiationException {
    super();
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> players = new ArrayList<>();
    players.add(new OnePiecePlayer("X", XPiece::new));
    players.add(new OnePiecePlayer("O", OPiece::new));
    return players;
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    List<Strategy> strategies = new ArrayList<>();
    strategies.add(new OneSpaceGuiStrategy());
    strategies.add(new TicTacToeRandomStrategy());
    return strategies;
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
    if (piece instanceof OPiece) {
      return new TicTacToeOPieceView(piece);
    }
    return new TicTacToeXPieceView(piece);
  }
}
