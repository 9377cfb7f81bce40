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
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Stage checkerboard: the pieces on the board, and what the board tells of itself. How they move is
 * in {@link CheckerboardMovesSuite}.
 */
@Suite(lab = "checkerboard", stage = "checkerboard")
public class CheckerboardSuite implements StyleRules {
  private static final String NAME = "checkerboard.Checkerboard";

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
    board.addPiece(Piece.RED_KING, 4, 4);
    board.addPiece(Piece.BLACK_PAWN, 7, 7);
    Call.run("board.zero()", () -> board.zero()).get();
    Expect.empty(board, "pieces on [4][4] and [7][7], then board.zero()");
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("init sets up a game, also after play")
  void initSetsUpAGame() {
    Checkerboard board = Expect.made();
    Call.run("board.init()", () -> board.init()).get();
    Expect.start(board, "board.init()");
    board.pickUp(0, 0);
    board.pickUp(5, 5);
    board.addPiece(Piece.RED_KING, 4, 4);
    Call.run("board.init()", () -> board.init()).get();
    Expect.start(board, "some play, then board.init() again");
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("validate is true for the black squares of the board and no others")
  void validateKnowsTheBlackSquares() {
    Checkerboard board = Expect.emptied();
    for (int row = -3; row <= 10; row++) {
      for (int col = -3; col <= 10; col++) {
        boolean onBoard = row >= 0 && row < 8 && col >= 0 && col < 8;
        int r = row;
        int c = col;
        Call.of("board.validate(%d, %d)".formatted(r, c), () -> board.validate(r, c))
            .returns(onBoard && (row + col) % 2 == 0);
      }
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
    Scene scene = Scene.of("b 0 2", "r 5 1", "B 7 7", "R 2 6");
    Checkerboard board = scene.board();
    Call.of("board.pickUp(5, 1)", () -> Codes.name(board.pickUp(5, 1)))
        .on(scene)
        .returns("RED_PAWN");
    Call.of("board.pickUp(7, 7)", () -> Codes.name(board.pickUp(7, 7)))
        .on(scene)
        .returns("BLACK_KING");
    Expect.occupant(board, 5, 1, Piece.NO_PIECE, "the board after pickUp(5, 1)");
    Expect.occupant(board, 7, 7, Piece.NO_PIECE, "the board after pickUp(7, 7)");
    Expect.occupant(board, 0, 2, Piece.BLACK_PAWN, "the board after other pieces were picked up");
    Expect.occupant(board, 2, 6, Piece.RED_KING, "the board after other pieces were picked up");
  }

  @Test
  @Check(rule = "R7", points = 2)
  @DisplayName("addPiece refuses squares that are not black squares of the board")
  void addPieceRefusesWrongSquares() {
    Checkerboard board = Expect.emptied();
    int[][] wrong = {
      {0, 1}, {1, 0}, {4, 3}, {7, 6}, {6, 7}, {-1, -1}, {-1, 1}, {1, -1}, {8, 8}, {8, 0}, {0, 8},
      {7, 9}
    };
    for (int[] square : wrong) {
      Expect.addPiece(board, "RED_PAWN", Codes.RED_PAWN.code(), square[0], square[1])
          .on("an empty board")
          .returns(false);
    }
    Expect.empty(board, "addPiece on squares that are no black squares");
  }

  @Test
  @Check(rule = "R7")
  @DisplayName("addPiece refuses what is no piece")
  void addPieceRefusesWrongPieces() {
    Checkerboard board = Expect.emptied();
    for (int wrong : Codes.wrong()) {
      Expect.addPiece(board, String.valueOf(wrong), wrong, 4, 4)
          .on("an empty board")
          .returns(false);
    }
    Expect.occupant(board, 4, 4, Piece.NO_PIECE, "an empty board after addPiece of no piece");
  }

  @Test
  @Check(rule = "R8", points = 2)
  @DisplayName("addPiece puts a piece on an empty black square")
  void addPiecePutsThePiece() {
    Checkerboard board = Expect.emptied();
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
        Scene scene = Scene.of(there.letter() + " 3 3");
        Checkerboard board = scene.board();
        Expect.addPiece(board, added.name(), added.code(), 3, 3).on(scene).returns(false);
        Expect.occupant(
            board, 3, 3, there.code(), there + " on [3][3], then addPiece(" + added + ", 3, 3)");
      }
    }
  }

  @Test
  @Check(rule = "R10", points = 2)
  @DisplayName("A pawn added to a pawn of its own colour makes a king")
  void twoPawnsMakeAKing() {
    for (Codes pawn : new Codes[] {Codes.BLACK_PAWN, Codes.RED_PAWN}) {
      Scene scene = Scene.of(pawn.letter() + " 5 3");
      Checkerboard board = scene.board();
      Expect.addPiece(board, pawn.name(), pawn.code(), 5, 3).on(scene).returns(true);
      int king = pawn.isRed() ? Piece.RED_KING : Piece.BLACK_KING;
      Expect.occupant(board, 5, 3, king, "two times addPiece(" + pawn + ", 5, 3)");
    }
  }

  @Test
  @Check(rule = "R11", points = 3, cases = RandomBoards.Plain.class)
  @DisplayName("toString draws the eight rows, row 7 first")
  void drawsTheBoard(Subject subject) {
    for (String text : subject.cases()) {
      Scene scene = Scene.parse(text);
      Checkerboard board = scene.board();
      Call<String> call = Call.of("board.toString()", () -> board.toString()).on(scene);
      Drawing.check(scene, call);
    }
  }

  @Test
  @Check(rule = "R12", points = 3, cases = RandomBoards.Plain.class)
  @DisplayName("getBoardList lists every occupied square once")
  void listsTheOccupiedSquares(Subject subject) {
    for (String text : subject.cases()) {
      Scene scene = Scene.parse(text);
      Checkerboard board = scene.board();
      Call<List<String>> call =
          Call.of("board.getBoardList()", () -> Squares.of(board.getBoardList())).on(scene);
      List<String> expected = Squares.of(scene);
      List<String> seen = call.get(Moves.shown(expected));
      if (!seen.equals(expected)) {
        call.fail(Moves.shown(expected), Moves.difference(expected, seen));
      }
    }
  }

  @Test
  @Check(rule = "R17")
  @DisplayName("Each board has pieces of its own")
  void boardsAreIndependent() {
    Scene scene = Scene.of("b 2 2");
    Checkerboard first = scene.board();
    Checkerboard second = Expect.emptied();
    Expect.occupant(first, 2, 2, Piece.BLACK_PAWN, "a second board was made and emptied");
    second.addPiece(Piece.RED_PAWN, 4, 4);
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
