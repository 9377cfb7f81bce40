package gamedesign.engine;

/** My first class in front of a program. */
public class Tile {

  /** The board with this tile on it. */
  protected Board board;

  /** Creates a tile. */
  public Tile(Board b) {
    board = b;
  }

  /** Creaks when a player arrives. */
  public void onMoveTo(Player p) {
    System.out.println("The floor creaks.");
  }
}
