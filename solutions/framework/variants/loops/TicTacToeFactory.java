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
import java.util.function.Function;

/** Makes the objects of the game. */
public class TicTacToeFactory extends Factory {

  private static final String[] NAMES = {"X", "O"};

  /**
   * Makes the factory.
   *
   * @throws InvalidSingletonInstantiationException if it is made by anybody but the framework
   */
  public TicTacToeFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    List<Player> players = new ArrayList<Player>();
    for (int i = 0; i < NAMES.length; i++) {
      final boolean first = i == 0;
      players.add(
          new OnePiecePlayer(
              NAMES[i],
              new Function<Player, Piece>() {
                @Override
                public Piece apply(Player player) {
                  if (first) {
                    return new XPiece(player);
                  }
                  return new OPiece(player);
                }
              }));
    }
    return players;
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    Strategy[] strategies = {new OneSpaceGuiStrategy(), new TicTacToeRandomStrategy()};
    List<Strategy> list = new ArrayList<Strategy>();
    for (int i = 0; i < strategies.length; i++) {
      list.add(strategies[i]);
    }
    return list;
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
    PieceView view;
    if (piece instanceof XPiece) {
      view = new TicTacToeXPieceView(piece);
    } else {
      view = new TicTacToeOPieceView(piece);
    }
    return view;
  }
}
