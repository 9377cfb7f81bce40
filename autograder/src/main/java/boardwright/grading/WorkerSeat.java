package boardwright.grading;

import boardwright.grading.Worker.WorkerLostException;
import boardwright.intake.Submission;
import boardwright.lab.Lab;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Broken;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Request;
import boardwright.protocol.Request.Asked;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A place for one worker, with the submission that it works on. A lost worker is replaced and told
 * again where it was; what it was lost over is asked once more, alone, before it counts.
 */
final class WorkerSeat implements Closeable {
  private static final int OPENING_SECONDS = 30;

  /** A worker loads classes anew for every mix; before it grows old, another takes over. */
  private static final int MOST_SUBMISSIONS = Integer.getInteger("boardwright.worker.most", 200);

  /** How often a check is tried whose worker somebody else keeps ending. */
  private static final int TRIES = 3;

  private final Lab lab;
  private final Worker.Source workers;
  private Worker worker;
  private Request.Open submission;
  private Request.Mix mix;

  /** Checks that the worker was asked for on this mix, and has not answered yet. */
  private final Deque<Asked> waiting = new ArrayDeque<>();

  private boolean opened;
  private boolean mixed;
  private boolean tired;
  private int served;
  private long deadline;

  WorkerSeat(Lab lab, Worker.Source workers) {
    this.lab = lab;
    this.workers = workers;
  }

  void warmUp() {
    try {
      worker = workers.start();
    } catch (IOException e) {
      worker = null; // said when it is needed
    }
  }

  /**
   * Takes up a submission; its budget of time begins.
   *
   * @param everything whether all stages will be asked for
   */
  void take(Submission taken, boolean everything) {
    submission =
        new Request.Open(
            lab.manifest().packageName(),
            lab.provided(),
            lab.fixtures(),
            lab.replaceable().stream().map(lab::qualified).toList(),
            lab.manifest().allow(),
            taken.sources(),
            everything,
            lab.manifest().limits().steps(),
            (long) lab.manifest().limits().megabytes() << 20);
    opened = false;
    mix = null;
    deadline =
        System.nanoTime() + TimeUnit.SECONDS.toNanos(lab.manifest().limits().submissionSeconds());
  }

  /** Whether the submission has used up its budget. */
  boolean isOutOfTime() {
    return System.nanoTime() - deadline > 0;
  }

  /** Done with the submission. */
  void leave() {
    if (tired || ++served >= MOST_SUBMISSIONS || worker != null && worker.isBloated()) {
      retire();
    }
    stopWaiting();
  }

  /** Nobody wants the rest of the answers any more: a worker that still runs checks is ended. */
  private void stopWaiting() {
    if (!waiting.isEmpty()) {
      lose();
    }
  }

  /** Mixes for a stage. */
  Answer mix(Request.Mix request, int seconds) throws WorkerLostException, IOException {
    stopWaiting();
    mix = request;
    mixed = true;
    return again(isFirst -> asked(request, seconds));
  }

  /**
   * Runs a check on the mix.
   *
   * @param checks this one, and after it those that will be asked for next: the worker goes on with
   *     them meanwhile
   */
  Answer run(List<Asked> checks, int seconds) throws WorkerLostException, IOException {
    List<Asked> alone = checks.subList(0, 1);
    Answer answer = again(isFirst -> onTheMix(isFirst ? checks : alone, seconds));
    if (isOurs(answer)) {
      retire();
      answer = onTheMix(alone, seconds);
    }
    tired |= answer instanceof Checked checked && checked.tired();
    return answer;
  }

  private static boolean isOurs(Answer answer) {
    return !(answer instanceof Checked checked) || checked.result() == Answer.Result.UNGRADED;
  }

  /** Asks once more if the worker was lost, and then again if that was nobody's fault here. */
  private static Answer again(Question question) throws WorkerLostException, IOException {
    for (int tries = 1; ; tries++) {
      try {
        return question.ask(tries == 1);
      } catch (WorkerLostException e) {
        if (tries >= (e.why().isOurs() ? TRIES : 2)) {
          throw e;
        }
      }
    }
  }

  /** Something to ask the worker, for the first time or once more. */
  private interface Question {
    Answer ask(boolean isFirst) throws WorkerLostException, IOException;
  }

  private Answer onTheMix(List<Asked> checks, int seconds) throws WorkerLostException, IOException {
    if (!mixed || worker == null) {
      asked(mix, seconds);
      mixed = true;
    }
    if (!waiting.isEmpty()) {
      waiting.removeFirst();
      return next(seconds);
    }
    Answer answer = asked(new Request.Run(checks), seconds);
    waiting.addAll(checks.subList(1, checks.size()));
    return answer;
  }

  private Answer next(int seconds) throws WorkerLostException {
    try {
      return worker.next(seconds);
    } catch (WorkerLostException e) {
      lose();
      throw e;
    }
  }

  private Answer asked(Request request, int seconds) throws WorkerLostException, IOException {
    try {
      if (worker == null) {
        worker = workers.start();
        opened = false;
      }
      if (!opened) {
        Answer ready = opening();
        if (ready instanceof Broken) {
          return ready;
        }
        opened = true;
      }
      return worker.ask(request, seconds);
    } catch (WorkerLostException e) {
      lose();
      throw e;
    }
  }

  /** Nothing of the learner's runs yet: whatever happens here, the learner did not do. */
  private Answer opening() throws WorkerLostException {
    try {
      return worker.ask(submission, OPENING_SECONDS);
    } catch (WorkerLostException e) {
      throw new WorkerLostException(Worker.Why.NEVER_BEGAN);
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
    opened = false;
    mixed = false;
    tired = false;
    served = 0;
  }

  private void retire() {
    close();
    forget();
  }

  @Override
  public void close() {
    if (worker != null) {
      worker.close();
    }
  }
}
