package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;

/** One row of ten tiles. The first and the last are plain; chance decides about the others. */
public class LineRaceBoard extends Board {

  private static final int LENGTH = 10;
  private static final double PITS = 0.3;
  private static final double EXTRA_TURNS = 0.2;

  /** Creates a board, which is different every time. */
  public LineRaceBoard() {
    // Board's constructor calls createBoard.
  }

  /**
   * Creates the row of tiles. One by one, chance makes it a pit (three times in ten), an extra turn
   * (twice in ten) or a plain tile, but both ends are plain.
   */
  @Override
  public Tile[][] createBoard() {
    Tile[][] tiles = new Tile[1][LENGTH];
    for (int col = 0; col < LENGTH; col++) {
      boolean atAnEnd = col == 0 || col == LENGTH - 1;
      tiles[0][col] = atAnEnd ? new Tile(this) : createRandomTile();
    }
    return tiles;
  }

  private Tile createRandomTile() {
    double chance = Math.random();
    if (chance < PITS) {
      return new PitTile(this);
    }
    if (chance < PITS + EXTRA_TURNS) {
      return new ExtraTurnTile(this);
    }
    return new Tile(this);
  }
}
