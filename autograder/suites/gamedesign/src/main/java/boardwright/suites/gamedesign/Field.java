package boardwright.suites.gamedesign;

import boardwright.testkit.CheckBlocked;
import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A board of the tiles that a check wants, which counts how often they were created.
 *
 * <p>{@code createBoard} runs before this class's own fields could be set, so what it needs is
 * handed over in static ones, and no field has a value to begin with.
 */
final class Field extends Board {
  private static int nextRows;
  private static int nextCols;
  private static Layout nextLayout;

  private int created;
  private Tile[][] tiles;

  Field() {}

  /** Which tile a check wants at a place; null for none. This class never needs to know its own. */
  interface Layout {
    Object tile(Board board, int row, int col);
  }

  /** A board of these tiles. */
  static Field of(int rows, int cols, Layout layout) {
    nextRows = rows;
    nextCols = cols;
    nextLayout = layout;
    return new Field();
  }

  /** A board of witnesses who write down what happens, without tiles at these places. */
  static Field of(int rows, int cols, List<String> events, int[]... gaps) {
    return of(
        rows,
        cols,
        (board, row, col) ->
            Stream.of(gaps).anyMatch(gap -> gap[0] == row && gap[1] == col)
                ? null
                : new Witness(board, row, col, events));
  }

  /** A track of so many tiles, plain but for those of these columns, which this creates. */
  static Field track(int length, List<Integer> cols, Function<Board, Tile> maker) {
    return of(
        1, length, (board, row, col) -> cols.contains(col) ? maker.apply(board) : new Tile(board));
  }

  @Override
  public Tile[][] createBoard() {
    created++;
    tiles = new Tile[nextRows][nextCols];
    for (int row = 0; row < nextRows; row++) {
      for (int col = 0; col < nextCols; col++) {
        tiles[row][col] = (Tile) nextLayout.tile(this, row, col);
      }
    }
    return tiles;
  }

  /** How often tiles were created. */
  int created() {
    return created;
  }

  /** The tile that was created for a place. */
  Tile laid(int row, int col) {
    if (tiles == null) {
      throw new CheckBlocked("the constructor of Board does not call createBoard", "R1");
    }
    return tiles[row][col];
  }

  /** Puts another tile, or none, where Board keeps its tiles. */
  void replace(int row, int col, Tile tile) {
    board[row][col] = tile;
  }

  /** A tile that writes down who came, and where that player said to be then. */
  static final class Witness extends Tile {
    private final int row;
    private final int col;
    private final List<String> events;
    private Runnable next = () -> {};

    Witness(Board b, int row, int col, List<String> events) {
      super(b);
      this.row = row;
      this.col = col;
      this.events = events;
    }

    /** What happens to everybody who comes. */
    void then(Runnable action) {
      next = action;
    }

    @Override
    public void onMoveTo(Player p) {
      events.add(told(row, col, p, p.getRow(), p.getCol()));
      next.run();
    }

    /** The line that says that a tile was told of a player, who said to be at some place. */
    static String told(int row, int col, Player who, int saidRow, int saidCol) {
      return "the tile at (%d, %d) was told of %s at (%d, %d)"
          .formatted(row, col, Puppet.name(who), saidRow, saidCol);
    }
  }
}
