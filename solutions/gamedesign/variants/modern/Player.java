package gamedesign.engine;

/** A player whose place is a record. */
public abstract class Player {
  private static final Place NOWHERE = new Place(-1, -1);

  /** The game. */
  protected final Game game;

  private Place place;

  /** A place on the board. */
  private record Place(int row, int col) {}

  /** Creates a player who is nowhere. */
  public Player(Game g) {
    game = g;
    place = NOWHERE;
  }

  /** Creates a player who is somewhere. */
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

  /** Takes a turn. */
  public abstract void takeTurn();

  /** The index in the list of players. */
  public int getPlayerNum() {
    return game.getPlayers().indexOf(this);
  }

  /** Moves and tells the tile. */
  public void moveTo(int row, int col) {
    var target = new Place(row, col);
    printMoveToMessage(place.row(), place.col(), row, col);
    place = target;
    game.getBoard().getTile(row, col).onMoveTo(this);
  }

  /** Prints the move. */
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    System.out.printf(
        "Player %d moved from (%d, %d) to (%d, %d)%n",
        getPlayerNum(), fromRow, fromCol, toRow, toCol);
  }
}
