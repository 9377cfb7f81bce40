package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;

/** Ten tiles. */
public class LineRaceBoard extends Board {
  /** Creates the board. */
  public LineRaceBoard() {}

  @Override
  public Tile[][] createBoard() {
    Tile[][] tiles = new Tile[1][10];
    for (int i = 0; i < 10; i++) {
      double number = Math.random();
      tiles[0][i] = new Tile(this);
      if (i > 0 && i < 9 && number >= 0.7) {
        tiles[0][i] = new PitTile(this);
      }
      if (i > 0 && i < 9 && number < 0.2) {
        tiles[0][i] = new ExtraTurnTile(this);
      }
    }
    return tiles;
  }
}
