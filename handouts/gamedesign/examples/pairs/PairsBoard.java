package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Twelve cards on a table, two of each picture. */
public class PairsBoard extends Board {

  // These exist before any object does, because they are static. So createBoard can use them.
  private static final int ROWS = 3;
  private static final int COLS = 4;
  private static final String[] PICTURES = {"A", "B", "C", "D", "E", "F"};

  /** Shuffles the cards and lays them out, row by row. */
  @Override
  public Tile[][] createBoard() {
    List<String> pictures = new ArrayList<>();
    for (String picture : PICTURES) {
      pictures.add(picture);
      pictures.add(picture);
    }
    Collections.shuffle(pictures);
    Tile[][] tiles = new Tile[ROWS][COLS];
    for (int row = 0; row < ROWS; row++) {
      for (int col = 0; col < COLS; col++) {
        tiles[row][col] = new CardTile(this, pictures.get(row * COLS + col));
      }
    }
    return tiles;
  }

  /** Returns the card at this place. */
  public CardTile getCard(int row, int col) {
    return (CardTile) getTile(row, col);
  }

  /** Returns the places of the cards that lie face down; each place is {row, col}. */
  public List<int[]> placesFaceDown() {
    List<int[]> places = new ArrayList<>();
    for (int row = 0; row < ROWS; row++) {
      for (int col = 0; col < COLS; col++) {
        if (getCard(row, col).isFaceDown()) {
          places.add(new int[] {row, col});
        }
      }
    }
    return places;
  }

  /** Returns whether all cards have been taken. */
  public boolean isEmpty() {
    for (int row = 0; row < ROWS; row++) {
      for (int col = 0; col < COLS; col++) {
        if (!getCard(row, col).isTaken()) {
          return false;
        }
      }
    }
    return true;
  }
}
