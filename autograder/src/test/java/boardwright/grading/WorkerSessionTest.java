package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import boardwright.grading.Worker.WorkerLostException;
import boardwright.lab.ChangedLab;
import boardwright.lab.Lab;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.Fitness;
import boardwright.protocol.Answer.MixResult;
import boardwright.protocol.Answer.Result;
import boardwright.protocol.Request;
import boardwright.protocol.Request.CheckRequest;
import boardwright.submission.Submission;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A worker session")
class WorkerSessionTest {
  private static final Request.Mix MIX = new Request.Mix(List.of("checkerboard.Move"), false);

  /** Seconds. */
  private static final int SHORT_BUDGET = 1;

  private final List<String> ends = new ArrayList<>();

  @Test
  @DisplayName("closes a worker that must be replaced, and kills it if it still owes answers")
  void waitsForNothing() throws WorkerLostException, IOException {
    CheckRequest first = new CheckRequest("suite", "first", List.of());
    CheckRequest second = new CheckRequest("suite", "second", List.of());
    Submission submission = new Submission("ada", "ada", List.of(), List.of());
    try (WorkerSession session = session(true, false)) {
      for (List<CheckRequest> checks : List.of(List.of(first), List.of(first, second))) {
        session.prefetch(submission, List.of(MIX));
        session.take();
        session.mix(MIX);
        session.run(checks, 1, true);
        session.leave();
      }
      assertEquals(List.of("closed", "killed"), ends);
    }
  }

  @Test
  @DisplayName("never takes the answer to a skipped check for that to another")
  void neverTakesTheAnswerToASkippedCheck() throws WorkerLostException, IOException {
    CheckRequest first = new CheckRequest("suite", "first", List.of());
    CheckRequest second = new CheckRequest("suite", "second", List.of());
    CheckRequest third = new CheckRequest("suite", "third", List.of());
    try (WorkerSession session = session(false, false)) {
      session.prefetch(new Submission("ada", "ada", List.of(), List.of()), List.of(MIX));
      session.take();
      session.mix(MIX);
      session.run(List.of(first, second, third), 1, false);
      session.run(List.of(third), 1, true);
      assertEquals(List.of("killed"), ends);
    }
  }

  @Test
  @DisplayName("keeps a worker for the next submission, unless each gets its own")
  void oneForEach() throws WorkerLostException, IOException {
    for (boolean each : List.of(false, true)) {
      ends.clear();
      try (WorkerSession session = session(false, each)) {
        for (String id : List.of("ada", "bob", "cid")) {
          session.prefetch(new Submission(id, id, List.of(), List.of()), List.of(MIX));
          session.take();
          session.mix(MIX);
          session.run(List.of(new CheckRequest("suite", "first", List.of())), 1, true);
          session.leave();
        }
        assertEquals(each ? List.of("closed", "closed", "closed") : List.of(), ends);
      }
    }
  }

  @Test
  @DisplayName("counts no time that was lost to workers which somebody else ended")
  void endedFromOutside() throws WorkerLostException, IOException {
    Lab lab =
        ChangedLab.of(
            ModelHandIn.LAB,
            Map.of("limits", new Lab.Limits(5_000_000, 64, 1, SHORT_BUDGET, null)));
    SharedCompiler compiler = new SharedCompiler(() -> new Fake(false));
    Deque<Worker> workers = new ArrayDeque<>(List.of(new Ended(), new Ended(), new Fake(false)));
    try (WorkerSession session = new WorkerSession(lab, compiler, workers::remove, false)) {
      session.prefetch(new Submission("ada", "ada", List.of(), List.of()), List.of(MIX));
      session.take();
      session.mix(MIX);
      for (String check : List.of("first", "second")) {
        Answer answer = session.run(List.of(new CheckRequest("suite", check, List.of())), 1, true);
        assertEquals(Result.PASSED, ((Checked) answer).result());
      }
      assertEquals(List.of("killed", "killed"), ends);
    }
  }

  @Test
  @DisplayName(
      "tries what is out of time again with all of it, the next check once, and then no more")
  void outOfTime() throws WorkerLostException, IOException {
    List<Integer> seconds = new ArrayList<>();
    SharedCompiler compiler = new SharedCompiler(() -> new Fake(false));
    Worker.Source late =
        () ->
            new ForwardingWorker(new Fake(false)) {
              @Override
              public Answer ask(Request request, int asked) throws WorkerLostException {
                if (request instanceof Request.RunChecks) {
                  seconds.add(asked);
                  throw new WorkerLostException(Worker.Why.LATE);
                }
                return super.ask(request, asked);
              }
            };
    try (WorkerSession session = new WorkerSession(ModelHandIn.LAB, compiler, late, false)) {
      session.prefetch(new Submission("ada", "ada", List.of(), List.of()), List.of(MIX));
      session.take();
      session.mix(MIX);
      List<Worker.Why> whys = new ArrayList<>();
      for (String check : List.of("first", "second", "third")) {
        List<CheckRequest> asked = List.of(new CheckRequest("suite", check, List.of()));
        whys.add(assertThrows(WorkerLostException.class, () -> session.run(asked, 10, true)).why());
      }
      assertEquals(List.of(Worker.Why.LATE, Worker.Why.LATE, Worker.Why.NOT_ASKED), whys);
      assertEquals(List.of(3, 10, 10), seconds);
    }
  }

  /** A worker that somebody ends when it has run for longer than a submission may take. */
  private final class Ended implements Worker {
    private final Fake fake = new Fake(false);

    @Override
    public Answer ask(Request request, int seconds) throws WorkerLostException {
      if (request instanceof Request.RunChecks) {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1100L * SHORT_BUDGET));
        throw new WorkerLostException(Why.ENDED_FROM_OUTSIDE);
      }
      return fake.ask(request, seconds);
    }

    @Override
    public Answer next(int seconds) {
      return fake.next(seconds);
    }

    @Override
    public void kill() {
      fake.kill();
    }

    @Override
    public void close() {
      fake.close();
    }
  }

  private WorkerSession session(boolean worn, boolean each) {
    SharedCompiler compiler = new SharedCompiler(() -> new Fake(false));
    return new WorkerSession(ModelHandIn.LAB, compiler, () -> new Fake(worn), each);
  }

  /** A compiler, or a worker. */
  private final class Fake implements Worker {
    private final boolean worn;

    /** One that must be replaced at once, or never. */
    Fake(boolean worn) {
      this.worn = worn;
    }

    @Override
    public Answer ask(Request request, int seconds) {
      if (request instanceof Request.Mix) {
        return new MixResult(true, List.of(), List.of(), List.of(), List.of(), List.of(), null);
      }
      return request instanceof Request.RunChecks
          ? new Checked(Result.PASSED, "", null, "", worn ? Fitness.TIRED : Fitness.FIT)
          : new Answer.Ready();
    }

    @Override
    public Answer next(int seconds) {
      throw new AssertionError("nobody asks for more");
    }

    @Override
    public void kill() {
      ends.add("killed");
    }

    @Override
    public void close() {
      ends.add("closed");
    }
  }
}
