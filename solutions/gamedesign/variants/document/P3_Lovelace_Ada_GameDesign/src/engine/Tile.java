package engine;

/** A space on the board. On its own it does nothing; special tiles extend it. */
public class Tile {
  /** The board with this tile on it. */
  protected Board board;

  /** Creates a tile for this board. */
  public Tile(Board b) {
    this.board = b;
  }

  /** A player has landed here. A plain tile leaves the player alone. */
  public void onMoveTo(Player p) {}
}
