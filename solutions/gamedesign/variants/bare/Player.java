/** A player who looks before leaping, and knows more than is asked for. */
public abstract class Player implements Comparable<Player> {
  private static final String MOVE = "Player %s moved from (%s, %s) to (%s, %s).\n";
  private static final int NONE = -1;

  /** The game. */
  protected Game game;

  private Integer row = NONE;
  private Integer col = NONE;
  private int moves;

  /** Creates a player without a place. */
  public Player(Game game) {
    this.game = game;
  }

  /** Creates a player with a place. */
  public Player(Game game, int row, int col) {
    this(game);
    setPlace(row, col);
  }

  private void setPlace(int row, int col) {
    this.row = row;
    this.col = col;
  }

  /** The row. */
  public final int getRow() {
    return row;
  }

  /** The column. */
  public final int getCol() {
    return col;
  }

  /** The game. */
  public Game getGame() {
    return game;
  }

  /** One turn. */
  public abstract void takeTurn();

  /** So many turns. */
  public void takeTurn(int times) {
    for (int i = 0; i < times; i++) {
      takeTurn();
    }
  }

  /** The number, asked of the game without its list. */
  public int getPlayerNum() {
    return game.getPlayers().lastIndexOf(this);
  }

  /** Moves, if there is a tile; else says so. */
  public void moveTo(int row, int col) {
    Board board = game.getBoard();
    printMoveToMessage(this.row, this.col, row, col);
    setPlace(row, col);
    moves += 1;
    if (row >= 0 && row < board.getNumRows() && col >= 0 && col < board.getNumCols()) {
      Tile tile = board.getTile(row, col);
      if (tile != null) {
        tile.onMoveTo(this);
      }
    }
  }

  /** Prints. */
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    System.out.print(String.format(MOVE, getPlayerNum(), fromRow, fromCol, toRow, toCol));
  }

  /** How often the player moved. */
  public int getMoves() {
    return moves;
  }

  /** By number. */
  @Override
  public int compareTo(Player other) {
    return Integer.compare(getPlayerNum(), other.getPlayerNum());
  }
}
