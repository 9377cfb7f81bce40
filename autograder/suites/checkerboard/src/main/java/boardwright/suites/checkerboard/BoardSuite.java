package boardwright.suites.checkerboard;

import boardwright.suites.checkerboard.Squares.Place;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Drawing;
import boardwright.testkit.Limits;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import checkerboard.Checkerboard;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

/** Stage board: the pieces on the board, and what the board tells of itself. */
@Suite(lab = "checkerboard", stage = "board")
@ExtendWith(DifferentPieces.class)
public class BoardSuite
    implements StyleRules, ClassRules.Types, ClassRules.PrivateFields, ClassRules.NoOutput {
  static final Drawing DRAWING = new Drawing(8, 8, ".rRbB");

  private static final Snippets JAVA =
      Snippets.in(BoardSuite.class, "checkerboard.*").withConstantsOf("checkerboard.Piece");

  /**
   * Pawns around [3][3] and [5][5]: on a diagonal, since who mixes up row and column pays enough.
   */
  private static final Scene PAWNS = Scene.of("b 0 0", "r 1 1", "b 2 2", "r 4 4", "b 6 6");

  @Check(rule = "R1")
  @DisplayName("isBlack knows the black pieces")
  void knowsBlack() {
    knows("isBlack", piece -> !piece.isRed());
    JAVA.session().ask("Checkerboard.isBlack(NO_PIECE)").returns(false);
  }

  @Check(rule = "R1")
  @DisplayName("isRed knows the red pieces")
  void knowsRed() {
    knows("isRed", Codes::isRed);
    JAVA.session().ask("Checkerboard.isRed(NO_PIECE)").returns(false);
  }

  @Check(rule = "R1")
  @DisplayName("isPawn knows the pawns")
  void knowsPawns() {
    knows("isPawn", Codes::isPawn);
    JAVA.session().ask("Checkerboard.isPawn(NO_PIECE)").returns(false);
  }

  @Check(rule = "R2")
  @DisplayName("kingRow is 7 for black and 0 for red")
  void knowsTheKingRow() {
    knows("kingRow", piece -> piece.isRed() ? 0 : 7);
  }

  private static void knows(String method, Function<Codes, Object> answer) {
    SnippetSession session = JAVA.session();
    for (Codes piece : Codes.values()) {
      session.ask("Checkerboard." + method + "(%s)", piece).returns(answer.apply(piece));
    }
  }

  @Check(rule = "R3")
  @DisplayName("zero empties the board")
  void zeroEmptiesTheBoard() {
    Checkerboard board = Expect.made();
    Call<Void> zero = Call.run("board.zero()", () -> board.zero());
    zero.get();
    Expect.holds(board, Scene.of(), zero);
    for (int turn = 0; turn < 2; turn++) {
      Expect.tryToFill(board, turn);
      zero.get();
      Expect.holds(board, Scene.of(), "a board full of pieces, then board.zero()");
    }
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("init sets up a game, also after play")
  void initSetsUpAGame() {
    Checkerboard board = Expect.made();
    Call<Void> init = Call.run("board.init()", () -> board.init());
    init.get();
    Expect.holds(board, Scene.game(), init);
    Expect.tryToPickUp(board, 0, 0);
    Expect.tryToPickUp(board, 5, 5);
    Expect.tryToAdd(board, Codes.RED_KING, 3, 3);
    Expect.tryToAdd(board, Codes.BLACK_KING, 4, 2);
    init.get();
    Expect.holds(board, Scene.game(), "some play, then board.init() again");
    for (int turn = 0; turn < 2; turn++) {
      Expect.toTry("board.zero()", () -> board.zero());
      Expect.tryToFill(board, turn);
      init.get();
      Expect.holds(board, Scene.game(), "a board full of pieces, then board.init()");
    }
  }

  @Check(rule = "R5", points = 2, cases = Numbers.OffTheBoard.class)
  @DisplayName("validate is true for the black squares of the board and no others")
  void validateKnowsTheBlackSquares(Subject subject) {
    List<Integer> farOff = Numbers.far(subject);
    Checkerboard board = Expect.made();
    Expect.toTry("board.zero()", () -> board.zero());
    for (int row = -3; row <= 10; row++) {
      for (int col = -3; col <= 10; col++) {
        validate(board, row, col, "an empty board");
      }
      for (int far : farOff) {
        validate(board, row, far, "an empty board");
        validate(board, far, row, "an empty board");
      }
    }
    for (int far : farOff) {
      validate(board, far, far, "an empty board");
      validate(board, far, -far, "an empty board");
    }
    for (int i = 0; i < 8; i++) {
      Expect.tryToAdd(board, Codes.BLACK_PAWN, i, i);
      validate(board, i, i, "a board with a piece on that square");
    }
  }

  private static void validate(Checkerboard board, int row, int col, String on) {
    Limits.renew();
    boolean onBoard = row >= 0 && row < 8 && col >= 0 && col < 8;
    Call.of(Call.text("board.validate(%d, %d)", row, col), () -> board.validate(row, col))
        .on(on)
        .returns(onBoard && (row + col) % 2 == 0);
  }

  @Check(rule = "R6")
  @DisplayName("occupant tells what stands on a square")
  void occupantTellsThePiece() {
    Scene scene = Scene.of("b 0 2", "r 5 1", "B 7 7", "R 2 6");
    Checkerboard board = scene.board();
    Squares.ALL.forEach(at -> Expect.holdsAt(board, at.row(), at.col(), scene, scene));
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("pickUp takes the piece off and gives its code")
  void pickUpTakesThePiece() {
    Scene scene = Scene.full().with('R', 0, 0).with('B', 7, 7);
    Checkerboard board = scene.board();
    int[][] squares = {{5, 1}, {7, 7}, {0, 0}, {3, 5}, {4, 4}, {2, 0}, {5, 1}, {2, 3}};
    for (int[] square : squares) {
      int row = square[0];
      int col = square[1];
      Object written = Call.text("board.pickUp(%d, %d)", row, col);
      Call<Integer> call = Call.of(written, () -> board.pickUp(row, col)).on(scene);
      Expect.code(scene.codeAt(row, col), call);
      Object on = Call.text("%s%nafter %s", scene, call);
      scene = scene.with('.', row, col);
      Expect.holds(board, scene, on);
    }
  }

  @Check(rule = "R7", points = 2, cases = Numbers.OffTheBoard.class)
  @DisplayName("addPiece refuses squares that are not black squares of the board")
  void addPieceRefusesWrongSquares(Subject subject) {
    Checkerboard board = PAWNS.board();
    for (int row = -2; row < 10; row++) {
      for (int col = -2; col < 10; col++) {
        if (row < 0 || row > 7 || col < 0 || col > 7 || (row + col) % 2 != 0) {
          Expect.refused(PAWNS, board, Codes.RED_PAWN, Codes.RED_PAWN.code(), row, col);
        }
      }
    }
    for (int off : Numbers.offTheBoard(subject)) {
      Expect.refused(PAWNS, board, Codes.RED_PAWN, Codes.RED_PAWN.code(), off, 3);
      Expect.refused(PAWNS, board, Codes.RED_PAWN, Codes.RED_PAWN.code(), 4, off);
    }
  }

  @Check(rule = "R7", cases = Numbers.Any.class)
  @DisplayName("addPiece refuses what is no piece")
  void addPieceRefusesWrongPieces(Subject subject) {
    Checkerboard board = PAWNS.board();
    for (int wrong : Numbers.wrongCodes(subject)) {
      Expect.refused(PAWNS, board, wrong, wrong, 3, 3);
      Expect.refused(PAWNS, board, wrong, wrong, 4, 4);
      Expect.refused(PAWNS, board, wrong, wrong, 2, 2);
    }
  }

  @Check(rule = "R8", points = 2)
  @DisplayName("addPiece puts a piece on an empty black square")
  void addPiecePutsThePiece() {
    Checkerboard board = Scene.of().board();
    Scene scene = Scene.of();
    for (Place at : Squares.BLACK) {
      Codes piece = Codes.values()[(at.row() * 4 + at.col() / 2) % 4];
      scene = scene.with(piece.letter(), at.row(), at.col());
      Call<Boolean> call = Expect.addPiece(board, piece, piece.code(), at.row(), at.col());
      call.on("an empty square").returns(true);
      Expect.holdsAt(board, at.row(), at.col(), scene, call);
    }
    Expect.holds(board, scene, "a piece has been added to each black square");
    for (Codes pawn : List.of(Codes.BLACK_PAWN, Codes.RED_PAWN)) {
      for (boolean zeroed : new boolean[] {true, false}) {
        Checkerboard used = Scene.of().board();
        Expect.tryToAdd(used, pawn, 3, 5);
        Expect.tryToAdd(used, pawn, 3, 5);
        if (zeroed) {
          Expect.toTry("board.zero()", () -> used.zero());
        } else {
          Expect.tryToPickUp(used, 3, 5);
        }
        if (Scene.of().isOn(used)) {
          String on = "a square where a king was, after " + (zeroed ? "zero()" : "pickUp(3, 5)");
          Call<Boolean> call = Expect.addPiece(used, pawn, pawn.code(), 3, 5).on(on);
          call.returns(true);
          Scene expected = Scene.of().with(pawn.letter(), 3, 5);
          Expect.holdsAt(used, 3, 5, expected, Call.text("%s, then %s", on, call));
        }
      }
    }
  }

  @Check(rule = "R9", points = 2)
  @DisplayName("addPiece refuses an occupied square and leaves it as it is")
  void addPieceRefusesOccupiedSquares() {
    for (Codes there : Codes.values()) {
      for (Codes added : Codes.values()) {
        if (there != added || !there.isPawn()) {
          Scene scene = PAWNS.with(there.letter(), 3, 3);
          Expect.refused(scene, scene.board(), added, added.code(), 3, 3);
        }
      }
    }
    Scene full = Scene.full();
    Checkerboard board = full.boardIfAny();
    if (board != null) {
      for (Place at : Squares.BLACK) {
        Codes added =
            Codes.of(full.at(at.row(), at.col())).isRed() ? Codes.BLACK_PAWN : Codes.RED_PAWN;
        Expect.refused(full, board, added, added.code(), at.row(), at.col());
      }
    }
  }

  @Check(rule = "R10", points = 2)
  @DisplayName("A pawn added to a pawn of its own colour makes a king")
  void twoPawnsMakeAKing() {
    for (Codes pawn : List.of(Codes.BLACK_PAWN, Codes.RED_PAWN)) {
      Checkerboard board = PAWNS.with(pawn.letter(), 5, 3).board();
      crown(board, pawn, PAWNS, 5, 3);
      for (Place at : Squares.BLACK) {
        Expect.toTry("board.zero()", () -> board.zero());
        Expect.tryToAdd(board, pawn, at.row(), at.col());
        if (Scene.of().with(pawn.letter(), at.row(), at.col()).isOn(board)) {
          crown(board, pawn, Scene.of(), at.row(), at.col());
        }
      }
    }
  }

  /** Adds a pawn to one that stands on a board beside others. */
  private static void crown(Checkerboard board, Codes pawn, Scene others, int row, int col) {
    Limits.renew();
    Scene before = others.with(pawn.letter(), row, col);
    Call<Boolean> call = Expect.addPiece(board, pawn, pawn.code(), row, col).on(before);
    call.returns(true);
    Scene after = others.with(Character.toUpperCase(pawn.letter()), row, col);
    Expect.holds(board, after, Call.text("%s%nafter %s", before, call));
  }

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
    DRAWING.check(scene.grid(), Call.of("board.toString()", () -> board.toString()).on(on));
  }

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
    Call.of("board.getBoardList()", () -> Squares.of(board.getBoardList()))
        .on(on)
        .lists(Squares.of(scene));
  }

  @Check(rule = "R13")
  @DisplayName("Asking a board changes nothing, and each answer is about the board as it stands")
  void askingChangesNothing() {
    BoardLives.askedTwice(BoardLives.PIECES);
  }

  @Check(rule = "R14")
  @DisplayName("Two boards share nothing")
  void boardsAreIndependent() {
    BoardLives.apart(BoardLives.PIECES);
  }
}
