package combochess.model;

import java.util.ArrayList;
import java.util.List;

/** A board of cells, each of which holds a tile. */
public class Board {

  /** The size of the game's board. */
  public static final int STANDARD_SIZE = 6;

  private final int size;
  private final List<Cell> cells = new ArrayList<>();

  /** One square with what lies there. */
  private static final class Cell {
    private final Square square;
    private Tile tile = new PlainTile();

    private Cell(Square square) {
      this.square = square;
    }

    private Piece piece() {
      return tile.getPiece();
    }
  }

  /**
   * Creates a free board.
   *
   * @param size the number of rows, at least 1
   */
  public Board(int size) {
    Contract.requires(size > 0, "there is a row");
    this.size = size;
    for (int y = 0; y < size; y++) {
      for (int x = 0; x < size; x++) {
        cells.add(new Cell(new Square(x, y)));
      }
    }
  }

  /** Returns the number of rows. */
  public int getSize() {
    return size;
  }

  /**
   * Tells whether a square is on the board.
   *
   * @param square any square
   */
  public boolean contains(Square square) {
    return Math.min(square.getX(), square.getY()) >= 0
        && Math.max(square.getX(), square.getY()) < size;
  }

  /** Returns all squares. */
  public List<Square> getSquares() {
    return cells.stream().map(cell -> cell.square).toList();
  }

  private Cell cell(Square square) {
    Contract.requires(contains(square), "the square is on the board");
    return cells.get(size * square.getY() + square.getX());
  }

  /**
   * Returns a tile.
   *
   * @param square on the board
   */
  public Tile getTile(Square square) {
    return cell(square).tile;
  }

  /**
   * Puts a tile.
   *
   * @param square on the board
   * @param tile not null
   */
  public void setTile(Square square, Tile tile) {
    Contract.requires(tile != null, "there is a tile");
    cell(square).tile = tile;
  }

  /**
   * Returns a piece.
   *
   * @param square on the board
   */
  public Piece getPiece(Square square) {
    return cell(square).piece();
  }
}
