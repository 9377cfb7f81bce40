package boardwright.suites.checkerboard;

import boardwright.suites.checkerboard.RandomBoards.Board;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import checkerboard.Checkerboard;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

/** Stage lists: the moves of all pieces, and boards beside one another. */
@Suite(lab = "checkerboard", stage = "lists")
@ExtendWith(DifferentPieces.class)
public class ListsSuite {
  /** The moves when a game begins. */
  private static final List<String> FIRST =
      List.of(
          "[2][0] to [3][1]",
          "[2][2] to [3][1]",
          "[2][2] to [3][3]",
          "[2][4] to [3][3]",
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

  @Check(rule = "R1", points = 2)
  @DisplayName("getMoves() lists the seven moves of each side when a game begins")
  void listsTheFirstMoves() {
    Checkerboard board = Expect.made();
    Call.run("board.init()", () -> board.init()).get();
    all(board).on("board.init()").lists(FIRST);
  }

  @Check(rule = "R1", points = 4, cases = RandomBoards.WithMoves.class)
  @DisplayName("getMoves() lists every move on boards drawn at random")
  void listsAllMovesOnRandomBoards(Subject subject) {
    for (String text : subject.cases()) {
      Board drawn = Board.parse(text);
      all(drawn.scene().board()).on(drawn.scene()).lists(drawn.moves());
    }
    for (String text : subject.cases().subList(0, RandomBoards.USED)) {
      Board drawn = Board.parse(text);
      all(drawn.scene().usedBoard()).on(drawn.scene().used()).lists(drawn.moves());
    }
  }

  private static Call<List<String>> all(Checkerboard board) {
    return Call.of("board.getMoves()", () -> Squares.of(board.getMoves()));
  }

  @Check(rule = "R2")
  @DisplayName("Asking for moves changes nothing, and each answer is about the board as it stands")
  void askingChangesNothing() {
    BoardLives.askedTwice(BoardLives.MOVES);
  }

  @Check(rule = "R3")
  @DisplayName("Two boards share nothing in what they say of moves")
  void boardsAreIndependent() {
    BoardLives.apart(BoardLives.MOVES);
  }
}
