package engine;

import java.util.List;

/** Somebody who plays, and the place where they are. */
public abstract class Player {
  /** The game this player takes part in. */
  protected Game game;

  private int row = -1;
  private int col = -1;

  /** Creates a player who has no place on the board. */
  public Player(Game g) {
    game = g;
  }

  /** Creates a player who starts at this place. */
  public Player(Game g, int row, int col) {
    this(g);
    this.row = row;
    this.col = col;
  }

  /** The row of the player, or -1. */
  public int getRow() {
    return row;
  }

  /** The column of the player, or -1. */
  public int getCol() {
    return col;
  }

  /** The game this player takes part in. */
  public Game getGame() {
    return game;
  }

  /** What a player does when it is their turn. */
  public abstract void takeTurn();

  /** Where in the game's list of players this one is. */
  public int getPlayerNum() {
    List<Player> everybody = game.getPlayers();
    for (int i = 0; i < everybody.size(); i++) {
      if (everybody.get(i) == this) {
        return i;
      }
    }
    return -1;
  }

  /** Goes to another place and lets the tile there do its work. */
  public void moveTo(int row, int col) {
    printMoveToMessage(getRow(), getCol(), row, col);
    this.row = row;
    this.col = col;
    Tile tile = game.getBoard().getTile(row, col);
    tile.onMoveTo(this);
  }

  /** Prints where the player comes from and goes to. */
  public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
    String from = "(" + fromRow + ", " + fromCol + ")";
    String to = "(" + toRow + ", " + toCol + ")";
    System.out.println("Player " + getPlayerNum() + " moved from " + from + " to " + to);
  }
}
