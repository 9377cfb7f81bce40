package candyland;

import engine.Board;
import engine.Tile;

/** A tile of some color. */
public class ColorTile extends Tile {
  private char color;

  /** Creates a tile. */
  public ColorTile(Board b, char color) {
    super(b);
    this.color = color;
  }

  /** The color. */
  public char getColor() {
    return color;
  }

  @Override
  public String toString() {
    return "" + color;
  }
}
