package boardwright.suites.checkerboard;

import boardwright.suites.checkerboard.Squares.Place;
import boardwright.testkit.Call;
import boardwright.testkit.Subject;
import checkerboard.Checkerboard;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks one question after another on boards drawn at random. Questions on the same drawing share a
 * board, since to set one up takes longer than ten answers. Where earlier ones have left their mark
 * on it, which has its own rule, a wrong answer does not count before it was given on a new board,
 * too. A program that recognised the second question would know from it that its answer was wrong:
 * so there is none where the board is as it was drawn, and a program that has a place to remember
 * in gets a new board for each question.
 */
enum Questions {
  /** Whether a piece can step. */
  IS_MOVE,

  /** Whether a piece can jump. */
  IS_JUMP;

  /** What a board says, a learner's or the engine's. */
  boolean answer(Checkerboard board, int fromRow, int fromCol, int toRow, int toCol) {
    return this == IS_MOVE
        ? board.isMove(fromRow, fromCol, toRow, toCol)
        : board.isJump(fromRow, fromCol, toRow, toCol);
  }

  private void ask(Question q, Checkerboard board) {
    String format =
        this == IS_MOVE ? "board.isMove(%d, %d, %d, %d)" : "board.isJump(%d, %d, %d, %d)";
    Call.of(
            Call.text(format, q.fromRow, q.fromCol, q.toRow, q.toCol),
            () -> answer(board, q.fromRow, q.fromCol, q.toRow, q.toCol))
        .on(q.scene.grid().around(q.fromRow, q.fromCol, q.toRow, q.toCol))
        .returns(q.answer);
  }

  /** Asks these, written as a {@link Question} is. */
  void ask(Subject subject, List<String> questions) {
    Checkerboard board = null;
    String drawn = "";
    for (String text : questions) {
      Question question = Question.parse(text);
      if (board == null || subject.remembers() || !drawn.equals(question.scene.letters())) {
        drawn = question.scene.letters();
        board = question.scene.board();
      }
      try {
        ask(question, board);
      } catch (AssertionError wrong) {
        if (subject.remembers() || question.scene.isOn(board)) {
          throw wrong;
        }
        ask(question, question.scene.board());
        board = null;
      }
    }
  }

  /**
   * Asks about one piece, each time on a new board.
   *
   * @param squares rows and columns by turns
   */
  void expect(boolean answer, Scene scene, int row, int col, int... squares) {
    for (int i = 0; i < squares.length; i += 2) {
      ask(new Question(scene, row, col, squares[i], squares[i + 1], answer), scene.board());
    }
  }

  /**
   * Asks about one piece and every square of the board but some: the answer is no. Nobody is asked
   * whose board does not hold the pieces, which is for other checks to say.
   *
   * @param but rows and columns by turns
   */
  void denyAllBut(Subject subject, Scene scene, int row, int col, int... but) {
    if (scene.boardIfAny() == null) {
      return;
    }
    List<String> questions = new ArrayList<>();
    for (Place to : Squares.ALL) {
      boolean left = false;
      for (int i = 0; i < but.length; i += 2) {
        left |= to.row() == but[i] && to.col() == but[i + 1];
      }
      if (!left) {
        questions.add(new Question(scene, row, col, to.row(), to.col(), false).text());
      }
    }
    ask(subject, questions);
  }

  /** A question with its answer, as text: the letters, four numbers, yes or no. */
  record Question(Scene scene, int fromRow, int fromCol, int toRow, int toCol, boolean answer) {
    static Question parse(String text) {
      String[] parts = text.split("\\|");
      return new Question(
          Scene.parse(parts[0]),
          Integer.parseInt(parts[1]),
          Integer.parseInt(parts[2]),
          Integer.parseInt(parts[3]),
          Integer.parseInt(parts[4]),
          parts[5].equals("yes"));
    }

    /** Whether it is about a pawn that can go no further, which has its own checks. */
    boolean isFromTheEnd() {
      char letter = scene.at(fromRow, fromCol);
      return letter == 'b' && fromRow == 7 || letter == 'r' && fromRow == 0;
    }

    /** Whether it goes to another square one away, or two away over a piece. */
    boolean looksRight() {
      boolean far = Math.abs(toRow - fromRow) == 2;
      return isDiagonal()
          && toRow != fromRow
          && (!far || scene.grid().has((fromRow + toRow) / 2, (fromCol + toCol) / 2));
    }

    boolean isDiagonal() {
      return Math.abs(toRow - fromRow) == Math.abs(toCol - fromCol);
    }

    String text() {
      String numbers = "|" + fromRow + "|" + fromCol + "|" + toRow + "|" + toCol + "|";
      return scene.letters() + numbers + (answer ? "yes" : "no");
    }
  }
}
