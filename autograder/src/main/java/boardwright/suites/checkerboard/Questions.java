package boardwright.suites.checkerboard;

import boardwright.suite.Call;
import boardwright.suites.checkerboard.RandomBoards.Question;
import checkerboard.Checkerboard;
import java.util.List;

/**
 * Asks one question after another on boards drawn at random. Questions on the same drawing share a
 * board, since to set one up takes longer than ten answers; an answer that is not the right one
 * does not count before it was given on a new board too, so that no question suffers from what an
 * earlier one left behind.
 */
final class Questions {
  private Questions() {}

  /** How a board is asked. */
  interface Asking {
    Call<Boolean> ask(Question question, Checkerboard board);
  }

  static void ask(List<String> questions, Asking asking) {
    Checkerboard board = null;
    String drawn = "";
    for (String text : questions) {
      Question question = Question.parse(text);
      if (board == null || !drawn.equals(question.scene().letters())) {
        drawn = question.scene().letters();
        board = question.scene().board();
      }
      if (!isRight(asking.ask(question, board), question.answer())) {
        asking.ask(question, question.scene().board()).returns(question.answer());
        board = null;
      }
    }
  }

  private static boolean isRight(Call<Boolean> call, boolean expected) {
    try {
      return call.make() == expected;
    } catch (Exception | AssertionError e) {
      return false; // said when it is asked again
    }
  }
}
