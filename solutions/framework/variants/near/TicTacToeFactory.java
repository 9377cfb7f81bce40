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

/** Fills in a factory of games with two kinds of pieces; tables of makers. */
public class TicTacToeFactory extends TwoKindsFactory {
  private static final Map<Class<?>, Function<Piece, PieceView>> VIEWS =
      Map.of(XPiece.class, TicTacToeXPieceView::new, OPiece.class, TicTacToeOPieceView::new);

  private static final List<Supplier<Strategy>> STRATEGIES =
      List.of(OneSpaceGuiStrategy::new, FirstFree::new);

  /**
   * Creates the factory.
   *
   * @throws InvalidSingletonInstantiationException if it may not be created
   */
  public TicTacToeFactory() throws InvalidSingletonInstantiationException {
    super("X", "O");
  }

  @Override
  Piece pieceHook(int seat, Player owner) {
    return seat == 0 ? new XPiece(owner) : new OPiece(owner);
  }

  @Override
  public List<Strategy> createPrototypeStrategies() {
    return STRATEGIES.stream().map(Supplier::get).toList();
  }

  @Override
  public PieceView createPieceView(Piece piece) {
    return VIEWS.get(piece.getClass()).apply(piece);
  }

  @Override
  public BoardView createBoardView(Board board) {
    return new TicTacToeBoardView(board);
  }

  @Override
  public SpaceView createSpaceView(BoardView boardView, Space space) {
    return new TicTacToeSpaceView(boardView, space);
  }

  /** A strategy leads its own turn: it looks at the board, and hands in a move. */
  private static final class FirstFree extends Strategy {
    FirstFree() {
      super("First free space");
    }

    @Override
    public Strategy copy() {
      return new FirstFree();
    }

    @Override
    protected void moveHook() throws InterruptedException {
      for (Space space : Board.instance()) {
        if (space.isEmpty()) {
          tryMove(Factory.instance().createMove(this, getPlayer(), List.of(space)));
          return;
        }
      }
    }
  }
}

/** What games have in common where each player puts pieces of one kind. */
abstract class TwoKindsFactory extends Factory {
  private final String[] names;

  TwoKindsFactory(String... names) throws InvalidSingletonInstantiationException {
    this.names = names;
  }

  abstract Piece pieceHook(int seat, Player owner);

  @Override
  public List<Player> createPlayers() {
    return List.of(
        new OnePiecePlayer(names[0], owner -> pieceHook(0, owner)),
        new OnePiecePlayer(names[1], owner -> pieceHook(1, owner)));
  }
}
