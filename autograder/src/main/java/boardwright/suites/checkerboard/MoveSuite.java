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
import java.util.Map;
import java.util.Optional;
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
    place("getTo", 6, 0, 4, 2, 4, 2);
    Move move = move(2, 4, 3, 5, Codes.BLACK_PAWN, false, "null", null);
    Call<Point> call =
        Call.of("move.getTo()", () -> move.getTo())
            .on("move = " + written(2, 4, 3, 5, Codes.BLACK_PAWN, false, "null"));
    Point to = call.get("a Point");
    Expect.tried("move.getFrom()", () -> move.getFrom());
    if (to == null) {
      call.fail("a Point", "yours gave null");
    } else if (to.x != 3 || to.y != 5) {
      call.fail(
          "a Point with x = 3 and y = 5, which stays so",
          "yours has x = %d and y = %d after move.getFrom()".formatted(to.x, to.y));
    }
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("isJump gives the sixth argument back")
  void knowsWhetherItJumps() {
    for (boolean jump : new boolean[] {true, false}) {
      for (int far = 1; far <= 2; far++) {
        for (Codes piece : Codes.values()) {
          int toRow = piece.isRed() ? 3 - far : 3 + far;
          String made = written(3, 3, toRow, 3 + far, piece, jump, "null");
          Move move = move(3, 3, toRow, 3 + far, piece, jump, "null", null);
          move(4, 2, 3, 3, Codes.RED_PAWN, !jump, "null", null);
          Call<Boolean> call = Call.of("move.isJump()", () -> move.isJump());
          call.on("move = " + made + ", other = " + other(!jump)).returns(jump);
          call.on("move = " + made + ", after move.isJump()").returns(jump);
        }
      }
      Move last = move(5, 5, 7, 7, Codes.BLACK_PAWN, jump, "null", null);
      Move move = move(3, 3, 5, 5, Codes.BLACK_PAWN, jump, "last", last);
      Call.of("move.isJump()", () -> move.isJump())
          .on("move = " + written(3, 3, 5, 5, Codes.BLACK_PAWN, jump, "last"))
          .returns(jump);
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("getNext gives the seventh argument, until setNext changes it")
  void linksMoves() {
    links(false);
    links(true);
    linksEqualMoves();
  }

  /** Moves with the same numbers are still several. */
  private static void linksEqualMoves() {
    Move one = move(2, 2, 3, 3, Codes.BLACK_PAWN, false, "null", null);
    Move two = move(2, 2, 3, 3, Codes.BLACK_PAWN, false, "one", one);
    Move three = move(2, 2, 3, 3, Codes.BLACK_PAWN, false, "null", null);
    Map<String, Move> moves = Map.of("one", one, "two", two, "three", three);
    Call<Move> call = Call.of("two.getNext()", () -> two.getNext());
    String made = "one, two and three have the same numbers, and two was made with one";
    call.on(made).returnsSame(one, "one", moves);
    Call.run("two.setNext(three)", () -> two.setNext(three)).get();
    call.on(made + ", then two.setNext(three)").returnsSame(three, "three", moves);
  }

  /** In lists of steps and jumps, whichever comes first. */
  private static void links(boolean jump) {
    Codes pawn = Codes.BLACK_PAWN;
    Move end = move(5, 5, 4, 4, Codes.RED_PAWN, false, "null", null);
    Move last = move(2, 0, 3, 1, pawn, !jump, "end", end);
    Move first = move(2, 2, 3, 3, pawn, jump, "last", last);
    Move other = move(2, 4, 3, 5, pawn, !jump, "null", null);
    Map<String, Move> moves = Map.of("end", end, "last", last, "first", first, "other", other);
    Next next =
        (name, on, expected) -> {
          Move move = moves.get(name);
          Call.of(name + ".getNext()", () -> move.getNext())
              .on(on)
              .returnsSame(moves.get(expected), expected, moves);
        };
    String links = "first = " + written(2, 2, 3, 3, pawn, jump, "last");
    String lastMade = "last = " + written(2, 0, 3, 1, pawn, !jump, "end");
    String otherMade = "other = " + written(2, 4, 3, 5, pawn, !jump, "null");
    next.is("first", links, "last");
    next.is("last", lastMade, "end");
    next.is("other", otherMade, "null");
    Expect.tried("first.isJump()", () -> first.isJump());
    Optional<Boolean> jumps = Expect.tried("first.isJump()", () -> first.isJump());
    Call.run("first.setNext(other)", () -> first.setNext(other)).get();
    String then = ", after first.setNext(other)";
    next.is("first", links + then, "other");
    next.is("other", otherMade + then, "null");
    next.is("last", lastMade + then, "end");
    if (jumps.isPresent() && jumps.get() == jump) { // else that is for the check of isJump
      Call.of("first.isJump()", () -> first.isJump()).on(links + then).returns(jump);
    }
    Call.run("first.setNext(null)", () -> first.setNext(null)).get();
    next.is("first", "first after first.setNext(null)", "null");
    Call.run("first.setNext(last)", () -> first.setNext(last)).get();
    then = ", after first.setNext(last)";
    next.is("first", links + then, "last");
    next.is("last", lastMade + then, "end");
  }

  /** What comes next. */
  private interface Next {
    void is(String name, String on, String expected);
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
    Codes pawn = toRow > fromRow ? Codes.BLACK_PAWN : Codes.RED_PAWN;
    for (Codes piece : new Codes[] {pawn, Codes.BLACK_KING, Codes.RED_KING}) {
      boolean jump = Math.abs(toRow - fromRow) == 2;
      Move move = move(fromRow, fromCol, toRow, toCol, piece, jump, "null", null);
      Move other = move(4, 2, 3, 3, Codes.RED_PAWN, false, "null", null);
      String made = "move = " + written(fromRow, fromCol, toRow, toCol, piece, jump, "null");
      place(method, move, other, made + ", other = " + other(false), x, y);
    }
  }

  private static void place(String method, Move move, Move other, String made, int x, int y) {
    boolean from = method.equals("getFrom");
    Call<Point> call =
        Call.of("move." + method + "()", () -> from ? move.getFrom() : move.getTo()).on(made);
    String expected = "a Point with x = %d and y = %d".formatted(x, y);
    Point point = call.get(expected);
    if (point == null) {
      call.fail(expected, "yours gave null");
    } else if (point.x != x || point.y != y) {
      call.fail(expected, "yours gave x = %d and y = %d".formatted(point.x, point.y));
    } else {
      Call.of("other." + method + "()", () -> from ? other.getFrom() : other.getTo())
          .on(made)
          .get("a Point");
      if (point.x != x || point.y != y) {
        call.fail(
            expected + ", which stays so",
            "yours has x = %d and y = %d after another move was asked".formatted(point.x, point.y));
      }
    }
  }

  /** A move that is made after the one that is asked. */
  private static String other(boolean jump) {
    return written(4, 2, 3, 3, Codes.RED_PAWN, jump, "null");
  }

  private static String written(
      int fromRow, int fromCol, int toRow, int toCol, Codes piece, boolean jump, String next) {
    return "new Move(%d, %d, %d, %d, %s, %s, %s)"
        .formatted(fromRow, fromCol, toRow, toCol, piece, jump, next);
  }

  private static Move move(
      int fromRow,
      int fromCol,
      int toRow,
      int toCol,
      Codes piece,
      boolean jump,
      String name,
      Move next) {
    int code = piece.code();
    return Call.of(
            written(fromRow, fromCol, toRow, toCol, piece, jump, name),
            () -> new Move(fromRow, fromCol, toRow, toCol, code, jump, next))
        .get("a move");
  }
}
