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
import checkerboard.CBException;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

/** Stage square: {@code Square}. */
@Suite(lab = "checkerboard", stage = "square")
@ExtendWith(DifferentPieces.class)
public class SquareSuite
    implements StyleRules, ClassRules.Types, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final Snippets JAVA =
      Snippets.in(SquareSuite.class, "checkerboard.*").withConstantsOf("checkerboard.Piece");

  private static final Replay<SnippetSession> ASKED =
      Replay.of("square", "getNext()", "toString()");

  @Check(rule = "R1", points = 2)
  @DisplayName("A square is made for every black square and every piece")
  void acceptsEveryPieceOnEveryBlackSquare() {
    SnippetSession session = JAVA.session();
    needsASquareThatKnowsItsPlace(session);
    for (Place at : Squares.BLACK) {
      for (Codes piece : Codes.values()) {
        session.ask("new Square(%d, %d, %s)", at.row(), at.col(), piece).get("a square");
      }
      Codes piece = Codes.values()[(at.row() + at.col() / 2) % 4];
      session.ask("new Square(%d, %d, %s, null)", at.row(), at.col(), piece).get("a square");
    }
  }

  /** Fails if a constructor neither refuses nor stores anything: then it makes no squares. */
  private static void needsASquareThatKnowsItsPlace(SnippetSession session) {
    try {
      session.ask("new Square(8, 9, RED_PAWN)").make();
      Object one = session.ask("new Square(3, 5, RED_PAWN).toString()").make();
      Object other = session.ask("new Square(6, 2, BLACK_KING).toString()").make();
      if (Objects.equals(one, other)) {
        session
            .ask("new Square(6, 2, BLACK_KING)")
            .fail("a square that knows its row, column and piece", "yours keeps none of them");
      }
    } catch (Exception refused) {
      return; // whatever it refuses, it looks at what it is given
    }
  }

  @Check(rule = "R2", points = 2, cases = Numbers.OffTheBoard.class)
  @DisplayName("A row that is not on the board is refused")
  void refusesRowsOffTheBoard(Subject subject) {
    Numbers.offTheBoard(subject).forEach(row -> isRefused("%d, 0, RED_PAWN", row));
  }

  @Check(rule = "R3", points = 2, cases = Numbers.OffTheBoard.class)
  @DisplayName("A column that is not on the board is refused")
  void refusesColumnsOffTheBoard(Subject subject) {
    Numbers.offTheBoard(subject).forEach(col -> isRefused("0, %d, RED_PAWN", col));
  }

  @Check(rule = "R4", points = 2, cases = Numbers.Any.class)
  @DisplayName("A number that is no piece is refused")
  void refusesWhatIsNoPiece(Subject subject) {
    Numbers.wrongCodes(subject).forEach(wrong -> isRefused("0, 0, %d", wrong));
    for (int wrong : Numbers.nearCodes()) {
      JAVA.session().ask("new Square(0, 0, %d)", wrong).isRefusedWith(CBException.class);
    }
  }

  /** Both constructors refuse a number; with a square after it if it is negative, else without. */
  private static void isRefused(String arguments, int number) {
    Limits.renew();
    SnippetSession session = JAVA.session();
    session.ask("new Square(" + arguments + ")", number).isRefusedWith(CBException.class);
    if (number < 0) {
      session.tryTo("last = new Square(2, 4, RED_PAWN)");
    }
    // where there is none, that is for the check of all squares
    String next = session.knows("last") ? ", last)" : ", null)";
    session.ask("new Square(" + arguments + next, number).isRefusedWith(CBException.class);
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("getNext gives the square that the constructor was given, or null")
  void knowsTheSquareItWasMadeWith() {
    SnippetSession session = JAVA.session("last = new Square(0, 0, RED_PAWN)");
    session.ask("last.getNext()").is("null");
    session.run("first = new Square(2, 2, RED_PAWN, last)").ask("first.getNext()").is("last");
    session.run("equal = new Square(0, 0, RED_PAWN, last)").ask("equal.getNext()").is("last");
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("setNext changes what getNext gives, along a whole list")
  void setNextLinksSquares() {
    SnippetSession session =
        JAVA.session(
            "a = new Square(0, 0, RED_PAWN)",
            "b = new Square(1, 1, RED_PAWN)",
            "c = new Square(2, 2, RED_PAWN)",
            "d = new Square(3, 3, RED_PAWN)",
            "e = new Square(3, 3, RED_PAWN)");
    session.run("a.setNext(b)").run("b.setNext(c)");
    Squares.lead(session, "a b c", "c null");
    session.run("a.setNext(null)");
    Squares.lead(session, "a null", "b c");
    session.run("a.setNext(b)").run("a.setNext(d)");
    Squares.lead(session, "a d", "b c", "d null");
    session.run("d.setNext(e)");
    Squares.lead(session, "d e");
    session.run("a.setNext(e)").run("e.setNext(a)");
    Squares.lead(session, "a e a", "d e");
  }

  @Check(rule = "R7", points = 2)
  @DisplayName("toString gives [row][column]=piece")
  void toStringHasAnEqualSign() {
    for (Place at : Squares.BLACK) {
      for (Codes piece : Codes.values()) {
        SnippetSession each =
            JAVA.session().run("square = new Square(%d, %d, %s)", at.row(), at.col(), piece);
        each.ask("square.toString()").returns(text(at.row(), at.col(), piece));
      }
    }
    SnippetSession session = JAVA.session("last = new Square(0, 0, RED_PAWN)");
    session.run("square = new Square(3, 5, BLACK_KING, last)");
    session.ask("square.toString()").returns(text(3, 5, Codes.BLACK_KING));
    session.run("later = new Square(2, 4, RED_KING)").tryTo("later.setNext(last)");
    session.ask("later.toString()").returns(text(2, 4, Codes.RED_KING));
  }

  private static String text(int row, int col, Codes piece) {
    return "[%d][%d]=%d".formatted(row, col, piece.code());
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("A square itself holds the next square")
  void linksToTheNextSquare(Subject subject) {
    Structure.of(subject, "checkerboard.Square").linksToItsOwnKind();
  }

  @Check(rule = "R9")
  @DisplayName("Asking a square changes nothing")
  void askingChangesNothing() {
    ASKED.twice(
        life("new Square(3, 5, BLACK_KING, last)"), life("new Square(4, 2, RED_PAWN, last)"));
  }

  @Check(rule = "R10")
  @DisplayName("Two squares share nothing")
  void squaresShareNothing() {
    ASKED.beside(
        life("new Square(3, 5, BLACK_KING, last)"),
        JAVA.life("square", "square = new Square(6, 2, RED_PAWN)"));
    ASKED.beside(
        life("new Square(2, 4, RED_KING, last)"), life("new Square(7, 1, BLACK_PAWN, last)"));
  }

  /** A square that gets another next one. */
  private static Life<SnippetSession> life(String creation) {
    return JAVA.life(
        "square",
        "last = new Square(2, 4, RED_PAWN)",
        "square = " + creation,
        "square.setNext(null)",
        "square.setNext(last)");
  }
}
