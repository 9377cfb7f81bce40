package boardwright.grading;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Checked;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One worker, and what the framework may use beyond others: values that last as a thread does. */
@DisplayName("In a warm worker, thread locals")
class WarmFrameworkTest {
  private static final Lab LAB = new Course(ROOT).lab("framework").orElseThrow();
  private static final String BOARD = "framework.games.tictactoe.TicTacToeBoard";
  private static final String FIRST = "board/rows-and-columns-win";
  private static final String SECOND = "board/diagonals-win";
  private static WarmPair warm;

  @TempDir private Path scratch;

  @BeforeAll
  static void start() throws IOException {
    warm = WarmPair.start(LAB, BOARD);
  }

  @AfterAll
  static void end() {
    warm.close();
  }

  @Test
  @DisplayName("start from the beginning for every check and every submission")
  void startFromTheBeginningForEveryCheck() throws Exception {
    // tells how often the thread has come here, from the first time on
    Submission counts =
        board(
            "private static final ThreadLocal<Integer> TIMES = ThreadLocal.withInitial(() -> 0);",
            "TIMES.set(TIMES.get() + 1); System.out.print(TIMES.get() + \" \");");
    Checked alone = warm.run(counts, SECOND).get(0);
    assertTrue(alone.output().startsWith("1 2 3 "), alone.output());
    List<Checked> both = warm.run(counts, FIRST, SECOND);
    assertTrue(both.get(0).output().startsWith("1 2 3 "), both.get(0).output());
    assertEquals(alone.output(), both.get(1).output(), "after another check");
    assertEquals(alone.output(), warm.run(counts, SECOND).get(0).output(), "after another run");
    assertTrue(
        Stream.concat(both.stream(), Stream.of(alone))
            .allMatch(
                checked -> checked.result() == Answer.Result.PASSED && !checked.mustBeReplaced()));
  }

  @Test
  @DisplayName("take their values along when the check ends")
  void takeTheirValuesAlong() throws Exception {
    // for each board of a check; twelve checks would be more than the heap has
    Submission fills =
        board(
            "private boolean full;",
            "for (int i = 0; !full && i < 8; i++) { new ThreadLocal<byte[]>().set(new byte[1 <<"
                + " 20]); } full = true;");
    for (int i = 0; i < 12; i++) {
      Checked checked = warm.run(fills, SECOND).get(0);
      assertEquals(Answer.Result.PASSED, checked.result(), checked.message());
      assertFalse(checked.mustBeReplaced(), "the heap is full after run " + i);
    }
  }

  /** The model, with code at the beginning of what says whether the game is over. */
  private Submission board(String member, String code) throws IOException {
    String start = "protected GameOverStatus gameOverHook() {";
    return ModelHandIn.of(LAB, scratch)
        .add("TicTacToeBoard.java", member)
        .change("TicTacToeBoard.java", start, start + " " + code)
        .submission();
  }
}
