package boardwright.suites.checkerboard;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Life;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import checkerboard.Checkerboard;
import checkerboard.Piece;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Stage board: the pieces on the board, and what the board tells of itself. */
@Suite(lab = "checkerboard", stage = "board")
@ExtendWith(DifferentPieces.class)
public class BoardSuite
    implements StyleRules, ClassRules.Types, ClassRules.PrivateFields, ClassRules.NoOutput {
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
  }

  @Test
  @Check(rule = "R5", points = 2, cases = Numbers.OffTheBoard.class)
  @DisplayName("validate is true for the black squares of the board and no others")
  void validateKnowsTheBlackSquares(Subject subject) {
    List<Integer> farOff = Numbers.far(subject);
    Checkerboard board = Expect.made();
    Expect.toTry("board.zero()", () -> board.zero());
    for (int row = -3; row <= 10; row++) {
      for (int col = -3; col <= 10; col++) {
        Expect.validate(board, row, col, "an empty board");
      }
      for (int far : farOff) {
        Expect.validate(board, row, far, "an empty board");
        Expect.validate(board, far, row, "an empty board");
      }
    }
    for (int far : farOff) {
      for (int off : farOff) {
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
  @Check(rule = "R7", points = 2, cases = Numbers.OffTheBoard.class)
  @DisplayName("addPiece refuses squares that are not black squares of the board")
  void addPieceRefusesWrongSquares(Subject subject) {
    Checkerboard board = PAWNS.board();
    for (int row = -2; row < 10; row++) {
      for (int col = -2; col < 10; col++) {
        if (row < 0 || row > 7 || col < 0 || col > 7 || (row + col) % 2 != 0) {
          Expect.refused(PAWNS, board, "RED_PAWN", Codes.RED_PAWN.code(), row, col);
        }
      }
    }
    for (int off : Numbers.offTheBoard(subject)) {
      Expect.refused(PAWNS, board, "RED_PAWN", Codes.RED_PAWN.code(), off, 3);
      Expect.refused(PAWNS, board, "RED_PAWN", Codes.RED_PAWN.code(), 4, off);
    }
  }

  @Test
  @Check(rule = "R7", cases = Numbers.Any.class)
  @DisplayName("addPiece refuses what is no piece")
  void addPieceRefusesWrongPieces(Subject subject) {
    Checkerboard board = PAWNS.board();
    for (int wrong : Numbers.wrongCodes(subject)) {
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
      putsAPawnWhereAKingWas(pawn, "zero()", used -> used.zero());
      putsAPawnWhereAKingWas(pawn, "pickUp(3, 5)", used -> used.pickUp(3, 5));
    }
  }

  private static void putsAPawnWhereAKingWas(
      Codes pawn, String emptied, Life.Action<Checkerboard> code) {
    Checkerboard used = Scene.of().board();
    Expect.tryToAdd(used, pawn, 3, 5);
    Expect.tryToAdd(used, pawn, 3, 5);
    Expect.toTry("board." + emptied, () -> code.on(used));
    if (Scene.of().isOn(used)) {
      Expect.addPiece(used, pawn.name(), pawn.code(), 3, 5)
          .on("a square where a king was made, after board." + emptied)
          .returns(true);
      String after = "where a king was made: board.%s, then addPiece(%s, 3, 5)";
      Expect.occupant(used, 3, 5, pawn.code(), after.formatted(emptied, pawn));
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
    String reused = "a board on which kings were made before, then zero()";
    if (there == pawn.code()) { // else that is for the check of addPiece on empty squares
      Expect.addPiece(board, pawn.name(), pawn.code(), row, col)
          .on(Call.text("%s, then addPiece(%s, %d, %d)", reused, pawn, row, col))
          .returns(true);
      String after = "%s, then two times addPiece(%s, %d, %d)";
      Expect.occupant(board, row, col, king, Call.text(after, reused, pawn, row, col));
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
    Scene used = Scene.game();
    draws(used, used.usedBoard(), used.used());
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
    for (String text : subject.cases().subList(0, RandomBoards.USED)) {
      Scene used = Scene.parse(text);
      lists(used, used.usedBoard(), used.used());
    }
    lists(Scene.game(), Scene.game().usedBoard(), Scene.game().used());
  }

  private static void lists(Scene scene, Checkerboard board, Object on) {
    Moves.same(
        Squares.of(scene),
        Call.of("board.getBoardList()", () -> Squares.of(board.getBoardList())).on(on));
  }

  @Test
  @Check(rule = "R13")
  @DisplayName("Asking a board changes nothing, and each answer is about the board as it stands")
  void askingChangesNothing() {
    BoardLives.askedTwice(BoardLives.PIECES);
  }

  @Test
  @Check(rule = "R14")
  @DisplayName("Two boards share nothing")
  void boardsAreIndependent() {
    BoardLives.apart(BoardLives.PIECES);
  }
}
