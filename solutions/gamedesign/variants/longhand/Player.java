package gamedesign.engine;

import java.util.List;

/** A player whose place is kept in an array of two numbers. */
public abstract class Player {
  /** The game. */
  protected Game game;

  private int[] place = new int[2];

  /** Creates a player without a place. */
  public Player(Game g) {
    this.game = g;
    this.place[0] = -1;
    this.place[1] = -1;
  }

  /** Creates a player with a place. */
  public Player(Game g, int row, int col) {
    this.game = g;
    this.place[0] = row;
    this.place[1] = col;
  }

  /** Returns the row. */
  public int getRow() {
    return this.place[0];
  }

  /** Returns the column. */
  public int getCol() {
    return this.place[1];
  }

  /** Returns the game. */
  public Game getGame() {
    return this.game;
  }

  /** Takes a turn. */
  public abstract void takeTurn();

  /** Returns the number of this player. */
  public int getPlayerNum() {
    List<Player> list = this.game.getPlayers();
    int number = -1;
    int index = 0;
    while (index < list.size() && number == -1) {
      if (list.get(index) == this) {
        number = index;
      }
      index = index + 1;
    }
    return number;
  }

  /** Moves the player. */
  public void moveTo(int row, int col) {
    int oldRow = this.place[0];
    int oldCol = this.place[1];
    this.printMoveToMessage(oldRow, oldCol, row, col);
    this.place[0] = row;
    this.place[1] = col;
    Board board = this.game.getBoard();
    Tile tile = board.getTile(row, col);
    if (tile != null) {
      tile.onMoveTo(this);
    }
  }

  /** Prints a move. */
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    System.out.print("Player ");
    System.out.print(this.getPlayerNum());
    System.out.print(" moved from (" + fromRow + ", " + fromCol + ")");
    System.out.print(" to (" + toRow + ", " + toCol + ").");
    System.out.println();
  }
}
