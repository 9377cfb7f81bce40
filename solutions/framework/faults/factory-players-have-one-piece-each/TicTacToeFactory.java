package framework.games.tictactoe;

import framework.Board;
import framework.BoardView;
import framework.Factory;
import framework.InvalidSingletonInstantiationException;
import framework.OnePiecePlayer;
import framework.OneSpaceGuiStrategy;
import framework.Piece;
import framework.PieceView;
import framework.Player;
import framework.Space;
import framework.SpaceView;
import framework.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

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
    players.add(new OnePiecePlayer("X", once(XPiece::new)));
    players.add(new OnePiecePlayer("O", once(OPiece::new)));
    return players;
  }

  private static Function<Player, Piece> once(Function<Player, Piece> maker) {
    Map<Player, Piece> made = new HashMap<>();
    return player -> made.computeIfAbsent(player, maker);
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
