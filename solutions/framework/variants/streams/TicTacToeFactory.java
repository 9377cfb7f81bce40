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
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Makes the objects of the game out of tables of makers. */
public class TicTacToeFactory extends Factory {

  private static final Map<Class<?>, Function<Piece, PieceView>> VIEWS =
      Map.of(XPiece.class, TicTacToeXPieceView::new, OPiece.class, TicTacToeOPieceView::new);

  /**
   * Makes the factory.
   *
   * @throws InvalidSingletonInstantiationException unless the framework makes it
   */
  public TicTacToeFactory() throws InvalidSingletonInstantiationException {}

  @Override
  public List<Player> createPlayers() {
    return Stream.<Supplier<Player>>of(
            () -> new OnePiecePlayer("X", XPiece::new), () -> new OnePiecePlayer("O", OPiece::new))
        .map(Supplier::get)
        .toList();
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return Stream.<Supplier<Strategy>>of(OneSpaceGuiStrategy::new, TicTacToeRandomStrategy::new)
        .map(Supplier::get)
        .toList();
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
    return VIEWS.get(piece.getClass()).apply(piece);
  }
}
