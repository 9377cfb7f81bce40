package gamedesign.engine;

import org.junit.jupiter.api.Test;

class BoardTest {
  static class SmallBoard extends Board {
    @Override
    public Tile[][] createBoard() {
      Tile[][] tiles = new Tile[2][3];
      tiles[0][0] = new Tile(this);
      tiles[1][2] = new Tile(this);
      return tiles;
    }
  }

  @Test
  void everyMethodWorks() {
    SmallBoard small = new SmallBoard();
    small.getNumRows();
    small.getNumCols();
    small.getTile(1, 2);
  }
}
