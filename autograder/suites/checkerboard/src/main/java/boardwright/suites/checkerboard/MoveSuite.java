package boardwright.suites.checkerboard;

import boardwright.protocol.Kind;
import boardwright.suites.checkerboard.Squares.Place;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Life;
import boardwright.testkit.Limits;
import boardwright.testkit.Replay;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import java.awt.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

/** Stage move: {@code Move}. */
@Suite(lab = "checkerboard", stage = "move")
@ExtendWith(DifferentPieces.class)
public class MoveSuite
    implements StyleRules, ClassRules.Types, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final Snippets JAVA =
      Snippets.in(MoveSuite.class, "checkerboard.*")
          .withConstantsOf("checkerboard.Piece")
          .reading(Point.class, p -> "a Point with x = %d and y = %d".formatted(p.x, p.y));

  private static final Replay<SnippetSession> ASKED =
      Replay.of("move", "getFrom()", "getTo()", "isJump()", "getNext()");

  @Check(rule = "R1", points = 2)
  @DisplayName("getFrom gives the first row as x and the first column as y")
  void knowsWhereItStarts() {
    for (Way way : ways()) {
      way.made(way.isLong()).ask("move.getFrom()").returns(new Point(way.fromRow, way.fromCol));
    }
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("getTo gives the second row as x and the second column as y")
  void knowsWhereItEnds() {
    for (Way way : ways()) {
      way.made(way.isLong()).ask("move.getTo()").returns(new Point(way.toRow, way.toCol));
    }
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("isJump gives the sixth argument back")
  void knowsWhetherItJumps() {
    for (Way way : ways()) {
      boolean jump = (way.toRow + way.toCol) % 4 == 0;
      way.made(jump).ask("move.isJump()").returns(jump);
    }
    for (boolean jump : new boolean[] {true, false}) {
      for (boolean lastJumps : new boolean[] {jump, !jump}) {
        SnippetSession session = JAVA.session();
        session.run("last = new Move(5, 5, 7, 7, BLACK_PAWN, %s, null)", lastJumps);
        session.run("move = new Move(3, 3, 5, 5, BLACK_PAWN, %s, last)", jump);
        session.ask("move.isJump()").returns(jump);
        session.tryTo("move.setNext(last)").ask("move.isJump()").returns(jump);
      }
    }
  }

  /** A step or a jump, of a piece that may go there. */
  private record Way(int fromRow, int fromCol, int toRow, int toCol, Codes piece) {
    boolean isLong() {
      return Math.abs(toRow - fromRow) == 2;
    }

    SnippetSession made(boolean jump) {
      Limits.renew();
      String creation = "move = new Move(%d, %d, %d, %d, %s, %s, null)";
      return JAVA.session().run(creation, fromRow, fromCol, toRow, toCol, piece, jump);
    }
  }

  /**
   * A step and a jump from every black square, one up and one down, of a piece that may go there;
   * left and right and the pieces take turns, so that slow programs are not asked too often.
   */
  private static List<Way> ways() {
    List<Way> ways = new ArrayList<>();
    for (Place at : Squares.BLACK) {
      for (int up : at.row() % 4 < 2 ? new int[] {1, -2} : new int[] {-1, 2}) {
        int right = (at.row() + at.col() / 2 + up) % 2 == 0 ? up : -up;
        int toCol = isOnBoard(at.col() + right) ? at.col() + right : at.col() - right;
        Codes pawn = up > 0 ? Codes.BLACK_PAWN : Codes.RED_PAWN;
        Codes[] pieces = {pawn, Codes.BLACK_KING, Codes.RED_KING};
        if (isOnBoard(at.row() + up)) {
          Codes piece = pieces[(at.row() + toCol + 2 * up + 9) % 3];
          ways.add(new Way(at.row(), at.col(), at.row() + up, toCol, piece));
        }
      }
    }
    return ways;
  }

  private static boolean isOnBoard(int number) {
    return number >= 0 && number < 8;
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("getNext gives the seventh argument, until setNext changes it")
  void linksMoves() {
    for (boolean jump : new boolean[] {false, true}) {
      SnippetSession session = JAVA.session("end = new Move(5, 5, 4, 4, RED_PAWN, false, null)");
      session.run("last = new Move(2, 0, 3, 1, BLACK_PAWN, %s, end)", !jump);
      session.run("first = new Move(2, 2, 3, 3, BLACK_PAWN, %s, last)", jump);
      session.run("other = new Move(2, 4, 3, 5, BLACK_PAWN, %s, null)", !jump);
      Squares.lead(session, "first last end", "other null");
      session.run("first.setNext(other)");
      Squares.lead(session, "first other null", "last end");
      session.run("first.setNext(null)");
      Squares.lead(session, "first null");
      session.run("first.setNext(last)");
      Squares.lead(session, "first last end");
    }
    SnippetSession equal = JAVA.session("one = new Move(2, 2, 3, 3, BLACK_PAWN, false, null)");
    equal.run("two = new Move(2, 2, 3, 3, BLACK_PAWN, false, one)");
    equal.run("three = new Move(2, 2, 3, 3, BLACK_PAWN, false, null)");
    Squares.lead(equal, "two one");
    equal.run("two.setNext(three)");
    Squares.lead(equal, "two three");
    equal.run("one.setNext(three)").run("three.setNext(two)");
    Squares.lead(equal, "two three two", "one three");
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE)
  @DisplayName("A move itself holds the next move")
  void linksToTheNextMove(Subject subject) {
    Structure.of(subject, "checkerboard.Move").linksToItsOwnKind();
  }

  @Check(rule = "R6")
  @DisplayName("Asking a move changes nothing")
  void askingChangesNothing() {
    ASKED.twice(
        life("new Move(2, 4, 3, 5, BLACK_PAWN, false, last)"),
        life("new Move(5, 1, 7, 3, RED_KING, true, last)"));
  }

  @Check(rule = "R7")
  @DisplayName("Two moves share nothing")
  void movesShareNothing() {
    Life<SnippetSession> other = life("new Move(6, 0, 4, 2, RED_PAWN, true, last)");
    ASKED.beside(life("new Move(2, 4, 3, 5, BLACK_PAWN, false, last)"), other);
    ASKED.beside(JAVA.life("move", "move = new Move(7, 7, 6, 6, BLACK_KING, false, null)"), other);
  }

  /** A move that gets another next one. */
  private static Life<SnippetSession> life(String creation) {
    return JAVA.life(
        "move",
        "last = new Move(7, 1, 6, 2, RED_KING, false, null)",
        "move = " + creation,
        "move.setNext(null)",
        "move.setNext(last)");
  }
}
