package gamedesign.engine;

/**
 * One place on a board. This one does nothing when a player arrives; subclasses do.
 *
 * <p>The class is not abstract, so that a board can have plain tiles.
 */
public class Tile {

  /** The board that the tile is on. Subclasses may use it directly. */
  protected Board board;

  /**
   * Creates a tile.
   *
   * @param b the board that it is on
   */
  public Tile(Board b) {
    board = b;
  }

  /**
   * Called when a player has arrived here. Does nothing; override it in a tile that does something.
   *
   * @param p the player, whose row and column are those of this tile already
   */
  public void onMoveTo(Player p) {
    // A plain tile does nothing.
  }
}
