package boardwright.suites.checkerboard;

import boardwright.suite.Call;
import boardwright.suite.Check;
import boardwright.suite.Kind;
import boardwright.suite.Life;
import boardwright.suite.Limits;
import boardwright.suite.Replay;
import boardwright.suite.Structure;
import boardwright.suite.StyleRules;
import boardwright.suite.Subject;
import boardwright.suite.Suite;
import checkerboard.CBException;
import checkerboard.Square;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Stage square: {@code Square}. */
@Suite(lab = "checkerboard", stage = "square")
@ExtendWith(DifferentPieces.class)
public class SquareSuite implements StyleRules {
  private static final String NAME = "checkerboard.Square";

  private static final Replay<Linked> ASKED =
      Replay.<Linked>of("square")
          .asks("getNext()", Linked::next)
          .asks("toString()", linked -> linked.square.toString());

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("A square is made for every black square and every piece")
  void acceptsEveryPieceOnEveryBlackSquare() {
    for (int row = 0; row < 8; row++) {
      for (int col = row % 2; col < 8; col += 2) {
        for (Codes piece : Codes.values()) {
          make(row, col, piece.name(), piece.code()).get("a square");
          makeBefore(row, col, piece.name(), piece.code()).get("a square");
        }
      }
    }
  }

  @Test
  @Check(rule = "R2", points = 2, cases = Numbers.OffTheBoard.class)
  @DisplayName("A row that is not on the board is refused")
  void refusesRowsOffTheBoard(Subject subject) {
    for (int row : Numbers.offTheBoard(subject)) {
      isRefused(row, 0, "RED_PAWN", Codes.RED_PAWN.code());
    }
  }

  @Test
  @Check(rule = "R3", points = 2, cases = Numbers.OffTheBoard.class)
  @DisplayName("A column that is not on the board is refused")
  void refusesColumnsOffTheBoard(Subject subject) {
    for (int col : Numbers.offTheBoard(subject)) {
      isRefused(0, col, "RED_PAWN", Codes.RED_PAWN.code());
    }
  }

  @Test
  @Check(rule = "R4", points = 2, cases = Numbers.Any.class)
  @DisplayName("A number that is no piece is refused")
  void refusesWhatIsNoPiece(Subject subject) {
    for (List<Integer> numbers : List.of(Numbers.wrongCodes(subject), Numbers.nearCodes())) {
      for (int wrong : numbers) {
        isRefused(0, 0, String.valueOf(wrong), wrong);
      }
    }
  }

  /** Both constructors refuse these, with a square after it and without. */
  private static void isRefused(int row, int col, String name, int piece) {
    Limits.renew();
    make(row, col, name, piece).isRefusedWith(CBException.class);
    makeBefore(row, col, name, piece).isRefusedWith(CBException.class);
    Optional<Square> last =
        Expect.tried("new Square(2, 4, RED_PAWN)", () -> new Square(2, 4, Codes.RED_PAWN.code()));
    if (last.isPresent()) { // else that is for the check of all squares
      Call.of(
              "new Square(%d, %d, %s, last)".formatted(row, col, name),
              () -> new Square(row, col, piece, last.get()))
          .on("last = new Square(2, 4, RED_PAWN)")
          .isRefusedWith(CBException.class);
    }
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("getNext gives the square that the constructor was given, or null")
  void knowsTheSquareItWasMadeWith() {
    Square last = square(0, 0);
    Call.of("last.getNext()", () -> last.getNext())
        .on("last = new Square(0, 0, RED_PAWN)")
        .returnsSame(null, "null");
    String first = "first = new Square(2, 2, RED_PAWN, last)";
    Square before =
        Call.of(
                "new Square(2, 2, RED_PAWN, last)",
                () -> new Square(2, 2, Codes.RED_PAWN.code(), last))
            .get("a square");
    Call.of("first.getNext()", () -> before.getNext())
        .on(first)
        .returnsSame(last, "last", Map.of("first", before));
    Square equal =
        Call.of(
                "new Square(0, 0, RED_PAWN, last)",
                () -> new Square(0, 0, Codes.RED_PAWN.code(), last))
            .get("a square");
    Call.of("equal.getNext()", () -> equal.getNext())
        .on("last = new Square(0, 0, RED_PAWN), equal = new Square(0, 0, RED_PAWN, last)")
        .returnsSame(last, "last", Map.of("equal", equal));
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName("setNext changes what getNext gives, along a whole list")
  void setNextLinksSquares() {
    Square a = square(0, 0);
    Square b = square(1, 1);
    Square c = square(2, 2);
    Square d = square(3, 3);
    Map<String, Square> squares = Map.of("a", a, "b", b, "c", c, "d", d);
    Call.run("a.setNext(b)", () -> a.setNext(b)).get();
    Call.run("b.setNext(c)", () -> b.setNext(c)).get();
    String links = "squares a, b, c, d after a.setNext(b) and b.setNext(c)";
    Call.of("a.getNext()", () -> a.getNext()).on(links).returnsSame(b, "b", squares);
    Call.of("b.getNext()", () -> b.getNext()).on(links).returnsSame(c, "c", squares);
    Call.of("c.getNext()", () -> c.getNext()).on(links).returnsSame(null, "null", squares);
    Call.run("a.setNext(null)", () -> a.setNext(null)).get();
    String then = links + ", then a.setNext(null)";
    Call.of("a.getNext()", () -> a.getNext()).on(then).returnsSame(null, "null", squares);
    Call.of("b.getNext()", () -> b.getNext()).on(then).returnsSame(c, "c", squares);
    Call.run("a.setNext(b)", () -> a.setNext(b)).get();
    Call.run("a.setNext(d)", () -> a.setNext(d)).get();
    then = links + ", then a.setNext(d)";
    Call.of("a.getNext()", () -> a.getNext()).on(then).returnsSame(d, "d", squares);
    Call.of("b.getNext()", () -> b.getNext()).on(then).returnsSame(c, "c", squares);
    Call.of("d.getNext()", () -> d.getNext()).on(then).returnsSame(null, "null", squares);
    Square e = square(3, 3);
    Call.run("d.setNext(e)", () -> d.setNext(e)).get();
    Call.of("d.getNext()", () -> d.getNext())
        .on("e has the same numbers as d, then d.setNext(e)")
        .returnsSame(e, "e", squares);
    Call.run("a.setNext(e)", () -> a.setNext(e)).get();
    Call.run("e.setNext(a)", () -> e.setNext(a)).get();
    then = "a.setNext(d) and d.setNext(e), where e has the numbers of d; then ";
    then += "a.setNext(e) and e.setNext(a)";
    Call.of("a.getNext()", () -> a.getNext()).on(then).returnsSame(e, "e", squares);
    Call.of("d.getNext()", () -> d.getNext()).on(then).returnsSame(e, "e", squares);
    Call.of("e.getNext()", () -> e.getNext()).on(then).returnsSame(a, "a", squares);
  }

  @Test
  @Check(rule = "R7", points = 2)
  @DisplayName("toString gives [row][column]=piece")
  void toStringHasAnEqualSign() {
    for (int row = 0; row < 8; row++) {
      for (int col = row % 2; col < 8; col += 2) {
        for (Codes piece : Codes.values()) {
          Square square = make(row, col, piece.name(), piece.code()).get("a square");
          String on = "square = new Square(%d, %d, %s)".formatted(row, col, piece);
          tells(square, on, text(row, col, piece));
        }
      }
    }
    Square last = square(0, 0);
    String made = "new Square(3, 5, BLACK_KING, last)";
    Square linked =
        Call.of(made, () -> new Square(3, 5, Codes.BLACK_KING.code(), last)).get("a square");
    tells(linked, "square = " + made, text(3, 5, Codes.BLACK_KING));
    Square later = square(2, 4);
    Expect.toTry("square.setNext(last)", () -> later.setNext(last));
    String then = "square = new Square(2, 4, RED_PAWN), then square.setNext(last)";
    tells(later, then, text(2, 4, Codes.RED_PAWN));
  }

  private static void tells(Square square, String on, String text) {
    Call.of("square.toString()", () -> square.toString()).on(on).returns(text);
  }

  private static String text(int row, int col, Codes piece) {
    return "[%d][%d]=%d".formatted(row, col, piece.code());
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("Square implements Piece")
  void implementsPiece(Subject subject) {
    Structure.of(subject, NAME).implementsInterface("checkerboard.Piece");
  }

  @Test
  @Check(rule = "R9", kind = Kind.STRUCTURE)
  @DisplayName("Its fields are private")
  void fieldsArePrivate(Subject subject) {
    Structure.of(subject, NAME).keepsItsFieldsPrivate();
  }

  @Test
  @Check(rule = "R10", kind = Kind.STRUCTURE)
  @DisplayName("A square itself holds the next square")
  void linksToTheNextSquare(Subject subject) {
    Structure.of(subject, NAME).linksToItsOwnKind();
  }

  @Test
  @Check(rule = "R11", kind = Kind.STRUCTURE)
  @DisplayName("It prints nothing and has no user interface")
  void printsNothing(Subject subject) {
    Structure structure = Structure.of(subject, NAME);
    structure.printsNothing();
    structure.hasNoUserInterface();
  }

  @Test
  @Check(rule = "R12")
  @DisplayName("Asking a square changes nothing")
  void askingChangesNothing() {
    ASKED.twice(life(3, 5, Codes.BLACK_KING));
    ASKED.twice(life(4, 2, Codes.RED_PAWN));
  }

  @Test
  @Check(rule = "R13")
  @DisplayName("Two squares share nothing")
  void squaresShareNothing() {
    ASKED.beside(life(3, 5, Codes.BLACK_KING), lone(6, 2, Codes.RED_PAWN));
    ASKED.beside(life(2, 4, Codes.RED_KING), life(7, 1, Codes.BLACK_PAWN));
    ASKED.beside(linked(5, 1, Codes.RED_PAWN), linked(4, 6, Codes.RED_KING));
  }

  /** A square that gets another next one. */
  private static Life<Linked> life(int row, int col, Codes piece) {
    return linked(row, col, piece)
        .then("setNext(null)", linked -> linked.square.setNext(null))
        .then("setNext(last)", linked -> linked.square.setNext(linked.last));
  }

  private static Life<Linked> linked(int row, int col, Codes piece) {
    return Life.of(
        "new Square(%d, %d, %s, last)".formatted(row, col, piece),
        () -> {
          Square last = new Square(2, 4, Codes.RED_PAWN.code());
          return new Linked(new Square(row, col, piece.code(), last), last);
        });
  }

  private static Life<Linked> lone(int row, int col, Codes piece) {
    return Life.of(
        "new Square(%d, %d, %s)".formatted(row, col, piece),
        () -> new Linked(new Square(row, col, piece.code()), null));
  }

  /** A square, and the one that was given to it. */
  private record Linked(Square square, Square last) {
    String next() {
      Square next = square.getNext();
      return next == null ? "null" : next == last ? "last" : "another square";
    }
  }

  private static Square square(int row, int col) {
    return make(row, col, "RED_PAWN", Codes.RED_PAWN.code()).get("a square");
  }

  private static Call<Square> make(int row, int col, String name, int piece) {
    return Call.of(
        "new Square(%d, %d, %s)".formatted(row, col, name), () -> new Square(row, col, piece));
  }

  private static Call<Square> makeBefore(int row, int col, String name, int piece) {
    return Call.of(
        "new Square(%d, %d, %s, null)".formatted(row, col, name),
        () -> new Square(row, col, piece, null));
  }
}
