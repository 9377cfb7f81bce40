package combochess.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A square board of tiles. It knows what lies where, and no rules.
 *
 * <p>Invariant: each square of the board has a tile, never null.
 */
public final class Board {

  /** The size that the rules of the game ask for. */
  public static final int STANDARD_SIZE = 6;

  private final int size;
  private final Tile[][] tiles;

  /**
   * Creates a board of free tiles.
   *
   * @param size how many rows it has, and how many columns; at least 1
   */
  public Board(int size) {
    Contract.requires(size >= 1, "a board has at least one row");
    this.size = size;
    this.tiles = new Tile[size][size];
    for (Square square : getSquares()) {
      setTile(square, new PlainTile());
    }
  }

  /** Returns the number of rows, which is also the number of columns. */
  public int getSize() {
    return size;
  }

  /**
   * Tells whether a square lies on this board.
   *
   * @param square any square; not null
   */
  public boolean contains(Square square) {
    return square.getX() >= 0 && square.getX() < size && square.getY() >= 0 && square.getY() < size;
  }

  /** Returns all squares of the board, row by row from the top, each row from the left. */
  public List<Square> getSquares() {
    List<Square> squares = new ArrayList<>();
    for (int y = 0; y < size; y++) {
      for (int x = 0; x < size; x++) {
        squares.add(new Square(x, y));
      }
    }
    return squares;
  }

  /**
   * Returns the tile at a square.
   *
   * @param square a square of this board
   * @return the tile; never null
   */
  public Tile getTile(Square square) {
    Contract.requires(contains(square), "the square lies on the board");
    return tiles[square.getY()][square.getX()];
  }

  /**
   * Replaces the tile at a square.
   *
   * @param square a square of this board
   * @param tile the new tile; not null
   */
  public void setTile(Square square, Tile tile) {
    Contract.requires(contains(square), "the square lies on the board");
    Contract.requires(tile != null, "there is a tile");
    tiles[square.getY()][square.getX()] = tile;
  }

  /**
   * Returns the piece at a square.
   *
   * @param square a square of this board
   * @return the piece; null if there is none
   */
  public Piece getPiece(Square square) {
    return getTile(square).getPiece();
  }
}
