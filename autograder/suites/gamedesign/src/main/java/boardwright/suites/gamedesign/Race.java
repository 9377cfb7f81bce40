package boardwright.suites.gamedesign;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A game of two racers on a track that a check has laid out. */
final class Race extends Toy {
  private static boolean nextRuns;
  private static int nextCol;

  private Race(Board board) {
    super(board, 1);
  }

  /**
   * Racers on this column of the board.
   *
   * @param runs whether they run, and do not only count their turns
   */
  static Race of(Board board, int col, boolean runs) {
    nextRuns = runs;
    nextCol = col;
    announce(2, new ArrayList<>());
    return new Race(board);
  }

  @Override
  public List<Player> createPlayers() {
    super.createPlayers();
    List<Player> racers = made();
    for (int i = 0; i < racers.size(); i++) {
      racers.set(i, new Racer(this, nextCol, nextRuns));
    }
    return new ArrayList<>(racers);
  }

  /** One of the two. */
  Racer racer(int index) {
    return (Racer) made().get(index);
  }

  /** A track of so many tiles, plain but for those that a check wants elsewhere. */
  static final class Track extends Board {
    private static int nextLength;
    private static List<Integer> nextPlaces;
    private static Function<Board, Tile> nextMaker;

    private Track() {}

    /**
     * A track.
     *
     * @param places the columns of the tiles that are not plain
     * @param maker creates one of these
     */
    static Track of(int length, List<Integer> places, Function<Board, Tile> maker) {
      nextLength = length;
      nextPlaces = places;
      nextMaker = maker;
      return new Track();
    }

    @Override
    public Tile[][] createBoard() {
      Tile[][] tiles = new Tile[1][nextLength];
      for (int col = 0; col < nextLength; col++) {
        tiles[0][col] = nextPlaces.contains(col) ? nextMaker.apply(this) : new Tile(this);
      }
      return tiles;
    }
  }
}
