package boardwright.suites.checkerboard;

import boardwright.suites.checkerboard.RandomBoards.Board;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import checkerboard.Checkerboard;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Stage moves: how one piece moves. */
@Suite(lab = "checkerboard", stage = "moves")
@ExtendWith(DifferentPieces.class)
public class MovesSuite {
  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("A pawn steps forward only")
  void pawnsStepForward(Subject subject) {
    Expect.step(Scene.of("b 3 3"), 3, 3, 4, 2, true);
    Expect.step(Scene.of("b 3 3"), 3, 3, 4, 4, true);
    Expect.step(Scene.of("b 3 3"), 3, 3, 2, 2, false);
    Expect.step(Scene.of("b 3 3"), 3, 3, 2, 4, false);
    Expect.step(Scene.of("r 4 4"), 4, 4, 3, 3, true);
    Expect.step(Scene.of("r 4 4"), 4, 4, 3, 5, true);
    Expect.step(Scene.of("r 4 4"), 4, 4, 5, 3, false);
    Expect.step(Scene.of("r 4 4"), 4, 4, 5, 5, false);
    Scene last = Scene.of("b 7 1", "r 0 2");
    Questions.denyAllBut(subject, last, 7, 1, MovesSuite::step);
    Questions.denyAllBut(subject, last, 0, 2, MovesSuite::step);
  }

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("A king steps both ways")
  void kingsStepBothWays() {
    for (String king : new String[] {"B 3 3", "R 3 3"}) {
      Expect.step(Scene.of(king), 3, 3, 4, 2, true);
      Expect.step(Scene.of(king), 3, 3, 4, 4, true);
      Expect.step(Scene.of(king), 3, 3, 2, 2, true);
      Expect.step(Scene.of(king), 3, 3, 2, 4, true);
    }
  }

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("A step goes to the next row and column, and to an empty square")
  void stepsAreShortAndNeedRoom(Subject subject) {
    Expect.step(Scene.of("b 3 3", "b 4 4"), 3, 3, 4, 4, false);
    Expect.step(Scene.of("b 3 3", "r 4 2"), 3, 3, 4, 2, false);
    Expect.step(Scene.of("R 3 3", "b 2 2"), 3, 3, 2, 2, false);
    Expect.step(Scene.of("b 3 3"), 3, 3, 5, 5, false);
    Expect.step(Scene.of("B 3 3"), 3, 3, 3, 5, false);
    Expect.step(Scene.of("B 3 3"), 3, 3, 5, 3, false);
    Expect.step(Scene.of("B 3 3"), 3, 3, 4, 6, false);
    Expect.step(Scene.of("B 3 3"), 3, 3, 6, 2, false);
    Expect.step(Scene.of("R 3 3"), 3, 3, 1, 1, false);
    Questions.denyAllBut(subject, Scene.of("B 0 0"), 0, 0, MovesSuite::step, 1, 1);
    Questions.denyAllBut(subject, Scene.of("R 7 7"), 7, 7, MovesSuite::step, 6, 6);
    Questions.denyAllBut(subject, Scene.of("B 3 7"), 3, 7, MovesSuite::step, 2, 6, 4, 6);
    Questions.denyAllBut(subject, Scene.of("R 4 0"), 4, 0, MovesSuite::step, 3, 1, 5, 1);
  }

  @Test
  @Check(rule = "R1", points = 2, cases = RandomBoards.Steps.class)
  @DisplayName("isMove is right on boards drawn at random")
  void stepsOnRandomBoards(Subject subject) {
    Questions.ask(subject, subject.cases(), MovesSuite::step);
  }

  private static Call<Boolean> step(RandomBoards.Question q, Checkerboard board) {
    return Expect.isMove(q.scene(), board, q.fromRow(), q.fromCol(), q.toRow(), q.toCol());
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("A jump passes over an opponent to the empty square behind")
  void jumpsPassOverAnOpponent() {
    for (String over : new String[] {"r 4 4", "R 4 4"}) {
      Expect.jump(Scene.of("b 3 3", over), 3, 3, 5, 5, true);
      Expect.jump(Scene.of("B 3 3", over), 3, 3, 5, 5, true);
      Expect.jump(Scene.of("B 5 5", over), 5, 5, 3, 3, true);
    }
    for (String over : new String[] {"b 4 4", "B 4 4"}) {
      Expect.jump(Scene.of("r 5 3", over), 5, 3, 3, 5, true);
      Expect.jump(Scene.of("R 5 3", over), 5, 3, 3, 5, true);
      Expect.jump(Scene.of("R 3 5", over), 3, 5, 5, 3, true);
    }
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("Nothing jumps over its own colour, over nothing, or onto a piece")
  void jumpsNeedAnOpponentAndRoom(Subject subject) {
    Expect.jump(Scene.of("b 3 3", "b 4 4"), 3, 3, 5, 5, false);
    Expect.jump(Scene.of("b 3 3", "B 4 4"), 3, 3, 5, 5, false);
    Expect.jump(Scene.of("R 5 5", "r 4 4"), 5, 5, 3, 3, false);
    Expect.jump(Scene.of("b 3 3"), 3, 3, 5, 5, false);
    Expect.jump(Scene.of("R 3 3"), 3, 3, 1, 1, false);
    Expect.jump(Scene.of("b 3 3", "r 4 4", "r 5 5"), 3, 3, 5, 5, false);
    Expect.jump(Scene.of("b 3 3", "r 4 4", "b 5 5"), 3, 3, 5, 5, false);
    Expect.jump(Scene.of("B 3 3", "r 4 4"), 3, 3, 4, 4, false);
    Expect.jump(Scene.of("B 3 3", "r 4 4"), 3, 3, 6, 6, false);
    Questions.denyAllBut(subject, Scene.of("B 0 0", "r 2 2", "r 3 3"), 0, 0, MovesSuite::jump);
    Scene corner = Scene.of("B 0 0", "r 1 1", "r 1 3", "r 3 1");
    Questions.denyAllBut(subject, corner, 0, 0, MovesSuite::jump, 2, 2);
    Scene right = Scene.of("B 3 7", "r 4 6", "r 2 6");
    Questions.denyAllBut(subject, right, 3, 7, MovesSuite::jump, 5, 5, 1, 5);
    Scene left = Scene.of("R 4 0", "b 5 1", "b 3 1");
    Questions.denyAllBut(subject, left, 4, 0, MovesSuite::jump, 6, 2, 2, 2);
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("A pawn jumps forward only")
  void pawnsJumpForward(Subject subject) {
    Expect.jump(Scene.of("b 5 5", "r 4 4"), 5, 5, 3, 3, false);
    Expect.jump(Scene.of("b 5 5", "r 4 6"), 5, 5, 3, 7, false);
    Expect.jump(Scene.of("r 2 2", "b 3 3"), 2, 2, 4, 4, false);
    Expect.jump(Scene.of("r 2 2", "B 3 1"), 2, 2, 4, 0, false);
    Scene last = Scene.of("b 7 1", "r 6 2", "r 0 2", "b 1 3");
    Questions.denyAllBut(subject, last, 7, 1, MovesSuite::jump);
    Questions.denyAllBut(subject, last, 0, 2, MovesSuite::jump);
  }

  @Test
  @Check(rule = "R2", points = 2, cases = RandomBoards.Jumps.class)
  @DisplayName("isJump is right on boards drawn at random")
  void jumpsOnRandomBoards(Subject subject) {
    Questions.ask(subject, subject.cases(), MovesSuite::jump);
  }

  private static Call<Boolean> jump(RandomBoards.Question q, Checkerboard board) {
    return Expect.isJump(q.scene(), board, q.fromRow(), q.fromCol(), q.toRow(), q.toCol());
  }

  @Test
  @Check(rule = "R3", points = 2, cases = RandomBoards.FewWithMoves.class)
  @DisplayName("getMoves(row, column) lists the steps and jumps of one piece")
  void listsTheMovesOfOnePiece(Subject subject) {
    Scene middle = Scene.of("B 3 3", "r 4 4", "b 2 2", "r 4 2", "R 5 1");
    Expect.moves(
        middle, 3, 3, List.of(Moves.inWords(3, 3, 2, 4, false), Expect.jumpTo(3, 3, 5, 5)));
    Scene corner = Scene.of("b 0 0");
    Expect.moves(corner, 0, 0, List.of(Moves.inWords(0, 0, 1, 1, false)));
    Scene edge = Scene.of("r 6 0", "b 5 1");
    Expect.moves(edge, 6, 0, List.of(Expect.jumpTo(6, 0, 4, 2)));
    Scene far = Scene.of("R 7 7", "b 6 6");
    Expect.moves(far, 7, 7, List.of(Expect.jumpTo(7, 7, 5, 5)));
    for (String text : subject.cases()) {
      Board drawn = Board.parse(text);
      Expect.eachMoves(drawn, drawn.scene()::board, drawn.scene());
    }
    for (String text : subject.cases().subList(0, RandomBoards.USED)) {
      Board drawn = Board.parse(text);
      Expect.eachMoves(drawn, drawn.scene()::usedBoard, drawn.scene().used());
    }
  }

  @Test
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
        .on(stuck)
        .returnsSame(null, "null (" + since + ")");
  }
}
