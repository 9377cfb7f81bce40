package gamedesign.tictactoe;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;
import java.util.ArrayList;
import java.util.List;

/** Three rows of three tiles. */
public class TicTacToeBoard extends Board {

  private static final int SIZE = 3;

  /** Creates an empty board. */
  public TicTacToeBoard() {
    // Board's constructor calls createBoard.
  }

  @Override
  public Tile[][] createBoard() {
    Tile[][] tiles = new Tile[SIZE][SIZE];
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        tiles[row][col] = new TicTacToeTile(this);
      }
    }
    return tiles;
  }

  /**
   * Finds the places where a mark can be put.
   *
   * @return the row and the column of each empty tile, row by row
   */
  public List<int[]> emptyPlaces() {
    List<int[]> places = new ArrayList<>();
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        if (tileAt(row, col).isEmpty()) {
          places.add(new int[] {row, col});
        }
      }
    }
    return places;
  }

  /**
   * Tells whether three of these marks are in a row, a column or a diagonal.
   *
   * @param mark the mark, such as X
   * @return true if there are
   */
  public boolean hasThree(char mark) {
    for (int i = 0; i < SIZE; i++) {
      if (isLine(mark, i, 0, 0, 1) || isLine(mark, 0, i, 1, 0)) {
        return true;
      }
    }
    return isLine(mark, 0, 0, 1, 1) || isLine(mark, 0, SIZE - 1, 1, -1);
  }

  private boolean isLine(char mark, int row, int col, int rowStep, int colStep) {
    for (int i = 0; i < SIZE; i++) {
      if (!tileAt(row + i * rowStep, col + i * colStep).hasMark(mark)) {
        return false;
      }
    }
    return true;
  }

  private TicTacToeTile tileAt(int row, int col) {
    return (TicTacToeTile) getTile(row, col);
  }

  /** Returns one line for each row, with a space after each tile. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Tile[] row : board) {
      for (Tile tile : row) {
        text.append(tile).append(' ');
      }
      text.append('\n');
    }
    return text.toString();
  }
}
