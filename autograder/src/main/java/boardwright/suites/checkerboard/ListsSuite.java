package boardwright.suites.checkerboard;

import boardwright.suites.checkerboard.RandomBoards.Board;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import checkerboard.Checkerboard;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Stage lists: the moves of all pieces, and boards beside one another. */
@Suite(lab = "checkerboard", stage = "lists")
@ExtendWith(DifferentPieces.class)
public class ListsSuite {
  /** The moves when a game begins, and a red pawn stands on [3][3] already; sorted. */
  private static final List<String> MET =
      List.of(
          "[2][0] to [3][1]",
          "[2][2] jumps to [4][4]",
          "[2][2] to [3][1]",
          "[2][4] jumps to [4][2]",
          "[2][4] to [3][5]",
          "[2][6] to [3][5]",
          "[2][6] to [3][7]",
          "[5][1] to [4][0]",
          "[5][1] to [4][2]",
          "[5][3] to [4][2]",
          "[5][3] to [4][4]",
          "[5][5] to [4][4]",
          "[5][5] to [4][6]",
          "[5][7] to [4][6]");

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("getMoves() lists the seven moves of each side when a game begins")
  void listsTheFirstMoves() {
    Call<List<String>> call = all(Opening.begun()).on("board.init()");
    String expected = "14 steps and no jump";
    List<String> moves = call.get(expected);
    long steps = moves.stream().distinct().filter(move -> !move.contains("jumps")).count();
    if (moves.size() != 14 || steps != 14) {
      call.fail(expected, "yours gave " + Moves.shown(moves));
    }
    Checkerboard put = Scene.game().with('r', 3, 3).boardIfAny();
    boolean right = put != null && Expect.tried(all(put), all(put)::make).equals(Optional.of(MET));
    Checkerboard met = Opening.begun();
    Expect.tryToAdd(met, Codes.RED_PAWN, 3, 3);
    if (right && Scene.game().with('r', 3, 3).isOn(met)) { // else it is not about how a game begins
      Moves.same(MET, all(met).on("board.init(), then addPiece(RED_PAWN, 3, 3)"));
    }
  }

  private static Call<List<String>> all(Checkerboard board) {
    return Call.of("board.getMoves()", () -> Moves.of(board.getMoves()));
  }

  @Test
  @Check(rule = "R1", points = 4, cases = RandomBoards.WithMoves.class)
  @DisplayName("getMoves() lists every move on boards drawn at random")
  void listsAllMovesOnRandomBoards(Subject subject) {
    for (String text : subject.cases()) {
      Board drawn = Board.parse(text);
      Checkerboard board = drawn.scene().board();
      Moves.same(drawn.moves(), all(board).on(drawn.scene()));
    }
    for (String text : subject.cases().subList(0, RandomBoards.USED)) {
      Board drawn = Board.parse(text);
      Moves.same(drawn.moves(), all(drawn.scene().usedBoard()).on(drawn.scene().used()));
    }
  }

  @Test
  @Check(rule = "R2")
  @DisplayName("Asking for moves changes nothing, and each answer is about the board as it stands")
  void askingChangesNothing() {
    BoardLives.askedTwice(BoardLives.MOVES);
  }

  @Test
  @Check(rule = "R3")
  @DisplayName("Two boards share nothing in what they say of moves")
  void boardsAreIndependent() {
    BoardLives.apart(BoardLives.MOVES);
  }
}
