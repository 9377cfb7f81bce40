package boardwright.suites.gamedesign;

import boardwright.protocol.Kind;
import boardwright.testkit.Abstraction;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Printed;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gamedesign.engine.Tile;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage board: {@code Board}. */
@Suite(lab = "gamedesign", stage = "board")
public class BoardSuite implements StyleRules {
  private static final int[][] SIZES = {{1, 1}, {1, 10}, {7, 1}, {3, 5}, {5, 3}, {12, 11}};
  private static final String GAPS =
      "createBoard returned new Tile[2][3], without a tile at (0, 2) and (1, 0)";

  private final List<String> events = new ArrayList<>();

  @Check(rule = "R1", points = 2)
  @DisplayName("The constructor calls createBoard once, and nothing else calls it")
  void createsItsTilesOnce() {
    Field board = board(2, 3);
    isCreatedOnce(board, "new AnyBoard()");
    Call<List<String>> asked = asked(board);
    try {
      asked.make();
    } catch (Exception e) {
      // R2 and R3 are about the answers
    }
    isCreatedOnce(board, asked);
  }

  private static void isCreatedOnce(Field board, Object call) {
    Call.of(call, () -> board.created())
        .on("a subclass of Board that counts the calls of createBoard")
        .require(
            count -> count == 1,
            "one call of createBoard, by the constructor",
            count -> "yours has made " + count);
  }

  @Check(rule = "R2", points = 3)
  @DisplayName("getTile returns the tile that lies at that row and column")
  void findsTiles() {
    for (int[] size : SIZES) {
      Field board = board(size[0], size[1]);
      for (int row = 0; row < size[0]; row++) {
        for (int col = 0; col < size[1]; col++) {
          findsTile(board, row, col);
        }
      }
    }
  }

  /** Asks everything that a board can be asked. */
  private static Call<List<String>> asked(Field board) {
    return Printed.call(
        "board.getTile(1, 1), board.getNumRows(), board.getNumCols()",
        () -> {
          board.getTile(1, 1);
          board.getNumRows();
          board.getNumCols();
        });
  }

  private static void findsTile(Field board, int row, int col) {
    Call.of(Call.text("board.getTile(%d, %d)", row, col), () -> board.getTile(row, col))
        .on("createBoard put a tile at each place")
        .returnsSame(board.laid(row, col), "the tile of row " + row + ", column " + col);
  }

  @Check(rule = "R2")
  @DisplayName("getTile returns null where there is no tile")
  void hasGaps() {
    Field board = withGaps();
    Call.of("board.getTile(1, 0)", () -> board.getTile(1, 0)).on(GAPS).returnsSame(null, "null");
    findsTile(board, 0, 0);
  }

  private Field withGaps() {
    int[][] gaps = {{1, 0}, {0, 2}};
    return Call.of("new AnyBoard()", () -> Field.of(2, 3, events, gaps)).on(GAPS).get();
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("getNumRows and getNumCols count rows and columns")
  void countsRowsAndColumns() {
    for (int[] size : SIZES) {
      String on = "createBoard returned new Tile[%d][%d]".formatted(size[0], size[1]);
      counts(board(size[0], size[1]), on, size[0], size[1]);
    }
    counts(withGaps(), GAPS, 2, 3);
  }

  private static void counts(Field board, String on, int rows, int cols) {
    Call.of("board.getNumRows()", () -> board.getNumRows()).on(on).returns(rows);
    Call.of("board.getNumCols()", () -> board.getNumCols()).on(on).returns(cols);
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("A subclass can put another tile on the board")
  void letsSubclassesChangeTiles() {
    Field board = board(3, 3);
    List<Tile> before = tiles(board);
    Tile other = new Tile(board);
    Call.run("board[1][1] = other", () -> board.replace(1, 1, other))
        .on("in a subclass of Board")
        .get();
    String on = "board[1][1] = other, in a subclass of Board";
    Call.of("board.getTile(1, 1)", () -> board.getTile(1, 1)).on(on).returnsSame(other, "other");
    before.set(4, other);
    isAsBefore(board, before, on);
  }

  /** The tiles of a board of 3 x 3, as it says: whether they are the right ones, R2 asks. */
  private static List<Tile> tiles(Field board) {
    List<Tile> tiles = new ArrayList<>();
    for (int place = 0; place < 9; place++) {
      int row = place / 3;
      int col = place % 3;
      tiles.add(
          Call.of(Call.text("board.getTile(%d, %d)", row, col), () -> board.getTile(row, col))
              .get());
    }
    return tiles;
  }

  private static void isAsBefore(Field board, List<Tile> before, String on) {
    Call.of("board.getTile(row, col), for each row and column", () -> tiles(board))
        .on(on)
        .require(before::equals, "the same tiles as before", now -> "yours gave others");
  }

  @Check(rule = "R5")
  @DisplayName("Asking a board changes nothing")
  void askingChangesNothing() {
    Field board = board(3, 3);
    List<Tile> before = tiles(board);
    for (int i = 0; i < 2; i++) {
      isAsBefore(board, before, "all of this was asked before");
      Call<List<String>> call = asked(board);
      Printed.nothing(call, "to go through");
      String caused = "yours caused: " + String.join(", ", events);
      call.require(events.isEmpty(), "no tile told of a player", caused);
      Call.of("board.getNumRows()", () -> board.getNumRows()).returns(3);
    }
  }

  @Check(rule = "R5")
  @DisplayName("Two boards have nothing in common")
  void boardsShareNothing() {
    Field first = board(2, 3);
    Field second = board(4, 1);
    String on = "first = a board of 2 x 3, second = a board of 4 x 1";
    Call.of("first.getNumRows()", () -> first.getNumRows()).on(on).returns(2);
    Call.of("second.getNumRows()", () -> second.getNumRows()).on(on).returns(4);
    findsTile(first, 0, 0);
    findsTile(second, 0, 0);
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Board and createBoard are abstract and nothing else is, and board is protected")
  void isBuiltAsDesigned(Subject subject) {
    Abstraction design = Design.of(subject, "Board");
    design.isAbstractWith("createBoard");
    design.hasOnlyProtected("board");
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Board knows no game, and asks for no class")
  void knowsNoGame(Subject subject) {
    Design.knowsNoGame(subject, "Board");
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Boards share no static field that changes")
  void sharesNoStaticFields(Subject subject) {
    Design.sharesNothing(subject);
  }

  private Field board(int rows, int cols) {
    return Call.of("new AnyBoard()", () -> Field.of(rows, cols, events))
        .on(Call.text("createBoard returns new Tile[%d][%d]", rows, cols))
        .get("a board");
  }
}
