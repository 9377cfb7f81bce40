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
