package boardwright.suites.checkerboard;

import boardwright.suite.Call;
import boardwright.suite.Check;
import boardwright.suite.Kind;
import boardwright.suite.Structure;
import boardwright.suite.StyleRules;
import boardwright.suite.Subject;
import boardwright.suite.Suite;
import checkerboard.Checkerboard;
import checkerboard.Piece;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Stage checkerboard: the pieces on the board, and what the board tells of itself. How they move is
 * in {@link CheckerboardMovesSuite}.
 */
@Suite(lab = "checkerboard", stage = "checkerboard")
@ExtendWith(DifferentPieces.class)
public class CheckerboardSuite implements StyleRules {
  private static final String NAME = "checkerboard.Checkerboard";

  /** Rows and columns far off the board, for which numbers that are put together may overflow. */
  private static final int[] FAR = {
    16,
    64,
    100,
    256,
    1 << 16,
    1 << 28,
    1 << 29,
    1 << 30,
    Integer.MAX_VALUE,
    Integer.MAX_VALUE - 1,
    -8,
    -64,
    -100,
    -256,
    -(1 << 29),
    -(1 << 30),
    Integer.MIN_VALUE,
    Integer.MIN_VALUE + 1
  };

  /**
   * Pawns around [3][3] and [5][5]: on a diagonal, since who mixes up row and column pays enough.
   */
  private static final Scene PAWNS = Scene.of("b 0 0", "r 1 1", "b 2 2", "r 4 4", "b 6 6");

  @Test
  @Check(rule = "R1")
  @DisplayName("isBlack knows the black pieces")
  void knowsBlack() {
    for (Codes piece : Codes.values()) {
      Call.of("Checkerboard.isBlack(" + piece + ")", () -> Checkerboard.isBlack(piece.code()))
          .returns(!piece.isRed());
    }
    Call.of("Checkerboard.isBlack(NO_PIECE)", () -> Checkerboard.isBlack(Piece.NO_PIECE))
        .returns(false);
  }

  @Test
  @Check(rule = "R1")
  @DisplayName("isRed knows the red pieces")
  void knowsRed() {
    for (Codes piece : Codes.values()) {
      Call.of("Checkerboard.isRed(" + piece + ")", () -> Checkerboard.isRed(piece.code()))
          .returns(piece.isRed());
    }
    Call.of("Checkerboard.isRed(NO_PIECE)", () -> Checkerboard.isRed(Piece.NO_PIECE))
        .returns(false);
  }

  @Test
  @Check(rule = "R1")
  @DisplayName("isPawn knows the pawns")
  void knowsPawns() {
    for (Codes piece : Codes.values()) {
      Call.of("Checkerboard.isPawn(" + piece + ")", () -> Checkerboard.isPawn(piece.code()))
          .returns(piece.isPawn());
    }
    Call.of("Checkerboard.isPawn(NO_PIECE)", () -> Checkerboard.isPawn(Piece.NO_PIECE))
        .returns(false);
  }

  @Test
  @Check(rule = "R2")
  @DisplayName("kingRow is 7 for black and 0 for red")
  void knowsTheKingRow() {
    for (Codes piece : Codes.values()) {
      Call.of("Checkerboard.kingRow(" + piece + ")", () -> Checkerboard.kingRow(piece.code()))
          .returns(piece.isRed() ? 0 : 7);
    }
  }

  @Test
  @Check(rule = "R3")
  @DisplayName("zero empties the board")
  void zeroEmptiesTheBoard() {
    Checkerboard board = Expect.made();
    Call.run("board.zero()", () -> board.zero()).get();
    Expect.empty(board, "board.zero()");
    for (Codes piece : Codes.values()) {
      Expect.tryToFill(board, piece);
      Call.run("board.zero()", () -> board.zero()).get();
      Expect.empty(board, "a board full of " + piece + ", then board.zero()");
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("init sets up a game, also after play")
  void initSetsUpAGame() {
    Opening.check();
    Opening.checkAfterPlay();
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("validate is true for the black squares of the board and no others")
  void validateKnowsTheBlackSquares() {
    Checkerboard board = Expect.made();
    Expect.toTry("board.zero()", () -> board.zero());
    for (int row = -3; row <= 10; row++) {
      for (int col = -3; col <= 10; col++) {
        Expect.validate(board, row, col, "an empty board");
      }
      for (int far : FAR) {
        Expect.validate(board, row, far, "an empty board");
        Expect.validate(board, far, row, "an empty board");
      }
    }
    for (int far : FAR) {
      for (int off : FAR) {
        Expect.validate(board, far, off, "an empty board");
      }
    }
    for (int i = 0; i < 8; i++) {
      Expect.tryToAdd(board, Codes.BLACK_PAWN, i, i);
      Expect.validate(board, i, i, "a board with a piece on that square");
    }
  }

  @Test
  @Check(rule = "R6")
  @DisplayName("occupant tells what stands on a square")
  void occupantTellsThePiece() {
    Scene scene = Scene.of("b 0 2", "r 5 1", "B 7 7", "R 2 6");
    Checkerboard board = scene.board();
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        Expect.occupant(board, row, col, scene.codeAt(row, col), scene);
      }
    }
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName("pickUp takes the piece off and gives its code")
  void pickUpTakesThePiece() {
    Scene scene = Scene.parse("r.R.b.B..b.B.r.RB.b.R.r..R.r.B.b".repeat(2));
    scene = scene.with('R', 0, 0).with('B', 7, 7);
    Checkerboard board = scene.board();
    int[][] squares = {{5, 1}, {7, 7}, {0, 0}, {3, 5}, {4, 4}, {2, 0}, {5, 1}, {2, 3}};
    for (int[] square : squares) {
      int row = square[0];
      int col = square[1];
      Call<Integer> call =
          Call.of(Call.text("board.pickUp(%d, %d)", row, col), () -> board.pickUp(row, col))
              .on(scene);
      Expect.code(scene.codeAt(row, col), call);
      Object on = Call.text("%s%nafter %s", scene, call);
      scene = scene.with('.', row, col);
      Expect.holds(board, scene, on);
    }
  }

  @Test
  @Check(rule = "R7", points = 2)
  @DisplayName("addPiece refuses squares that are not black squares of the board")
  void addPieceRefusesWrongSquares() {
    Checkerboard board = PAWNS.board();
    int[][] wrong = {
      {0, 1}, {1, 0}, {4, 3}, {7, 6}, {6, 7}, {-1, -1}, {-1, 1}, {1, -1}, {8, 8}, {8, 0}, {0, 8},
      {7, 9}
    };
    for (int[] square : wrong) {
      Expect.refused(PAWNS, board, "RED_PAWN", Codes.RED_PAWN.code(), square[0], square[1]);
    }
  }

  @Test
  @Check(rule = "R7")
  @DisplayName("addPiece refuses what is no piece")
  void addPieceRefusesWrongPieces() {
    Checkerboard board = PAWNS.board();
    for (int wrong : Codes.wrong()) {
      Expect.refused(PAWNS, board, String.valueOf(wrong), wrong, 3, 3);
      Expect.refused(PAWNS, board, String.valueOf(wrong), wrong, 4, 4);
      Expect.refused(PAWNS, board, String.valueOf(wrong), wrong, 2, 2);
    }
  }

  @Test
  @Check(rule = "R8", points = 2)
  @DisplayName("addPiece puts a piece on an empty black square")
  void addPiecePutsThePiece() {
    Checkerboard board = Scene.of().board();
    int number = 0;
    for (int row = 0; row < 8; row++) {
      for (int col = row % 2; col < 8; col += 2) {
        Codes piece = Codes.values()[number++ % 4];
        Expect.addPiece(board, piece.name(), piece.code(), row, col)
            .on("an empty square")
            .returns(true);
        Expect.occupant(
            board, row, col, piece.code(), "addPiece(%s, %d, %d)".formatted(piece, row, col));
      }
    }
    for (Codes pawn : new Codes[] {Codes.BLACK_PAWN, Codes.RED_PAWN}) {
      Checkerboard used = Scene.of().board();
      Expect.tryToAdd(used, pawn, 3, 5);
      Expect.tryToAdd(used, pawn, 3, 5);
      Expect.toTry("board.zero()", () -> used.zero());
      if (Scene.of().isOn(used)) {
        Expect.addPiece(used, pawn.name(), pawn.code(), 3, 5)
            .on("a square where a king was made, after board.zero()")
            .returns(true);
        String after = "where a king was made: board.zero(), then addPiece(%s, 3, 5)";
        Expect.occupant(used, 3, 5, pawn.code(), after.formatted(pawn));
      }
    }
  }

  @Test
  @Check(rule = "R9", points = 2)
  @DisplayName("addPiece refuses an occupied square and leaves it as it is")
  void addPieceRefusesOccupiedSquares() {
    for (Codes there : Codes.values()) {
      for (Codes added : Codes.values()) {
        if (there == added && there.isPawn()) {
          continue;
        }
        Scene scene = PAWNS.with(there.letter(), 3, 3);
        Expect.refused(scene, scene.board(), added.name(), added.code(), 3, 3);
      }
    }
    Scene full = Scene.full();
    Checkerboard board = full.boardIfAny();
    for (int row = 0; board != null && row < 8; row++) {
      for (int col = row % 2; col < 8; col += 2) {
        Codes there = Codes.of(full.at(row, col));
        Codes added = there.isRed() ? Codes.BLACK_PAWN : Codes.RED_PAWN;
        Call<Boolean> call = Expect.addPiece(board, added.name(), added.code(), row, col).on(full);
        call.returns(false);
        Expect.occupant(board, row, col, full.codeAt(row, col), Call.text("after %s", call));
      }
    }
    if (board != null) {
      Expect.holds(board, full, Call.text("%s%nafter addPiece on every square", full));
    }
  }

  @Test
  @Check(rule = "R10", points = 2)
  @DisplayName("A pawn added to a pawn of its own colour makes a king")
  void twoPawnsMakeAKing() {
    for (Codes pawn : new Codes[] {Codes.BLACK_PAWN, Codes.RED_PAWN}) {
      Scene scene = PAWNS.with(pawn.letter(), 5, 3);
      Checkerboard board = scene.board();
      Expect.addPiece(board, pawn.name(), pawn.code(), 5, 3).on(scene).returns(true);
      Scene crowned = scene.with(Character.toUpperCase(pawn.letter()), 5, 3);
      Expect.holds(board, crowned, "two times addPiece(" + pawn + ", 5, 3), among other pieces");
      int king = pawn.isRed() ? Piece.RED_KING : Piece.BLACK_KING;
      for (int row = 0; row < 8; row++) {
        for (int col = row % 2; col < 8; col += 2) {
          crown(board, pawn, king, row, col);
        }
      }
    }
  }

  private static void crown(Checkerboard board, Codes pawn, int king, int row, int col) {
    Expect.toTry("board.zero()", () -> board.zero());
    Expect.tryToAdd(board, pawn, row, col);
    int there = Expect.tried("board.occupant", () -> board.occupant(row, col)).orElse(king);
    if (there == pawn.code()) { // else that is for the check of addPiece on empty squares
      Expect.addPiece(board, pawn.name(), pawn.code(), row, col)
          .on(Call.text("a %s on [%d][%d]", pawn, row, col))
          .returns(true);
      String after = "two times addPiece(%s, %d, %d)";
      Expect.occupant(board, row, col, king, Call.text(after, pawn, row, col));
    }
  }

  @Test
  @Check(rule = "R11", points = 3, cases = RandomBoards.Plain.class)
  @DisplayName("toString draws the eight rows, row 7 first")
  void drawsTheBoard(Subject subject) {
    for (String text : subject.cases()) {
      Scene scene = Scene.parse(text);
      draws(scene, scene.board(), scene);
    }
    Changes.ask((drawn, board, on) -> draws(drawn.scene(), board, on));
  }

  private static void draws(Scene scene, Checkerboard board, Object on) {
    Drawing.check(scene, Call.of("board.toString()", () -> board.toString()).on(on));
  }

  @Test
  @Check(rule = "R12", points = 3, cases = RandomBoards.Plain.class)
  @DisplayName("getBoardList lists every occupied square once")
  void listsTheOccupiedSquares(Subject subject) {
    for (String text : subject.cases()) {
      Scene scene = Scene.parse(text);
      lists(scene, scene.board(), scene);
    }
    Changes.ask((drawn, board, on) -> lists(drawn.scene(), board, on));
  }

  private static void lists(Scene scene, Checkerboard board, Object on) {
    Moves.same(
        Squares.of(scene),
        Call.of("board.getBoardList()", () -> Squares.of(board.getBoardList())).on(on));
  }

  @Test
  @Check(rule = "R17")
  @DisplayName("Each board has pieces of its own")
  void boardsAreIndependent() {
    Scene scene = Scene.of("b 2 2");
    Checkerboard first = scene.board();
    Checkerboard second = Scene.of().board();
    Expect.occupant(first, 2, 2, Piece.BLACK_PAWN, "a second board was made and emptied");
    Expect.tryToAdd(second, Codes.RED_PAWN, 4, 4);
    Expect.occupant(first, 4, 4, Piece.NO_PIECE, "a second board got a piece on [4][4]");
  }

  @Test
  @Check(rule = "R18", kind = Kind.STRUCTURE)
  @DisplayName("Checkerboard implements Piece")
  void implementsPiece(Subject subject) {
    Structure.of(subject, NAME).implementsInterface("checkerboard.Piece");
  }

  @Test
  @Check(rule = "R19", kind = Kind.STRUCTURE)
  @DisplayName("Its fields are private")
  void fieldsArePrivate(Subject subject) {
    Structure.of(subject, NAME).keepsItsFieldsPrivate();
  }

  @Test
  @Check(rule = "R20", kind = Kind.STRUCTURE)
  @DisplayName("It prints nothing and has no user interface")
  void printsNothing(Subject subject) {
    Structure structure = Structure.of(subject, NAME);
    structure.printsNothing();
    structure.hasNoUserInterface();
  }
}
