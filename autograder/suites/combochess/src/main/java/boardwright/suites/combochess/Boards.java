package boardwright.suites.combochess;

import boardwright.testkit.Grid;
import boardwright.testkit.SnippetSession;
import combochess.model.BarrierTile;
import combochess.model.Board;
import combochess.model.Colour;
import combochess.model.Kind;
import combochess.model.Landing;
import combochess.model.Piece;
import combochess.model.PlainTile;
import combochess.model.SinglePiece;
import combochess.model.Square;
import combochess.model.Tile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Boards as text, and where pieces can go on them by the rules of the game: worked out on the text,
 * so that no class of the lab has a say in it.
 */
final class Boards {
  static final char FREE = '.';
  static final char BARRIER = '*';

  static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

  private Boards() {}

  /** A free board. */
  static Grid free(int size) {
    return Grid.of(size, size, FREE);
  }

  /** A board with these rows from the top; R, B and K are white pieces, r, b and k black ones. */
  static Grid drawn(String... rows) {
    return free(rows.length).filled(String.join("", rows));
  }

  /** The board that a text shows. Its pieces can't move. */
  static Board of(Grid grid) {
    Board board = new Board(grid.rows());
    for (int y = 0; y < grid.rows(); y++) {
      for (int x = 0; x < grid.columns(); x++) {
        char symbol = grid.at(y, x);
        if (symbol == BARRIER) {
          board.setTile(new Square(x, y), new BarrierTile());
        } else if (symbol != FREE) {
          board.setTile(new Square(x, y), new PlainTile(stone(symbol)));
        }
      }
    }
    return board;
  }

  private static Piece stone(char letter) {
    Kind kind = Kind.values()["RBK".indexOf(Character.toUpperCase(letter))];
    return new Stone(kind, Character.isUpperCase(letter) ? Colour.WHITE : Colour.BLACK);
  }

  /** Where a piece can slide, in these directions. */
  static List<String> slides(Grid grid, int x, int y, int[][] directions) {
    List<String> reach = new ArrayList<>();
    for (int[] direction : directions) {
      boolean open = true;
      for (int i = 1; open && isOn(grid, x + i * direction[0], y + i * direction[1]); i++) {
        reach.add(pair(x + i * direction[0], y + i * direction[1]));
        open = !grid.has(y + i * direction[1], x + i * direction[0]);
      }
    }
    return reach;
  }

  /** Where a knight can leap. */
  static List<String> leaps(Grid grid, int x, int y) {
    List<String> reach = new ArrayList<>();
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        if (Math.abs((column - x) * (row - y)) == 2) {
          reach.add(pair(column, row));
        }
      }
    }
    return reach;
  }

  private static boolean isOn(Grid grid, int x, int y) {
    return x >= 0 && x < grid.columns() && y >= 0 && y < grid.rows();
  }

  /** Fails unless the piece of this name reaches these squares, and no others, from a square. */
  static void reaches(SnippetSession session, String piece, int x, int y, List<String> expected) {
    session
        .ask(piece + ".getReach(board, new Square(%d, %d))", x, y)
        .as(Boards::inWords)
        .lists(expected);
  }

  /** Squares in words, in their order; null if there is no list. */
  static List<String> inWords(Object squares) {
    if (squares == null) {
      return null;
    }
    List<String> words = new ArrayList<>();
    for (Object square : (Collection<?>) squares) {
      words.add(square == null ? "null" : pair(((Square) square).getX(), ((Square) square).getY()));
    }
    return words;
  }

  /** A square in words, whatever its own {@code toString} says. */
  static String pair(int x, int y) {
    return "(" + x + ", " + y + ")";
  }

  /** No barrier, no piece, and yet something to remove: so only the tile knows. */
  static class Mine extends Tile {
    @Override
    public Piece getPiece() {
      return null;
    }

    @Override
    public boolean isBarrier() {
      return false;
    }

    @Override
    public Landing landing(Piece mover) {
      return Landing.BARRIER;
    }

    @Override
    public int points(Piece mover) {
      return 1;
    }
  }

  /** A piece that reaches the squares it was given, and can't be told from others of its kind. */
  static final class Stone extends SinglePiece {
    private final List<Square> reach;

    Stone(Kind kind, Colour colour, Square... reach) {
      super(kind, colour, 'A');
      this.reach = List.of(reach);
    }

    @Override
    public List<Square> getReach(Board board, Square from) {
      return new ArrayList<>(reach);
    }
  }
}
