package combochess.model;

import java.util.ArrayList;
import java.util.List;

/**
 * Tiles in rows and columns. A board knows no rules.
 *
 * <p>Invariant: there is a tile for each square.
 */
public final class Board {

  /** How many rows and columns the game has. */
  public static final int STANDARD_SIZE = 6;

  private final int size;

  /** All tiles, row by row. */
  private final Tile[] tiles;

  /**
   * Creates a board without barriers and pieces.
   *
   * @param size how many rows and columns; 1 or more
   */
  public Board(int size) {
    Contract.requires(size > 0, "the size is positive");
    this.size = size;
    tiles = new Tile[size * size];
    for (int i = 0; i < tiles.length; i++) {
      tiles[i] = new PlainTile();
    }
  }

  /** Returns how many rows and columns there are. */
  public int getSize() {
    return size;
  }

  /**
   * Returns whether a square lies on this board.
   *
   * @param square not null
   */
  public boolean contains(Square square) {
    return isIndex(square.getX()) && isIndex(square.getY());
  }

  private boolean isIndex(int number) {
    return 0 <= number && number < size;
  }

  /** Returns all squares, row by row. The list is new. */
  public List<Square> getSquares() {
    List<Square> all = new ArrayList<>();
    for (int i = 0; i < tiles.length; i++) {
      all.add(new Square(i % size, i / size));
    }
    return all;
  }

  /**
   * Returns what lies at a square.
   *
   * @param square must be on the board
   * @return never null
   */
  public Tile getTile(Square square) {
    return tiles[indexOf(square)];
  }

  /**
   * Puts another tile there.
   *
   * @param square must be on the board
   * @param tile not null
   */
  public void setTile(Square square, Tile tile) {
    Contract.requires(tile != null, "the tile is there");
    tiles[indexOf(square)] = tile;
  }

  /**
   * Returns which piece stands at a square.
   *
   * @param square must be on the board
   * @return null if there is no piece
   */
  public Piece getPiece(Square square) {
    return getTile(square).getPiece();
  }

  private int indexOf(Square square) {
    Contract.requires(contains(square), square + " is on the board");
    return square.getY() * size + square.getX();
  }
}
