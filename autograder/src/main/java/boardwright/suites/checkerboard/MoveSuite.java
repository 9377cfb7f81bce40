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
import org.junit.jupiter.api.extension.ExtendWith;

/** Stage move: {@code Move}. */
@Suite(lab = "checkerboard", stage = "move")
@ExtendWith(DifferentPieces.class)
public class MoveSuite implements StyleRules {
  private static final String NAME = "checkerboard.Move";

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("getFrom gives the first row as x and the first column as y")
  void knowsWhereItStarts() {
    place("getFrom", 2, 4, 3, 5, 2, 4);
    place("getFrom", 5, 1, 7, 3, 5, 1);
    place("getFrom", 0, 6, 1, 7, 0, 6);
    place("getFrom", 7, 7, 6, 6, 7, 7);
    place("getFrom", 6, 0, 4, 2, 6, 0);
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("getTo gives the second row as x and the second column as y")
  void knowsWhereItEnds() {
    place("getTo", 2, 4, 3, 5, 3, 5);
    place("getTo", 5, 1, 7, 3, 7, 3);
    place("getTo", 0, 6, 1, 7, 1, 7);
    place("getTo", 1, 1, 0, 0, 0, 0);
    place("getTo", 5, 5, 7, 7, 7, 7);
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("isJump gives the sixth argument back")
  void knowsWhetherItJumps() {
    for (boolean jump : new boolean[] {true, false}) {
      for (int far = 1; far <= 2; far++) {
        String made = written(2, 4, 2 + far, 4 + far, jump, "null");
        Move move = move(2, 4, 2 + far, 4 + far, jump, "null", null);
        Call.of("move.isJump()", () -> move.isJump()).on("move = " + made).returns(jump);
      }
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("getNext gives the seventh argument, until setNext changes it")
  void linksMoves() {
    Move end = move(5, 5, 4, 4, false, "null", null);
    Move last = move(2, 0, 3, 1, false, "end", end);
    Move first = move(2, 2, 3, 3, false, "last", last);
    Move other = move(2, 4, 3, 5, false, "null", null);
    String links = "first = " + written(2, 2, 3, 3, false, "last");
    Call.of("first.getNext()", () -> first.getNext()).on(links).returnsSame(last, "last");
    String lastMade = "last = " + written(2, 0, 3, 1, false, "end");
    Call.of("last.getNext()", () -> last.getNext()).on(lastMade).returnsSame(end, "end");
    String otherMade = "other = " + written(2, 4, 3, 5, false, "null");
    Call.of("other.getNext()", () -> other.getNext()).on(otherMade).returnsSame(null, "null");
    Call.run("first.setNext(other)", () -> first.setNext(other)).get();
    String then = ", after first.setNext(other)";
    Call.of("first.getNext()", () -> first.getNext()).on(links + then).returnsSame(other, "other");
    Call.of("other.getNext()", () -> other.getNext())
        .on(otherMade + then)
        .returnsSame(null, "null");
    Call.of("last.getNext()", () -> last.getNext()).on(lastMade + then).returnsSame(end, "end");
    Call.run("first.setNext(null)", () -> first.setNext(null)).get();
    Call.of("first.getNext()", () -> first.getNext())
        .on("first after first.setNext(null)")
        .returnsSame(null, "null");
    Call.run("first.setNext(last)", () -> first.setNext(last)).get();
    then = ", after first.setNext(last)";
    Call.of("first.getNext()", () -> first.getNext()).on(links + then).returnsSame(last, "last");
    Call.of("last.getNext()", () -> last.getNext()).on(lastMade + then).returnsSame(end, "end");
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
    boolean jump = Math.abs(toRow - fromRow) == 2;
    Move move = move(fromRow, fromCol, toRow, toCol, jump, "null", null);
    boolean from = method.equals("getFrom");
    Call<Point> call =
        Call.of("move." + method + "()", () -> from ? move.getFrom() : move.getTo())
            .on("move = " + written(fromRow, fromCol, toRow, toCol, jump, "null"));
    String expected = "a Point with x = %d and y = %d".formatted(x, y);
    Point point = call.get(expected);
    if (point == null) {
      call.fail(expected, "yours gave null");
    } else if (point.x != x || point.y != y) {
      call.fail(expected, "yours gave x = %d and y = %d".formatted(point.x, point.y));
    } else {
      Move other = move(4, 2, 3, 3, false, "null", null);
      Call.of("other." + method + "()", () -> from ? other.getFrom() : other.getTo())
          .on("other = " + written(4, 2, 3, 3, false, "null"))
          .get("a Point");
      if (point.x != x || point.y != y) {
        call.fail(
            expected + ", which stays so",
            "yours has x = %d and y = %d after another move was asked".formatted(point.x, point.y));
      }
    }
  }

  private static String written(
      int fromRow, int fromCol, int toRow, int toCol, boolean jump, String next) {
    return "new Move(%d, %d, %d, %d, %s, %s, %s)"
        .formatted(fromRow, fromCol, toRow, toCol, mover(fromRow, toRow), jump, next);
  }

  private static Move move(
      int fromRow, int fromCol, int toRow, int toCol, boolean jump, String name, Move next) {
    int piece = mover(fromRow, toRow).code();
    return Call.of(
            written(fromRow, fromCol, toRow, toCol, jump, name),
            () -> new Move(fromRow, fromCol, toRow, toCol, piece, jump, next))
        .get("a move");
  }

  /** A pawn that goes this way. */
  private static Codes mover(int fromRow, int toRow) {
    return toRow > fromRow ? Codes.BLACK_PAWN : Codes.RED_PAWN;
  }
}
