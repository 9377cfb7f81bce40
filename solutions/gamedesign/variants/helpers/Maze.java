package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;
import java.util.ArrayList;
import java.util.List;

/** Paths between walls, where there are no tiles. */
public class Maze extends Board {
  private static final String PLAN = "S..#.|.#.#.|.#...|.##.#|....G";

  @Override
  public Tile[][] createBoard() {
    String[] lines = PLAN.split("\\|");
    Tile[][] tiles = new Tile[lines.length][];
    for (int row = 0; row < lines.length; row++) {
      tiles[row] = new Tile[lines[row].length()];
      for (int col = 0; col < lines[row].length(); col++) {
        if (lines[row].charAt(col) != '#') {
          tiles[row][col] = new PathTile(this, lines[row].charAt(col));
        }
      }
    }
    return tiles;
  }

  List<Direction> openFrom(int row, int col) {
    List<Direction> open = new ArrayList<>();
    for (Direction direction : Direction.values()) {
      try {
        if (getTile(direction.rowFrom(row), direction.colFrom(col)) != null) {
          open.add(direction);
        }
      } catch (ArrayIndexOutOfBoundsException e) {
        continue; // the edge
      }
    }
    return open;
  }
}
