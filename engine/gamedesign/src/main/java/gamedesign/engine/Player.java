package gamedesign.engine;

/**
 * A player, and where on the board the player is.
 *
 * <p>Row 0, column 0 is the upper left corner. A player who is not on the board has row -1 and
 * column -1.
 */
public abstract class Player {

  private static final int NO_PLACE = -1;

  /** The game that the player is in. Subclasses may use it directly. */
  protected Game game;

  // Private on purpose: a subclass can move only by moveTo, which tells the tile.
  private int row;
  private int col;

  /**
   * Creates a player who is not on the board: row and column are -1.
   *
   * @param g the game that the player is in
   */
  public Player(Game g) {
    this(g, NO_PLACE, NO_PLACE);
  }

  /**
   * Creates a player on the board. No tile is told.
   *
   * @param g the game that the player is in
   * @param row the row; 0 is at the top
   * @param col the column; 0 is on the left
   */
  public Player(Game g, int row, int col) {
    this.game = g;
    this.row = row;
    this.col = col;
  }

  /**
   * Returns the row.
   *
   * @return the row; -1 if the player is not on the board
   */
  public int getRow() {
    return row;
  }

  /**
   * Returns the column.
   *
   * @return the column; -1 if the player is not on the board
   */
  public int getCol() {
    return col;
  }

  /**
   * Returns the game.
   *
   * @return the game that the player is in
   */
  public Game getGame() {
    return game;
  }

  /** Takes one turn, whatever that is in this game. A player moves by {@link #moveTo}. */
  public abstract void takeTurn();

  /**
   * Returns the player's number: the index in the game's list of players.
   *
   * @return 0 for the first player; -1 if the game has no such player
   */
  public int getPlayerNum() {
    return game.getPlayers().indexOf(this);
  }

  /**
   * Moves the player: prints the move, changes the place, then tells the tile there.
   *
   * @param row the new row
   * @param col the new column
   * @throws ArrayIndexOutOfBoundsException if the place is not on the board
   * @throws NullPointerException if there is no tile at that place
   */
  public void moveTo(int row, int col) {
    printMoveToMessage(this.row, this.col, row, col);
    this.row = row;
    this.col = col;
    game.getBoard().getTile(row, col).onMoveTo(this);
  }

  /**
   * Prints a move; {@link #moveTo} calls this first. Override it to print moves another way.
   *
   * @param fromRow the row that the player leaves
   * @param fromCol the column that the player leaves
   * @param toRow the row that the player goes to
   * @param toCol the column that the player goes to
   */
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    System.out.println(
        "Player "
            + getPlayerNum()
            + " moved from ("
            + fromRow
            + ", "
            + fromCol
            + ") to ("
            + toRow
            + ", "
            + toCol
            + ")");
  }
}
