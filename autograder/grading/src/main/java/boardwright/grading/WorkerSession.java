package boardwright.grading;

import boardwright.grading.Worker.WorkerLostException;
import boardwright.lab.Lab;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Broken;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.Fitness;
import boardwright.protocol.Answer.MixResult;
import boardwright.protocol.Answer.Ready;
import boardwright.protocol.Request;
import boardwright.protocol.Request.CheckRequest;
import boardwright.submission.Submission;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/**
 * A place for one worker, with the submission that it works on, and a part of a compiler. A lost
 * worker is replaced and told again where it was; what it was lost over is asked once more, alone,
 * before it counts.
 */
final class WorkerSession implements Closeable {
  private static final int LOADING_SECONDS = 30;

  /** A worker loads new classes for every mix; before it grows old, another takes over. */
  private static final int MOST_SUBMISSIONS = 200;

  /** Of its time, the part that a check has at first; what is slower is tried again with all. */
  private static final int QUICK_PART = 4;

  /** At first it has so many seconds in any case, unless there are fewer for it at all. */
  private static final int LEAST_QUICK = 3;

  private final Lab lab;
  private final SharedCompiler compiler;
  private final Worker.Source workers;
  private final int most;
  private volatile Worker worker; // to close this, another thread may look for it
  private Prefetched prefetched;
  private Prefetched submission;
  private Request.Load program;

  /** Checks that the worker was asked for on this program, and has not answered yet. */
  private final Deque<CheckRequest> waiting = new ArrayDeque<>();

  private boolean loaded;
  private boolean worn;
  private int served;
  private Budget budget;

  /** The mix on which the program is, and the answer that it came with; null if there is none. */
  private Request.Mix latest;

  private Answer made;
  private volatile boolean closed;

  /**
   * A session without a worker yet.
   *
   * @param each whether every submission gets its own worker
   */
  WorkerSession(Lab lab, SharedCompiler compiler, Worker.Source workers, boolean each) {
    this.lab = lab;
    this.compiler = compiler;
    compiler.join();
    this.workers = workers;
    this.most = each ? 1 : MOST_SUBMISSIONS;
  }

  void warmUp() {
    compiler.warmUp();
    try {
      worker = workers.start();
    } catch (IOException e) {
      worker = null; // said when it is needed
    }
  }

  /**
   * Says which submission will come, so that it is compiled meanwhile.
   *
   * @param mixes those that will be asked for, in this order
   */
  void prefetch(Submission coming, List<Request.Mix> mixes) {
    Request.Open open =
        new Request.Open(
            lab.manifest().release(),
            lab.manifest().packageName(),
            lab.provided(),
            lab.fixtures(),
            lab.replaceable().stream().map(lab::qualified).toList(),
            lab.manifest().allow(),
            coming.sources());
    SharedCompiler.Sources sources = new SharedCompiler.Sources(open);
    prefetched = new Prefetched(coming, sources, compiler.mix(sources, mixes, mixSeconds()));
  }

  /** Whether this submission was prefetched last. */
  boolean expects(Submission submission) {
    return prefetched != null && prefetched.submission == submission;
  }

  /** Takes up the submission that was prefetched; its budget of time begins. */
  void take() {
    submission = prefetched;
    prefetched = null;
    program = null;
    latest = null;
    budget = new Budget(lab.manifest().limits());
  }

  /** Done with the submission. */
  void leave() {
    if (worn || ++served >= most || worker != null && worker.isBloated()) {
      retire();
    }
    stopWaiting();
    submission = null;
  }

  /** Nobody wants the rest of the answers any more: a worker that still runs checks is ended. */
  private void stopWaiting() {
    if (!waiting.isEmpty()) {
      lose();
    }
  }

  /** Gets a mix; the checks that follow run on the program that comes out. */
  Answer mix(Request.Mix mix) throws WorkerLostException, IOException {
    stopWaiting();
    if (mix.equals(latest)) {
      budget.beginMix(mix.classes());
      return made; // another stage of the same classes
    }
    program = null;
    latest = null;
    loaded = false;
    Future<Answer> coming = submission.mixes.remove(mix); // there may be much in it
    if (coming == null) {
      coming = compiler.mix(submission.sources, List.of(mix), mixSeconds()).get(mix);
    }
    // not charged: the compiler has its own limit, and may be busy with what others handed in
    Answer answer = answer(coming);
    budget.beginMix(mix.classes());
    if (answer instanceof MixResult mixed && mixed.program() != null) {
      program =
          new Request.Load(
              mixed.program(),
              lab.manifest().limits().steps(),
              (long) lab.manifest().limits().megabytes() << 20,
              TestTrials.secretOrder(mixed.program().trial()));
      latest = mix;
      made = answer;
    }
    return answer;
  }

  private static Answer answer(Future<Answer> coming) throws WorkerLostException, IOException {
    try {
      return coming.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof WorkerLostException lost) {
        throw new WorkerLostException(lost.why(), lost.lastWords());
      }
      if (e.getCause() instanceof IOException problem) {
        throw new IOException(problem.getMessage(), problem);
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  private int mixSeconds() {
    return lab.manifest().limits().compileSeconds();
  }

  /**
   * Runs a check on the program.
   *
   * @param checks this one, and after it those that will be asked for next: the worker goes on with
   *     them meanwhile
   * @param runsCode whether it runs code of the learner's: the others have their own budget, which
   *     no endless loop can use up
   */
  Answer run(List<CheckRequest> checks, int seconds, boolean runsCode)
      throws WorkerLostException, IOException {
    if (!waiting.isEmpty() && !waiting.getFirst().equals(checks.get(0))) {
      stopWaiting(); // a check was left out, whose answer must not be taken for this one's
    }
    if (budget.isSpent(runsCode)) {
      throw new WorkerLostException(Worker.Why.NOT_ASKED);
    }
    long begun = System.nanoTime();
    try {
      return answered(checks, seconds, runsCode);
    } catch (WorkerLostException e) {
      if (runsCode && e.why().isOutOfTime()) {
        budget.addLate();
      }
      throw e;
    } finally {
      budget.charge(runsCode, System.nanoTime() - begun);
    }
  }

  private Answer answered(List<CheckRequest> checks, int seconds, boolean runsCode)
      throws WorkerLostException, IOException {
    List<CheckRequest> alone = checks.subList(0, 1);
    // after the first check that was late, there is no second try for the next one
    int quick =
        budget.late() > 0
            ? seconds
            : Math.min(seconds, Math.max(LEAST_QUICK, seconds / QUICK_PART));
    Answer answer =
        Retry.of(
            budget.late() > 0 ? 1 : 2,
            isFirst -> asked(isFirst ? checks : alone, isFirst ? quick : seconds, runsCode));
    if (isOurs(answer) || fitness(answer) == Fitness.SPOILT) {
      retire();
      answer = Retry.of(isFirst -> asked(alone, seconds, runsCode));
    }
    Fitness fitness = fitness(answer);
    worn |= fitness != Fitness.FIT;
    if (fitness == Fitness.BROKEN || fitness == Fitness.SPOILT) {
      retire(); // a class of the JDK that is broken would fail the checks that follow
    }
    return answer;
  }

  private static Fitness fitness(Answer answer) {
    return answer instanceof Checked checked ? checked.fitness() : Fitness.FIT;
  }

  private static boolean isOurs(Answer answer) {
    return !(answer instanceof Checked checked) || checked.result() == Answer.Result.UNGRADED;
  }

  private Answer asked(List<CheckRequest> checks, int seconds, boolean runsCode)
      throws WorkerLostException, IOException {
    if (closed) {
      throw new IOException("nobody waits for it any more");
    }
    long begun = System.nanoTime();
    try {
      boolean isNew = worker == null;
      if (isNew) {
        worker = workers.start();
        if (closed) {
          throw new IOException("nobody waits for it any more"); // it was closed in between
        }
      }
      if (!loaded) {
        Answer ready = loading();
        if (ready instanceof Broken) {
          return ready;
        }
        if (!(ready instanceof Ready)) {
          throw new WorkerLostException(Worker.Why.NEVER_BEGAN); // it is out of step
        }
        loaded = true;
        if (isNew) {
          // a machine starts slowly if there is much else to do
          long started = System.nanoTime();
          budget.refund(runsCode, started - begun);
          begun = started;
        }
      }
      if (!waiting.isEmpty()) {
        waiting.removeFirst();
        return worker.next(seconds);
      }
      Answer answer = worker.ask(new Request.RunChecks(checks), seconds);
      waiting.addAll(checks.subList(1, checks.size()));
      return answer;
    } catch (WorkerLostException | IOException | RuntimeException | Error e) {
      if (!(e instanceof WorkerLostException lost) || lost.why().isOurs()) {
        budget.refund(runsCode, System.nanoTime() - begun);
      }
      lose();
      throw e;
    }
  }

  /** Nothing of the learner's runs yet: whatever happens here, the learner did not do. */
  private Answer loading() throws WorkerLostException {
    try {
      return worker.ask(program, LOADING_SECONDS);
    } catch (WorkerLostException e) {
      throw new WorkerLostException(Worker.Why.NEVER_BEGAN, e.lastWords());
    }
  }

  private void lose() {
    if (worker != null) {
      worker.kill();
    }
    forget();
  }

  private void forget() {
    worker = null;
    waiting.clear();
    loaded = false;
    worn = false;
    served = 0;
  }

  /** The worker has served long enough; one that still runs checks would not listen. */
  private void retire() {
    stopWaiting();
    closeWorker();
    forget();
  }

  private void closeWorker() {
    Worker idle = worker;
    if (idle != null) {
      idle.close();
    }
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      closeWorker();
      compiler.leave();
    }
  }

  /** A submission with its mixes, which are made or to come. */
  private record Prefetched(
      Submission submission,
      SharedCompiler.Sources sources,
      Map<Request.Mix, Future<Answer>> mixes) {}
}
