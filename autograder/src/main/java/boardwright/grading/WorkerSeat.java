package boardwright.grading;

import boardwright.grading.Worker.WorkerLostException;
import boardwright.intake.Submission;
import boardwright.lab.Lab;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Broken;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Request;
import java.io.Closeable;
import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * A place for one worker, with the submission that it works on. A lost worker is replaced and told
 * again where it was; what it was lost over is asked once more, alone, before it counts.
 */
final class WorkerSeat implements Closeable {
  private static final int OPENING_SECONDS = 30;

  /** A worker loads every class anew for every check; before it grows old, another takes over. */
  private static final int MOST_SUBMISSIONS = 40;

  private final Lab lab;
  private final Worker.Source workers;
  private Worker worker;
  private Request.Open submission;
  private Request.Mix mix;
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

  /** Takes up a submission; its budget of time begins. */
  void take(Submission taken) {
    submission =
        new Request.Open(
            lab.manifest().packageName(),
            lab.provided(),
            lab.fixtures(),
            lab.replaceable(),
            lab.manifest().allow(),
            taken.sources(),
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
    if (tired || ++served >= MOST_SUBMISSIONS) {
      retire();
    }
  }

  /** Mixes for a stage. */
  Answer mix(Request.Mix request, int seconds) throws WorkerLostException, IOException {
    mix = request;
    mixed = true;
    try {
      return asked(request, seconds);
    } catch (WorkerLostException e) {
      return asked(request, seconds);
    }
  }

  /** Runs a check on the mix. */
  Answer run(Request.Run request, int seconds) throws WorkerLostException, IOException {
    Answer answer;
    try {
      answer = onTheMix(request, seconds);
    } catch (WorkerLostException e) {
      answer = onTheMix(request, seconds);
    }
    if (isOurs(answer)) {
      retire();
      answer = onTheMix(request, seconds);
    }
    tired |= answer instanceof Checked checked && checked.tired();
    return answer;
  }

  private static boolean isOurs(Answer answer) {
    return answer instanceof Broken
        || answer instanceof Checked checked && checked.result() == Answer.Result.UNGRADED;
  }

  private Answer onTheMix(Request.Run request, int seconds)
      throws WorkerLostException, IOException {
    if (!mixed || worker == null) {
      asked(mix, seconds);
      mixed = true;
    }
    return asked(request, seconds);
  }

  private Answer asked(Request request, int seconds) throws WorkerLostException, IOException {
    try {
      if (worker == null) {
        worker = workers.start();
        opened = false;
      }
      if (!opened) {
        Answer ready = worker.ask(submission, OPENING_SECONDS);
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

  private void lose() {
    if (worker != null) {
      worker.kill();
    }
    worker = null;
    opened = false;
    mixed = false;
  }

  private void retire() {
    close();
    worker = null;
    opened = false;
    mixed = false;
    tired = false;
    served = 0;
  }

  @Override
  public void close() {
    if (worker != null) {
      worker.close();
    }
  }
}
