package gamedesign.engine;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BoardTest {
  /** Two rows of three places, one of which is empty. */
  static class SmallBoard extends Board {
    int created;
    Tile[][] made;

    @Override
    public Tile[][] createBoard() {
      created++;
      made = new Tile[2][3];
      for (int row = 0; row < 2; row++) {
        for (int col = 0; col < 3; col++) {
          made[row][col] = new Tile(this);
        }
      }
      made[0][1] = null;
      return made;
    }

    void put(Tile tile, int row, int col) {
      board[row][col] = tile;
    }

    Tile seen(int row, int col) {
      return board[row][col];
    }
  }

  private SmallBoard small;

  @BeforeEach
  void makeABoard() {
    small = new SmallBoard();
  }

  @Test
  void countsRowsAndColumns() {
    small.getNumRows();
    small.getNumCols();
  }

  @Test
  void returnsTheTileOfEachPlace() {
    Tile last = new Tile(small);
    small.put(last, 1, 2);
  }

  @Test
  void returnsNullForAGap() {
  }

  @Test
  void createsTheTilesOnce() {
    Tile before = small.getTile(0, 0);
    small.getNumRows();
    small.getNumCols();
  }
}
