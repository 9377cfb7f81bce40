package combochess.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A board that keeps its tiles in a map. Invariant: each square of the board is a key. */
public class Board {

  /** The size of the game's board. */
  public static final int STANDARD_SIZE = 6;

  private final List<Square> squares;
  private final Map<Square, Tile> tiles = new HashMap<>();

  /**
   * Creates a board.
   *
   * @param size the number of rows, above 0
   */
  public Board(int size) {
    Contract.requires(size > 0, "the size is above 0");
    squares =
        IntStream.range(0, size)
            .boxed()
            .flatMap(y -> IntStream.range(0, size).mapToObj(x -> new Square(x, y)))
            .collect(Collectors.toUnmodifiableList());
    squares.forEach(square -> tiles.put(square, new PlainTile()));
  }

  /** Returns the number of rows. */
  public int getSize() {
    return squares.get(squares.size() - 1).getX() + 1;
  }

  /**
   * Returns whether the square is on the board.
   *
   * @param square any
   */
  public boolean contains(Square square) {
    return tiles.containsKey(square);
  }

  /** Returns the squares in a list that nobody can change. */
  public List<Square> getSquares() {
    return squares;
  }

  /**
   * Returns the tile.
   *
   * @param square on the board
   */
  public Tile getTile(Square square) {
    Contract.requires(contains(square), "on the board");
    return tiles.get(square);
  }

  /**
   * Replaces the tile.
   *
   * @param square on the board
   * @param tile not null
   */
  public void setTile(Square square, Tile tile) {
    Contract.requires(tile != null && contains(square), "on the board");
    tiles.replace(square, tile);
  }

  /**
   * Returns the piece.
   *
   * @param square on the board
   */
  public Piece getPiece(Square square) {
    return getTile(square).getPiece();
  }
}
