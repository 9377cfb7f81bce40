package framework.model;

import board.model.Cell;
import board.model.LineFinder;
import board.model.Listeners;
import board.model.Status;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * The board of a game: its spaces in rows and columns, how it is set up, and when the game is over.
 *
 * <p>Rows and columns count from 0; row 0, column 0 is the upper left corner. There may be more
 * rows than columns or fewer.
 *
 * <p>Patterns:
 *
 * <ul>
 *   <li><em>Abstract Singleton</em>: {@link #configure}, {@link #instance} and a constructor that
 *       only {@code instance} gets past. One board in a {@link GameContext}.
 *   <li><em>Template Method</em>: {@link #newGame} and {@link #gameOver} do what every game needs
 *       and leave the rest to {@link #newGameHook} and {@link #gameOverHook}.
 *   <li><em>Observer</em>: {@link BoardListener}s are notified of the end of the game.
 *   <li><em>Iterator</em>: a {@code for} loop goes through a board, see {@link BoardIterator}.
 *   <li>In <em>Model-View-Controller</em>, the board, its spaces and pieces are the model.
 * </ul>
 *
 * <p>Not safe for use by several threads; the master of a game sees to it that only one thread at a
 * time moves pieces.
 */
public abstract class Board implements Iterable<Space> {

  private final GameContext context = GameContext.currentOrNew();
  private final ModelFactory factory;
  private final int rows;
  private final int columns;
  private final Space[][] spaces;
  private final Listeners<BoardListener> listeners = new Listeners<>();

  /**
   * Makes the board and its empty spaces.
   *
   * @param rows how many rows, at least 1
   * @param columns how many columns, at least 1
   * @throws InvalidSingletonInstantiationException unless {@link #instance} calls the constructor
   */
  protected Board(int rows, int columns) throws InvalidSingletonInstantiationException {
    context.board.checkConstruction(this);
    if (rows < 1 || columns < 1) {
      throw new IllegalArgumentException("No board has " + rows + " x " + columns + " spaces.");
    }
    this.factory = context.factory(ModelFactory.class);
    this.rows = rows;
    this.columns = columns;
    this.spaces = new Space[rows][columns];
    createSpaces();
  }

  /**
   * Says which board this game has. To be called once, before the first {@link #instance}.
   *
   * @param maker such as {@code TicTacToeBoard::new}; not null
   * @throws IllegalStateException if there is a board already
   */
  public static void configure(SingletonSupplier<? extends Board> maker) {
    GameContext.current().board.configure(maker);
  }

  /**
   * Returns the board; makes it if this is the first call.
   *
   * @return always the same board in one context
   * @throws IllegalStateException if no board was configured
   */
  public static Board instance() {
    return GameContext.current().board.instance();
  }

  private void createSpaces() {
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        Space space = factory.createSpace(row, column);
        space.setBoard(this);
        spaces[row][column] = space;
      }
    }
  }

  /** Returns the context of the game that is played on this board. */
  public final GameContext getContext() {
    return context;
  }

  /** Returns the factory of the game that is played on this board. */
  public final ModelFactory getFactory() {
    return factory;
  }

  /**
   * Returns the last move that was made on this board.
   *
   * @return the move; null if there is none
   */
  protected final Move getLastMove() {
    return context.moves().getLastMove();
  }

  /** Returns how many rows there are. */
  public final int getRows() {
    return rows;
  }

  /** Returns how many columns there are. */
  public final int getColumns() {
    return columns;
  }

  /**
   * Returns one space.
   *
   * @param row from 0, counted from the top
   * @param column from 0, counted from the left
   * @return the space; the same object at every call
   * @throws ArrayIndexOutOfBoundsException if there is no such row or column
   */
  public final Space getSpace(int row, int column) {
    return spaces[row][column];
  }

  /**
   * Tells whether there is such a row and such a column.
   *
   * @param row any number
   * @param column any number
   * @return true if {@link #getSpace} has a space there
   */
  public final boolean hasSpace(int row, int column) {
    return row >= 0 && row < rows && column >= 0 && column < columns;
  }

  /**
   * Returns one space.
   *
   * @param cell its row and its column
   * @return the space; the same object at every call
   * @throws ArrayIndexOutOfBoundsException if there is no such row or column
   */
  public final Space getSpace(Cell cell) {
    return getSpace(cell.row(), cell.column());
  }

  /** Returns a new iterator over all spaces. */
  @Override
  public final Iterator<Space> iterator() {
    return new BoardIterator(this);
  }

  /**
   * Tells whether a piece stands on every space. Cost: a look at each space, up to an empty one.
   */
  public final boolean isFull() {
    for (Space[] row : spaces) {
      for (Space space : row) {
        if (space.isEmpty()) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Sets up the board for a new game: takes all pieces off, then lets {@link #newGameHook} put on
   * what the game begins with.
   *
   * @param players who plays, in the order of their turns; not null
   */
  public final void newGame(List<Player> players) {
    for (Space space : this) {
      space.clearSpace();
    }
    newGameHook(players);
  }

  /**
   * Puts the first pieces on a board that was just emptied. Here: none.
   *
   * @param players who plays, in the order of their turns; not null
   */
  protected void newGameHook(List<Player> players) {}

  /**
   * Looks whether the game is over, and tells the listeners if it is.
   *
   * @return the status; never null
   * @throws IllegalStateException if {@link #gameOverHook} returned null
   */
  public final GameOverStatus gameOver() {
    GameOverStatus status = gameOverHook();
    if (status == null) {
      throw new IllegalStateException(
          "gameOverHook of the board returned null where a GameOverStatus was expected");
    }
    if (status.isGameOver()) {
      listeners.notifyAll(listener -> listener.gameOver(status));
    }
    return status;
  }

  /**
   * Looks whether the game is over. This is called after every move of every game, so it should be
   * quick; it changes nothing.
   *
   * @return who has won, or that the game is drawn, or {@link GameOverStatus#NOT_OVER}; never null
   */
  protected abstract GameOverStatus gameOverHook();

  /**
   * Returns how well a player stands in a game that goes on, for computer players that look ahead.
   *
   * @param player one of those who play; not null
   * @return any number below 100,000: the more, the better
   */
  public final int score(Player player) {
    return scoreHook(player);
  }

  /**
   * Estimates how well a player stands in a game that goes on. A computer player compares what it
   * would have with what the others would have, some moves later, so this should be quick; it
   * changes nothing. Here: 0, which makes it look for nothing but a win.
   *
   * @param player one of those who play; not null
   * @return such as the number of the player's pieces; less than 100,000
   */
  protected int scoreHook(Player player) {
    return 0;
  }

  /**
   * Returns the players who have pieces on this board.
   *
   * @return each once, in the order of their first pieces, row by row; a new list
   */
  protected final List<Player> owners() {
    List<Player> owners = new ArrayList<>();
    for (Space space : this) {
      Player owner = space.isEmpty() ? null : space.getPiece().getPlayer();
      if (owner != null && !owners.contains(owner)) {
        owners.add(owner);
      }
    }
    return owners;
  }

  /**
   * Returns where players have pieces, for a {@link LineFinder}.
   *
   * @param finder made for a board of this size
   * @param players some players; not null
   * @return for each player, in this order, the bits of the spaces
   */
  protected final long[] stones(LineFinder finder, List<Player> players) {
    long[] stones = new long[players.size()];
    for (Space space : this) {
      Player owner = space.isEmpty() ? null : space.getPiece().getPlayer();
      int index = owner == null ? -1 : players.indexOf(owner);
      if (index >= 0) {
        stones[index] |= finder.bit(space.getRow(), space.getColumn());
      }
    }
    return stones;
  }

  /**
   * Returns a status in the words of this package.
   *
   * @param status whose winner is the index of a player
   * @param players the players; not null
   */
  protected final GameOverStatus statusOf(Status status, List<Player> players) {
    if (!status.isOver()) {
      return GameOverStatus.NOT_OVER;
    }
    return status.winner() < 0
        ? new GameOverStatus(true, null)
        : new WinningSpacesGameOverStatus(
            players.get(status.winner()),
            status.winningCells().stream().map(this::getSpace).toList());
  }

  /** Tells the listeners that the game, which was over, goes on: a move was taken back. */
  public final void gameOverUndone() {
    listeners.notifyAll(BoardListener::gameOverUndone);
  }

  /**
   * Adds an observer.
   *
   * @param listener told of every end of a game from now on; not null
   */
  public final void addListener(BoardListener listener) {
    listeners.add(listener);
  }

  /**
   * Removes an observer; does nothing if it is none.
   *
   * @param listener told of nothing from now on
   */
  public final void removeListener(BoardListener listener) {
    listeners.remove(listener);
  }
}
