package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;
import java.util.stream.IntStream;

/** A track from a stream. */
public class LineRaceBoard extends Board {
  @Override
  public Tile[][] createBoard() {
    var track = IntStream.range(0, 10).mapToObj(this::tile).toArray(Tile[]::new);
    return new Tile[][] {track};
  }

  private Tile tile(int col) {
    if (col == 0 || col == 9) {
      return new Tile(this);
    }
    return switch ((int) (Math.random() * 10)) {
      case 0, 1, 2 -> new PitTile(this);
      case 3, 4 -> new ExtraTurnTile(this);
      default -> new Tile(this);
    };
  }
}
