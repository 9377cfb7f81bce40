package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

@DisplayName("A place for a worker")
class WorkerSessionTest {
  private static final Request.Mix MIX = new Request.Mix(List.of("checkerboard.Move"), false);

  /** Seconds. */
  private static final int SHORT_BUDGET = 1;

  private final List<String> ends = new ArrayList<>();

  @Test
  @DisplayName("ends a tired worker politely that has answered all, and at once one that has not")
  void waitsForNothing() throws WorkerLostException, IOException {
    CheckRequest first = new CheckRequest("suite", "first", List.of());
    CheckRequest second = new CheckRequest("suite", "second", List.of());
    Submission submission = new Submission("ada", "ada", List.of(), List.of());
    try (WorkerSession seat = seat(true, false)) {
      for (List<CheckRequest> checks : List.of(List.of(first), List.of(first, second))) {
        seat.prefetch(submission, true, List.of(MIX));
        seat.take();
        seat.mix(MIX);
        seat.run(checks, 1, true);
        seat.leave();
      }
      assertEquals(List.of("closed", "killed"), ends);
    }
  }

  @Test
  @DisplayName("takes no answer to a check that was left out for that to another")
  void leftOut() throws WorkerLostException, IOException {
    CheckRequest first = new CheckRequest("suite", "first", List.of());
    CheckRequest second = new CheckRequest("suite", "second", List.of());
    CheckRequest third = new CheckRequest("suite", "third", List.of());
    try (WorkerSession seat = seat(false, false)) {
      seat.prefetch(new Submission("ada", "ada", List.of(), List.of()), true, List.of(MIX));
      seat.take();
      seat.mix(MIX);
      seat.run(List.of(first, second, third), 1, false);
      seat.run(List.of(third), 1, true);
      assertEquals(List.of("killed"), ends);
    }
  }

  @Test
  @DisplayName("keeps a worker for the next submission, unless each shall have one of its own")
  void oneForEach() throws WorkerLostException, IOException {
    for (boolean each : List.of(false, true)) {
      ends.clear();
      try (WorkerSession seat = seat(false, each)) {
        for (String id : List.of("ada", "bob", "cid")) {
          seat.prefetch(new Submission(id, id, List.of(), List.of()), true, List.of(MIX));
          seat.take();
          seat.mix(MIX);
          seat.run(List.of(new CheckRequest("suite", "first", List.of())), 1, true);
          seat.leave();
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
            ModelHandIn.LAB, Map.of("limits", new Lab.Limits(5_000_000, 64, 1, SHORT_BUDGET)));
    SharedCompiler compiler = new SharedCompiler(() -> new Fake(false));
    Deque<Worker> workers = new ArrayDeque<>(List.of(new Ended(), new Ended(), new Fake(false)));
    try (WorkerSession seat = new WorkerSession(lab, compiler, workers::remove, false)) {
      seat.prefetch(new Submission("ada", "ada", List.of(), List.of()), true, List.of(MIX));
      seat.take();
      seat.mix(MIX);
      for (String check : List.of("first", "second")) {
        Answer answer = seat.run(List.of(new CheckRequest("suite", check, List.of())), 1, true);
        assertEquals(Result.PASSED, ((Checked) answer).result());
      }
      assertEquals(List.of("killed", "killed"), ends);
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

  private WorkerSession seat(boolean tired, boolean each) {
    SharedCompiler compiler = new SharedCompiler(() -> new Fake(false));
    return new WorkerSession(ModelHandIn.LAB, compiler, () -> new Fake(tired), each);
  }

  /** A compiler, or a worker. */
  private final class Fake implements Worker {
    private final boolean tired;

    /** One that is tired at once, or never. */
    Fake(boolean tired) {
      this.tired = tired;
    }

    @Override
    public Answer ask(Request request, int seconds) {
      if (request instanceof Request.Mix) {
        return new MixResult(true, List.of(), List.of(), List.of(), List.of(), List.of(), null);
      }
      return request instanceof Request.RunChecks
          ? new Checked(Result.PASSED, "", null, "", tired ? Fitness.TIRED : Fitness.FIT)
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
