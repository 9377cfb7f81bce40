package gamedesign.engine;

import java.util.function.Consumer;

/** A player whose place is an object. */
public abstract class Player {
  private static final Place NOWHERE = new Place(-1, -1);

  /** The game. */
  protected Game game;

  private Place place;

  /** A player who is not on the board. */
  public Player(Game g) {
    this(g, NOWHERE.row(), NOWHERE.col());
  }

  /** A player on the board. */
  public Player(Game g, int row, int col) {
    game = g;
    place = new Place(row, col);
  }

  /** The row. */
  public int getRow() {
    return place.row();
  }

  /** The column. */
  public int getCol() {
    return place.col();
  }

  /** The game. */
  public Game getGame() {
    return game;
  }

  /** The index in the list of players. */
  public int getPlayerNum() {
    return game.getPlayers().indexOf(this);
  }

  /** One turn. */
  public abstract void takeTurn();

  /** Several turns. */
  public void takeTurn(int times) {
    for (int i = 0; i < times; i++) {
      takeTurn();
    }
  }

  /** Goes somewhere else, if there is a tile. */
  public void moveTo(int row, int col) {
    Tile there = game.getBoard().getTile(row, col);
    Consumer<Tile> move =
        tile -> {
          printMoveToMessage(getRow(), getCol(), row, col);
          place = new Place(row, col);
          tile.onMoveTo(this);
        };
    if (there != null) {
      move.accept(there);
    }
  }

  /** Goes so many rows and columns further. */
  public void moveBy(int rows, int cols) {
    moveTo(getRow() + rows, getCol() + cols);
  }

  /** Leaves the board. */
  public void leave() {
    place = NOWHERE;
  }

  /** Prints a move. */
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    System.out.printf(
        "Player %d moved from %s to %s%n",
        getPlayerNum(), new Place(fromRow, fromCol), new Place(toRow, toCol));
  }

  /** A row and a column. */
  private record Place(int row, int col) {
    @Override
    public String toString() {
      return "(" + row + ", " + col + ")";
    }
  }
}
