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
import java.util.LinkedList;
import java.util.List;

/** Makes the objects of the game; players and views of its own kinds. */
public class TicTacToeFactory extends Factory {

  /**
   * Makes the factory.
   *
   * @throws InvalidSingletonInstantiationException when others than the framework make it
   */
  public TicTacToeFactory() throws InvalidSingletonInstantiationException {}

  /** Who plays crosses. */
  private static class CrossPlayer extends OnePiecePlayer {
    CrossPlayer() {
      super("X", XPiece::new);
    }
  }

  /** Who plays noughts; makes the pieces itself. */
  private static class NoughtPlayer extends OnePiecePlayer {
    NoughtPlayer() {
      super("O", null);
    }

    @Override
    public Piece createPiece() {
      return new OPiece(this);
    }
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> players = new LinkedList<>();
    players.add(new CrossPlayer());
    players.add(new NoughtPlayer());
    return players;
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    List<Strategy> strategies = new LinkedList<>();
    strategies.add(new OneSpaceGuiStrategy());
    strategies.add(new TicTacToeRandomStrategy());
    return strategies;
  }

  @Override
  public BoardView createBoardView(Board board) {
    return new TicTacToeBoardView(board) {
      private static final long serialVersionUID = 1L;
    };
  }

  @Override
  public SpaceView createSpaceView(BoardView boardView, Space space) {
    return new TicTacToeSpaceView(boardView, space) {};
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    if (piece instanceof XPiece) {
      return new TicTacToeXPieceView(piece) {};
    }
    return new TicTacToeOPieceView(piece) {};
  }
}
