package gamedesign.engine;

/** A tile; what every part of a board has is inherited. */
public class Tile extends Part {
  /** Creates a tile. */
  public Tile(Board b) {
    super(b);
  }

  /** Does nothing. */
  public void onMoveTo(Player p) {
    return;
  }
}
