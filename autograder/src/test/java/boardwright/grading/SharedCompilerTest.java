package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import boardwright.grading.Worker.Why;
import boardwright.grading.Worker.WorkerLostException;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.MixResult;
import boardwright.protocol.Request;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A place for a compiler")
class SharedCompilerTest {
  private static final Request.Mix SQUARE = new Request.Mix(List.of("checkerboard.Square"), false);
  private static final Request.Mix PIECE = new Request.Mix(List.of("checkerboard.Piece"), false);
  private static final Request.Mix MOVE = new Request.Mix(List.of("checkerboard.Move"), false);

  private static final Request.Mix PROGRAM_OF_BOTH =
      new Request.Mix(List.of("checkerboard.Square", "checkerboard.Piece"), true);
  private static final Request.Mix BOARD = new Request.Mix(List.of("checkerboard.Board"), false);
  private static final Answer MIXED =
      new MixResult(false, List.of(), List.of(), List.of(), List.of(), List.of(), null);

  private final SharedCompiler seat = new SharedCompiler(Hanging::new);
  private final List<Integer> seconds = Collections.synchronizedList(new ArrayList<>());
  private final List<List<String>> opened = Collections.synchronizedList(new ArrayList<>());
  private final Request.Open open =
      new Request.Open(
          17,
          "checkerboard",
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(
              new Request.Source("Square.java", "", List.of("checkerboard.Square")),
              new Request.Source("Piece.java", "", List.of("checkerboard.Piece"))));

  @Test
  @DisplayName("leaves the other classes of a submission that has used up its budget, and says so")
  void saysWhatWasNotAsked() {
    Map<Request.Mix, Future<Answer>> answers =
        seat.mix(new SharedCompiler.Sources(open), List.of(SQUARE, PIECE, MOVE, BOARD), 5);
    assertEquals("the compiler did not come to an end on Square", said(answers, SQUARE, "Square"));
    assertEquals("the compiler did not come to an end on Piece", said(answers, PIECE, "Piece"));
    assertEquals("the compiler did not come to an end on Move", said(answers, MOVE, "Move"));
    assertEquals(
        "the classes before this one used up all the time for compiling",
        said(answers, BOARD, "Board"));
    assertEquals(List.of(5, 5, 5, 5), seconds, "Square twice, Piece and Move once");
  }

  @Test
  @DisplayName("does not try a class again that was given up, and leaves it out elsewhere")
  void leavesWhatWasGivenUp() {
    Request.Mix both = new Request.Mix(List.of(SQUARE.classes().get(0), "a.B"), false);
    SharedCompiler.Sources submission = new SharedCompiler.Sources(open);
    Map<Request.Mix, Future<Answer>> answers = seat.mix(submission, List.of(SQUARE, both), 5);
    assertEquals(
        "the classes before these used up all the time for compiling",
        said(answers, both, "Square", "B"));
    assertEquals(
        "the compiler did not come to an end on Square",
        said(seat.mix(submission, List.of(SQUARE), 5), SQUARE, "Square"));
    assertEquals(List.of(5, 5), seconds);
    for (Request.Mix other : List.of(PROGRAM_OF_BOTH, PIECE)) {
      opened.clear();
      said(seat.mix(submission, List.of(other), 5), other, "Piece");
      assertEquals(List.of(List.of("Piece.java")), opened, other::toString);
    }
  }

  @Test
  @DisplayName("compiles what was slow once apart, with all its time, while the others go on")
  void compilesWhatWasSlowOnceApart() throws InterruptedException, ExecutionException {
    CountDownLatch othersAreDone = new CountDownLatch(1);
    AtomicInteger started = new AtomicInteger();
    SharedCompiler shared =
        new SharedCompiler(
            () -> {
              int number = started.incrementAndGet();
              return new Hanging() {
                @Override
                public Answer ask(Request request, int asked) throws WorkerLostException {
                  if (request instanceof Request.Mix mix && !mix.equals(SQUARE)) {
                    return MIXED;
                  }
                  if (request.equals(SQUARE) && number == 2) {
                    await(othersAreDone);
                  }
                  return super.ask(request, asked);
                }
              };
            });
    shared.mix(new SharedCompiler.Sources(open), List.of(PIECE), 5);
    Map<Request.Mix, Future<Answer>> slow =
        shared.mix(new SharedCompiler.Sources(open), List.of(SQUARE, MOVE), 5);
    shared.mix(new SharedCompiler.Sources(open), List.of(MOVE), 5).get(MOVE).get();
    othersAreDone.countDown();
    assertEquals("the compiler did not come to an end on Square", said(slow, SQUARE, "Square"));
    assertEquals(MIXED, slow.get(MOVE).get());
    assertEquals(List.of(2, 5), seconds, "a part of its time first, as others wait");
    assertEquals(4, started.get(), "one lost, one apart that was lost, and one more for each");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  @DisplayName("gives the next submission all its time")
  void givesTheNextSubmissionAllItsTime() {
    for (int i = 0; i < 2; i++) {
      Map<Request.Mix, Future<Answer>> answers =
          seat.mix(new SharedCompiler.Sources(open), List.of(MOVE), 0);
      assertEquals("the compiler did not come to an end on Move", said(answers, MOVE, "Move"));
    }
  }

  /** What is said of checks on this mix, whose compiler was lost. */
  private static String said(
      Map<Request.Mix, Future<Answer>> answers, Request.Mix mix, String... names) {
    Throwable lost =
        assertThrows(ExecutionException.class, () -> answers.get(mix).get()).getCause();
    Why why = ((WorkerLostException) lost).why();
    assertEquals(Verdict.TIMED_OUT, FailureMessages.verdict(why));
    return new FailureMessages(1).uncompiled(why, List.of(names));
  }

  /** A compiler that comes to no end on anything. */
  private class Hanging implements Worker {
    @Override
    public Answer ask(Request request, int asked) throws WorkerLostException {
      if (request instanceof Request.Mix) {
        seconds.add(asked);
        throw new WorkerLostException(Why.LATE);
      }
      opened.add(((Request.Open) request).sources().stream().map(Request.Source::path).toList());
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
