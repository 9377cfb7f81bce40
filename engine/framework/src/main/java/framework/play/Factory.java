package framework.play;

import framework.model.Board;
import framework.model.GameContext;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.ModelFactory;
import framework.model.Move;
import framework.model.MoveController;
import framework.model.MovePieceMove;
import framework.model.NewPieceMove;
import framework.model.OnePiecePlayer;
import framework.model.Piece;
import framework.model.Player;
import framework.model.SingletonSupplier;
import framework.model.Space;
import framework.model.Strategy;
import framework.view.BoardView;
import framework.view.PieceView;
import framework.view.SpaceView;
import framework.view.ViewFactory;
import java.util.List;

/**
 * Makes the objects of one game, those of the model and those that draw it, so that the framework
 * can ask for them without knowing their classes.
 *
 * <p>Patterns:
 *
 * <ul>
 *   <li><em>Abstract Factory</em>: each game has a subclass, whose objects belong together.
 *   <li><em>Factory Method</em>: each {@code create…} method is one. Those that most games would
 *       write alike are written here, and may be overridden.
 *   <li><em>Abstract Singleton</em>: {@link #configure}, {@link #instance}, and a constructor that
 *       only {@code instance} gets past. One factory in a {@link GameContext}.
 * </ul>
 */
public abstract class Factory implements ModelFactory, ViewFactory {

  /**
   * Makes the factory.
   *
   * @throws InvalidSingletonInstantiationException unless {@link #instance} calls the constructor
   */
  protected Factory() throws InvalidSingletonInstantiationException {
    GameContext.currentOrNew().checkConstruction(this);
  }

  /**
   * Says which factory this game has. To be called once, before the first {@link #instance}.
   *
   * @param maker such as {@code TicTacToeFactory::new}; not null
   * @throws IllegalStateException if there is a factory already
   */
  public static void configure(SingletonSupplier<? extends Factory> maker) {
    GameContext.current().configureFactory(maker);
  }

  /**
   * Returns the factory; makes it if this is the first call.
   *
   * @return always the same factory in one context
   * @throws IllegalStateException if no factory was configured
   */
  public static Factory instance() {
    return of(GameContext.current());
  }

  /**
   * Returns the factory of a context; makes it if this is the first call.
   *
   * @param context where the game is; not null
   * @return always the same factory
   * @throws IllegalStateException if no factory was configured
   */
  public static Factory of(GameContext context) {
    return context.factory(Factory.class);
  }

  /** Makes the players, in the order of their turns; without strategies. */
  @Override
  public abstract List<Player> createPlayers();

  /**
   * Makes one strategy of each kind, for people to choose from. Every player begins with the first.
   */
  @Override
  public abstract List<Strategy> createPrototypeStrategies();

  /** Makes a view that draws a piece. */
  @Override
  public abstract PieceView createPieceView(Piece piece);

  /** Makes a view of the board. Here: one without decoration. */
  @Override
  public BoardView createBoardView(Board board) {
    return new BoardView(board);
  }

  /** Makes a view of one space. Here: one without decoration. */
  @Override
  public SpaceView createSpaceView(BoardView boardView, Space space) {
    return new SpaceView(boardView, space);
  }

  /** Makes a space of the board. Here: a plain one. */
  @Override
  public Space createSpace(int row, int column) {
    return new Space(row, column);
  }

  /** Makes a move that puts a new piece on the board. Here: it goes where the person chose. */
  @Override
  public Move createNewPieceMove(MoveController controller, Piece piece, Space space) {
    return new NewPieceMove(controller, piece, space);
  }

  /** Makes a move that takes a piece from one space to another. Here: a plain one. */
  @Override
  public Move createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    return new MovePieceMove(controller, player, piece, from, to);
  }

  /**
   * Makes a move out of the spaces by which it is chosen. Here: the one space of an {@link
   * OnePiecePlayer} makes a new piece, two spaces of any other player make a piece move. A game
   * where players do both overrides this.
   */
  @Override
  public Move createMove(MoveController controller, Player player, List<Space> spaces) {
    if (player instanceof OnePiecePlayer onePiecePlayer) {
      return spaces.size() == 1
          ? createNewPieceMove(controller, onePiecePlayer.createPiece(), spaces.get(0))
          : null;
    }
    if (spaces.size() == 2) {
      Space from = spaces.get(0);
      return createMovePieceMove(controller, player, from.getPiece(), from, spaces.get(1));
    }
    return null;
  }

  /**
   * Returns the letter that stands for a piece in a terminal. Here: the first letter of its owner's
   * name, and a dot for a piece of nobody.
   */
  @Override
  public char letterOf(Piece piece) {
    return piece.getPlayer() == null ? '.' : piece.getPlayer().getName().charAt(0);
  }
}
