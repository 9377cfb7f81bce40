package framework;

import java.util.List;

/**
 * Makes the objects of one game, so that the framework can ask for them without knowing their
 * classes.
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
public abstract class Factory {

  /**
   * Makes the factory.
   *
   * @throws InvalidSingletonInstantiationException unless {@link #instance} calls the constructor
   */
  protected Factory() throws InvalidSingletonInstantiationException {
    GameContext.current().factory.checkConstruction(this);
  }

  /**
   * Says which factory this game has. To be called once, before the first {@link #instance}.
   *
   * @param maker such as {@code TicTacToeFactory::new}; not null
   * @throws IllegalStateException if there is a factory already
   */
  public static void configure(SingletonSupplier<? extends Factory> maker) {
    GameContext.current().factory.configure(maker);
  }

  /**
   * Returns the factory; makes it if this is the first call.
   *
   * @return always the same factory in one context
   * @throws IllegalStateException if no factory was configured
   */
  public static Factory instance() {
    return GameContext.current().factory.instance();
  }

  /**
   * Makes the players.
   *
   * @return new players, in the order of their turns; without strategies
   */
  public abstract List<Player> createPlayers();

  /**
   * Makes one strategy of each kind, for people to choose from. Every player begins with the first.
   *
   * @return new strategies, which belong to nobody
   */
  public abstract List<Strategy> createPrototypeStrategies();

  /**
   * Makes a view that draws a piece.
   *
   * @param piece the piece; not null
   * @return a new view
   */
  public abstract PieceView createPieceView(Piece piece);

  /**
   * Makes a view of the board. Here: one without decoration.
   *
   * @param board the board; not null
   * @return a new view
   */
  public BoardView createBoardView(Board board) {
    return new BoardView(board);
  }

  /**
   * Makes a view of one space. Here: one without decoration.
   *
   * @param boardView the view of the board that the space belongs to; not null
   * @param space the space; not null
   * @return a new view
   */
  public SpaceView createSpaceView(BoardView boardView, Space space) {
    return new SpaceView(boardView, space);
  }

  /**
   * Makes a space of the board. Here: a plain one.
   *
   * @param row the row, from 0, counted from the top
   * @param column the column, from 0, counted from the left
   * @return a new, empty space
   */
  public Space createSpace(int row, int column) {
    return new Space(row, column);
  }

  /**
   * Makes a move that puts a new piece on the board. Here: it goes where the person chose.
   *
   * @param controller hears if the move does not go; not null
   * @param piece a piece of the player who moves; not null
   * @param space the space that was chosen; not null
   * @return a new move
   */
  public Move createNewPieceMove(MoveController controller, Piece piece, Space space) {
    return new NewPieceMove(controller, piece, space);
  }

  /**
   * Makes a move that takes a piece from one space to another. Here: a plain one.
   *
   * @param controller hears if the move does not go; not null
   * @param player who moves; not null
   * @param piece the piece; null if there is none
   * @param from where it stands; not null
   * @param to where it shall go; not null
   * @return a new move
   */
  public Move createMovePieceMove(
      MoveController controller, Player player, Piece piece, Space from, Space to) {
    return new MovePieceMove(controller, player, piece, from, to);
  }

  /**
   * Makes a move out of the spaces by which it is chosen, see {@link Move#getSpaces}. Here: the one
   * space of an {@link OnePiecePlayer} makes a new piece, two spaces of any other player make a
   * piece move. A game where players do both overrides this.
   *
   * @param controller hears if the move does not go; not null
   * @param player who moves; not null
   * @param spaces the spaces, in order; not null
   * @return a new move; null if the player has no such moves
   */
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
   *
   * @param piece the piece; not null
   * @return one letter
   */
  public char letterOf(Piece piece) {
    return piece.getPlayer() == null ? '.' : piece.getPlayer().getName().charAt(0);
  }
}
