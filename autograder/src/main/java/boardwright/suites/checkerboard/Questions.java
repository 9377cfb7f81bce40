package boardwright.suites.checkerboard;

import boardwright.suites.checkerboard.RandomBoards.Question;
import boardwright.testkit.Call;
import boardwright.testkit.Subject;
import checkerboard.Checkerboard;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks one question after another on boards drawn at random. Questions on the same drawing share a
 * board, since to set one up takes longer than ten answers. Where earlier ones have left their mark
 * on it, which has a rule of its own, a wrong answer does not count before it was given on a new
 * board, too. Whoever could tell that second question from the first would know by it that the
 * answer was wrong: so there is none where the board is as it was drawn, and a program that has a
 * place to remember in gets a new board for each question.
 */
final class Questions {
  private Questions() {}

  /** How a board is asked. */
  interface Asking {
    Call<Boolean> ask(Question question, Checkerboard board);
  }

  static void ask(Subject subject, List<String> questions, Asking asking) {
    Checkerboard board = null;
    String drawn = "";
    for (String text : questions) {
      Question question = Question.parse(text);
      if (subject.remembers()) {
        asking.ask(question, question.scene().board()).returns(question.answer());
        continue;
      }
      if (board == null || !drawn.equals(question.scene().letters())) {
        drawn = question.scene().letters();
        board = question.scene().board();
      }
      try {
        asking.ask(question, board).returns(question.answer());
      } catch (AssertionError wrong) {
        if (question.scene().isOn(board)) {
          throw wrong;
        }
        asking.ask(question, question.scene().board()).returns(question.answer());
        board = null;
      }
    }
  }

  /**
   * Asks about one piece and every square of the board but some: the answer is no. Nobody is asked
   * whose board does not hold the pieces, which is for other checks to say.
   *
   * @param but rows and columns by turns
   */
  static void denyAllBut(
      Subject subject, Scene scene, int row, int col, Asking asking, int... but) {
    if (!scene.canBeSetUp()) {
      return;
    }
    List<String> questions = new ArrayList<>();
    for (int toRow = 0; toRow < 8; toRow++) {
      for (int toCol = 0; toCol < 8; toCol++) {
        boolean left = false;
        for (int i = 0; i < but.length; i += 2) {
          left |= toRow == but[i] && toCol == but[i + 1];
        }
        if (!left) {
          questions.add(new Question(scene, row, col, toRow, toCol, false).text());
        }
      }
    }
    ask(subject, questions, asking);
  }
}
