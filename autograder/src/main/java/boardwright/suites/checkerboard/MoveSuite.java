package boardwright.suites.checkerboard;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Kind;
import boardwright.testkit.Life;
import boardwright.testkit.Limits;
import boardwright.testkit.Replay;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import checkerboard.Move;
import java.awt.Point;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Stage move: {@code Move}. */
@Suite(lab = "checkerboard", stage = "move")
@ExtendWith(DifferentPieces.class)
public class MoveSuite implements StyleRules {
  private static final String NAME = "checkerboard.Move";

  private static final Replay<Linked> ASKED =
      Replay.<Linked>of("move")
          .asks("getFrom()", linked -> linked.move.getFrom(), MoveSuite::inWords)
          .asks("getTo()", linked -> linked.move.getTo(), MoveSuite::inWords)
          .asks("isJump()", linked -> linked.move.isJump())
          .asks("getNext()", Linked::next);

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("getFrom gives the first row as x and the first column as y")
  void knowsWhereItStarts() {
    eachWay(
        (fromRow, fromCol, toRow, toCol, piece) -> {
          boolean jump = Math.abs(toRow - fromRow) == 2;
          String made = written(fromRow, fromCol, toRow, toCol, piece, jump, "null");
          Move move = move(fromRow, fromCol, toRow, toCol, piece, jump, "null", null);
          place(Call.of("move.getFrom()", () -> move.getFrom()), made, fromRow, fromCol);
        });
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("getTo gives the second row as x and the second column as y")
  void knowsWhereItEnds() {
    eachWay(
        (fromRow, fromCol, toRow, toCol, piece) -> {
          boolean jump = Math.abs(toRow - fromRow) == 2;
          String made = written(fromRow, fromCol, toRow, toCol, piece, jump, "null");
          Move move = move(fromRow, fromCol, toRow, toCol, piece, jump, "null", null);
          place(Call.of("move.getTo()", () -> move.getTo()), made, toRow, toCol);
        });
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("isJump gives the sixth argument back")
  void knowsWhetherItJumps() {
    for (boolean jump : new boolean[] {true, false}) {
      eachWay(
          (fromRow, fromCol, toRow, toCol, piece) -> {
            Move move = move(fromRow, fromCol, toRow, toCol, piece, jump, "null", null);
            jumps(move, written(fromRow, fromCol, toRow, toCol, piece, jump, "null"), jump);
          });
      for (boolean lastJumps : new boolean[] {jump, !jump}) {
        Move last = move(5, 5, 7, 7, Codes.BLACK_PAWN, lastJumps, "null", null);
        Move linked = move(3, 3, 5, 5, Codes.BLACK_PAWN, jump, "last", last);
        String made = written(3, 3, 5, 5, Codes.BLACK_PAWN, jump, "last");
        made += ", where last is a " + (lastJumps ? "jump" : "step");
        jumps(linked, made, jump);
        Move later = move(3, 3, 5, 5, Codes.BLACK_PAWN, jump, "last", last);
        Expect.toTry("move.setNext(last)", () -> later.setNext(last));
        jumps(later, made + ", then move.setNext(last)", jump);
      }
    }
  }

  private static void jumps(Move move, String made, boolean jump) {
    Call.of("move.isJump()", () -> move.isJump()).on("move = " + made).returns(jump);
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
    Call.run("one.setNext(three)", () -> one.setNext(three)).get();
    Call.run("three.setNext(two)", () -> three.setNext(two)).get();
    String then = made + ", then two.setNext(three), one.setNext(three) and three.setNext(two)";
    call.on(then).returnsSame(three, "three", moves);
    Call.of("one.getNext()", () -> one.getNext()).on(then).returnsSame(three, "three", moves);
    Call.of("three.getNext()", () -> three.getNext()).on(then).returnsSame(two, "two", moves);
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
    Call.run("first.setNext(other)", () -> first.setNext(other)).get();
    String then = ", after first.setNext(other)";
    next.is("first", links + then, "other");
    next.is("other", otherMade + then, "null");
    next.is("last", lastMade + then, "end");
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

  @Test
  @Check(rule = "R9")
  @DisplayName("Asking a move changes nothing")
  void askingChangesNothing() {
    ASKED.twice(life(2, 4, 3, 5, Codes.BLACK_PAWN, false));
    ASKED.twice(life(5, 1, 7, 3, Codes.RED_KING, true));
  }

  @Test
  @Check(rule = "R10")
  @DisplayName("Two moves share nothing")
  void movesShareNothing() {
    Life<Linked> other = life(6, 0, 4, 2, Codes.RED_PAWN, true);
    ASKED.beside(life(2, 4, 3, 5, Codes.BLACK_PAWN, false), other);
    Life<Linked> lone =
        Life.of(
            written(7, 7, 6, 6, Codes.BLACK_KING, false, "null"),
            () -> new Linked(new Move(7, 7, 6, 6, Codes.BLACK_KING.code(), false, null), null));
    ASKED.beside(lone, other);
  }

  /** A move that gets another next one. */
  private static Life<Linked> life(
      int fromRow, int fromCol, int toRow, int toCol, Codes piece, boolean jump) {
    int code = piece.code();
    return Life.of(
            written(fromRow, fromCol, toRow, toCol, piece, jump, "last"),
            () -> {
              Move last = new Move(7, 1, 6, 2, Codes.RED_KING.code(), false, null);
              return new Linked(new Move(fromRow, fromCol, toRow, toCol, code, jump, last), last);
            })
        .then("setNext(null)", linked -> linked.move.setNext(null))
        .then("setNext(last)", linked -> linked.move.setNext(linked.last));
  }

  /** A move, and the one that was given to it. */
  private record Linked(Move move, Move last) {
    String next() {
      Move next = move.getNext();
      return next == null ? "null" : next == last ? "last" : "another move";
    }
  }

  private static String inWords(Point point) {
    return point == null ? null : "x = %d and y = %d".formatted(point.x, point.y);
  }

  private static void place(Call<Point> call, String made, int x, int y) {
    String expected = "a Point with x = " + x + " and y = " + y;
    Call<Point> asked = call.on("move = " + made);
    Point point = asked.get(expected);
    if (point == null) {
      asked.fail(expected, "yours gave null");
    } else if (point.x != x || point.y != y) {
      asked.fail(expected, "yours gave " + inWords(point));
    }
  }

  /**
   * Every step and jump from one black square to another, of a piece that may go there; the pieces
   * take turns, so that slow programs are not asked too often.
   */
  private static void eachWay(Way way) {
    int number = 0;
    for (int fromRow = 0; fromRow < 8; fromRow++) {
      for (int fromCol = fromRow % 2; fromCol < 8; fromCol += 2) {
        for (int up : new int[] {-2, -1, 1, 2}) {
          for (int right : new int[] {-Math.abs(up), Math.abs(up)}) {
            int toRow = fromRow + up;
            int toCol = fromCol + right;
            if (toRow >= 0 && toRow < 8 && toCol >= 0 && toCol < 8) {
              Codes pawn = up > 0 ? Codes.BLACK_PAWN : Codes.RED_PAWN;
              Codes[] pieces = {pawn, Codes.BLACK_KING, Codes.RED_KING};
              Limits.renew();
              way.check(fromRow, fromCol, toRow, toCol, pieces[number++ % pieces.length]);
            }
          }
        }
      }
    }
  }

  private interface Way {
    void check(int fromRow, int fromCol, int toRow, int toCol, Codes piece);
  }

  private static String written(
      int fromRow, int fromCol, int toRow, int toCol, Codes piece, boolean jump, String next) {
    String way = fromRow + ", " + fromCol + ", " + toRow + ", " + toCol;
    return "new Move(" + way + ", " + piece + ", " + jump + ", " + next + ")";
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
