package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import boardwright.grading.Worker.Why;
import boardwright.grading.Worker.WorkerLostException;
import boardwright.protocol.Answer;
import boardwright.protocol.Request;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A place for a compiler")
class SharedCompilerTest {
  private static final Request.Mix SQUARE = new Request.Mix(List.of("checkerboard.Square"), false);
  private static final Request.Mix PIECE = new Request.Mix(List.of("checkerboard.Piece"), false);
  private static final Request.Mix PROGRAM = new Request.Mix(PIECE.classes(), true);
  private static final Request.Mix MOVE = new Request.Mix(List.of("checkerboard.Move"), false);

  private final SharedCompiler seat = new SharedCompiler(Hanging::new);
  private final List<Integer> seconds = Collections.synchronizedList(new ArrayList<>());
  private final Request.Open open =
      new Request.Open(17, "checkerboard", List.of(), List.of(), List.of(), List.of(), List.of());

  @Test
  @DisplayName("leaves the other classes of a submission that has used up its time, and says so")
  void saysWhatWasNotAsked() {
    Map<Request.Mix, Future<Answer>> answers =
        seat.mix(new SharedCompiler.Sources(open), List.of(SQUARE, PIECE, PROGRAM, MOVE), 5);
    assertEquals("the compiler did not come to an end on Square", said(answers, SQUARE, "Square"));
    assertEquals("the compiler did not come to an end on Piece", said(answers, PIECE, "Piece"));
    assertEquals(
        "the classes before this one used up all the time for compiling",
        said(answers, MOVE, "Move"));
    assertEquals(List.of(5, 5, 5, 5, 5, 5), seconds);
  }

  @Test
  @DisplayName("gives the next submission all its time")
  void beginsAnew() {
    for (int i = 0; i < 2; i++) {
      Map<Request.Mix, Future<Answer>> answers =
          seat.mix(new SharedCompiler.Sources(open), List.of(MOVE), 0);
      assertEquals("the compiler did not come to an end on Move", said(answers, MOVE, "Move"));
    }
  }

  /** What is said of checks on this mix, whose compiler was lost. */
  private static String said(
      Map<Request.Mix, Future<Answer>> answers, Request.Mix mix, String name) {
    Throwable lost =
        assertThrows(ExecutionException.class, () -> answers.get(mix).get()).getCause();
    Why why = ((WorkerLostException) lost).why();
    assertEquals(Verdict.TIMED_OUT, FailureMessages.verdict(why));
    return new FailureMessages(1).uncompiled(why, List.of(name));
  }

  /** A compiler that comes to no end on anything. */
  private final class Hanging implements Worker {
    @Override
    public Answer ask(Request request, int asked) throws WorkerLostException {
      if (request instanceof Request.Mix) {
        seconds.add(asked);
        throw new WorkerLostException(Why.LATE);
      }
      return new Answer.Ready();
    }

    @Override
    public Answer next(int seconds) {
      throw new AssertionError("a compiler gives one answer");
    }

    @Override
    public void kill() {}

    @Override
    public void close() {}
  }
}
