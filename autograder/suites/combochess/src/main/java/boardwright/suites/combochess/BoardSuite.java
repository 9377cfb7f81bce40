package boardwright.suites.combochess;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.RunningCode;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import combochess.model.ContractException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage board: {@code Square} and {@code Board}. */
@Suite(lab = "combochess", stage = "board")
public class BoardSuite implements StyleRules, StyleRules.Contracts, ClassRules.PrivateFields {
  private static final Snippets JAVA = Snippets.in(BoardSuite.class, "combochess.model.*");

  /** The last ones are larger than the numbers of which Java keeps one object each. */
  private static final int[][] PAIRS = {{0, 0}, {5, 3}, {3, 5}, {-1, 2}, {6, -4}, {1000, 2000}};

  @Check(rule = "R1", points = 2, about = "Square")
  @DisplayName("A square knows its column and its row, and shows them as (x, y)")
  void knowsColumnAndRow() {
    for (int[] pair : PAIRS) {
      SnippetSession session = JAVA.session().run("square = new Square(%d, %d)", pair[0], pair[1]);
      session.ask("square.getX()").returns(pair[0]);
      session.ask("square.getY()").returns(pair[1]);
      session.ask("square.toString()").returns(Boards.pair(pair[0], pair[1]));
    }
  }

  @Check(rule = "R2", points = 2, about = "Square")
  @DisplayName("step returns the square so far away, and the first one stays as it is")
  void stepsAway() {
    int[][] steps = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {2, -1}, {-3, 2}, {0, 0}, {-9, 9}};
    for (int[] step : steps) {
      SnippetSession session = JAVA.session("square = new Square(2, 3)");
      session.run("other = square.step(%d, %d)", step[0], step[1]);
      session.ask("other.getX()").returns(2 + step[0]);
      session.ask("other.getY()").returns(3 + step[1]);
      session.ask("square.getX()").returns(2);
      session.ask("square.getY()").returns(3);
    }
  }

  @Check(rule = "R3", points = 2, about = "Square")
  @DisplayName("Squares with the same column and row are equal, and no others")
  void comparesColumnAndRow() {
    for (int[] pair : PAIRS) {
      SnippetSession session = JAVA.session().run("a = new Square(%d, %d)", pair[0], pair[1]);
      session.run("b = new Square(%d, %d)", pair[0], pair[1]);
      session.ask("a.equals(b)").returns(true);
      session.ask("b.equals(a)").returns(true);
      int hash = (Integer) session.ask("a.hashCode()").get();
      session.ask("b.hashCode()").returns(hash);
      session.ask("a.equals(new Square(%d, %d))", pair[0] + 1, pair[1]).returns(false);
      session.ask("a.equals(new Square(%d, %d))", pair[0], pair[1] - 1).returns(false);
      session.ask("a.equals(null)").returns(false);
      session.ask("a.equals(\"(5, 3)\")").returns(false);
    }
    SnippetSession turned = JAVA.session("a = new Square(2, 5)", "b = new Square(5, 2)");
    turned.ask("a.equals(b)").returns(false);
    for (int factor : new int[] {1, 6, 10, 31, 1000}) { // many have the same hash code
      turned.ask("a.equals(new Square(%d, %d))", 2 + factor, 4).returns(false);
      turned.ask("a.equals(new Square(3, %d))", 5 - factor).returns(false);
    }
  }

  @Check(rule = "R4", about = "Board")
  @DisplayName("A board has as many rows and columns as it was given, and contains these squares")
  void containsItsSquares() {
    JAVA.session().ask("Board.STANDARD_SIZE").returns(6);
    for (int size : new int[] {1, 2, 6, 9}) {
      SnippetSession session = JAVA.session().run("board = new Board(%d)", size);
      session.ask("board.getSize()").returns(size);
      for (int x = -1; x <= size; x++) {
        for (int y = -1; y <= size; y++) {
          boolean on = x >= 0 && x < size && y >= 0 && y < size;
          session.ask("board.contains(new Square(%d, %d))", x, y).returns(on);
        }
      }
    }
  }

  @Check(rule = "R5", about = "Board")
  @DisplayName("getSquares lists all squares, row by row from the top, each from the left")
  void listsItsSquares() {
    for (int size : new int[] {1, 3, 6}) {
      List<String> expected = new ArrayList<>();
      for (int i = 0; i < size * size; i++) {
        expected.add(Boards.pair(i % size, i / size));
      }
      SnippetSession session = JAVA.session().run("board = new Board(%d)", size);
      session.ask("board.getSquares()").as(Boards::inWords).returns(expected);
      session.tryTo("board.getSquares().clear()");
      session.ask("board.getSquares()").as(Boards::inWords).returns(expected);
    }
  }

  @Check(rule = "R6", points = 2, about = "Board")
  @DisplayName("A new board is free: it has a tile on each square, without barrier and piece")
  void beginsFree() {
    for (int size : new int[] {1, 4, 9}) {
      SnippetSession session = JAVA.session().run("board = new Board(%d)", size);
      for (int i = 0; i < size * size; i++) {
        String square = "new Square(%d, %d)".formatted(i % size, i / size);
        session.ask("board.getTile(" + square + ").isBarrier()").returns(false);
        session.ask("board.getTile(" + square + ").getPiece()").returns(null);
        session.ask("board.getPiece(" + square + ")").returns(null);
      }
    }
  }

  @Check(rule = "R7", points = 2, about = "Board")
  @DisplayName("setTile puts a tile on this square of this board, and on no other")
  void setsTiles() {
    for (int size : new int[] {3, 8}) {
      SnippetSession session = JAVA.session().run("board = new Board(%d)", size);
      puts(session.run("second = new Board(%d)", size), size);
    }
  }

  private static void puts(SnippetSession session, int size) {
    session.run("rook = new Rook(Colour.WHITE, 'A')").run("tile = new PlainTile(rook)");
    session.run("wall = new BarrierTile()");
    session.run("board.setTile(new Square(2, 0), tile)");
    session.run("board.setTile(new Square(1, 1), wall)");
    session.ask("board.getTile(new Square(2, 0))").is("tile");
    session.ask("board.getPiece(new Square(2, 0))").is("rook");
    session.ask("board.getTile(new Square(1, 1))").is("wall");
    session.ask("board.getPiece(new Square(1, 1))").returns(null);
    liesNowhere(session, "tile", "board", size, "new Square(2, 0)");
    liesNowhere(session, "wall", "board", size, "new Square(1, 1)");
    liesNowhere(session, "tile", "second", size, "");
    session.run("board.setTile(new Square(2, 0), wall)");
    session.ask("board.getTile(new Square(2, 0))").is("wall");
    session.ask("board.getPiece(new Square(2, 0))").returns(null);
  }

  /** Fails if a tile lies on a square of a board, apart from one. */
  private static void liesNowhere(
      SnippetSession session, String tile, String board, int size, String but) {
    Object put = session.get(tile);
    for (int i = 0; i < size * size; i++) {
      String square = "new Square(%d, %d)".formatted(i % size, i / size);
      if (!square.equals(but)) {
        session
            .ask(board + ".getTile(" + square + ")")
            .require(
                seen -> seen != put, "another tile than " + tile, seen -> "yours gave " + tile);
      }
    }
  }

  @Check(rule = "R8", points = 3, about = "Board")
  @DisplayName("A call that breaks the contract throws, and the board stays as it is")
  void keepsItsContract() {
    Class<ContractException> broken = ContractException.class;
    JAVA.session().ask("new Board(0)").isRefusedWith(broken);
    JAVA.session().ask("new Board(-6)").isRefusedWith(broken);
    SnippetSession session = JAVA.session("board = new Board(3)", "wall = new BarrierTile()");
    for (String off : List.of("3, 0", "0, 3", "-1, 2", "2, -1", "3, 3")) {
      session.ask("board.getTile(new Square(" + off + "))").isRefusedWith(broken);
      session.ask("board.getPiece(new Square(" + off + "))").isRefusedWith(broken);
      session.ask("board.setTile(new Square(" + off + "), wall)").isRefusedWith(broken);
    }
    liesNowhere(session, "wall", "board", 3, "");
    session.run("board.setTile(new Square(1, 2), wall)");
    session.ask("board.setTile(new Square(1, 2), null)").isRefusedWith(broken);
    session.ask("board.getTile(new Square(1, 2))").is("wall");
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3, about = "Board")
  @DisplayName("A board asks no tile what kind of tile it is")
  void asksNoTile(Subject subject) {
    RunningCode code = Design.model(subject, "Board").at("getTile", "setTile", "getPiece");
    code.avoids("no question of what kind of tile it is", "Tile.isBarrier", "Tile.isOccupied");
    code.asksForNoClass("no question of what kind of tile it is", Design.GAME);
  }

  @Check(rule = "R9", kind = Kind.STRUCTURE, points = 3, about = "Square")
  @DisplayName("A square never changes: its fields are final")
  void squaresStay(Subject subject) {
    Design.model(subject, "Square").keepsItsFieldsFinal();
  }
}
