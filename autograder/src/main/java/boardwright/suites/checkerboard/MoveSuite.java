package boardwright.suites.checkerboard;

import boardwright.suite.Call;
import boardwright.suite.Check;
import boardwright.suite.Kind;
import boardwright.suite.Structure;
import boardwright.suite.StyleRules;
import boardwright.suite.Subject;
import boardwright.suite.Suite;
import checkerboard.Move;
import java.awt.Point;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage move: {@code Move}. */
@Suite(lab = "checkerboard", stage = "move")
public class MoveSuite implements StyleRules {
  private static final String NAME = "checkerboard.Move";

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("getFrom gives the first row as x and the first column as y")
  void knowsWhereItStarts() {
    place("getFrom", 2, 4, 3, 5, 2, 4);
    place("getFrom", 7, 1, 5, 3, 7, 1);
    place("getFrom", 0, 6, 1, 7, 0, 6);
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("getTo gives the second row as x and the second column as y")
  void knowsWhereItEnds() {
    place("getTo", 2, 4, 3, 5, 3, 5);
    place("getTo", 7, 1, 5, 3, 5, 3);
    place("getTo", 0, 6, 1, 7, 1, 7);
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("isJump gives the sixth argument back")
  void knowsWhetherItJumps() {
    for (boolean jump : new boolean[] {true, false}) {
      String made = "new Move(2, 4, 3, 5, BLACK_PAWN, " + jump + ", null)";
      Move move = move(2, 4, 3, 5, jump, null);
      Call.of("move.isJump()", () -> move.isJump()).on("move = " + made).returns(jump);
    }
    Move far = move(2, 2, 4, 4, false, null);
    Call.of("move.isJump()", () -> far.isJump())
        .on("move = new Move(2, 2, 4, 4, BLACK_PAWN, false, null)")
        .returns(false);
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("getNext gives the seventh argument, until setNext changes it")
  void linksMoves() {
    Move last = move(2, 0, 3, 1, false, null);
    Move first = move(2, 2, 3, 3, false, last);
    Move other = move(2, 4, 3, 5, false, null);
    Call.of("last.getNext()", () -> last.getNext())
        .on("last = new Move(2, 0, 3, 1, BLACK_PAWN, false, null)")
        .returnsSame(null, "null");
    Call.of("first.getNext()", () -> first.getNext())
        .on("first = new Move(2, 2, 3, 3, BLACK_PAWN, false, last)")
        .returnsSame(last, "last");
    Call.run("first.setNext(other)", () -> first.setNext(other)).get();
    Call.of("first.getNext()", () -> first.getNext())
        .on("first after first.setNext(other)")
        .returnsSame(other, "other");
    Call.of("other.getNext()", () -> other.getNext())
        .on("first after first.setNext(other)")
        .returnsSame(null, "null");
    Call.run("first.setNext(null)", () -> first.setNext(null)).get();
    Call.of("first.getNext()", () -> first.getNext())
        .on("first after first.setNext(null)")
        .returnsSame(null, "null");
  }

  @Test
  @Check(rule = "R5", kind = Kind.STRUCTURE)
  @DisplayName("Move implements Piece")
  void implementsPiece(Subject subject) {
    Structure.of(subject, NAME).implementsInterface("checkerboard.Piece");
  }

  @Test
  @Check(rule = "R6", kind = Kind.STRUCTURE)
  @DisplayName("Its fields are private")
  void fieldsArePrivate(Subject subject) {
    Structure.of(subject, NAME).keepsItsFieldsPrivate();
  }

  @Test
  @Check(rule = "R7", kind = Kind.STRUCTURE)
  @DisplayName("A move itself holds the next move")
  void linksToTheNextMove(Subject subject) {
    Structure.of(subject, NAME).linksToItsOwnKind();
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("It prints nothing and has no user interface")
  void printsNothing(Subject subject) {
    Structure structure = Structure.of(subject, NAME);
    structure.printsNothing();
    structure.hasNoUserInterface();
  }

  private static void place(
      String method, int fromRow, int fromCol, int toRow, int toCol, int x, int y) {
    Move move = move(fromRow, fromCol, toRow, toCol, false, null);
    boolean from = method.equals("getFrom");
    Call<Point> call =
        Call.of("move." + method + "()", () -> from ? move.getFrom() : move.getTo())
            .on(
                "move = new Move(%d, %d, %d, %d, BLACK_PAWN, false, null)"
                    .formatted(fromRow, fromCol, toRow, toCol));
    String expected = "a Point with x = %d and y = %d".formatted(x, y);
    Point point = call.get(expected);
    if (point == null) {
      call.fail(expected, "yours gave null");
    } else if (point.x != x || point.y != y) {
      call.fail(expected, "yours gave x = %d and y = %d".formatted(point.x, point.y));
    }
  }

  private static Move move(
      int fromRow, int fromCol, int toRow, int toCol, boolean jump, Move next) {
    int piece = Codes.BLACK_PAWN.code();
    String call =
        "new Move(%d, %d, %d, %d, BLACK_PAWN, %s, %s)"
            .formatted(fromRow, fromCol, toRow, toCol, jump, next == null ? "null" : "last");
    return Call.of(call, () -> new Move(fromRow, fromCol, toRow, toCol, piece, jump, next))
        .get("a move");
  }
}
