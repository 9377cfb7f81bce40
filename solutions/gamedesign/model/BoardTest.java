package gamedesign.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BoardTest {
  /** Two rows of three places, one of which is empty. */
  static class SmallBoard extends Board {
    @Override
    public Tile[][] createBoard() {
      Tile[][] made = new Tile[2][3];
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
    assertEquals(2, small.getNumRows());
    assertEquals(3, small.getNumCols());
  }

  @Test
  void returnsTheTileOfEachPlace() {
    Tile last = new Tile(small);
    small.put(last, 1, 2);
    assertSame(last, small.getTile(1, 2));
    assertSame(small.seen(0, 0), small.getTile(0, 0));
    assertSame(small.seen(1, 0), small.getTile(1, 0));
    assertNotSame(small.getTile(0, 0), small.getTile(1, 0));
  }

  @Test
  void returnsNullForAGap() {
    assertNull(small.getTile(0, 1));
  }

  @Test
  void createsTheTilesOnce() {
    Tile before = small.getTile(0, 0);
    small.getNumRows();
    small.getNumCols();
    assertSame(before, small.getTile(0, 0));
    assertSame(small.seen(0, 0), before);
  }
}
