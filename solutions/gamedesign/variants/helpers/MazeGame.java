package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** Two walkers look for the way out; after many turns both give up. */
class MazeGame extends Game {
  private static final int PATIENCE = 450;

  MazeGame(Maze maze) {
    super(maze);
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> walkers = new ArrayList<>();
    walkers.add(new MazeWalker(this, Guides.next(0)));
    walkers.add(new MazeWalker(this, Guides.next(1)));
    return walkers;
  }

  @Override
  public boolean gameIsOver() {
    MazeWalker walker = (MazeWalker) getActivePlayer();
    return walker.isOut() || walker.turns() == PATIENCE;
  }

  @Override
  public void printRules() {
    System.out.println("Find the way out of the maze, from S to G.");
  }

  @Override
  public void printGameResults() {
    String result = ((MazeWalker) getActivePlayer()).isOut() ? " is out." : " gives up.";
    System.out.println("Player " + getActivePlayer().getPlayerNum() + result);
  }
}

/** Paths between walls, where there are no tiles. */
class Maze extends Board {
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

/** Somebody in the maze. */
class MazeWalker extends Player {
  private final Guides.Guide guide;
  private int turns;

  MazeWalker(Game g, Guides.Guide guide) {
    super(g, 0, 0);
    this.guide = guide;
  }

  @Override
  public void takeTurn() {
    turns++;
    Maze maze = (Maze) game.getBoard();
    Direction chosen = guide.choose(maze.openFrom(getRow(), getCol()));
    moveTo(chosen.rowFrom(getRow()), chosen.colFrom(getCol()));
  }

  int turns() {
    return turns;
  }

  boolean isOut() {
    return ((PathTile) game.getBoard().getTile(getRow(), getCol())).isGoal();
  }
}

/** A step of a path. */
class PathTile extends Tile {
  private final char letter;
  private int visits;

  PathTile(Board b, char letter) {
    super(b);
    this.letter = letter;
  }

  @Override
  public void onMoveTo(Player p) {
    visits++;
  }

  boolean isGoal() {
    return letter == 'G';
  }

  @Override
  public String toString() {
    return visits > 0 ? "" + Math.min(visits, 9) : "" + letter;
  }
}

/** Who says where to go. It is asked before the game has fields, so it is handed over like this. */
final class Guides {
  private static Scanner in;

  private Guides() {}

  static void use(Scanner scanner) {
    in = scanner;
  }

  static Guide next(int number) {
    return number == 0 && in != null
        ? Guides::ask
        : open -> open.get((int) (Math.random() * open.size()));
  }

  /** Chooses among directions. */
  interface Guide {
    Direction choose(List<Direction> open);
  }

  private static Direction ask(List<Direction> open) {
    while (true) {
      System.out.println("Where to? " + open);
      String word = in.next();
      for (Direction direction : open) {
        if (direction.name().equalsIgnoreCase(word)) {
          return direction;
        }
      }
    }
  }
}

/** Where one can go. */
enum Direction {
  NORTH(-1, 0),
  EAST(0, 1),
  SOUTH(1, 0),
  WEST(0, -1);

  private final int rows;
  private final int cols;

  Direction(int rows, int cols) {
    this.rows = rows;
    this.cols = cols;
  }

  int rowFrom(int row) {
    return row + rows;
  }

  int colFrom(int col) {
    return col + cols;
  }
}
