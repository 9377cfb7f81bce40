package boardwright.suites.checkerboard;

import static boardwright.suites.checkerboard.Questions.IS_JUMP;
import static boardwright.suites.checkerboard.Questions.IS_MOVE;

import boardwright.suites.checkerboard.RandomBoards.Board;
import boardwright.suites.checkerboard.Squares.Place;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import checkerboard.Checkerboard;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

/** Stage moves: how one piece moves. */
@Suite(lab = "checkerboard", stage = "moves")
@ExtendWith(DifferentPieces.class)
public class MovesSuite {
  @Check(rule = "R1", points = 2)
  @DisplayName("A pawn steps forward only")
  void pawnsStepForward(Subject subject) {
    IS_MOVE.expect(true, Scene.of("b 3 3"), 3, 3, 4, 2, 4, 4);
    IS_MOVE.expect(false, Scene.of("b 3 3"), 3, 3, 2, 2, 2, 4);
    IS_MOVE.expect(true, Scene.of("r 4 4"), 4, 4, 3, 3, 3, 5);
    IS_MOVE.expect(false, Scene.of("r 4 4"), 4, 4, 5, 3, 5, 5);
    IS_MOVE.denyAllBut(subject, Scene.of("b 7 1", "r 0 2"), 7, 1);
    IS_MOVE.denyAllBut(subject, Scene.of("b 7 1", "r 0 2"), 0, 2);
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("A king steps both ways")
  void kingsStepBothWays() {
    IS_MOVE.expect(true, Scene.of("B 3 3"), 3, 3, 4, 2, 4, 4, 2, 2, 2, 4);
    IS_MOVE.expect(true, Scene.of("R 3 3"), 3, 3, 4, 2, 4, 4, 2, 2, 2, 4);
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("A step goes to the next row and column, and to an empty square")
  void stepsAreShortAndNeedRoom(Subject subject) {
    IS_MOVE.expect(false, Scene.of("b 3 3", "b 4 4"), 3, 3, 4, 4);
    IS_MOVE.expect(false, Scene.of("b 3 3", "r 4 2"), 3, 3, 4, 2);
    IS_MOVE.expect(false, Scene.of("R 3 3", "b 2 2"), 3, 3, 2, 2);
    IS_MOVE.expect(false, Scene.of("b 3 3"), 3, 3, 5, 5);
    IS_MOVE.expect(false, Scene.of("B 3 3"), 3, 3, 3, 5, 5, 3, 4, 6, 6, 2);
    IS_MOVE.expect(false, Scene.of("R 3 3"), 3, 3, 1, 1);
    IS_MOVE.denyAllBut(subject, Scene.of("B 0 0"), 0, 0, 1, 1);
    IS_MOVE.denyAllBut(subject, Scene.of("R 7 7"), 7, 7, 6, 6);
    IS_MOVE.denyAllBut(subject, Scene.of("B 3 7"), 3, 7, 2, 6, 4, 6);
    IS_MOVE.denyAllBut(subject, Scene.of("R 4 0"), 4, 0, 3, 1, 5, 1);
  }

  @Check(rule = "R1", points = 2, cases = RandomBoards.Steps.class)
  @DisplayName("isMove is right on boards drawn at random")
  void stepsOnRandomBoards(Subject subject) {
    IS_MOVE.ask(subject, subject.cases());
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("A jump passes over an opponent to the empty square behind")
  void jumpsPassOverAnOpponent() {
    for (String over : new String[] {"r 4 4", "R 4 4"}) {
      IS_JUMP.expect(true, Scene.of("b 3 3", over), 3, 3, 5, 5);
      IS_JUMP.expect(true, Scene.of("B 3 3", over), 3, 3, 5, 5);
      IS_JUMP.expect(true, Scene.of("B 5 5", over), 5, 5, 3, 3);
    }
    for (String over : new String[] {"b 4 4", "B 4 4"}) {
      IS_JUMP.expect(true, Scene.of("r 5 3", over), 5, 3, 3, 5);
      IS_JUMP.expect(true, Scene.of("R 5 3", over), 5, 3, 3, 5);
      IS_JUMP.expect(true, Scene.of("R 3 5", over), 3, 5, 5, 3);
    }
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("Nothing jumps over its own colour, over nothing, or onto a piece")
  void jumpsNeedAnOpponentAndRoom(Subject subject) {
    IS_JUMP.expect(false, Scene.of("b 3 3", "b 4 4"), 3, 3, 5, 5);
    IS_JUMP.expect(false, Scene.of("b 3 3", "B 4 4"), 3, 3, 5, 5);
    IS_JUMP.expect(false, Scene.of("R 5 5", "r 4 4"), 5, 5, 3, 3);
    IS_JUMP.expect(false, Scene.of("b 3 3"), 3, 3, 5, 5);
    IS_JUMP.expect(false, Scene.of("R 3 3"), 3, 3, 1, 1);
    IS_JUMP.expect(false, Scene.of("b 3 3", "r 4 4", "r 5 5"), 3, 3, 5, 5);
    IS_JUMP.expect(false, Scene.of("b 3 3", "r 4 4", "b 5 5"), 3, 3, 5, 5);
    IS_JUMP.expect(false, Scene.of("B 3 3", "r 4 4"), 3, 3, 4, 4, 6, 6);
    IS_JUMP.denyAllBut(subject, Scene.of("B 0 0", "r 2 2", "r 3 3"), 0, 0);
    IS_JUMP.denyAllBut(subject, Scene.of("B 0 0", "r 1 1", "r 1 3", "r 3 1"), 0, 0, 2, 2);
    IS_JUMP.denyAllBut(subject, Scene.of("B 3 7", "r 4 6", "r 2 6"), 3, 7, 5, 5, 1, 5);
    IS_JUMP.denyAllBut(subject, Scene.of("R 4 0", "b 5 1", "b 3 1"), 4, 0, 6, 2, 2, 2);
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("A pawn jumps forward only")
  void pawnsJumpForward(Subject subject) {
    IS_JUMP.expect(false, Scene.of("b 5 5", "r 4 4"), 5, 5, 3, 3);
    IS_JUMP.expect(false, Scene.of("b 5 5", "r 4 6"), 5, 5, 3, 7);
    IS_JUMP.expect(false, Scene.of("r 2 2", "b 3 3"), 2, 2, 4, 4);
    IS_JUMP.expect(false, Scene.of("r 2 2", "B 3 1"), 2, 2, 4, 0);
    Scene last = Scene.of("b 7 1", "r 6 2", "r 0 2", "b 1 3");
    IS_JUMP.denyAllBut(subject, last, 7, 1);
    IS_JUMP.denyAllBut(subject, last, 0, 2);
  }

  @Check(rule = "R2", points = 2, cases = RandomBoards.Jumps.class)
  @DisplayName("isJump is right on boards drawn at random")
  void jumpsOnRandomBoards(Subject subject) {
    IS_JUMP.ask(subject, subject.cases());
  }

  @Check(rule = "R3", points = 2, cases = RandomBoards.FewWithMoves.class)
  @DisplayName("getMoves(row, column) lists the steps and jumps of one piece")
  void listsTheMovesOfOnePiece(Subject subject) {
    Scene middle = Scene.of("B 3 3", "r 4 4", "b 2 2", "r 4 2", "R 5 1");
    moves(middle, 3, 3).lists(List.of("[3][3] to [2][4]", "[3][3] jumps to [5][5]"));
    moves(Scene.of("b 0 0"), 0, 0).lists(List.of("[0][0] to [1][1]"));
    moves(Scene.of("r 6 0", "b 5 1"), 6, 0).lists(List.of("[6][0] jumps to [4][2]"));
    moves(Scene.of("R 7 7", "b 6 6"), 7, 7).lists(List.of("[7][7] jumps to [5][5]"));
    for (String text : subject.cases()) {
      Board drawn = Board.parse(text);
      eachMoves(drawn, drawn.scene()::board, drawn.scene());
    }
    for (String text : subject.cases().subList(0, RandomBoards.USED)) {
      Board drawn = Board.parse(text);
      eachMoves(drawn, drawn.scene()::usedBoard, drawn.scene().used());
    }
  }

  /**
   * The moves of every piece on a board; a wrong answer counts if it is also wrong on a new one,
   * since that asking changes nothing has its own rule. Where there is hardly any room, some of the
   * pieces that cannot move stand for all of them.
   */
  private static void eachMoves(Board drawn, Supplier<Checkerboard> boards, Object on) {
    Checkerboard board = boards.get();
    for (Place at : Squares.BLACK) {
      if (drawn.scene().grid().has(at.row(), at.col())) {
        String from = "[" + at.row() + "][" + at.col() + "] ";
        List<String> own = drawn.moves().stream().filter(m -> m.startsWith(from)).toList();
        if (!own.isEmpty() || at.row() % 3 == 0 || drawn.scene().grid().pieces() < 16) {
          try {
            moves(board, at.row(), at.col()).on(on).lists(own);
          } catch (AssertionError wrong) {
            moves(boards.get(), at.row(), at.col()).on(on).lists(own);
          }
        }
      }
    }
  }

  @Check(rule = "R3")
  @DisplayName("getMoves(row, column) is null where nothing can move")
  void givesNullWhereNothingMoves() {
    givesNull(0, 0, "the piece cannot move");
    givesNull(4, 4, "the square is empty");
    givesNull(4, 3, "no piece is on a white square");
  }

  private static void givesNull(int row, int col, String since) {
    Scene stuck = Scene.of("b 0 0", "b 1 1", "b 0 2");
    Checkerboard board = stuck.board();
    Call.of("board.getMoves(%d, %d)".formatted(row, col), () -> board.getMoves(row, col))
        .on(stuck.grid().around(row, col))
        .returnsSame(null, "null (" + since + ")");
  }

  private static Call<List<String>> moves(Scene scene, int row, int col) {
    return moves(scene.board(), row, col).on(scene);
  }

  private static Call<List<String>> moves(Checkerboard board, int row, int col) {
    return Call.of(
        Call.text("board.getMoves(%d, %d)", row, col), () -> Squares.of(board.getMoves(row, col)));
  }
}
